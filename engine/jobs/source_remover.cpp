// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/source_remover.h"

namespace drover::jobs {

using sys::FileType;
using transfer::Side;

namespace {

// Filesystems round times down to these: ext4 and others, NTFS, microseconds, ext3, FAT.
constexpr sys::Timestamp granularities[] = {1, 100, 1'000, 1'000'000'000, 2'000'000'000};

bool same_time(sys::Timestamp source, sys::Timestamp copy) {
    for (const sys::Timestamp step : granularities)
        if (copy == source - source % step) return true;
    return false;
}

}  // namespace

void SourceRemover::remove_copied_tree(int source_directory, const std::string& source_name,
                                       const std::string& source_path, int copy_directory,
                                       const std::string& copy_name) {
    if (const auto synced = job_.sys.syncfs(copy_directory); !synced) {
        fail(synced.error(), source_path);
        return;
    }
    remove_entry(source_directory, source_name, source_path, copy_directory, copy_name);
}

bool SourceRemover::remove_entry(int source_directory, const std::string& name, const std::string& path,
                                 int copy_directory, const std::string& copy_name) {
    if (job_.control.stop_requested()) return false;
    const auto status = job_.sys.fstatat(source_directory, name);
    if (!status) return fail(status.error(), path);
    if (status->type == FileType::directory)
        return remove_directory(source_directory, name, path, copy_directory, copy_name);
    if (const auto copy = job_.sys.fstatat(copy_directory, copy_name); !copy) return missing(copy.error(), path);
    if (!same(source_directory, name, *status, copy_directory, copy_name)) {
        job_.record.failed_softly({.kind = ErrorKind::changed,
                                   .operation = "move",
                                   .code = "",
                                   .reason = "It changed while it was being moved; the original stays",
                                   .path = path});
        return false;
    }
    const auto removed = job_.sys.unlinkat(source_directory, name);
    return removed ? true : fail(removed.error(), path);
}

bool SourceRemover::remove_directory(int source_directory, const std::string& name, const std::string& path,
                                     int copy_directory, const std::string& copy_name) {
    bool empty = true;
    {
        const auto inside = job_.sys.openat(source_directory, name, sys::OpenMode::directory);
        if (!inside) return fail(inside.error(), path);
        const auto copy = job_.sys.openat(copy_directory, copy_name, sys::OpenMode::directory);
        if (!copy) return missing(copy.error(), path);
        for (;;) {
            const auto entries = job_.sys.getdents(inside->get());
            if (!entries) return fail(entries.error(), path);
            if (entries->empty()) break;
            for (const auto& entry : *entries)
                empty &= remove_entry(inside->get(), entry.name, path + "/" + entry.name, copy->get(), entry.name);
        }
    }
    if (!empty) return false;
    const auto removed = job_.sys.unlinkat(source_directory, name, true);
    return removed ? true : fail(removed.error(), path);
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
    return copy->size == source.size && same_time(source.modified, copy->modified);
}

// Without a copy the source stays. That there is none was reported when it failed or was skipped; anything else is
// news.
bool SourceRemover::missing(sys::SysError error, const std::string& path) {
    if (!error.is(std::errc::no_such_file_or_directory)) return fail(error, path);
    report_latecomer(job_, path);
    return false;
}

void report_latecomer(JobContext& job, const std::string& path) {
    const auto counts = job.record.counts();
    if (counts.files_skipped > 0 || job.record.errors_total() > 0) return;
    job.record.failed_softly({.kind = ErrorKind::changed,
                              .operation = "move",
                              .code = "",
                              .reason = "It came while the move was at work, and stays",
                              .path = path});
}

bool SourceRemover::fail(sys::SysError error, const std::string& path) {
    job_.fail_item(sys::to_error(error, path), Side::source);
    return false;
}

}  // namespace drover::jobs
