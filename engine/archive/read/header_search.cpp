// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/read/header_search.h"

#include <string>

#include "engine/archive/tar/ustar.h"

namespace drover::archive {

namespace {

bool has_checksum(const std::string& bytes, std::size_t at) {
    return glance_at_ustar(std::span<const char, tar_block>(bytes.data() + at, tar_block)).has_value();
}

}  // namespace

std::optional<std::uint64_t> find_tar_header(ArchiveInput& input, std::uint64_t from) {
    if (from >= input.size()) return std::nullopt;
    std::string bytes;  // from `from` on
    input.seek(from);
    for (;;) {
        const auto more = input.read();
        if (!more || more->empty()) return std::nullopt;
        bytes.append(reinterpret_cast<const char*>(more->data()), more->size());
        std::size_t at = 0;
        for (; at + tar_block <= bytes.size(); at += tar_block)
            if (has_checksum(bytes, at)) return from + at;
        bytes.erase(0, at);
        from += at;
    }
}

}  // namespace drover::archive
