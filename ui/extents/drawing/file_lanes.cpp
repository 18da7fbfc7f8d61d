// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/drawing/file_lanes.h"

#include <algorithm>

namespace drover::ui {

Sharing sharing_beyond_the_end(const Extent& extent) {
    return extent.reported_shared ? Sharing::outside : Sharing::exclusive;
}

ExtentLane state_lane(const FileView& file) {
    ExtentLane lane;
    lane.reserve(file.extents.size());
    for (const Extent& extent : file.extents) lane.add({extent.offset, extent.length}, class_of(extent.kind));
    return lane;
}

ExtentLane sharing_lane(const FileView& file) {
    ExtentLane lane;
    lane.reserve(file.sharing.size());
    for (const SharingRange& range : file.sharing) lane.add({range.offset, range.length}, class_of(range.sharing));
    const auto beyond = std::ranges::lower_bound(file.extents, file.size, {}, &Extent::offset);
    for (auto extent = beyond; extent != file.extents.end(); ++extent)
        lane.add({extent->offset, extent->length}, class_of(sharing_beyond_the_end(*extent)));
    return lane;
}

ArchiveClass between_members(const ArchiveView& archive) {
    return archive.packed > 0 ? ArchiveClass::packed : ArchiveClass::between;
}

ExtentLane member_lane(const ArchiveView& archive) {
    ExtentLane lane;
    lane.reserve(archive.parts.size() * 2);
    for (const ArchivePart& part : archive.parts) {
        if (part.offset > lane.end())
            lane.add({lane.end(), part.offset - lane.end()}, class_of(between_members(archive)));
        const auto own = part.clonable ? ArchiveClass::clonable : ArchiveClass::copied;
        lane.add({part.offset, part.length}, class_of(own));
    }
    if (archive.size > lane.end())
        lane.add({lane.end(), archive.size - lane.end()}, class_of(between_members(archive)));
    return lane;
}

}  // namespace drover::ui
