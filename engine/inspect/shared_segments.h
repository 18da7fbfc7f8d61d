// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "engine/api/extent_comparison.h"
#include "engine/inspect/file_map.h"
#include "engine/inspect/limits.h"
#include "engine/inspect/sweep.h"

namespace drover::inspect {

struct Records {
    std::vector<Record> plain;
    std::vector<Record> compressed;  // only those that are called shared: the rest of an overwritten extent is not
};

// Adds the extents of a file that can be compared with others; of plain ones, those that are not called shared only
// where `all_plain`.
void add_records(Records& records, const FileMap& map, std::uint32_t file, bool all_plain);

// Who shares with whom. Takes the records; each use is held in the budget.
struct SharedSegments {
    std::vector<Segment> segments;
    std::vector<SegmentUse> uses;
};
Outcome<SharedSegments> find_shared(Records records, Budget& budget, const std::stop_token& stop);

// A use of a segment, to be sorted by file and offset.
struct Piece {
    std::uint64_t offset = 0;
    std::uint32_t file = 0;
    std::uint32_t segment = 0;
};
std::vector<Piece> pieces_by_file(const SharedSegments& shared);

// FileView::sharing, from the pieces of this file.
std::vector<SharingRange> sharing_ranges(const FileMap& map, std::span<const Piece> pieces,
                                         std::span<const Segment> segments);

}  // namespace drover::inspect
