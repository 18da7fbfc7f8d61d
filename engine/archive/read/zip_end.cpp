// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/read/zip_end.h"

namespace drover::archive {

bool has_zip_end(std::string_view last_bytes) {
    constexpr std::string_view signature("PK\5\6", 4);
    constexpr std::size_t record = 22;
    constexpr std::size_t comment_length = 20;
    for (std::size_t at = last_bytes.rfind(signature); at != std::string_view::npos;) {
        const auto byte = [&](std::size_t offset) { return static_cast<unsigned char>(last_bytes[at + offset]); };
        if (last_bytes.size() - at >= record) {
            const std::size_t comment = byte(comment_length) | std::size_t{byte(comment_length + 1)} << 8;
            if (comment <= last_bytes.size() - at - record) return true;
        }
        if (at == 0) return false;
        at = last_bytes.rfind(signature, at - 1);
    }
    return false;
}

}  // namespace drover::archive
