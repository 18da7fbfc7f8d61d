// SPDX-License-Identifier: GPL-3.0-or-later
// How ArchiveJob goes on with what an earlier run of it left: see ResumableTar.
#include <utility>

#include "engine/archive/payload/payload_checksum.h"
#include "engine/fs/leftover.h"
#include "engine/jobs/archive/archive_job.h"
#include "engine/jobs/copy/earlier_run.h"

namespace drover::jobs {

namespace {

constexpr std::uint32_t archive_permissions = 0666;  // less the umask

}  // namespace

sys::SysResult<fs::StagedEntry::Part> ArchiveJob::begin_file(Place& place) {
    const auto record = archive::ResumableTar::record_of(format_->stores_bytes ? sum_of_sources() : 0);
    if (job_.request.options.go_on) {
        if (format_->stores_bytes)
            if (auto part = place.entry.take_over_file(record)) return std::move(*part);
        if (fs::claim_leftover(job_.sys, place.entry.directory(), place.entry.name()))
            job_.record.warn(format_->stores_bytes
                                 ? "The archive begins anew: what was left of it is of no use to this job"
                                 : "The archive begins anew: only a .tar goes on where an earlier run ended");
    }
    auto fd = place.entry.create_file(permissions());
    if (!fd) return std::unexpected(fd.error());
    return fs::StagedEntry::Part{std::move(*fd), 0, record};
}

std::uint32_t ArchiveJob::permissions() const {
    return replaced_ ? fs::MetadataCopier::creation_permissions(*replaced_, fs::MetadataCopier::Seen::by_others)
                     : archive_permissions;
}

// The same names may be other files by now, and other options make other archives.
std::uint64_t ArchiveJob::sum_of_sources() const {
    const auto& request = job_.request;
    std::string text;
    const auto add = [&text](std::int64_t number) { text.append(std::to_string(number)).append(1, '\0'); };
    for (const auto& source : request.sources) {
        const auto status = job_.sys.fstatat(sys::working_directory, source);
        text.append(source).append(1, '\0');
        add(status ? static_cast<std::int64_t>(status->id.inode) : 0);
    }
    add(static_cast<std::int64_t>(request.options.method));
    add(static_cast<std::int64_t>(request.options.sparse));
    add(static_cast<std::int64_t>(request.options.special_files));
    add(request.archive.alignment ? static_cast<std::int64_t>(*request.archive.alignment) : -1);
    add(request.archive.deterministic ? 1 : 0);
    add(request.archive.latest_time.value_or(-1));
    add(permissions());
    return archive::add_to_checksum(0, std::as_bytes(std::span(text)));
}

void ArchiveJob::make_resumable(const Place& place, fs::StagedEntry::Part& part, const sys::FileStatus& created) {
    if (!format_->stores_bytes) return;
    sys::UniqueFd readable;
    if (part.valid == 0) part.record.begun = created.changed;
    else if (auto fd = job_.sys.openat(place.entry.directory(), place.entry.name(), sys::OpenMode::read))
        readable = std::move(*fd);
    resumable_.emplace(work_, part, std::move(readable), job_.request.options.verify);
}

// The member in hand was found in what was left.
bool ArchiveJob::was_kept(const FoundMember& found) {
    if (!resumable_ || !resumable_->keeping()) return false;
    if (found.member.type == archive::MemberType::directory) {
        job_.record.directory_done();
        return true;
    }
    const bool link = found.member.type == archive::MemberType::hard_link;
    job_.skip_item(found.source_path, job_.request.destination, already_there,
                   link ? found.status.size : found.member.size);
    remember_name(found);
    return true;
}

void ArchiveJob::tell_what_was_kept() {
    if (!resumable_ || resumable_->kept() == 0) return;
    job_.record.warn("The archive went on at byte " + std::to_string(resumable_->kept()));
}

}  // namespace drover::jobs
