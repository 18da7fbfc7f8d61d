// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/tar_mutator.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <random>
#include <string_view>

namespace drover::fuzz {

namespace {

constexpr std::size_t block = 512;
constexpr std::size_t checksum_at = 148;
constexpr std::size_t checksum_length = 8;
constexpr std::size_t magic_at = 257;

bool looks_like_header(std::span<const std::uint8_t> bytes) {
    return std::memcmp(bytes.data() + magic_at, "ustar", 5) == 0;
}

void mend_checksum(std::span<std::uint8_t> header) {
    const auto field = header.subspan(checksum_at, checksum_length);
    std::ranges::fill(field, ' ');
    const unsigned sum = std::accumulate(header.begin(), header.end(), 0U);
    std::array<char, checksum_length> text{};
    std::snprintf(text.data(), text.size(), "%06o", sum);
    std::ranges::copy(text, field.begin());
}

}  // namespace

std::size_t rearrange_blocks(std::uint8_t* data, std::size_t size, std::size_t room, unsigned seed) {
    const std::size_t blocks = size / block;
    if (blocks == 0) return size;
    std::minstd_rand chance(seed);
    const std::size_t from = chance() % blocks;
    const std::size_t count = (1 + chance() % std::min<std::size_t>(blocks - from, 4)) * block;
    std::uint8_t* const begin = data + from * block;
    const std::size_t behind = size - from * block - count;
    if (chance() % 2 == 0) {
        std::memmove(begin, begin + count, behind);
        return size - count;
    }
    if (size + count > room) return size;
    std::memmove(begin + count, begin, count + behind);
    return size + count;
}

void mend_checksums(std::span<std::uint8_t> data) {
    for (; data.size() >= block; data = data.subspan(block))
        if (looks_like_header(data)) mend_checksum(data.first(block));
}

}  // namespace drover::fuzz
