// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/source_remover.h"

#include <algorithm>
#include <utility>

#include "engine/fs/attributes.h"
#include "engine/fs/rounded_time.h"

namespace drover::jobs {

using sys::FileType;
using transfer::Side;

namespace {

constexpr const char* has_changed = "It changed while it was being moved; the original stays";
constexpr const char* same_name = "Another name means the same file at the destination; the original stays";

}  // namespace

void SourceRemover::remove_copied_tree(int source_directory, const std::string& source_name,
                                       const std::string& source_path, int copy_directory, const std::string& copy_name,
                                       const std::string& copy_path, sys::Timestamp begun) {
    begun_ = begun;
    source_root_ = source_path;
    copy_root_ = copy_path;
    if (const auto synced = job_.sys.syncfs(copy_directory); !synced) {
        fail(synced.error(), source_path, Kind::directory);
        return;
    }
    rules_ = fs::profile_of(job_.sys, copy_directory).names;
    remove_entry(source_directory, source_name, source_path, copy_directory, copy_name);
}

bool SourceRemover::remove_entry(int source_directory, const std::string& name, const std::string& path,
                                 int copy_directory, const std::string& copy_name) {
    if (job_.control.stop_requested()) return false;
    const auto status = job_.sys.fstatat(source_directory, name);
    if (!status) return fail(status.error(), path, Kind::other);
    if (status->type == FileType::directory)
        return remove_directory(source_directory, name, path, copy_directory, copy_name);
    if (const auto copy = job_.sys.fstatat(copy_directory, copy_name); !copy)
        return missing(copy.error(), path, Kind::other);
    if (!same(source_directory, name, *status, copy_directory, copy_name)) return stays(path, has_changed);
    const auto removed = job_.sys.unlinkat(source_directory, name);
    return removed ? true : fail(removed.error(), path, Kind::other);
}

bool SourceRemover::remove_directory(int source_directory, const std::string& name, const std::string& path,
                                     int copy_directory, const std::string& copy_name) {
    bool empty = true;
    {
        const auto copy = job_.sys.openat(copy_directory, copy_name, sys::OpenMode::directory);
        if (!copy) return missing(copy.error(), path, Kind::directory);
        const auto meeting = names_that_meet(source_directory, name);
        if (!meeting) return fail(meeting.error(), path, Kind::directory);
        const auto inside = job_.sys.openat(source_directory, name, sys::OpenMode::directory);
        if (!inside) return fail(inside.error(), path, Kind::directory);
        if (!attributes_kept(inside->get(), copy->get())) empty = stays(path, attribute_lost, Kind::directory);
        for (;;) {
            const auto entries = job_.sys.getdents(inside->get());
            if (!entries) return fail(entries.error(), path, Kind::directory);
            if (entries->empty()) break;
            for (const auto& entry : *entries) {
                const std::string entry_path = path + "/" + entry.name;
                if (meeting->contains(key(entry.name))) empty &= stays(entry_path, same_name);
                else
                    empty &= remove_entry(inside->get(), entry.name, entry_path, copy->get(), name_in_copy(entry.name));
            }
        }
    }
    if (!empty) return false;
    const auto removed = job_.sys.unlinkat(source_directory, name, true);
    return removed ? true : fail(removed.error(), path, Kind::directory);
}

std::string SourceRemover::name_in_copy(const std::string& name) const {
    return job_.request.options.adapt_names ? fs::fitting_name(rules_, name, job_.name_limit) : name;
}

std::string SourceRemover::key(const std::string& name) const {
    return fs::name_key(rules_, name_in_copy(name));
}

sys::SysResult<SourceRemover::Names> SourceRemover::names_that_meet(int source_directory,
                                                                    const std::string& name) const {
    Names meeting;
    if (rules_ == fs::NameRules::posix && !job_.request.options.adapt_names) return meeting;
    const auto inside = job_.sys.openat(source_directory, name, sys::OpenMode::directory);
    if (!inside) return std::unexpected(inside.error());
    Names seen;
    for (;;) {
        const auto entries = job_.sys.getdents(inside->get());
        if (!entries) return std::unexpected(entries.error());
        if (entries->empty()) return meeting;
        for (const auto& entry : *entries)
            if (auto met = key(entry.name); !seen.insert(met).second) meeting.insert(std::move(met));
    }
}

bool SourceRemover::attributes_kept(int source, int copy) {
    const auto wanted = job_.sys.flistxattr(source);
    const auto there = job_.sys.flistxattr(copy);
    return !wanted || std::ranges::all_of(*wanted, [&](const std::string& name) {
        return !fs::is_own_attribute(name) || fs::is_internal_attribute(name) ||
               (there && std::ranges::find(*there, name) != there->end());
    });
}

bool SourceRemover::stays(const std::string& path, const char* why, Kind kind) {
    return fail(job_.refusal(ErrorKind::changed, why, path), kind);
}

bool SourceRemover::same(int source_directory, const std::string& name, const sys::FileStatus& source,
                         int copy_directory, const std::string& copy_name) {
    const auto copy = job_.sys.fstatat(copy_directory, copy_name);
    if (!copy || copy->type != source.type) return false;
    if (source.type == FileType::symlink) {
        const auto from = job_.sys.readlinkat(source_directory, name);
        const auto to = job_.sys.readlinkat(copy_directory, copy_name);
        return from && to && *from == *to;
    }
    if (source.type != FileType::regular) return true;
    // Of a file with several names the removal of another one is such a change.
    if (source.changed > begun_ && source.links == 1 && !job_.links.had_others(source)) return false;
    return copy->size == source.size && fs::same_time(source.modified, copy->modified);
}

// Without a copy the source stays. That there is none was reported when it failed or was skipped; anything else is
// news.
bool SourceRemover::missing(sys::SysError error, const std::string& path, Kind kind) {
    if (!error.is(std::errc::no_such_file_or_directory)) return fail(error, path, kind);
    report_latecomer(job_, path, copy_of(path));
    return false;
}

bool SourceRemover::fail(sys::SysError error, const std::string& path, Kind kind) {
    return fail(sys::to_error(error, path), kind);
}

bool SourceRemover::fail(Error error, Kind kind) {
    const std::string path = error.path;
    job_.fail_entry(std::move(error), Side::source, path, copy_of(path), kind);
    return false;
}

// Of one below the tree.
std::string SourceRemover::copy_of(const std::string& path) const {
    std::string copy = copy_root_;
    for (std::size_t begin = source_root_.size(); begin < path.size();) {
        const std::size_t end = std::min(path.find('/', begin + 1), path.size());
        copy += '/' + name_in_copy(path.substr(begin + 1, end - begin - 1));
        begin = end;
    }
    return copy;
}

void report_latecomer(JobContext& job, const std::string& source, const std::string& destination) {
    const auto counts = job.record.counts();
    if (counts.files_skipped > 0 || job.record.errors_total() > 0) return;
    job.fail_entry(job.refusal(ErrorKind::changed, "It came while the move was at work, and stays", source),
                   Side::source, source, destination);
}

}  // namespace drover::jobs
