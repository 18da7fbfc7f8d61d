// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/payload/payload_file.h"

#include <algorithm>
#include <utility>

#include "engine/fs/extent_summary.h"
#include "engine/transfer/accounting.h"
#include "engine/transfer/buffered_method.h"

namespace drover::archive {

namespace {

using transfer::Attempt;
using transfer::Outcome;
using transfer::Side;

// A member has its own size, whatever the archive around it has.
sys::FileStatus status_of(const sys::FileStatus& archive, const Member& member) {
    sys::FileStatus status = archive;
    status.size = member.size;
    return status;
}

}  // namespace

std::vector<ByteRange> data_of(const Member& member, std::uint64_t size) {
    return member.sparse ? member.data : std::vector<ByteRange>{{0, size}};
}

PayloadFile::PayloadFile(transfer::Workspace& work, const ArchiveFile& archive, const Member& member,
                         const PayloadTarget& target, SparseChoice sparse)
    : work_(work),
      status_(status_of(archive.status, member)),
      target_(target),
      sparse_(sparse),
      ends_{.source = archive.fd,
            .status = status_,
            .source_profile = archive.profile,
            .destination = target.fd,
            .destination_device = target.device,
            .destination_profile = target.profile} {
    work_.tally = {};
    method_ends.destination = &target.profile;
    method_ends.zeros_become_holes = sparse == SparseChoice::always;
}

bool PayloadFile::begin(const Member& member) {
    if (member.size > target_.profile.largest_file)
        return report().fail({std::errc::file_too_large, "write"}, Side::destination);
    report().walked_holes = member.sparse;
    return (member.sparse || method_ends.zeros_become_holes) ? set_size(member.size) : true;
}

bool PayloadFile::set_size(std::uint64_t size) {
    const auto set = work_.sys.ftruncate(target_.fd, size);
    return set ? true : report().fail(set.error(), Side::destination);
}

bool PayloadFile::add_hole_up_to(std::uint64_t offset) {
    const std::uint64_t length = offset - std::exchange(reached_, offset);
    if (length == 0) return true;
    if (sparse_ == SparseChoice::never) return write_zeros({offset - length, length});
    work_.book(MethodId::hole, length);
    add_step(report().steps, MethodId::hole, Attempt::completed(length));
    return true;
}

bool PayloadFile::damage(ReadError error) {
    report().outcome = error.stopped ? Outcome::stopped : Outcome::failed;
    result.damage = std::move(error);
    return false;
}

MovedPayload PayloadFile::finish(std::uint64_t size) {
    result.size = size;
    report().bytes = work_.tally;
    if (report().outcome != Outcome::completed) return std::move(result);
    report().saved.clones = confirm_clones();
    if (work_.tally[MethodId::hole] > 0) report().saved.holes = transfer::confirm_holes(work_, ends_);
    return std::move(result);
}

bool PayloadFile::write_zeros(ByteRange range) {
    static const std::vector<std::byte> zeros(std::size_t{256} * 1024);
    while (!range.empty()) {
        const auto part = std::span(zeros).first(std::min<std::size_t>(zeros.size(), range.length));
        const Attempt attempt = transfer::write_range(work_, target_.fd, part, range.offset);
        if (attempt.outcome != Outcome::completed) return report().fail(attempt);
        range = {range.offset + part.size(), range.length - part.size()};
    }
    return true;
}

// The archive may hold preallocation and holes of its own, which are no data.
SavedBytes PayloadFile::confirm_clones() const {
    const std::uint64_t cloned = work_.tally[MethodId::clone];
    if (cloned == 0) return {};
    const auto map = fs::summarize_extents(work_.sys, target_.fd, status_.size, 1);
    return {cloned, map && map->complete && map->data >= cloned ? Precision::exact : Precision::at_most};
}

}  // namespace drover::archive
