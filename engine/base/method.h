// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace drover {

// How the bytes of a file got to their destination. `hole` moves nothing: the destination reads as zero too.
enum class MethodId : std::uint8_t { clone, kernel, buffered, hole };

inline constexpr std::size_t method_count = 4;
inline constexpr std::array<MethodId, method_count> all_methods{MethodId::clone, MethodId::kernel, MethodId::buffered,
                                                                MethodId::hole};

constexpr std::string_view method_name(MethodId id) {
    constexpr std::array<std::string_view, method_count> names{"clone", "kernel", "buffered", "hole"};
    return names[static_cast<std::size_t>(id)];
}

// Bytes per method; the sum over all methods is the apparent size of what was transferred.
struct MethodBytes {
    std::array<std::uint64_t, method_count> bytes{};

    std::uint64_t& operator[](MethodId id) { return bytes[static_cast<std::size_t>(id)]; }
    std::uint64_t operator[](MethodId id) const { return bytes[static_cast<std::size_t>(id)]; }
    std::uint64_t total() const { return bytes[0] + bytes[1] + bytes[2] + bytes[3]; }
    MethodBytes& operator-=(const MethodBytes& other) {
        for (std::size_t i = 0; i < method_count; ++i) bytes[i] -= other.bytes[i];
        return *this;
    }
    MethodBytes& operator+=(const MethodBytes& other) {
        for (std::size_t i = 0; i < method_count; ++i) bytes[i] += other.bytes[i];
        return *this;
    }
};

}  // namespace drover
