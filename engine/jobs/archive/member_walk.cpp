// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/archive/member_walk.h"

#include <algorithm>
#include <utility>

#include "engine/archive/member/member_path.h"
#include "engine/fs/attributes.h"
#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

namespace {

using sys::FileType;

constexpr std::uint64_t most_sockets_named = 10;
constexpr const char* not_into_itself = "The archive is not put into itself";

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

MemberWalk::MemberWalk(JobContext& job, std::vector<sys::FileId> own, Visit visit)
    : job_(job), own_(std::move(own)), visit_(std::move(visit)), owners_(job.sys) {}

void MemberWalk::run() {
    auto sources = job_.request.sources;
    if (job_.request.archive.deterministic)
        std::ranges::sort(sources, {}, [](const std::string& source) { return std::pair(split(source).name, source); });
    for (const auto& source : sources)
        if (!add_source(source)) break;
    warn_of_sockets();
}

// --- names -----------------------------------------------------------------------------------------------------------

bool MemberWalk::add_source(const std::string& source) {
    auto [parent, name] = split(source);
    auto fd = job_.sys.openat(sys::working_directory, parent.empty() ? "." : parent, sys::OpenMode::root);
    if (!fd) return fail(parent, fd.error());
    const auto own = job_.sys.fstat(fd->get());
    if (!own) return fail(parent, own.error());
    const Place place{fd->get(), parent, "", &fs::profile_of(job_.sys, fd->get()), own->id.device};
    if (name.empty()) return add_top_directory(place) && add_children(place);
    const auto status = job_.sys.fstatat(fd->get(), name);
    if (!status) return fail(source, status.error());
    if (is_own(*status)) {
        refuse(source, "The archive cannot be put into itself");
        return true;
    }
    return add_entry(place, {name, status->type, status->id.inode});
}

// A source without a name, as ".", gives its permissions and times to the directory that the archive is unpacked in.
bool MemberWalk::add_top_directory(const Place& place) {
    if (std::exchange(has_top_directory_, true)) {
        job_.record.warn(escape_name(place.source_path) +
                         ": its own permissions and times are left out, since an archive has one top");
        return true;
    }
    const auto status = job_.sys.fstat(place.directory);
    if (!status) return fail(place.source_path, status.error());
    FoundMember found;
    found.source_path = place.source_path;
    found.member.path = std::string(archive::top_directory);
    found.profile = place.profile;
    found.status = *status;
    describe(found);
    found.member.attributes = fs::read_attributes(job_.sys, place.directory);
    return visit_(std::move(found));
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
    if (found.member.path.size() > archive::longest_path)
        job_.record.warn("Some names are longer than 4095 bytes: tar may unpack them, Drover refuses to");
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
    refuse(source, "Another source of this job has the same name");
    return false;
}

bool MemberWalk::is_own(const sys::FileStatus& status) const {
    return std::ranges::find(own_, status.id) != own_.end();
}

void MemberWalk::refuse(const std::string& source, std::string reason) {
    job_.fail_entry(job_.refusal(ErrorKind::invalid, std::move(reason), source), transfer::Side::source, source,
                    job_.request.destination);
}

// --- kinds of entries ------------------------------------------------------------------------------------------------

bool MemberWalk::add_directory(const Place& place, FoundMember found) {
    const std::string name = split(found.member.path).name;
    auto fd = job_.sys.openat(place.directory, name, sys::OpenMode::directory);
    if (!fd) return fail(found.source_path, fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail(found.source_path, status.error());
    found.status = *status;
    describe(found);
    found.member.attributes = fs::read_attributes(job_.sys, fd->get());
    const bool mounted = status->id.device != place.device;
    const Place inside{fd->get(), found.source_path, found.member.path,
                       mounted ? &fs::profile_of(job_.sys, fd->get()) : place.profile, status->id.device};
    return visit_(std::move(found)) && add_children(inside);
}

bool MemberWalk::add_regular(const Place& place, FoundMember found) {
    const std::string name = split(found.member.path).name;
    auto fd = job_.sys.openat(place.directory, name, sys::OpenMode::read);
    if (!fd) return fail(found.source_path, fd.error());
    const auto status = job_.sys.fstat(fd->get());
    if (!status) return fail(found.source_path, status.error());
    if (is_own(*status)) {
        job_.record.warn(escape_name(job_.request.destination) + ": " + not_into_itself);
        // What it is being written to is nobody's file.
        if (status->id != own_.front()) job_.skip_item(found.source_path, job_.request.destination, not_into_itself);
        return true;
    }
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
        job_.skip_item(found.source_path, job_.request.destination, "special files are left out");
        if (status->type == FileType::socket && ++socket_count_ <= most_sockets_named)
            sockets_.push_back(found.source_path);
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

void MemberWalk::warn_of_sockets() {
    if (sockets_.empty()) return;
    std::string text = "Sockets are left out, since an archive cannot hold them: ";
    for (const auto& socket : sockets_) {
        if (&socket != sockets_.data()) text.append(", ");
        text.append(escape_name(socket));
    }
    const std::uint64_t more = socket_count_ - sockets_.size();
    if (more > 0) text.append(" and ").append(std::to_string(more)).append(" more");
    job_.record.warn(std::move(text));
}

bool MemberWalk::fail(const std::string& path, sys::SysError error) {
    job_.fail_entry(sys::to_error(error, path), transfer::Side::source, path, job_.request.destination);
    return !job_.control.stop_requested();
}

}  // namespace drover::jobs
