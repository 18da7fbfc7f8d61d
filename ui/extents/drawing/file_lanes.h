// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/archive_view.h"
#include "engine/api/extent_view.h"
#include "ui/extents/drawing/lane.h"

namespace drover::ui {

constexpr LaneClass class_of(ExtentKind kind) {
    return static_cast<LaneClass>(kind);
}
constexpr LaneClass class_of(Sharing sharing) {
    return static_cast<LaneClass>(sharing);
}
// Of an archive's bytes.
// Between members: headers and padding; in an archive with compressed members, those as well.
enum class ArchiveClass : LaneClass { clonable, copied, between, packed };
ArchiveClass between_members(const ArchiveView& archive);
constexpr LaneClass class_of(ArchiveClass part) {
    return static_cast<LaneClass>(part);
}

// With whom an extent shares that lies beyond the end of its file, where nobody compares.
Sharing sharing_beyond_the_end(const Extent& extent);

ExtentLane state_lane(const FileView& file);
ExtentLane sharing_lane(const FileView& file);
ExtentLane member_lane(const ArchiveView& archive);

}  // namespace drover::ui
