// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/base/byte_range.h"

namespace drover::ui {

// What a range is, as a number that a lane's vocabulary gives a name and a look.
using LaneClass = std::uint8_t;
inline constexpr std::size_t lane_classes = 8;
inline constexpr LaneClass no_file = 7;  // between the end of a file and what is preallocated beyond
using ClassBytes = std::array<std::uint64_t, lane_classes>;

// A file's bytes as consecutive ranges, each of one class. Sums are kept for every 256th range, so that "how many
// bytes of each class lie in [a, b)" costs the same for a block and for a million extents: every zoom is drawn alike.
class ExtentLane {
public:
    void reserve(std::size_t ranges);
    // In order of offset. A gap before it becomes `no_file`.
    void add(ByteRange range, LaneClass lane_class);

    std::size_t size() const { return ends_.size(); }
    std::uint64_t end() const { return ends_.empty() ? 0 : ends_.back(); }
    ByteRange range(std::size_t index) const;
    LaneClass class_of(std::size_t index) const { return classes_[index]; }

    std::optional<std::size_t> index_at(std::uint64_t offset) const;
    // The nearest range after (or before) `index` that is of its class.
    std::optional<std::size_t> next_of_class(std::size_t index, bool forward) const;

    ClassBytes bytes_before(std::uint64_t offset) const;
    ClassBytes bytes_in(std::uint64_t begin, std::uint64_t end) const;

private:
    void append(std::uint64_t end, LaneClass lane_class);

    std::vector<std::uint64_t> ends_;
    std::vector<LaneClass> classes_;
    std::vector<ClassBytes> sums_;  // before each block of ranges
    ClassBytes total_{};
};

ClassBytes operator-(const ClassBytes& a, const ClassBytes& b);

}  // namespace drover::ui
