// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/api/extent_view.h"
#include "engine/inspect/address_space.h"
#include "engine/sys/file_status.h"

namespace drover::inspect {

// What the words "shared" and "exclusive" rest on.
enum class Evidence : std::uint8_t {
    no_sharing,  // files there cannot share blocks
    extent_map,  // FIEMAP says so
    none,
};

// One file as it was read.
struct FileMap {
    sys::FileStatus status;  // from after the reading
    const AddressSpace* space = nullptr;
    MapSource source = MapSource::extent_map;
    Settled settled = Settled::yes;
    bool changing = false;
    std::vector<Extent> extents{};  // as in FileView

    Evidence evidence() const;
    // As on btrfs: an extent stays on the disk, and may be called shared, as a whole as long as any part of it is used.
    bool keeps_whole_extents() const { return space->view.can_share && !space->shared_by_block; }
};

// With room of its own on the disk, now or as soon as it is written.
constexpr bool is_regular(const Extent& extent) {
    return extent.kind != ExtentKind::hole && extent.kind != ExtentKind::unknown && extent.kind != ExtentKind::inlined;
}

constexpr std::uint64_t round_up(std::uint64_t bytes, std::uint64_t block) {
    return (bytes + block - 1) / block * block;
}

// Whether equal addresses of this extent and another mean that they share bytes.
bool is_comparable(const FileMap& map, const Extent& extent);

// What is known of an extent before others are looked at; `outside` may turn out to be `in_selection`.
Sharing sharing_alone(const FileMap& map, const Extent& extent);

// Makes bounds of what a map says about sharing that may be older than the files.
void doubt_sharing(FileTotals& totals);

// The sums that concern one file alone: without in_selection and outside.
FileTotals totals_of(const FileMap& map);

}  // namespace drover::inspect
