// SPDX-License-Identifier: GPL-3.0-or-later
// What MemberWalk stores of an entry: its fields, its bytes, and whether its holes are worth a word.
#include <algorithm>

#include "engine/archive/tar/sparse_map.h"
#include "engine/fs/data_ranges.h"
#include "engine/jobs/archive/member_walk.h"
#include "engine/transfer/zero_blocks.h"

namespace drover::jobs {

namespace {

using archive::MemberType;
using sys::FileType;

// Holes are stored as such only where that is worth a format that some readers do not know.
constexpr std::uint64_t worthwhile_holes = std::uint64_t{1} << 20;
constexpr std::uint64_t worthwhile_part = 10;

MemberType member_type(FileType type) {
    switch (type) {
        case FileType::directory:
            return MemberType::directory;
        case FileType::symlink:
            return MemberType::symlink;
        case FileType::fifo:
            return MemberType::fifo;
        case FileType::char_device:
            return MemberType::char_device;
        case FileType::block_device:
            return MemberType::block_device;
        default:
            return MemberType::regular;
    }
}

}  // namespace

void MemberWalk::describe(FoundMember& found) const {
    const auto& options = job_.request.archive;
    auto& member = found.member;
    member.type = member_type(found.status.type);
    member.permissions = found.status.permissions;
    member.modified = found.status.modified;
    if (options.latest_time) {
        member.modified = std::min(member.modified, *options.latest_time * one_second);
    }
    if (member.type == MemberType::char_device || member.type == MemberType::block_device) {
        member.device_major = sys::device_major(found.status.special_device);
        member.device_minor = sys::device_minor(found.status.special_device);
    }
    if (options.deterministic) return;
    member.uid = found.status.uid;
    member.gid = found.status.gid;
    member.user = owners_.user(found.status.uid);
    member.group = owners_.group(found.status.gid);
}

// To the end of the file, wherever that is by now: the member's size is what was read.
bool MemberWalk::read_content(FoundMember& found) {
    constexpr std::size_t step = small_file;
    auto& content = found.content;
    std::size_t used = 0;
    content.resize(static_cast<std::size_t>(found.status.size) + 1);
    for (;;) {
        const auto count = job_.sys.pread(found.file.get(), std::span(content).subspan(used), used);
        if (!count && count.error().is(std::errc::interrupted)) continue;
        if (!count) {
            fail(found.source_path, count.error());
            return false;
        }
        used += *count;
        if (*count == 0 || !job_.control.may_continue()) break;
        // A read that leaves room was the last one, except where sizes are a rumour.
        if (used < content.size() && found.profile->sizes_are_true) break;
        if (used == content.size()) content.resize(used + step);
    }
    content.resize(used);
    found.member.size = used;
    found.file.reset();
    return true;
}

// False: the file cannot be read, or the job stops.
bool MemberWalk::choose_sparse(FoundMember& found) {
    const auto choice = job_.request.options.sparse;
    const bool zeros = choice == SparseChoice::always;
    // Holes are the filesystem's affair: the same content has others elsewhere.
    const bool by_holes = found.profile->seek_is_true && !job_.request.archive.deterministic;
    if (choice == SparseChoice::never || !(by_holes || zeros)) return true;
    const std::uint64_t size = found.member.size;
    std::vector<ByteRange> data;
    if (zeros) {
        const auto read = find_without_zeros(found, data);
        if (!read) fail(found.source_path, read.error());
        if (!read || !*read) return false;
    } else {
        fs::DataRanges ranges(job_.sys, found.file.get(), size);
        while (const auto range = ranges.next()) data.push_back(*range);
    }
    std::uint64_t stored = 0;
    for (const auto& range : data) stored += range.length;
    const std::uint64_t holes = size - stored;
    const bool worthwhile = holes >= worthwhile_holes && holes >= size / worthwhile_part;
    if (holes == 0 || data.size() > archive::most_sparse_ranges || !(worthwhile || zeros)) return true;
    found.member.sparse = true;
    found.member.data = std::move(data);
    return true;
}

sys::SysResult<bool> MemberWalk::find_without_zeros(const FoundMember& found, std::vector<ByteRange>& data) {
    const auto look = [&](ByteRange range) {
        return transfer::add_without_zeros(job_.sys, job_.control, found.file.get(), range, zeros_buffer_, data);
    };
    zeros_buffer_.resize(std::size_t{256} * 1024);
    const std::uint64_t size = found.member.size;
    if (!found.profile->seek_is_true || job_.request.archive.deterministic) return look({0, size});
    fs::DataRanges ranges(job_.sys, found.file.get(), size);
    while (const auto range = ranges.next())
        if (const auto read = look(*range); !read || !*read) return read;
    return true;
}

}  // namespace drover::jobs
