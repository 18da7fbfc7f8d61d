// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/clone_method.h"

#include "engine/transfer/errno_policy.h"
#include "engine/transfer/source_writeback.h"

namespace drover::transfer {

namespace {

// A clone that a signal interrupted did nothing; another method would only do more work for the same result.
template <typename Call>
sys::SysStatus uninterrupted(JobControl& control, Call call) {
    for (;;) {
        auto status = call();
        if (status || !status.error().is(std::errc::interrupted) || !control.may_continue()) return status;
    }
}

// A source without copy-on-write can only be cloned into a file of the same kind.
enum class Nocow : std::uint8_t { same, matched, differs };

// The other way round the destination stays as its directory made it: somebody wanted it so.
Nocow match_nocow(sys::Syscalls& sys, const RangeCopy& range) {
    const auto source = sys.get_flags(range.source);
    const auto destination = sys.get_flags(range.destination);
    if (!source || !destination || ((*source ^ *destination) & sys::flag_nocow) == 0) return Nocow::same;
    const bool source_alone = (*source & sys::flag_nocow) != 0;
    const bool matched = source_alone && sys.set_flags(range.destination, *destination | sys::flag_nocow).has_value();
    return matched ? Nocow::matched : Nocow::differs;
}

Attempt refused(const Ends& ends, sys::SysError error) {
    if (error.is(std::errc::interrupted)) return {.outcome = Outcome::stopped};
    const bool fatal = react(MethodId::clone, error, *ends.destination) == Reaction::fail;
    return {.outcome = fatal ? Outcome::failed : Outcome::not_applicable,
            .error = error,
            .side = blames_destination(error) ? Side::destination : Side::source};
}

// Bytes that are no longer there cannot be cloned: EINVAL.
bool source_shrank(Workspace& work, const RangeCopy& range) {
    const auto now = work.sys.fstat(range.source);
    return now && now->size < range.source_offset + range.length;
}

// The whole blocks at the start of the range.
Attempt clone_blocks(Workspace& work, const Ends& ends, const RangeCopy& range) {
    const auto facts = work.sys.fstatfs(range.destination);
    if (!facts || facts->block_size == 0) return Attempt::not_applicable("unknown block size");
    const std::uint64_t block = facts->block_size;
    if (range.source_offset % block != 0 || range.destination_offset % block != 0)
        return Attempt::not_applicable("unaligned");
    // A length of 0 would mean "to the end of the file".
    const std::uint64_t whole = range.length / block * block;
    if (whole == 0) return Attempt::not_applicable("less than a block");
    if (!write_source_out(work, range)) return {.outcome = Outcome::stopped};
    const auto status = uninterrupted(work.control, [&] {
        return work.sys.ficlonerange(range.source, {range.source_offset, whole}, range.destination,
                                     range.destination_offset);
    });
    if (!status && status.error().is(std::errc::invalid_argument) && source_shrank(work, range))
        return {.outcome = Outcome::source_ended};
    if (!status) return refused(ends, status.error());
    work.moved(MethodId::clone, whole);
    if (whole == range.length) return Attempt::completed(whole);
    return {.outcome = Outcome::not_applicable, .moved = whole, .because = "less than a block"};
}

}  // namespace

Attempt clone_range(Workspace& work, const Ends& ends, const RangeCopy& range) {
    if (ends.zeros_become_holes) return Attempt::not_applicable(zeros_are_looked_for);
    if (!work.control.may_continue()) return {.outcome = Outcome::stopped};
    if (!range.whole_file) return clone_blocks(work, ends, range);
    if (!write_source_out(work, range)) return {.outcome = Outcome::stopped};
    const auto clone = [&] { return work.sys.ficlone(range.source, range.destination); };
    auto status = uninterrupted(work.control, clone);
    if (!status && status.error().is(std::errc::invalid_argument)) {
        const Nocow nocow = match_nocow(work.sys, range);
        if (nocow == Nocow::differs) return Attempt::not_applicable(nocow_differs);
        if (nocow == Nocow::matched) status = uninterrupted(work.control, clone);
    }
    if (!status) return refused(ends, status.error());
    // Holes and data are told apart by whoever looks at the result, so nothing is booked here.
    return Attempt::completed(range.length);
}

}  // namespace drover::transfer
