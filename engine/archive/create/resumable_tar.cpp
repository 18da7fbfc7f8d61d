// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/resumable_tar.h"

#include <algorithm>
#include <utility>

#include "engine/archive/payload/payload_checksum.h"
#include "engine/archive/payload/payload_file.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {

ResumableTar::ResumableTar(transfer::Workspace& work, const fs::StagedEntry::Part& part, sys::UniqueFd readable,
                           bool compare)
    : work_(work),
      fd_(part.fd.get()),
      record_(part.record),
      valid_(part.valid),
      readable_(std::move(readable)),
      compare_(compare) {}

bool ResumableTar::holds(std::uint64_t offset, std::string_view header, std::span<const std::byte> content) {
    const std::uint64_t end = offset + header.size() + to_tar_blocks(content.size());
    return end <= valid_ && stands_at(offset, std::as_bytes(std::span(header))) &&
           stands_at(offset + header.size(), content) && keep(end);
}

bool ResumableTar::holds(std::uint64_t offset, std::string_view header, const Member& member,
                         const PayloadSource& source) {
    const std::uint64_t end = offset + header.size() + to_tar_blocks(member.stored());
    return end <= valid_ && stands_at(offset, std::as_bytes(std::span(header))) &&
           is_payload_of(offset + header.size(), member, source) && keep(end);
}

bool ResumableTar::keep(std::uint64_t end) {
    kept_ = end;
    return true;
}

bool ResumableTar::stands_at(std::uint64_t offset, std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        const auto buffer = work_.buffer();
        const auto count =
            work_.sys.pread(readable_.get(), buffer.first(std::min(buffer.size(), bytes.size())), offset);
        if (!count && count.error().is(std::errc::interrupted)) continue;
        if (!count || *count == 0 || !std::ranges::equal(buffer.first(*count), bytes.first(*count))) return false;
        offset += *count;
        bytes = bytes.subspan(*count);
    }
    return true;
}

// Size and time are the source's, since the header is. A file that was changed after the archive was begun may have got
// its old time back, and times that are stored later than they are tell nothing.
bool ResumableTar::is_payload_of(std::uint64_t offset, const Member& member, const PayloadSource& source) {
    const bool unchanged = source.status.changed < record_.begun && member.modified == source.status.modified;
    if (unchanged && !compare_) return true;
    work_.slot.wait_for("Comparing with what an earlier run stored");
    const auto there = checksum_of(work_, readable_.get(), {{offset, member.stored()}});
    const auto wanted = checksum_of(work_, source.fd, data_of(member, member.size));
    work_.slot.wait_for("");
    return there && wanted && *there && *there == *wanted;
}

sys::SysStatus ResumableTar::write_from(std::uint64_t offset) {
    if (!keeping()) return {};
    // The record first: what it says has to be true of the shorter file.
    record_.on_disk = std::min(record_.on_disk, offset);
    checkpoints_.emplace(work_.sys, fd_, record_, 0);
    checkpoints_->begin();
    checkpoints_->reach(offset);
    readable_.reset();
    return valid_ == offset ? sys::SysStatus{} : work_.sys.ftruncate(fd_, offset);
}

}  // namespace drover::archive
