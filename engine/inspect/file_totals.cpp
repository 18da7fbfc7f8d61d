// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/inspect/figures.h"
#include "engine/inspect/file_map.h"

namespace drover::inspect {

namespace {

// Bytes of the blocks that hold what SEEK_DATA calls data.
std::uint64_t data_blocks(const FileMap& map) {
    const std::uint64_t block = map.space->view.block;
    std::uint64_t sum = 0;
    for (const auto& extent : map.extents)
        if (extent.kind == ExtentKind::data) sum += round_up(extent.end(), block) - extent.offset / block * block;
    return sum;
}

// SEEK_HOLE and st_blocks together. More blocks than data: some holes are preallocated. Fewer: what is called data is
// compressed, or partly a hole.
void doubt_seek(FileTotals& totals, const FileMap& map) {
    const std::uint64_t blocks = data_blocks(map);
    if (totals.allocated == blocks) return;
    auto& hole = totals.of(ExtentKind::hole);
    const bool more = totals.allocated > blocks;
    if (!more) totals.of(ExtentKind::data).precision = totals.exclusive.precision = Precision::at_most;
    else totals.preallocated_after_end.precision = Precision::at_least;
    if (more && hole.bytes == 0) return;
    if (more) totals.exclusive.precision = Precision::at_least;
    hole.precision = more ? Precision::at_most : Precision::at_least;
    totals.of(ExtentKind::preallocated).precision = more ? Precision::at_least : Precision::unknown;
}

// Whether what is dirty may be written to another place than the map says, and be delayed until then.
bool may_hide_delayed(const FileTotals& totals, const FileMap& map) {
    const bool written = totals.of(ExtentKind::data).bytes > 0 || totals.of(ExtentKind::compressed).bytes > 0;
    return totals.shared.bytes > 0 || (map.keeps_whole_extents() && written);
}

// Dirty data may lie over preallocation and over ranges that are still called shared.
void doubt_unsettled(FileTotals& totals, const FileMap& map) {
    auto& data = totals.of(ExtentKind::data);
    auto& preallocated = totals.of(ExtentKind::preallocated);
    auto& delayed = totals.of(ExtentKind::delayed);
    const bool hidden = may_hide_delayed(totals, map);
    if (hidden && data.bytes > 0) doubt(data, Precision::at_most);
    if (preallocated.bytes > 0) {
        doubt(preallocated, Precision::at_most);
        doubt(data, Precision::at_least);
    }
    if (hidden || preallocated.bytes > 0) doubt(delayed, delayed.bytes > 0 ? Precision::at_least : Precision::unknown);
    if (totals.of(ExtentKind::compressed).bytes > 0)
        totals.of(ExtentKind::compressed).precision = data.precision = Precision::unknown;
    doubt_sharing(totals);
}

void doubt_everything(FileTotals& totals) {
    for (auto& figure : totals.by_kind) figure.precision = Precision::unknown;
    for (auto* figure : {&totals.preallocated_after_end, &totals.shared, &totals.exclusive})
        figure->precision = Precision::unknown;
}

void doubt(FileTotals& totals, const FileMap& map) {
    if (map.source == MapSource::none && map.status.size > 0) {
        for (const auto kind : all_extent_kinds)
            if (kind != ExtentKind::unknown) totals.of(kind).precision = Precision::unknown;
        totals.preallocated_after_end.precision = Precision::unknown;
    }
    if (map.source == MapSource::seek) doubt_seek(totals, map);
    if (map.settled != Settled::yes) doubt_unsettled(totals, map);
    if (map.evidence() == Evidence::none && map.status.size > 0)
        totals.shared.precision = totals.exclusive.precision = Precision::unknown;
    if (map.changing) doubt_everything(totals);
}

}  // namespace

void doubt_sharing(FileTotals& totals) {
    if (totals.shared.bytes == 0) return;
    doubt(totals.shared, Precision::at_most);
    doubt(totals.exclusive, Precision::at_least);
}

FileTotals totals_of(const FileMap& map) {
    FileTotals totals;
    totals.apparent = map.status.size;
    totals.allocated = map.status.allocated;
    for (const auto& extent : map.extents) {
        if (extent.offset >= map.status.size) {
            totals.preallocated_after_end.bytes += extent.length;
            continue;
        }
        totals.of(extent.kind).bytes += extent.length;
        if (extent.kind == ExtentKind::hole || extent.kind == ExtentKind::unknown) continue;
        (extent.reported_shared ? totals.shared : totals.exclusive).bytes += extent.length;
    }
    doubt(totals, map);
    return totals;
}

}  // namespace drover::inspect
