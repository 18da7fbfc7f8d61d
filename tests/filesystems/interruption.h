// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/job_run.h"
#include "tests/support/test_filesystems.h"

namespace drover::test {

// What a job that is disturbed works on.
enum class Load : std::uint8_t { tree, big_file };

struct Disturbed {
    JobKind kind = JobKind::copy;
    Load load = Load::tree;
    const FilesystemKind* from = nullptr;
    const FilesystemKind* to = nullptr;
    MethodChoice method = MethodChoice::automatic;

    std::string text() const;
};

// Loads, kinds and routes, drawn from the generator: the same for the same seed.
Disturbed draw_disturbed(std::mt19937& random);

// Makes "load" in the directory: a tree of small and middling files with links, or one large file.
void build_load(const FreshDirectory& directory, Load load);
JobRequest request_for(const Disturbed& job, const FreshDirectory& from, const FreshDirectory& to);

// How long such a job takes undisturbed; measured once a case.
std::chrono::microseconds usual_duration(const Disturbed& job);

std::size_t open_descriptors();

// No file under a final name may differ from what it was copied from; directories may lack entries.
std::vector<std::string> partial_entries(const TreeFacts& wanted, const TreeFacts& found);
// What is whole on neither side.
std::vector<std::string> lost_entries(const TreeFacts& wanted, const TreeFacts& source, const TreeFacts& target);

// The facts of "load" in the directory; empty when there is none.
TreeFacts load_facts(const FreshDirectory& directory);

}  // namespace drover::test
