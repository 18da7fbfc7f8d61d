// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/archive/archive_job.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "engine/archive/payload/payload_checksum.h"
#include "engine/archive/payload/payload_file.h"
#include "engine/jobs/archive/member_queue.h"
#include "engine/jobs/common/flush.h"
#include "engine/jobs/common/item_reports.h"

namespace drover::jobs {

namespace {

using archive::MemberType;
using transfer::Outcome;
using transfer::Side;

constexpr Timestamp last_simple_second = INT32_MAX;  // of the zip's extended time

}  // namespace

void ArchiveJob::run() {
    const JobControl::Worker worker(job_.control);
    if (!job_.control.may_continue() || !find_destination()) return;
    auto target = place();
    if (!target) return;
    if (!create(*target)) job_.nothing_kept = true;
    slot_.end();
}

// --- the archive -----------------------------------------------------------------------------------------------------

// False: there is no archive.
bool ArchiveJob::create(Place& place) {
    auto part = begin_file(place);
    if (!part) return fail_destination(part.error());
    const int fd = part->fd.get();
    const auto own = job_.sys.fstat(fd);
    const auto facts = job_.sys.fstatfs(fd);
    if (!own || !facts) return fail_destination(own ? facts.error() : own.error());
    make_resumable(place, *part, *own);
    const auto& profile = *directory_->destination_profile;
    const auto writer =
        format_->create({.work = work_,
                         .target = {.fd = fd, .device = own->id.device, .profile = profile, .block = facts->block_size},
                         .alignment = job_.request.archive.alignment.value_or(usual_alignment(facts->block_size)),
                         .method = job_.request.options.method,
                         .threads = job_.request.options.workers,
                         .resumable = resumable_ ? &*resumable_ : nullptr});
    return write_members(*writer, own->id) && !all_failed() && complete(*writer, std::move(part->fd), place);
}

// The same on every filesystem where that was asked for.
std::uint64_t ArchiveJob::usual_alignment(std::uint64_t block) const {
    constexpr std::uint64_t usual_block = 4096;
    if (!format_->stores_bytes) return 0;
    if (job_.request.archive.deterministic) return usual_block;
    return directory_->destination_profile->clones ? block : 0;
}

// False: the archive is not to be kept.
bool ArchiveJob::write_members(archive::ArchiveWriter& writer, sys::FileId own) {
    MemberQueue queue;
    std::jthread reading([&] {
        const JobControl::Worker worker(job_.control);
        const auto replaced = replaced_ ? replaced_->id : own;
        MemberWalk(job_, {own, replaced}, [&](FoundMember found) { return queue.push(std::move(found)); }).run();
        queue.finish();
    });
    while (auto batch = queue.pop())
        for (auto& found : *batch)
            if (!job_.control.may_continue() || !write(writer, found)) {
                queue.abandon();
                return false;
            }
    return !job_.control.stop_requested();
}

bool ArchiveJob::write(archive::ArchiveWriter& writer, FoundMember& found) {
    if (!format_->stores_all && !fits_simple_format(found)) return true;
    if (format_->stores_all) become_hard_link(found);
    return found.file ? write_payload(writer, found) : write_plain(writer, found);
}

// What the format cannot hold is said once a job, and costs only that.
bool ArchiveJob::fits_simple_format(FoundMember& found) {
    auto& member = found.member;
    if (!member.attributes.empty())
        job_.record.warn("Extended attributes and access lists are left out: this format cannot hold them");
    if (found.status.links > 1 && member.type == MemberType::regular)
        job_.record.warn("Hard links become separate files: this format cannot hold them");
    member.attributes.clear();
    const auto held = std::clamp(member.modified, Timestamp{0}, last_simple_second * one_second);
    if (held != member.modified)
        job_.record.warn("Times before 1970 or after 2038 become the nearest that this format can hold");
    member.modified = held;
    // A name for the destination itself is understood in a tar only.
    if (member.path == archive::top_directory) return false;
    const bool plain = member.type == MemberType::regular || member.type == MemberType::directory ||
                       member.type == MemberType::symlink;
    if (plain) return true;
    job_.record.warn("Devices and FIFOs are left out: this format cannot hold them");
    job_.skip_item(found.source_path, job_.request.destination, "this format cannot hold it");
    return false;
}

void ArchiveJob::become_hard_link(FoundMember& found) const {
    if (found.status.links < 2 || found.member.type == MemberType::directory) return;
    const auto first = first_names_.find(found.status.id);
    if (first == first_names_.end()) return;
    found.member.type = MemberType::hard_link;
    found.member.link_target = first->second;
    found.member.size = 0;
    found.member.sparse = false;
    found.member.attributes.clear();
    found.content.clear();
    found.file.reset();
}

bool ArchiveJob::write_plain(archive::ArchiveWriter& writer, FoundMember& found) {
    slot_.begin(found.source_path, found.member.size);
    if (const auto added = writer.add(found.member, found.content); !added) return fail_destination(added.error());
    if (job_.request.options.verify) check_.wrote(found.member, archive::add_to_checksum(0, found.content));
    if (was_kept(found)) return true;
    if (found.member.type == MemberType::regular) {
        transfer::TransferReport moved;
        moved.bytes[MethodId::buffered] = found.member.size;
        add_step(moved.steps, MethodId::buffered, transfer::Attempt::completed(found.member.size));
        record_item(job_.record,
                    {found.source_path, job_.request.destination, found.member.size, found.status.allocated}, moved);
    } else if (found.member.type != MemberType::directory) {
        const bool link = found.member.type == MemberType::hard_link;
        job_.record.tell_by_path(found.source_path, job_.request.destination,
                                 {.result = link ? ItemResult::linked : ItemResult::done});
        if (link) job_.record.leave_out(static_cast<std::int64_t>(found.status.size));
    }
    written(found);
    return true;
}

bool ArchiveJob::write_payload(archive::ArchiveWriter& writer, FoundMember& found) {
    slot_.begin(found.source_path, found.member.size);
    if (!format_->stores_holes) found.member.sparse = false;
    auto moved = writer.add(found.member, {found.file.get(), found.status, *found.profile});
    if (moved.outcome != Outcome::completed) job_.record.moved_in_vain(moved.bytes);
    if (moved.outcome == Outcome::stopped) return false;
    if (moved.outcome == Outcome::failed) {
        if (!moved.refusal.empty()) fail_member(method_unavailable(moved.refusal, "archive", found.source_path));
        else if (moved.side == Side::destination) return fail_destination(moved.error);
        else fail_member(sys::to_error(moved.error, found.source_path));
        if (writer.can_go_back()) return true;
        job_.record.warn(escape_name(found.source_path) + " is incomplete in the archive: what is missing is zeros");
        return expect_payload(found, false);
    }
    if (!expect_payload(found, !moved.source_changed)) return false;
    const auto now = job_.sys.fstat(found.file.get());
    const bool changed = !now || now->size != found.status.size || now->modified != found.status.modified;
    const char* const flaw = moved.source_changed ? "It shrank while it was being archived: its end is stored as zeros"
                             : changed            ? "It changed while it was being archived"
                                                  : nullptr;
    const auto cause = flaw != nullptr
                           ? job_.record.add_error(job_.refusal(ErrorKind::changed, flaw, found.source_path))
                           : ItemLog::none;
    if (was_kept(found)) return true;
    job_.record.add_savings(moved.saved);
    record_item(job_.record, {found.source_path, job_.request.destination, found.member.size, found.status.allocated},
                moved, {flaw, cause});
    written(found);
    return true;
}

// The source is read a second time, because a clone or a kernel copy shows nobody what it moves.
bool ArchiveJob::expect_payload(const FoundMember& found, bool whole) {
    if (!job_.request.options.verify) return true;
    std::optional<std::uint64_t> sum;
    if (whole) {
        const auto read =
            archive::checksum_of(work_, found.file.get(), archive::data_of(found.member, found.member.size));
        if (read && !*read) return false;  // stopped
        if (read) sum = *read;
        else fail_member(sys::to_error(read.error(), found.source_path));
    }
    check_.wrote(found.member, sum);
    return true;
}

void ArchiveJob::written(const FoundMember& found) {
    if (found.member.type == MemberType::directory) {
        job_.record.directory_done();
        return;
    }
    remember_name(found);
}

void ArchiveJob::remember_name(const FoundMember& found) {
    if (found.status.links > 1 && found.member.type != MemberType::hard_link)
        first_names_.emplace(found.status.id, found.member.path);
}

// Then there is nothing to keep, and nothing that an archive of that name should be replaced by.
bool ArchiveJob::all_failed() const {
    const auto counts = job_.record.counts();
    const bool kept_some = resumable_ && resumable_->kept() > 0;
    return counts.files_done + counts.directories_done == 0 && !kept_some && job_.record.errors_total() > 0;
}

bool ArchiveJob::complete(archive::ArchiveWriter& writer, sys::UniqueFd fd, Place& place) {
    if (const auto finished = writer.finish(); !finished) return fail_destination(finished.error());
    if (replaced_) dress_as_replaced(fd.get());
    if (job_.request.options.sync)
        if (const auto synced = job_.sys.fsync(fd.get()); !synced) return fail_destination(synced.error());
    if (const auto closed = job_.sys.close(std::move(fd)); !closed) return fail_destination(closed.error());
    if (job_.request.options.verify && !verified(place)) return false;
    if (resumable_) resumable_->complete();
    if (!job_.control.may_continue()) return false;
    if (!was_committed(job_, commit_entry(job_, *directory_, item_, place, std::nullopt), job_.request.destination,
                       job_.request.destination))
        return false;
    job_.delivered = true;
    tell_what_was_kept();
    const int directory = directory_->destination.get();
    if (!job_.request.options.sync && wants_flush(job_, directory)) flush(job_, directory, job_.request.destination);
    return true;
}

bool ArchiveJob::verified(const Place& place) {
    const auto fd = job_.sys.openat(place.entry.directory(), place.entry.name(), sys::OpenMode::read);
    if (!fd) return fail_destination(fd.error());
    slot_.begin(job_.request.destination, 0);
    slot_.wait_for("Verifying: reading the archive back from the disk");
    bool same = true;
    const auto differs = [&](Error error) {
        same = false;
        fail_member(std::move(error));
    };
    const auto may_continue = [this] { return job_.control.may_continue(); };
    return check_.read_back(job_.sys, fd->get(), job_.request.destination, may_continue, differs) && same;
}

void ArchiveJob::fail_member(Error error) {
    const std::string path = error.path;
    job_.fail_entry(std::move(error), Side::source, path, job_.request.destination);
}

// Returns false, so that a step can end with it.
bool ArchiveJob::fail_destination(sys::SysError error) {
    if (error.is(std::errc::operation_canceled)) return false;  // the job says why
    const auto& path = job_.request.destination;
    job_.fail_entry(sys::to_error(error, path), Side::destination, path, path, JobRecord::Kind::archive);
    job_.control.stop();
    return false;
}

}  // namespace drover::jobs
