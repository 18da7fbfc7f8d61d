// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/source_remover.h"

#include <algorithm>
#include <utility>

#include "engine/fs/attributes.h"
#include "engine/fs/open_again.h"
#include "engine/fs/rounded_time.h"

namespace drover::jobs {

using sys::FileType;
using transfer::Side;

namespace {

constexpr std::size_t most_open_levels = 64;
constexpr const char* has_changed = "It changed while it was being moved; the original stays";
constexpr const char* same_name = "Another name means the same file at the destination; the original stays";

}  // namespace

bool SourceRemover::remove_copied_tree(int source_directory, const std::string& source_name,
                                       const std::string& source_path, int copy_directory, const std::string& copy_name,
                                       const std::string& copy_path, sys::Timestamp begun) {
    begun_ = begun;
    source_root_ = source_path;
    copy_root_ = copy_path;
    if (const auto synced = job_.sys.syncfs(copy_directory); !synced) {
        fail(synced.error(), source_path, Kind::directory);
        return true;
    }
    rules_ = fs::profile_of(job_.sys, copy_directory).names;
    Level above;
    above.source = source_directory;
    above.copy = copy_directory;
    remove_from(above, source_name, source_path, copy_name);
    return !left_for_later_;
}

// Without recursion: trees may be deeper than a stack.
void SourceRemover::remove_from(Level& top, const std::string& name, const std::string& path,
                                const std::string& copy_name) {
    Way way;
    remove_or_enter(top, name, path, copy_name, way);
    while (!way.empty()) {
        Frame& here = way.back();
        if (here.directories.empty()) {
            leave(top, way);
            continue;
        }
        const std::string inner = std::move(here.directories.back());
        here.directories.pop_back();
        if (!remove_or_enter(here.level, inner, here.path + "/" + inner, name_in_copy(inner), way)) here.empty = false;
    }
}

// False: it stays.
bool SourceRemover::remove_or_enter(Level& above, const std::string& name, const std::string& path,
                                    const std::string& copy_name, Way& way) {
    if (job_.control.stop_requested()) return false;
    const auto status = job_.sys.fstatat(above.source, name);
    if (!status) return fail(status.error(), path, Kind::other);
    if (status->type != FileType::directory) return remove_file(above, name, *status, path, copy_name);
    Frame here;
    here.name = name;
    here.path = path;
    if (const auto opened = here.level.open(job_.sys, Side::destination, above.copy, copy_name); !opened)
        return missing(opened.error(), path, Kind::directory);
    const auto meeting = names_that_meet(above.source, name);
    if (!meeting) return fail(meeting.error(), path, Kind::directory);
    if (const auto opened = here.level.open(job_.sys, Side::source, above.source, name); !opened)
        return fail(opened.error(), path, Kind::directory);
    here.empty = attributes_kept(here.level.source, here.level.copy) || stays(path, attribute_lost, Kind::directory);
    if (!remove_files(here, *meeting)) here.empty = false;
    way.push_back(std::move(here));
    if (way.size() > most_open_levels) way[way.size() - 1 - most_open_levels].level.close();
    return true;
}

bool SourceRemover::remove_file(const Level& above, const std::string& name, const sys::FileStatus& status,
                                const std::string& path, const std::string& copy_name) {
    if (const auto copy = job_.sys.fstatat(above.copy, copy_name); !copy)
        return missing(copy.error(), path, Kind::other);
    if (!same(above.source, name, status, above.copy, copy_name)) return stays(path, has_changed);
    if (others_ == Others::wait && job_.links.knows(status)) {
        left_for_later_ = true;
        return false;
    }
    const auto removed = job_.sys.unlinkat(above.source, name);
    return removed ? true : fail(removed.error(), path, Kind::other);
}

// Directories come later: by then the place among the entries may be lost.
bool SourceRemover::remove_files(Frame& here, const Names& meeting) {
    bool empty = true;
    for (;;) {
        const auto entries = job_.sys.getdents(here.level.source);
        if (!entries) return fail(entries.error(), here.path, Kind::directory);
        if (entries->empty()) return empty;
        for (const auto& entry : *entries) {
            if (job_.control.stop_requested()) return false;
            const std::string path = here.path + "/" + entry.name;
            if (meeting.contains(key(entry.name))) {
                empty &= stays(path, same_name);
                continue;
            }
            const bool maybe_directory = entry.type == FileType::directory || entry.type == FileType::unknown;
            const auto status =
                maybe_directory ? std::unexpected(sys::SysError{}) : job_.sys.fstatat(here.level.source, entry.name);
            if (maybe_directory) here.directories.push_back(entry.name);
            else if (!status) empty &= fail(status.error(), path, Kind::other);
            else empty &= remove_file(here.level, entry.name, *status, path, name_in_copy(entry.name));
        }
    }
}

void SourceRemover::leave(Level& top, Way& way) {
    Frame here = std::move(way.back());
    way.pop_back();
    Level& above = way.empty() ? top : way.back().level;
    bool gone = here.empty && !job_.control.stop_requested();
    if (above.source < 0)
        if (const auto again = above.open_from(job_.sys, here.level); !again)
            gone = fail(again.error(), here.path, Kind::directory);
    here.level.close();
    if (gone)
        if (const auto removed = job_.sys.unlinkat(above.source, here.name, true); !removed)
            gone = fail(removed.error(), here.path, Kind::directory);
    if (!gone && !way.empty()) way.back().empty = false;
}

sys::SysStatus SourceRemover::Level::open(sys::Syscalls& sys, Side side, int above, const std::string& name) {
    auto fd = sys.openat(above, name, sys::OpenMode::directory);
    if (!fd) return std::unexpected(fd.error());
    const auto status = sys.fstat(fd->get());
    if (!status) return std::unexpected(status.error());
    own(side, std::move(*fd));
    (side == Side::source ? source_id : copy_id) = status->id;
    return {};
}

sys::SysStatus SourceRemover::Level::open_from(sys::Syscalls& sys, const Level& below) {
    auto from = fs::open_above(sys, below.source, source_id);
    if (!from) return std::unexpected(from.error());
    auto to = fs::open_above(sys, below.copy, copy_id);
    if (!to) return std::unexpected(to.error());
    own(Side::source, std::move(*from));
    own(Side::destination, std::move(*to));
    return {};
}

void SourceRemover::Level::own(Side side, sys::UniqueFd fd) {
    auto& owned = side == Side::source ? owned_source : owned_copy;
    owned = std::move(fd);
    (side == Side::source ? source : copy) = owned.get();
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
    if (reported_.insert(path).second) report_latecomer(job_, path, copy_of(path));
    return false;
}

bool SourceRemover::fail(sys::SysError error, const std::string& path, Kind kind) {
    return fail(sys::to_error(error, path), kind);
}

bool SourceRemover::fail(Error error, Kind kind) {
    const std::string path = error.path;
    if (!reported_.insert(path).second) return false;
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
