// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/inspect/file_map.h"

namespace drover::inspect {

// In words, why figures of a file are bounds or unknown.
std::vector<std::string> notes_of(const FileMap& map);

// The notes of many files, each once.
class NoteList {
public:
    void add(const FileMap& map);
    std::vector<std::string> all() const { return {texts_.begin(), texts_.end()}; }

private:
    std::set<std::pair<std::uint32_t, std::size_t>> seen_;  // address space and note, so that texts are made once
    std::set<std::string> texts_;
};

}  // namespace drover::inspect
