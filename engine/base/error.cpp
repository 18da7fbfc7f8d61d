// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/error.h"

#include <cstddef>
#include <cstdint>

namespace drover {

namespace {

constexpr char hex_digits[] = "0123456789abcdef";

void append_escaped(std::string& out, unsigned char byte) {
    out += "\\x";
    out += hex_digits[byte >> 4];
    out += hex_digits[byte & 15];
}

// Length of the valid UTF-8 sequence at `pos`, or 0. Rejects overlong forms, surrogates and values past U+10FFFF.
std::size_t utf8_sequence_length(const std::string& s, std::size_t pos) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(s[i]); };
    const unsigned char first = byte(pos);
    std::size_t length = 0;
    std::uint32_t value = 0;
    if (first < 0x80) return 1;
    if ((first & 0xE0) == 0xC0) length = 2, value = first & 0x1F;
    else if ((first & 0xF0) == 0xE0) length = 3, value = first & 0x0F;
    else if ((first & 0xF8) == 0xF0) length = 4, value = first & 0x07;
    else return 0;
    if (pos + length > s.size()) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(pos + i) & 0xC0) != 0x80) return 0;
        value = value << 6 | (byte(pos + i) & 0x3F);
    }
    constexpr std::uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    // C1 controls are valid UTF-8, but a terminal may act on them.
    const bool control = value >= 0x80 && value < 0xA0;
    return value < smallest[length] || value > 0x10FFFF || surrogate || control ? 0 : length;
}

// Line separators and marks that turn the direction of the text: a terminal or a label acts on them.
bool misleads(const std::string& s, std::size_t pos, std::size_t length) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint32_t>(static_cast<unsigned char>(s[pos + i])); };
    if (length == 2) return ((byte(0) & 0x1F) << 6 | (byte(1) & 0x3F)) == 0x061C;
    if (length != 3) return false;
    const std::uint32_t value = (byte(0) & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
    return value == 0x200E || value == 0x200F || (value >= 0x2028 && value <= 0x202E) ||
           (value >= 0x2066 && value <= 0x2069);
}

int hex_value(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    return -1;
}

}  // namespace

std::string escape_name(const std::string& bytes) {
    std::string out;
    out.reserve(bytes.size());
    for (std::size_t i = 0; i < bytes.size();) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        const std::size_t length = utf8_sequence_length(bytes, i);
        const bool escape = length == 0 || byte < 0x20 || byte == 0x7F || byte == '\\' || misleads(bytes, i, length);
        if (escape) append_escaped(out, byte);
        else out.append(bytes, i, length);
        i += escape ? 1 : length;
    }
    return out;
}

bool is_utf8(const std::string& bytes) {
    for (std::size_t i = 0; i < bytes.size();) {
        const std::size_t length = utf8_sequence_length(bytes, i);
        if (length == 0) return false;
        i += length;
    }
    return true;
}

std::string unescape_name(const std::string& text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool escape = i + 3 < text.size() && text[i] == '\\' && text[i + 1] == 'x' &&
                            hex_value(text[i + 2]) >= 0 && hex_value(text[i + 3]) >= 0;
        if (escape) {
            out += static_cast<char>(hex_value(text[i + 2]) << 4 | hex_value(text[i + 3]));
            i += 3;
        } else {
            out += text[i];
        }
    }
    return out;
}

std::string Error::message() const {
    std::string text = path.empty() ? reason : escape_name(path) + ": " + reason;
    if (!code.empty()) text += " (" + operation + ", " + code + ")";
    return text;
}

}  // namespace drover
