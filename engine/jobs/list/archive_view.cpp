// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/api/archive_view.h"

#include <algorithm>
#include <bit>

#include "engine/api/archive_listing.h"
#include "engine/sys/syscalls.h"

namespace drover {

namespace {

constexpr std::uint64_t largest_alignment = std::uint64_t{1} << 30;

std::uint64_t alignment_of(std::uint64_t offset) {
    return offset == 0 ? largest_alignment : std::min(largest_alignment, std::uint64_t{1} << std::countr_zero(offset));
}

void add(ArchiveView& view, const ListedMember& member) {
    ++view.members;
    if (member.type != ListedType::file) return;
    if (!member.payload_offset) {
        if (!member.size || *member.size > member.holes) ++view.packed;
        return;
    }
    const std::uint64_t length = member.stored.value_or(0);
    if (length == 0) return;
    view.parts.push_back({.offset = *member.payload_offset,
                          .length = length,
                          .alignment = alignment_of(*member.payload_offset),
                          .name = member.name,
                          .size = member.size.value_or(length),
                          .clonable = member.clonable,
                          .why_not = member.why_not});
}

// Where an archive was cut, what its headers promise is not there.
void cut_to_size(ArchiveView& view) {
    std::erase_if(view.parts, [&](const ArchivePart& part) { return part.offset >= view.size; });
    for (auto& part : view.parts) part.length = std::min(part.length, view.size - part.offset);
}

void sum_up(ArchiveView& view) {
    cut_to_size(view);
    std::ranges::sort(view.parts, {}, &ArchivePart::offset);
    std::uint64_t covered = 0;
    std::uint64_t reached = 0;
    for (const auto& part : view.parts) {
        view.payload += part.length;
        if (part.clonable) view.clonable += part.length;
        const std::uint64_t end = std::min(part.offset + part.length, view.size);
        if (end > reached) covered += end - std::max(part.offset, reached);
        reached = std::max(reached, end);
    }
    view.overhead = view.size - covered;
}

Status look_at_file(ArchiveView& view, const std::string& path) {
    auto& sys = sys::linux_syscalls();
    const auto fd = sys.openat(sys::working_directory, path, sys::OpenMode::read_typed);
    const auto status = fd ? sys.fstat(fd->get()) : std::unexpected(fd.error());
    if (!status) return sys::fail(status.error(), path);
    const auto place = sys.fstatfs(fd->get());
    if (!place) return sys::fail(place.error(), path);
    view.size = status->size;
    view.block = std::max<std::uint64_t>(place->block_size, 1);
    return {};
}

std::unexpected<Error> refuse(ErrorKind kind, std::string reason, const std::string& path) {
    return std::unexpected(
        Error{.kind = kind, .operation = "inspect", .code = "", .reason = std::move(reason), .path = path});
}

}  // namespace

Result<ArchiveView> view_archive(const std::string& path, const std::stop_token& stop, std::size_t most) {
    ArchiveView view;
    if (const auto status = look_at_file(view, path); !status) return std::unexpected(status.error());
    const auto listed = list_archive(path, [&](const ListedMember& member) {
        add(view, member);
        return !stop.stop_requested() && view.members <= most;
    });
    if (stop.stop_requested()) return refuse(ErrorKind::cancelled, "Cancelled", path);
    if (view.members > most) return refuse(ErrorKind::other, "More than " + std::to_string(most) + " members", path);
    if (!listed && view.members == 0) return std::unexpected(listed.error());
    if (!listed) view.damage = listed.error();
    sum_up(view);
    return view;
}

}  // namespace drover
