// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/payload/archive_check.h"

#include <utility>

#include "engine/archive/payload/payload_checksum.h"
#include "engine/archive/read/archive_reader.h"

namespace drover::archive {

namespace {

// What compressed files unpack to is our own here.
constexpr ExpansionLimit no_limit{.free = UINT64_MAX};

// Of all that tells what a member is and where its bytes go.
std::uint64_t checksum_of_header(const Member& member) {
    std::string text = member.path;
    while (text.ends_with('/')) text.pop_back();
    text += '\0' + member.link_target + '\0' + std::to_string(static_cast<int>(member.type)) + ' ';
    text += std::to_string(member.size);
    if (member.sparse)
        for (const auto& range : member.data)
            text += ' ' + std::to_string(range.offset) + '+' + std::to_string(range.length);
    return add_to_checksum(0, std::as_bytes(std::span(text)));
}

Error mismatch(std::string path, std::string reason) {
    return {.kind = ErrorKind::mismatch,
            .operation = "verify",
            .code = "",
            .reason = std::move(reason),
            .path = std::move(path)};
}

Error unreadable(const ReadError& error, const std::string& path) {
    if (error.error) return sys::to_error(*error.error, path);
    return mismatch(path,
                    "It cannot be read back: " + error.reason + " (at byte " + std::to_string(error.offset) + ")");
}

std::expected<std::uint64_t, ReadError> checksum_of_payload(ArchiveReader& reader) {
    std::uint64_t sum = 0;
    for (;;) {
        const auto block = reader.next_block();
        if (!block) return std::unexpected(block.error());
        if (!*block) return sum;
        sum = add_to_checksum(sum, (*block)->bytes);
    }
}

}  // namespace

void ArchiveCheck::wrote(const Member& member, std::optional<std::uint64_t> payload) {
    members_.push_back({checksum_of_header(member), payload});
}

bool ArchiveCheck::read_back(sys::Syscalls& sys, int fd, const std::string& path,
                             const std::function<bool()>& may_continue,
                             const std::function<void(Error)>& differs) const {
    const auto failed = [&](sys::SysError error) { return differs(sys::to_error(error, path)), true; };
    if (const auto synced = sys.fsync(fd); !synced) return failed(synced.error());
    static_cast<void>(sys.drop_cache(fd));  // a filesystem that keeps its pages is compared in memory
    const auto status = sys.fstat(fd);
    if (!status) return failed(status.error());
    const auto reader = ArchiveReader::open(sys, fd, *status, path, may_continue, no_limit);
    if (!reader && reader.error().stopped) return false;
    if (!reader) return differs(unreadable(reader.error(), path)), true;
    return compare(**reader, path, differs);
}

bool ArchiveCheck::compare(ArchiveReader& reader, const std::string& path,
                           const std::function<void(Error)>& differs) const {
    std::size_t number = 0;
    for (;; ++number) {
        const auto found = reader.next();
        if (!found && found.error().stopped) return false;
        if (!found) return differs(unreadable(found.error(), path)), true;
        if (!*found) break;
        const Member& member = (*found)->member;
        const std::string name = path + '/' + member.path;
        if (number >= members_.size()) return differs(mismatch(name, "Nothing like it was archived")), true;
        const Expected& expected = members_[number];
        if (checksum_of_header(member) != expected.header)
            return differs(mismatch(name, "The archive has another member in its place")), true;
        if (member.type != MemberType::regular || !expected.payload) continue;
        const auto sum = checksum_of_payload(reader);
        if (!sum && sum.error().stopped) return false;
        if (!sum) differs(unreadable(sum.error(), name));
        else if (*sum != *expected.payload) differs(mismatch(name, "The archive holds other bytes than the source"));
    }
    if (number < members_.size()) differs(mismatch(path, "Members are missing at its end"));
    return true;
}

}  // namespace drover::archive
