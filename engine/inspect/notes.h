// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/inspect/file_map.h"

namespace drover::inspect {

inline constexpr const char* note_possibly_outside =
    "What is shared within the selection may be shared outside it, too: how many share is not told";
inline constexpr const char* note_linked_outside =
    "Files with further names outside the selection stay: deleting these names frees nothing of them";
inline constexpr const char* note_unread = "Directories that could not be read: all sums above them are lower bounds";
inline constexpr const char* note_met_again = "What several of the given paths hold counts once, at the first of them";

// In words, why figures of a file are bounds or unknown.
std::vector<std::string> notes_of(const FileMap& map);

// The notes of many files, each once.
class NoteList {
public:
    void add(const FileMap& map);
    void add(const char* text) { texts_.insert(text); }
    std::vector<std::string> all() const { return {texts_.begin(), texts_.end()}; }

private:
    std::set<std::pair<std::uint32_t, std::size_t>> seen_;  // address space and note, so that texts are made once
    std::set<std::string> texts_;
};

}  // namespace drover::inspect
