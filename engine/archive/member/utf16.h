// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace drover::archive {

enum class ByteOrder : std::uint8_t { little, big };

// The same code points in UTF-8, neither composed nor decomposed, up to a zero. Half a pair becomes the three bytes
// that it would have as a code point, so that no two names become one.
std::string utf8_of_utf16(std::string_view bytes, ByteOrder order);

}  // namespace drover::archive
