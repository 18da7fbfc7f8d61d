// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/api/extent_view.h"
#include "engine/base/byte_range.h"
#include "engine/base/result.h"

namespace drover {

struct ComparisonRequest {
    std::vector<std::string> paths;  // regular files, bytes; a final symlink is followed. One file may be enough
    bool settle = false;             // write their dirty data out first (FIEMAP_FLAG_SYNC); waits for the disk
    // Extents read and references kept, at 64 bytes each: beyond, the comparison fails and says so.
    std::size_t most_extents = std::size_t{1} << 23;
};

// One of the places that share a segment.
struct SegmentUse {
    std::uint64_t offset = 0;  // in the file, bytes
    std::uint32_t file = 0;    // index in Comparison::files
};

// Bytes on a filesystem that two or more places of the selection map.
struct Segment {
    std::uint64_t address = 0;    // on its filesystem
    std::uint64_t length = 0;     // bytes; of a compressed extent the longest of its uses
    std::uint64_t first_use = 0;  // in Comparison::uses
    std::uint32_t use_count = 0;  // at least 2
    // False for compressed extents: their uses lie in the same extent, but may be different parts of it. Never call
    // them identical.
    bool overlap_known = true;
};

struct ComparisonTotals {
    std::uint64_t apparent = 0;   // of every file, hard links once
    std::uint64_t allocated = 0;  // as reported
    Figure mapped;                // neither hole nor unknown
    Figure distinct;              // the same, each byte of a filesystem once
    Figure overlap;               // bytes of filesystems that several places of the selection map, each once
    Figure saved;                 // mapped - distinct: what sharing within the selection saves
};

// Any number of files and who shares with whom.
struct Comparison {
    std::vector<Result<FileView>> files;  // one for each path, in their order; an error costs its file only
    std::vector<Segment> segments;        // the uncompressed first; by filesystem and address
    std::vector<SegmentUse> uses;         // of a segment in order of file and offset
    ComparisonTotals totals;

    std::span<const SegmentUse> uses_of(const Segment& segment) const {
        return std::span(uses).subspan(segment.first_use, segment.use_count);
    }
};

struct ComparisonProgress {
    std::size_t files_read = 0;
    std::uint64_t extents_read = 0;
};
// Called on the calling thread, at most ten times a second. Must not throw.
using ComparisonListener = std::function<void(const ComparisonProgress&)>;

// Reads the extent maps and finds what they share. Takes about a second for a million extents, so call it on a thread
// of your own; any number of calls may run at once. Writes nothing and leaves no descriptor open. ErrorKind::cancelled
// after `stop`, within one batch of 512 extents. Fails as a whole only then and beyond `most_extents`.
Result<Comparison> compare_extents(const ComparisonRequest& request, const std::stop_token& stop = {},
                                   const ComparisonListener& on_progress = {});

// A range of one file and a range of another place, of the same length, that share their bytes on the disk.
struct SharedPair {
    std::uint64_t offset = 0;        // in the selected file
    std::uint64_t other_offset = 0;  // in `other`
    std::uint64_t length = 0;
    std::uint32_t other = 0;  // index in Comparison::files; the selected file itself where it shares with itself
    bool overlap_known = true;
};

// Pairs of one selected file, in order of offset and the other file; neighbours are joined. Only those that touch
// `within`, and no more than `most`. (All pairs of all files would be quadratic.)
std::vector<SharedPair> pairs_of(const Comparison& comparison, std::size_t file, ByteRange within, std::size_t most);

}  // namespace drover
