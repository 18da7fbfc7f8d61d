// SPDX-License-Identifier: GPL-3.0-or-later
// Where ArchiveJob puts its archive, and what becomes of a file that has its name.
#include <utility>

#include "engine/base/path.h"
#include "engine/base/system_time.h"
#include "engine/jobs/archive/archive_job.h"
#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/earlier_run.h"

namespace drover::jobs {

using transfer::Side;

namespace {

// The archive as a source that would be copied to its name: as new as can be.
sys::FileStatus status_of_new_archive() {
    sys::FileStatus status;
    status.type = sys::FileType::regular;
    status.modified = system_time();
    return status;
}

}  // namespace

bool ArchiveJob::find_destination() {
    const std::string& path = job_.request.destination;
    format_ = archive::format_of_name(path);
    const auto [folder, name] = split_path(path);
    const std::string parent(folder.empty() ? "." : folder);
    item_.target_name = name;
    item_.entry.name = item_.target_name;
    directory_ = std::make_shared<DirectoryPair>();
    directory_->destination_path = folder;
    auto fd = open_folder(parent);
    if (!fd) {
        job_.fail_entry(sys::to_error(fd.error(), parent), Side::destination, path, path, JobRecord::Kind::archive);
        return false;
    }
    directory_->destination = std::move(*fd);
    directory_->destination_profile = &fs::profile_of(job_.sys, directory_->destination.get());
    directory_->append_only = is_append_only(job_.sys, directory_->destination.get());
    return true;
}

// Made where it is missing and that was asked for.
sys::SysResult<sys::UniqueFd> ArchiveJob::open_folder(const std::string& path) {
    auto fd = job_.sys.openat(sys::working_directory, path, sys::OpenMode::root);
    const bool missing = !fd && fd.error().is(std::errc::no_such_file_or_directory);
    if (!missing || !job_.request.create_destination || job_.request.options.dry_run) return fd;
    if (const auto made = job_.sys.mkdirat(sys::working_directory, path, 0777); !made)
        return std::unexpected(made.error());
    return job_.sys.openat(sys::working_directory, path, sys::OpenMode::root);
}

// By a run of this job that died before it could say so.
bool ArchiveJob::was_completed() const {
    const auto& options = job_.request.options;
    if (!options.go_on || options.begun == 0) return false;
    const auto existing = job_.sys.fstatat(directory_->destination.get(), item_.target_name);
    return existing && existing->type == sys::FileType::regular && existing->modified >= options.begun * one_second;
}

std::optional<Place> ArchiveJob::place() {
    if (was_completed()) {
        skip(already_there);
        return std::nullopt;
    }
    const auto status = status_of_new_archive();
    std::optional<Answer> answer;
    for (;;) {
        Placement placement = place_entry(job_, *directory_, item_, status, answer);
        if (auto* found = std::get_if<Place>(&placement)) {
            if (directory_->append_only) {
                job_.fail_item(
                    sys::to_error(append_only_refuses(found->replace == fs::Replace::yes), job_.request.destination),
                    Side::destination);
                return std::nullopt;
            }
            if (found->replace == fs::Replace::yes) look_at_replaced();
            return std::move(*found);
        }
        if (std::holds_alternative<Skip>(placement)) {
            skip(std::get<Skip>(placement).why);
            return std::nullopt;
        }
        if (auto* error = std::get_if<Error>(&placement)) {
            error->operation = "archive";
            const auto& path = job_.request.destination;
            job_.fail_entry(std::move(*error), Side::destination, path, path, JobRecord::Kind::archive);
            return std::nullopt;
        }
        job_.questions.park({directory_, item_, std::move(std::get<Park>(placement).question)});
        set_attention(true);
        const bool answered = job_.questions.wait_for_answer();
        set_attention(false);
        if (!answered || !job_.control.may_continue()) return std::nullopt;
        answer = job_.questions.take_answered()->answer;
    }
}

void ArchiveJob::skip(const char* why) {
    const auto& path = job_.request.destination;
    job_.skip_item(path, path, why, 0, JobRecord::Kind::archive);
}

void ArchiveJob::look_at_replaced() {
    const auto status = job_.sys.fstatat(directory_->destination.get(), item_.target_name);
    if (status && status->type == sys::FileType::regular) replaced_ = *status;
}

// A tar that is written over keeps owner, permissions and attributes, and so does a zip that is updated.
void ArchiveJob::dress_as_replaced(int fd) {
    const auto now = job_.sys.fstat(fd);
    const auto old = job_.sys.openat(directory_->destination.get(), item_.target_name, sys::OpenMode::read);
    if (!now || !old) {
        const auto changed = job_.sys.fchmod(fd, replaced_->permissions);
        if (!changed) job_.record.losses.note(fs::Loss::permissions, changed.error(), job_.request.destination);
        return;
    }
    sys::FileStatus wanted = *replaced_;
    wanted.accessed = now->accessed;
    wanted.modified = now->modified;
    job_.metadata.copy_to_file(old->get(), wanted, fd, *now,
                               job_.metadata.has_default_acl(directory_->destination.get()), job_.request.destination);
}

}  // namespace drover::jobs
