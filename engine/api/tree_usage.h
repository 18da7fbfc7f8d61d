// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/base/figure.h"
#include "engine/base/result.h"

namespace drover {

struct UsageRequest {
    std::vector<std::string> roots;  // directories or files, bytes; a final symlink is followed, none below
    bool settle = false;             // write all dirty data of their filesystems out first (syncfs); waits for the disk
    // Shared extents kept, at 64 bytes each: beyond, the scan fails and says so.
    std::size_t most_extents = std::size_t{1} << 23;
};

// What deleting something would free, in bytes. `at_most` is unknown where sharing is, and on btrfs, where overwritten
// parts of extents that nobody sees may come free in addition. The blocks of the directories themselves count in
// `at_most` only. What open descriptors hold stays.
struct Freed {
    Figure at_least;
    Figure at_most;
};

// Sums over a directory and everything below it. What several directories hold together (a hard link, a shared range)
// counts at their lowest common ancestor only, so a directory's sums may exceed those of its children.
struct UsageTotals {
    std::uint64_t files = 0;  // regular files, hard links once
    std::uint64_t directories = 0;
    std::uint64_t others = 0;         // symlinks, sockets, devices: without extents
    std::uint64_t not_inspected = 0;  // regular files that could not be opened; apparent and allocated count
    std::uint64_t unread = 0;         // directories that could not be read: counts and sums are lower bounds
    std::uint64_t unsettled = 0;      // files with data that is not yet on the disk
    std::uint64_t extents = 0;

    std::uint64_t apparent = 0;   // st_size; this and the next end at the largest number instead of wrapping
    std::uint64_t allocated = 0;  // st_blocks * 512, as reported
    Figure hole;                  // within the sizes
    Figure preallocated;          // within and beyond the sizes
    Figure compressed;            // unpacked bytes
    Figure inlined;
    Figure shared;        // what the filesystem calls shared: in_selection + outside
    Figure in_selection;  // shared with another place of the selection, every place counted
    Figure distinct;  // of these, each byte of the filesystem once; of what is shared with other directories, nothing
    Figure
        outside;  // called shared, but with nothing in the selection. What is shared within it may be shared outside,
                  // too, which makes this a lower bound; btrfs, which says it of whole extents, makes it an upper one
    Figure exclusive;  // mapped and not shared
    Figure unique;     // exclusive and distinct, but for files with names outside the selection
    Freed freed;
};

// One directory of the selection, or a root that is a file.
struct UsageNode {
    static constexpr std::uint32_t no_parent = UINT32_MAX;

    std::string name;  // bytes; the path as it was asked for of a root, empty for the selection as a whole
    std::uint32_t parent = no_parent;
    bool directory = true;
    UsageTotals totals;
};

struct TreeUsage {
    // The first is the selection as a whole, its children are the roots; a parent comes before its children.
    std::vector<UsageNode> nodes;
    bool complete = true;       // false after a stop: all sums are lower bounds, of what was reached
    std::vector<Error> errors;  // the first `max_listed`
    std::uint64_t errors_total = 0;
    std::vector<std::string> notes;  // in words: why figures are bounds or unknown, each once

    static constexpr std::size_t max_listed = 1000;

    // Of a node but the first: root and names, joined.
    std::string path_of(std::uint32_t node) const;
};

// So far; sharing is known at the end only.
struct UsageProgress {
    std::uint64_t files = 0;
    std::uint64_t directories = 0;
    std::uint64_t extents = 0;
    std::uint64_t apparent = 0;
    std::uint64_t allocated = 0;
    std::string path;        // the directory in hand
    bool comparing = false;  // all is read, what is shared is being matched
};
// Called on the calling thread, at most ten times a second. Must not throw.
using UsageListener = std::function<void(const UsageProgress&)>;

// Walks the trees, mount points included, and sums up. 6 to 11 µs a file in a warm cache on one core; call it on a
// thread of your own. A stop ends it within one batch of extents and gives what was reached. Fails only beyond
// `most_extents`; what could not be read is in `errors`.
Result<TreeUsage> tree_usage(const UsageRequest& request, const std::stop_token& stop = {},
                             const UsageListener& on_progress = {});

// The regular files directly inside a directory, as paths below it, by name and no more than `most`.
Result<std::vector<std::string>> files_inside(const std::string& directory, std::size_t most);

}  // namespace drover
