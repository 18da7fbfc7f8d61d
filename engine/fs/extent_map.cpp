// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/extent_map.h"

#include <algorithm>

namespace drover::fs {

sys::SysResult<std::vector<sys::RawExtent>> ExtentMap::next() {
    if (range_.empty()) return std::vector<sys::RawExtent>{};
    auto extents = sys_.fiemap(fd_, range_, false, batch_);
    if (!extents) return extents;
    const bool ends = extents->empty() || extents->back().last || extents->back().logical_end() <= range_.offset;
    const std::uint64_t reached = ends ? range_.end() : std::min(extents->back().logical_end(), range_.end());
    range_ = {reached, range_.end() - reached};
    return extents;
}

}  // namespace drover::fs
