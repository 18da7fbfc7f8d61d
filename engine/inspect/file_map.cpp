// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/file_map.h"

namespace drover::inspect {

Evidence FileMap::evidence() const {
    if (!space->view.can_share) return Evidence::no_sharing;
    return source == MapSource::extent_map && space->has_addresses ? Evidence::extent_map : Evidence::none;
}

bool is_comparable(const FileMap& map, const Extent& extent) {
    return extent.has_address && extent.offset < map.status.size && map.evidence() == Evidence::extent_map;
}

Sharing sharing_alone(const FileMap& map, const Extent& extent) {
    if (extent.kind == ExtentKind::hole) return Sharing::none;
    if (extent.kind == ExtentKind::unknown) return Sharing::unknown;
    const auto evidence = map.evidence();
    if (evidence == Evidence::none) return Sharing::unknown;
    if (evidence == Evidence::no_sharing || extent.kind == ExtentKind::inlined) return Sharing::exclusive;
    return extent.reported_shared ? Sharing::outside : Sharing::exclusive;
}

}  // namespace drover::inspect
