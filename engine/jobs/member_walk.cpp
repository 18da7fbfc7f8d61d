// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/member_walk.h"

#include <algorithm>
#include <utility>

#include "engine/archive/sparse_map.h"
#include "engine/fs/attributes.h"
#include "engine/fs/data_ranges.h"
#include "engine/jobs/directory_pair.h"
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

struct SplitPath {
    std::string parent;
    std::string name;  // empty for ".", "..", "/": such a source has no name of its own, only content
};

SplitPath split(std::string path) {
    while (path.size() > 1 && path.ends_with('/')) path.pop_back();
    const std::size_t slash = path.rfind('/');
    std::string name = slash == std::string::npos ? path : path.substr(slash + 1);
    if (name.empty() || name == "." || name == "..") return {path, ""};
    if (slash == std::string::npos) return {"", std::move(name)};
    return {slash == 0 ? "/" : path.substr(0, slash), std::move(name)};
}

}  // namespace

MemberWalk::MemberWalk(JobContext& job, sys::FileId own, Visit visit)
    : job_(job), own_(own), visit_(std::move(visit)), owners_(job.sys) {}

void MemberWalk::run() {
    for (const auto& source : job_.request.sources)
        if (!add_source(source)) return;
}

// --- names -----------------------------------------------------------------------------------------------------------

bool MemberWalk::add_source(const std::string& source) {
    auto [parent, name] = split(source);
    auto fd = job_.sys.openat(sys::working_directory, parent.empty() ? "." : parent, sys::OpenMode::root);
    if (!fd) return fail(parent, fd.error());
    const Place place{fd->get(), parent, "", &fs::profile_of(job_.sys, fd->get())};
    if (name.empty()) return add_children(place);
    const auto status = job_.sys.fstatat(fd->get(), name);
    if (!status) return fail(source, status.error());
    return add_entry(place, {name, status->type, status->id.inode});
}

// Sorted, so that the same tree gives the same archive.
bool MemberWalk::add_children(const Place& place) {
    std::vector<sys::DirectoryEntry> entries;
    for (;;) {
        auto batch = job_.sys.getdents(place.directory);
        if (!batch) return fail(place.source_path, batch.error());
        if (batch->empty()) break;
        std::ranges::move(*batch, std::back_inserter(entries));
    }
    std::ranges::sort(entries, {}, &sys::DirectoryEntry::name);
    return std::ranges::all_of(entries, [&](const auto& entry) { return add_entry(place, entry); });
}

bool MemberWalk::add_entry(const Place& place, const sys::DirectoryEntry& entry) {
    if (!job_.control.may_continue()) return false;
    FoundMember found;
    found.source_path = DirectoryPair::join(place.source_path, entry.name);
    found.member.path = DirectoryPair::join(place.member_path, entry.name);
    found.profile = place.profile;
    if (place.at_top() && !is_new_name(entry.name, found.source_path)) return true;
    FileType type = entry.type;
    if (type == FileType::unknown) {
        const auto status = job_.sys.fstatat(place.directory, entry.name);
        if (!status) return fail(found.source_path, status.error());
        type = status->type;
    }
    if (type == FileType::directory) return add_directory(place, std::move(found));
    if (type == FileType::regular) return add_regular(place, std::move(found));
    return add_other(place, std::move(found));
}

bool MemberWalk::is_new_name(const std::string& name, const std::string& source) {
    if (given_names_.insert(name).second) return true;
    job_.fail_item({.kind = ErrorKind::invalid,
                    .operation = "archive",
                    .code = "",
                    .reason = "Another source of this job has the same name",
                    .path = source},
                   transfer::Side::source);
    return false;
}

// --- kinds of entries ------------------------------------------------------------------------------------------------

bool MemberWalk::add_directory(const Place& place, FoundMember found) {
    const std::string name = split(found.member.path).name;
    auto fd = job_.sys.openat(place.directory, name, sys::OpenMode::directory);
    if (!fd) return fail(found.source_path, fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail(found.source_path, status.error());
    found.status = *status;
    found.member.type = MemberType::directory;
    describe(found);
    found.member.attributes = fs::read_attributes(job_.sys, fd->get());
    const bool mounted = status->id.device != own_.device;
    const Place inside{fd->get(), found.source_path, found.member.path,
                       mounted ? &fs::profile_of(job_.sys, fd->get()) : place.profile};
    return visit_(std::move(found)) && add_children(inside);
}

bool MemberWalk::add_regular(const Place& place, FoundMember found) {
    const std::string name = split(found.member.path).name;
    auto fd = job_.sys.openat(place.directory, name, sys::OpenMode::read);
    if (!fd) return fail(found.source_path, fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail(found.source_path, status.error());
    if (status->id == own_) return true;  // the archive itself
    found.status = *status;
    describe(found);
    found.member.size = status->size;
    found.member.attributes = fs::read_attributes(job_.sys, fd->get());
    found.file = std::move(*fd);
    if (!found.profile->sizes_are_true || status->size <= small_file) {
        if (!read_content(found)) return true;
    } else if (status->looks_sparse() || job_.request.options.sparse == SparseChoice::always) {
        if (!choose_sparse(found)) return !job_.control.stop_requested();
    }
    return visit_(std::move(found));
}

bool MemberWalk::add_other(const Place& place, FoundMember found) {
    const std::string name = split(found.member.path).name;
    const auto status = job_.sys.fstatat(place.directory, name);
    if (!status) return fail(found.source_path, status.error());
    const bool special = status->type != FileType::symlink;
    if (status->type == FileType::socket || (special && job_.request.options.special_files == SpecialFiles::skip)) {
        job_.record.file_skipped();
        if (status->type == FileType::socket) job_.record.warn("Sockets are left out: an archive cannot hold them");
        return true;
    }
    found.status = *status;
    describe(found);
    if (!special) {
        auto target = job_.sys.readlinkat(place.directory, name);
        if (!target) return fail(found.source_path, target.error());
        found.member.link_target = std::move(*target);
    }
    found.member.attributes = fs::read_attributes_at(job_.sys, place.directory, name);
    return visit_(std::move(found));
}

// --- what is stored --------------------------------------------------------------------------------------------------

void MemberWalk::describe(FoundMember& found) const {
    const auto& options = job_.request.archive;
    auto& member = found.member;
    member.type = member_type(found.status.type);
    member.permissions = found.status.permissions;
    member.modified = found.status.modified;
    if (options.latest_time) {
        constexpr sys::Timestamp second = 1'000'000'000;
        member.modified = std::min(member.modified, *options.latest_time * second);
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
    if (choice == SparseChoice::never || !(found.profile->seek_is_true || zeros)) return true;
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
    if (!found.profile->seek_is_true) return look({0, size});
    fs::DataRanges ranges(job_.sys, found.file.get(), size);
    while (const auto range = ranges.next())
        if (const auto read = look(*range); !read || !*read) return read;
    return true;
}

bool MemberWalk::fail(const std::string& path, sys::SysError error) {
    job_.fail_item(sys::to_error(error, path), transfer::Side::source);
    return !job_.control.stop_requested();
}

}  // namespace drover::jobs
