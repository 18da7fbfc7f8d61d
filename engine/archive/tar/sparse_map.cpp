// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/sparse_map.h"

#include "engine/archive/tar/ustar.h"

namespace drover::archive {

namespace {

void add_line(std::string& map, std::uint64_t number) {
    map += std::to_string(number);
    map += '\n';
}

}  // namespace

std::string encode_sparse_map(const std::vector<ByteRange>& data, std::uint64_t size) {
    const bool ends_in_hole = data.empty() || data.back().end() < size;
    std::string map;
    add_line(map, data.size() + (ends_in_hole ? 1 : 0));
    for (const auto& range : data) {
        add_line(map, range.offset);
        add_line(map, range.length);
    }
    if (ends_in_hole) {
        add_line(map, size);
        add_line(map, 0);
    }
    map.resize(to_tar_blocks(map.size()), '\0');
    return map;
}

bool is_plausible(const std::vector<ByteRange>& data, std::uint64_t size, std::uint64_t stored) {
    std::uint64_t reached = 0;
    std::uint64_t sum = 0;
    for (const auto& range : data) {
        if (range.offset < reached || range.offset > size || range.length > size - range.offset) return false;
        reached = range.end();
        sum += range.length;
    }
    return sum == stored;
}

}  // namespace drover::archive
