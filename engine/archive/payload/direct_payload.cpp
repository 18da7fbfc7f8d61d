// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/payload/direct_payload.h"

#include <array>

#include "engine/transfer/buffered_method.h"

namespace drover::archive {

using transfer::Attempt;
using transfer::Exclusion;
using transfer::Outcome;

DirectPayload::DirectPayload(transfer::Workspace& work, transfer::RefusalMemory& refusals, const ArchiveFile& archive,
                             const ReadMember& found, const PayloadTarget& target, MethodChoice method,
                             SparseChoice sparse)
    : work_(work),
      archive_(archive.fd),
      found_(found),
      target_(target),
      method_(method),
      file_(work_, archive, found.member, target, sparse),
      mover_(work_, refusals, file_.ends(), method),
      position_(found.payload.offset.value_or(0)) {}

MovedPayload DirectPayload::move() {
    const Member& member = found_.member;
    bool going = file_.begin(member);
    for (const auto& range : data_of(member, member.size)) {
        if (!going) break;
        going = file_.add_hole_up_to(range.offset) && move_range(range);
    }
    if (going) file_.add_hole_up_to(member.size);
    return file_.finish(member.size);
}

bool DirectPayload::move_range(ByteRange range) {
    const bool clonable = may_clone() && target_.profile.clones && !file_.method_ends.zeros_become_holes &&
                          position_ % target_.block == 0 && range.offset % target_.block == 0;
    const std::uint64_t whole = range.length / target_.block * target_.block;
    if (clonable && whole > 0 && !move_by_methods({range.offset, whole}, true)) return false;
    const ByteRange rest = clonable ? ByteRange{range.offset + whole, range.length - whole} : range;
    if (rest.empty()) return true;
    // Less than a block cannot be cloned and is not worth a kernel copy.
    return clonable ? take(transfer::buffered_copy_range(work_, file_.method_ends, copy_of(rest)), rest, true)
                    : move_by_methods(rest, false);
}

bool DirectPayload::move_by_methods(ByteRange range, bool aligned) {
    std::array<Exclusion, 2> excluded{};
    std::size_t count = 0;
    const bool automatic = method_ == MethodChoice::automatic;
    if (automatic && !target_.profile.clones) excluded[count++] = {MethodId::clone, transfer::not_supported_here};
    const bool small = range.length < direct_from;
    if (automatic && !aligned && (small || target_.profile.kernel_copy_wants_alignment))
        excluded[count++] = {MethodId::kernel, small ? "small range" : "unaligned"};
    return take(mover_.move(copy_of(range), file_.method_ends, std::span(excluded).first(count), file_.report().steps),
                range, false);
}

bool DirectPayload::take(const Attempt& attempt, ByteRange range, bool add) {
    if (add) add_step(file_.report().steps, MethodId::buffered, attempt);
    file_.passed(attempt.moved);
    position_ += attempt.moved;
    switch (attempt.outcome) {
        case Outcome::completed:
            return attempt.moved == range.length || ended();
        case Outcome::source_ended:
            return ended();
        case Outcome::not_applicable:
            return file_.report().refuse();
        default:
            return file_.report().fail(attempt);
    }
}

bool DirectPayload::ended() {
    return file_.damage({.reason = "The archive ends before this member does",
                         .offset = position_,
                         .error = std::nullopt,
                         .final = false});
}

transfer::RangeCopy DirectPayload::copy_of(ByteRange range) const {
    return {archive_, position_, target_.fd, range.offset, range.length, false};
}

}  // namespace drover::archive
