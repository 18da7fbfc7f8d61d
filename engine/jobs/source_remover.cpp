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

bool SourceRemover::remove_copied_tree(int source_directory, const std::string& source_name,
                                       const std::string& source_path, int copy_directory, const std::string& copy_name,
                                       sys::Timestamp begun) {
    begun_ = begun;
    if (const auto synced = job_.sys.syncfs(copy_directory); !synced) {
        fail(synced.error(), source_path);
        return true;
    }
    rules_ = fs::profile_of(job_.sys, copy_directory).names;
    remove_entry(source_directory, source_name, source_path, copy_directory, copy_name);
    return !left_for_later_;
}

bool SourceRemover::remove_entry(int source_directory, const std::string& name, const std::string& path,
                                 int copy_directory, const std::string& copy_name) {
    if (job_.control.stop_requested()) return false;
    const auto status = job_.sys.fstatat(source_directory, name);
    if (!status) return fail(status.error(), path);
    if (status->type == FileType::directory)
        return remove_directory(source_directory, name, path, copy_directory, copy_name);
    if (const auto copy = job_.sys.fstatat(copy_directory, copy_name); !copy) return missing(copy.error(), path);
    if (!same(source_directory, name, *status, copy_directory, copy_name)) return stays(path, has_changed);
    if (others_ == Others::wait && job_.links.knows(*status)) {
        left_for_later_ = true;
        return false;
    }
    const auto removed = job_.sys.unlinkat(source_directory, name);
    return removed ? true : fail(removed.error(), path);
}

bool SourceRemover::remove_directory(int source_directory, const std::string& name, const std::string& path,
                                     int copy_directory, const std::string& copy_name) {
    bool empty = true;
    {
        const auto copy = job_.sys.openat(copy_directory, copy_name, sys::OpenMode::directory);
        if (!copy) return missing(copy.error(), path);
        const auto meeting = names_that_meet(source_directory, name);
        if (!meeting) return fail(meeting.error(), path);
        const auto inside = job_.sys.openat(source_directory, name, sys::OpenMode::directory);
        if (!inside) return fail(inside.error(), path);
        if (!attributes_kept(inside->get(), copy->get())) empty = stays(path, attribute_lost);
        for (;;) {
            const auto entries = job_.sys.getdents(inside->get());
            if (!entries) return fail(entries.error(), path);
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
    return removed ? true : fail(removed.error(), path);
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

bool SourceRemover::stays(const std::string& path, const char* why) {
    if (!reported_.insert(path).second) return false;
    job_.fail_item_softly({.kind = ErrorKind::changed, .operation = "move", .code = "", .reason = why, .path = path});
    return false;
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
bool SourceRemover::missing(sys::SysError error, const std::string& path) {
    if (!error.is(std::errc::no_such_file_or_directory)) return fail(error, path);
    if (reported_.insert(path).second) report_latecomer(job_, path);
    return false;
}

void report_latecomer(JobContext& job, const std::string& path) {
    const auto counts = job.record.counts();
    if (counts.files_skipped > 0 || job.record.errors_total() > 0) return;
    job.fail_item_softly({.kind = ErrorKind::changed,
                          .operation = "move",
                          .code = "",
                          .reason = "It came while the move was at work, and stays",
                          .path = path});
}

bool SourceRemover::fail(sys::SysError error, const std::string& path) {
    if (!reported_.insert(path).second) return false;
    auto told = sys::to_error(error, path);
    const std::string why = told.reason;
    const auto cause = job_.fail(std::move(told), Side::source);
    job_.record.tell_by_path(path, "",
                             {.why = why, .result = ItemResult::warning, .cause = cause});  // its copy is there
    return false;
}

}  // namespace drover::jobs
