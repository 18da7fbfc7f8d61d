// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/chain.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/fs/data_ranges.h"
#include "engine/transfer/accounting.h"
#include "engine/transfer/buffered_method.h"
#include "engine/transfer/checkpoints.h"
#include "engine/transfer/exclusions.h"
#include "engine/transfer/range_reader.h"

namespace drover::transfer {

namespace {

// So many ranges of less than this, one after the other, and the file counts as fragmented.
constexpr std::uint64_t small_range = 32 * 1024;
constexpr std::size_t fragmented_from = 64;

const Method& method_with(MethodId id) {
    return *std::ranges::find(all_range_methods(), id, &Method::id);
}

}  // namespace

Chain::Chain(Workspace& work, RefusalMemory& refusals, const FileEnds& ends, MethodChoice forced, SparseChoice sparse)
    : work_(work), ends_(ends), forced_(forced), sparse_(sparse), mover_(work, refusals, ends_, forced) {
    method_ends_.destination = &ends.destination_profile;
    work_.tally = {};
}

TransferReport Chain::run() {
    if (!work_.control.may_continue()) {
        report_.outcome = Outcome::stopped;
    } else if (size() > ends_.destination_profile.largest_file) {
        report_.fail({std::errc::file_too_large, "write"}, Side::destination);
    } else if (ends_.start > 0 || (!clone_whole_file() && report_.outcome == Outcome::completed)) {
        move_noting_checkpoints();
    }
    if (report_.outcome == Outcome::completed) finish();
    report_.bytes = work_.tally;
    return std::move(report_);
}

// --- the whole file at once ----------------------------------------------------------------------------------------

// True when the clone is the whole story.
bool Chain::clone_whole_file() {
    const Method& clone = all_range_methods().front();
    if (size() == 0 || !mover_.allowed(clone)) return false;
    const Attempt attempt = attempt_clone(clone);
    add_step(report_.steps, clone.id, attempt);
    if (attempt.outcome == Outcome::completed) {
        report_.saved = account_for_clone(work_, ends_);
        return true;
    }
    if (attempt.outcome != Outcome::not_applicable) report_.fail(attempt);
    else if (forced_ == MethodChoice::clone) report_.refuse();
    return false;
}

Attempt Chain::attempt_clone(const Method& method) {
    if (const char* why = clone_excluded(work_.sys, ends_, forced_, sparse_)) return Attempt::not_applicable(why);
    const Attempt attempt = mover_.attempt(method, range({0, size()}, true), method_ends_, report_.steps);
    if (!attempt.by_system_call()) return attempt;
    // On ZFS a clone that failed may have left anything in the destination, which would show through holes.
    if (const auto emptied = work_.sys.ftruncate(ends_.destination, 0); !emptied)
        return {.outcome = Outcome::failed, .error = emptied.error(), .side = Side::destination};
    return attempt;
}

// --- range by range ------------------------------------------------------------------------------------------------

void Chain::move_noting_checkpoints() {
    if (ends_.checkpoints != nullptr) ends_.checkpoints->begin();
    work_.checkpoints = ends_.checkpoints;
    move_ranges(choose_ranges(work_.sys, ends_, sparse_));
    work_.checkpoints = nullptr;
}

void Chain::move_ranges(RangeChoice choice) {
    ranges_ = choice;
    switch (choice) {
        case RangeChoice::nothing:
            return;
        case RangeChoice::to_the_end:
            return move_to_the_end();
        case RangeChoice::one_hole:
            if (set_size()) add_hole(size() - ends_.start);
            return;
        case RangeChoice::between_holes:
            return move_between_holes();
        case RangeChoice::seeking_zeros:
            method_ends_.zeros_become_holes = true;
            if (ends_.source_profile.seek_is_true) return move_between_holes();
            if (set_size()) move_range(whole());
            return;
        case RangeChoice::dense_over_holes:
        case RangeChoice::dense:
            move_range(whole());
            return;
    }
}

void Chain::move_to_the_end() {
    if (const char* why = reading_to_the_end_excluded(forced_)) {
        add_step(report_.steps, method_forced_by(forced_).id, Attempt::not_applicable(why));
        report_.refuse();
        return;
    }
    const Attempt attempt = buffered_copy_to_end(work_, method_ends_, range({0, 0}, false));
    add_step(report_.steps, MethodId::buffered, attempt);
    if (attempt.outcome != Outcome::source_ended) report_.fail(attempt);
}

void Chain::move_between_holes() {
    if (!set_size()) return;
    report_.walked_holes = true;
    fs::DataRanges ranges(work_.sys, ends_.source, size(), ends_.start);
    std::uint64_t reached = ends_.start;
    std::size_t small_in_a_row = 0;
    std::optional<ByteRange> found;
    while (const auto data = found ? std::exchange(found, std::nullopt) : ranges.next()) {
        add_hole(data->offset - reached);
        if (!move_range(*data)) return;
        reached = data->end();
        small_in_a_row = data->length < small_range ? small_in_a_row + 1 : 0;
        if (method_ends_.zeros_become_holes) continue;
        if (small_in_a_row < fragmented_from || !mover_.allowed(method_with(MethodId::buffered))) continue;
        small_in_a_row = 0;
        if (!move_fragments(ranges, reached, found)) return;
    }
    // Where a source shrank there is no data any more, which looks like a hole to its end.
    const auto now = work_.sys.fstat(ends_.source);
    const bool shrank = now && now->size < size();
    const std::uint64_t end = shrank ? std::max(now->size, reached) : size();
    add_hole(end - reached);
    if (shrank) end_early(end);
}

// Many small ranges: one thread seeks and reads, this one writes, until a large range comes up, which goes to `found`.
// 30,000 islands of 4 KiB on ext4: 0.22 s; with one thread 0.35 s, cp 0.37 s.
bool Chain::move_fragments(fs::DataRanges& ranges, std::uint64_t& reached, std::optional<ByteRange>& found) {
    RangeReader reader(work_.sys, ends_.source, ranges);
    while (const auto batch = reader.next()) {
        auto bytes = batch->bytes;
        for (const ByteRange& data : batch->ranges) {
            add_hole(data.offset - reached);
            const auto length = static_cast<std::size_t>(data.length);
            const Attempt attempt = write_range(work_, ends_.destination, bytes.first(length), data.offset);
            add_step(report_.steps, MethodId::buffered, attempt);
            if (attempt.outcome != Outcome::completed) return report_.fail(attempt);
            bytes = bytes.subspan(length);
            reached = data.end();
        }
    }
    const auto& end = reader.end();
    if (end.error) return report_.fail(*end.error, Side::source);
    if (end.shrunk_to) return end_early(*end.shrunk_to);
    found = end.large_range;
    return true;
}

// False: the file is finished, one way or another.
bool Chain::move_range(ByteRange bytes) {
    // The whole file was offered to the clone before.
    std::array<Exclusion, 2> excluded{Exclusion{MethodId::clone},
                                      Exclusion{MethodId::kernel, kernel_excluded(ends_, forced_, ranges_)}};
    const std::size_t count = excluded[1].because ? 2 : 1;
    const Attempt attempt =
        mover_.move(range(bytes, false), method_ends_, std::span(excluded).first(count), report_.steps);
    if (attempt.outcome == Outcome::completed) return true;
    if (attempt.outcome == Outcome::not_applicable) return report_.refuse();
    return attempt.outcome == Outcome::source_ended ? end_early(bytes.offset + attempt.moved) : report_.fail(attempt);
}

// The size first: a file that grows step by step gets speculative preallocation on XFS (3.4 GB for 392 MB of data).
bool Chain::set_size() {
    const auto status = work_.sys.ftruncate(ends_.destination, size());
    return status ? true : report_.fail(status.error(), Side::destination);
}

void Chain::add_hole(std::uint64_t bytes) {
    if (bytes == 0) return;
    work_.book(MethodId::hole, bytes);
    add_step(report_.steps, MethodId::hole, Attempt::completed(bytes));
}

// The source shrank: what was copied is all there is.
bool Chain::end_early(std::uint64_t length) {
    report_.source_changed = true;
    const auto status = work_.sys.ftruncate(ends_.destination, length);
    return status ? false : report_.fail(status.error(), Side::destination);
}

void Chain::finish() {
    if (size() >= large_file) {
        const auto now = work_.sys.fstat(ends_.source);
        if (now && (now->size != size() || now->modified != ends_.status.modified)) report_.source_changed = true;
    }
    if (work_.tally[MethodId::clone] > 0) return;
    const bool maybe_cloned = ends_.destination_profile.clones && work_.tally[MethodId::kernel] > 0;
    if (maybe_cloned) report_.saved.clones = classify_kernel_copy(work_, ends_);
    if (work_.tally[MethodId::hole] > 0) report_.saved.holes = confirm_holes(work_, ends_);
}

RangeCopy Chain::range(ByteRange bytes, bool whole_file) const {
    return {ends_.source, bytes.offset, ends_.destination, bytes.offset, bytes.length, whole_file};
}

}  // namespace drover::transfer
