// SPDX-License-Identifier: GPL-3.0-or-later
// What ArchiveReader makes of a zip that has lost the directory at its end, which alone says what each member is.
#include <algorithm>
#include <string>
#include <string_view>

#include "engine/archive/read/archive_reader.h"
#include "engine/archive/read/zip_end.h"

namespace drover::archive {

namespace {

constexpr std::uint64_t longest_target = 4095;

std::string read_at(ArchiveInput& input, std::uint64_t offset, std::uint64_t length) {
    std::string bytes;
    input.seek(std::min(offset, input.size()));
    while (bytes.size() < length) {
        const auto more = input.read();
        if (!more || more->empty()) break;
        bytes.append(reinterpret_cast<const char*>(more->data()), more->size());
    }
    bytes.resize(std::min<std::size_t>(bytes.size(), static_cast<std::size_t>(length)));
    return bytes;
}

// How the member is packed stands before its name, which ends where the content begins.
bool is_stored(ArchiveInput& input, std::uint64_t content) {
    constexpr std::string_view signature("PK\3\4", 4);
    constexpr std::size_t header = 30;
    constexpr std::uint64_t longest_header = header + 2 * 65'535;
    const std::uint64_t length = std::min(content, longest_header);
    const std::string bytes = read_at(input, content - length, length);
    const auto number = [&](std::size_t at) {
        return static_cast<unsigned char>(bytes[at]) | std::size_t{static_cast<unsigned char>(bytes[at + 1])} << 8U;
    };
    for (std::size_t at = bytes.rfind(signature); at != std::string::npos; at = bytes.rfind(signature, at - 1)) {
        if (at + header <= bytes.size() && at + header + number(at + 26) + number(at + 28) == bytes.size())
            return number(at + 8) == 0;
        if (at == 0) break;
    }
    return true;  // nobody knows
}

// Packers store the target of a symlink as it is, which a small file may be as well.
bool may_be_a_target(const std::string& content) {
    return !content.empty() && content.find('\n') == std::string::npos && content.find('\0') == std::string::npos;
}

}  // namespace

bool ArchiveReader::lacks_zip_directory() {
    if (!is_zip() || source_.packed()) return false;
    if (!zip_directory_missing_) {
        ArchiveInput look(sys_, fd(), size(), [] { return true; });  // libarchive holds what was read of the other
        const std::uint64_t from = size() - std::min(longest_zip_end, size());
        zip_directory_missing_ = !has_zip_end(read_at(look, from, longest_zip_end));
    }
    return *zip_directory_missing_;
}

void ArchiveReader::take_zip_without_directory(ReadMember& found, std::uint64_t data_offset) {
    if (found.member.type != MemberType::regular) return;
    found.warning = "Its permissions are lost with the directory at the archive's end";
    const std::uint64_t length = found.member.size;
    if (length == 0 || length > longest_target) return;
    ArchiveInput look(sys_, fd(), size(), [] { return true; });
    if (is_stored(look, data_offset) && may_be_a_target(read_at(look, data_offset, length)))
        found.damage("It may be a symlink: what would say so is lost with the directory at the archive's end");
}

}  // namespace drover::archive
