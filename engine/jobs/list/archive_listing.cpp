// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/api/archive_listing.h"

#include <algorithm>

#include "engine/archive/read/archive_reader.h"
#include "engine/fs/filesystem_profile.h"

namespace drover {

namespace {

using archive::MemberType;

// Damaged places that are passed over.
constexpr int most_damages = 1000;

struct ArchiveFacts {
    bool clones = false;
    std::uint64_t block = 4096;
};

ListedType type_of(MemberType type) {
    switch (type) {
        case MemberType::regular:
            return ListedType::file;
        case MemberType::hard_link:
            return ListedType::hard_link;
        case MemberType::symlink:
            return ListedType::symlink;
        case MemberType::char_device:
        case MemberType::block_device:
            return ListedType::device;
        case MemberType::directory:
            return ListedType::directory;
        case MemberType::fifo:
            return ListedType::fifo;
    }
    return ListedType::file;
}

// Whether each range's whole blocks lie on blocks in the archive and in the file.
bool is_aligned(const archive::ReadMember& found, std::uint64_t block) {
    std::uint64_t position = found.payload.offset.value_or(0);
    if (!found.member.sparse) return position % block == 0;
    for (const auto& range : found.member.data) {
        if (range.length >= block && (position % block != 0 || range.offset % block != 0)) return false;
        position += range.length;
    }
    return true;
}

std::string why_not_cloned(const archive::ReadMember& found, const ArchiveFacts& facts, std::uint64_t archive_size) {
    if (found.unusable != nullptr) return found.unusable;
    if (found.payload.indirect != nullptr) return found.payload.indirect;
    if (found.payload.end() > archive_size) return "the archive ends before it does";
    if (!facts.clones) return "the archive's filesystem cannot clone";
    if (found.payload.stored < facts.block) return "less than a block";
    return is_aligned(found, facts.block) ? "" : "its bytes do not begin on a block";
}

ListedMember listed(const archive::ReadMember& found, const ArchiveFacts& facts, std::uint64_t archive_size) {
    ListedMember member{.name = found.member.path,
                        .type = type_of(found.member.type),
                        .link_target = found.member.link_target,
                        .permissions = found.member.permissions,
                        .uid = found.member.uid,
                        .gid = found.member.gid,
                        .user = found.member.user,
                        .group = found.member.group,
                        .modified = found.member.modified,
                        .size = found.size_known ? std::optional(found.member.size) : std::nullopt,
                        .holes = found.member.size - std::min(found.member.size, found.member.stored()),
                        .stored = std::nullopt,
                        .payload_offset = std::nullopt,
                        .why_not = {}};
    if (found.damaged) member.holes = 0;
    if (found.member.type != MemberType::regular) return member;
    member.payload_offset = found.payload.offset;
    if (found.payload.offset) member.stored = found.payload.stored;
    member.why_not = why_not_cloned(found, facts, archive_size);
    member.clonable = member.why_not.empty();
    return member;
}

Error to_error(const archive::ReadError& error, const std::string& path) {
    if (error.error) return sys::to_error(*error.error, path);
    return {.kind = ErrorKind::invalid,
            .operation = "list",
            .code = "",
            .reason = error.reason + " (at byte " + std::to_string(error.offset) + ")",
            .path = path};
}

Error damage_of(const archive::ReadMember& found, const std::string& path) {
    return {.kind = ErrorKind::invalid,
            .operation = "list",
            .code = "",
            .reason = found.unusable,
            .path = path + '/' + found.member.path};
}

}  // namespace

Status list_archive(const std::string& path, const ListVisit& visit) {
    auto& sys = sys::linux_syscalls();
    const auto fd = sys.openat(sys::working_directory, path, sys::OpenMode::read_typed);
    const auto status = fd ? sys.fstat(fd->get()) : std::unexpected(fd.error());
    if (!status) return sys::fail(status.error(), path);
    if (status->type != sys::FileType::regular)
        return std::unexpected(to_error({.reason = "An archive has to be a regular file", .error = {}}, path));
    ArchiveFacts facts;
    if (const auto place = sys.fstatfs(fd->get())) {
        facts.clones = fs::profile_of_magic(place->magic).clones;
        facts.block = std::max<std::uint64_t>(place->block_size, 1);
    }
    const auto reader = archive::ArchiveReader::open(sys, fd->get(), *status, path);
    if (!reader) return std::unexpected(to_error(reader.error(), path));
    std::optional<Error> first;
    for (int damages = 0; damages < most_damages;) {
        const auto found = (*reader)->next();
        if (found && !*found) break;
        if (found && !visit(listed(**found, facts, (*reader)->size()))) break;
        if (found && (*found)->damaged && !first) first = damage_of(**found, path);
        if (found) continue;
        if (!first) first = to_error(found.error(), path);
        if (found.error().final) break;
        ++damages;
    }
    if (first) return std::unexpected(std::move(*first));
    return {};
}

}  // namespace drover
