// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/member/utf16.h"

namespace drover::archive {

namespace {

constexpr std::uint32_t unit_at(std::string_view bytes, ByteOrder order) {
    const std::uint32_t first = static_cast<unsigned char>(bytes[0]);
    const std::uint32_t second = static_cast<unsigned char>(bytes[1]);
    return order == ByteOrder::little ? first | second << 8U : second | first << 8U;
}

constexpr bool is_first_half(std::uint32_t unit) {
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool is_second_half(std::uint32_t unit) {
    return unit >= 0xDC00 && unit < 0xE000;
}

void add_utf8(std::string& text, std::uint32_t point) {
    const auto add = [&](std::uint32_t byte) { text += static_cast<char>(byte); };
    const auto add_tail = [&](unsigned shift) { add(0x80U | (point >> shift & 0x3FU)); };
    if (point < 0x80) {
        add(point);
    } else if (point < 0x800) {
        add(0xC0U | point >> 6U);
        add_tail(0);
    } else if (point < 0x10000) {
        add(0xE0U | point >> 12U);
        add_tail(6);
        add_tail(0);
    } else {
        add(0xF0U | point >> 18U);
        add_tail(12);
        add_tail(6);
        add_tail(0);
    }
}

}  // namespace

std::string utf8_of_utf16(std::string_view bytes, ByteOrder order) {
    std::string text;
    for (; bytes.size() >= 2; bytes.remove_prefix(2)) {
        std::uint32_t point = unit_at(bytes, order);
        if (point == 0) break;
        if (is_first_half(point) && bytes.size() >= 4) {
            if (const std::uint32_t second = unit_at(bytes.substr(2), order); is_second_half(second)) {
                point = 0x10000 + ((point - 0xD800) << 10U) + (second - 0xDC00);
                bytes.remove_prefix(2);
            }
        }
        add_utf8(text, point);
    }
    return text;
}

}  // namespace drover::archive
