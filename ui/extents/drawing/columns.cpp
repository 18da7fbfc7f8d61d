// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/drawing/columns.h"

#include <algorithm>
#include <numeric>
#include <optional>

namespace drover::ui {

namespace {

// The class that fills the whole column, if one does.
std::optional<std::size_t> only_class(const ClassBytes& bytes) {
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < lane_classes; ++i) {
        if (bytes[i] == 0) continue;
        if (only) return std::nullopt;
        only = i;
    }
    return only;
}

std::vector<ClassBytes> bytes_by_column(const ExtentLane& lane, const ByteWindow& window) {
    std::vector<ClassBytes> columns(static_cast<std::size_t>(window.width()));
    ByteRange previous;
    ClassBytes before_end{};
    for (int x = 0; x < window.width(); ++x) {
        const ByteRange column = window.column(x);
        const ClassBytes before =
            x > 0 && column.offset == previous.end() ? before_end : lane.bytes_before(column.offset);
        before_end = lane.bytes_before(column.end());
        columns[static_cast<std::size_t>(x)] = before_end - before;
        previous = column;
    }
    return columns;
}

// Leaves only the larger class of a column in which just the neighbours' classes meet.
void sharpen(std::vector<ClassBytes>& columns) {
    std::optional<std::size_t> left = columns.empty() ? std::nullopt : only_class(columns.front());
    for (std::size_t x = 1; x + 1 < columns.size(); ++x) {
        ClassBytes& column = columns[x];
        const auto own = only_class(column);
        const auto right = only_class(columns[x + 1]);
        if (!own && left && right && left != right) {
            const std::uint64_t all = std::accumulate(column.begin(), column.end(), std::uint64_t{0});
            const std::size_t larger = column[*left] >= column[*right] ? *left : *right;
            if (column[*left] + column[*right] == all) {
                column = {};
                column[larger] = all;
            }
        }
        left = own;
    }
}

}  // namespace

ColumnStack stack_of(const ClassBytes& bytes, int height) {
    ColumnStack stack{};
    const auto all = static_cast<double>(std::accumulate(bytes.begin(), bytes.end(), std::uint64_t{0}));
    if (all <= 0) return stack;
    const auto largest = static_cast<std::size_t>(std::ranges::max_element(bytes) - bytes.begin());
    int left = height;
    for (std::size_t i = 0; i < lane_classes; ++i) {
        if (bytes[i] == 0 || i == largest) continue;
        const int share = static_cast<int>(static_cast<double>(bytes[i]) / all * height);
        stack[i] = std::min(std::max(share, 1), std::max(left - 1, 0));
        left -= stack[i];
    }
    stack[largest] = left;
    return stack;
}

std::vector<ColumnStack> columns_of(const ExtentLane& lane, const ByteWindow& window, int height) {
    std::vector<ClassBytes> bytes = bytes_by_column(lane, window);
    sharpen(bytes);
    std::vector<ColumnStack> stacks;
    stacks.reserve(bytes.size());
    for (const ClassBytes& column : bytes) stacks.push_back(stack_of(column, height));
    return stacks;
}

}  // namespace drover::ui
