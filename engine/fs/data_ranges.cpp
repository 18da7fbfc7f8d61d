// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/data_ranges.h"

#include <algorithm>

namespace drover::fs {

std::optional<ByteRange> DataRanges::next() {
    if (position_ >= size_) return std::nullopt;
    const auto start = sys_.seek_data(fd_, position_);
    if (!start) {
        if (start.error().is(std::errc::no_such_device_or_address)) {  // ENXIO: only a hole is left
            position_ = size_;
            return std::nullopt;
        }
        answered_ = false;
        return rest_from(position_);
    }
    if (*start < position_) return rest_from(position_);
    if (*start >= size_) {
        position_ = size_;
        return std::nullopt;
    }
    const auto end = sys_.seek_hole(fd_, *start);
    if (!end || *end <= *start) return rest_from(*start);
    position_ = std::min(*end, size_);
    return ByteRange{*start, position_ - *start};
}

ByteRange DataRanges::rest_from(std::uint64_t offset) {
    position_ = size_;
    return {offset, size_ - offset};
}

}  // namespace drover::fs
