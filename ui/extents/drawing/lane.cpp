// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/drawing/lane.h"

#include <algorithm>

namespace drover::ui {

namespace {

constexpr std::size_t ranges_a_block = 256;

}  // namespace

void ExtentLane::reserve(std::size_t ranges) {
    ends_.reserve(ranges);
    classes_.reserve(ranges);
    sums_.reserve(ranges / ranges_a_block + 1);
}

void ExtentLane::append(std::uint64_t end, LaneClass lane_class) {
    if (ends_.size() % ranges_a_block == 0) sums_.push_back(total_);
    total_[lane_class] += end - this->end();
    ends_.push_back(end);
    classes_.push_back(lane_class);
}

void ExtentLane::add(ByteRange range, LaneClass lane_class) {
    if (range.offset > end()) append(range.offset, no_file);
    if (range.end() > end()) append(range.end(), lane_class);
}

ByteRange ExtentLane::range(std::size_t index) const {
    const std::uint64_t begin = index == 0 ? 0 : ends_[index - 1];
    return {begin, ends_[index] - begin};
}

std::optional<std::size_t> ExtentLane::index_at(std::uint64_t offset) const {
    const auto found = std::ranges::upper_bound(ends_, offset);
    if (found == ends_.end()) return std::nullopt;
    return static_cast<std::size_t>(found - ends_.begin());
}

std::optional<std::size_t> ExtentLane::next_of_class(std::size_t index, bool forward) const {
    const LaneClass wanted = classes_[index];
    if (forward) {
        const auto found = std::find(classes_.begin() + static_cast<std::ptrdiff_t>(index) + 1, classes_.end(), wanted);
        if (found == classes_.end()) return std::nullopt;
        return static_cast<std::size_t>(found - classes_.begin());
    }
    while (index-- > 0) {
        if (classes_[index] == wanted) return index;
    }
    return std::nullopt;
}

ClassBytes ExtentLane::bytes_before(std::uint64_t offset) const {
    const auto index = index_at(offset);
    if (!index) return total_;
    ClassBytes bytes = sums_[*index / ranges_a_block];
    const std::size_t first = *index - *index % ranges_a_block;
    std::uint64_t begin = first == 0 ? 0 : ends_[first - 1];
    for (std::size_t i = first; i < *index; ++i) {
        bytes[classes_[i]] += ends_[i] - begin;
        begin = ends_[i];
    }
    bytes[classes_[*index]] += offset - begin;
    return bytes;
}

ClassBytes ExtentLane::bytes_in(std::uint64_t begin, std::uint64_t end) const {
    return bytes_before(end) - bytes_before(begin);
}

ClassBytes operator-(const ClassBytes& a, const ClassBytes& b) {
    ClassBytes difference{};
    for (std::size_t i = 0; i < lane_classes; ++i) difference[i] = a[i] - b[i];
    return difference;
}

}  // namespace drover::ui
