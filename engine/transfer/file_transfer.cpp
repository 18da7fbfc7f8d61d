// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/file_transfer.h"

#include <algorithm>

#include "engine/fs/data_ranges.h"
#include "engine/fs/extent_summary.h"
#include "engine/transfer/buffered_method.h"
#include "engine/transfer/errno_policy.h"

namespace drover::transfer {

namespace {

// A file of more extents than this is not mapped just to learn what its clone saved: 100,000 extents take 80 ms,
// a fifth of the clone itself.
constexpr std::size_t most_extent_batches = 4;

// Files from this size are looked at again after the copy. Below, one read sees the file at one moment.
constexpr std::uint64_t recheck_from = 1024 * 1024;

const Method& method_of(MethodId id) {
    return *std::ranges::find(all_range_methods(), id, &Method::id);
}

}  // namespace

// One file on its way.
class FileTransfer::Run {
public:
    Run(FileTransfer& owner, const FileEnds& ends) : owner_(owner), work_(owner.work_), ends_(ends) {
        method_ends_.source = &ends.source_profile;
        method_ends_.destination = &ends.destination_profile;
        work_.tally = {};
    }

    TransferReport copy() {
        if (!work_.control.may_continue()) return stop();
        if (!ends_.source_profile.sizes_are_true && ends_.status.size < recheck_from) return copy_unknown_size();
        if (size() > 0 && !try_clone() && report_.outcome == Outcome::completed) copy_ranges();
        if (report_.outcome == Outcome::completed) finish();
        return done();
    }

private:
    TransferReport done() {
        report_.bytes = work_.tally;
        return std::move(report_);
    }

    std::uint64_t size() const { return ends_.status.size; }
    RangeCopy range(ByteRange bytes, bool whole_file = false) const {
        return {ends_.source, bytes.offset, ends_.destination, bytes.offset, bytes.length, whole_file};
    }
    bool allowed(MethodId id) const {
        return owner_.forced_ == MethodChoice::automatic || owner_.forced_ == method_of(id).choice;
    }

    TransferReport stop() {
        report_.outcome = Outcome::stopped;
        return std::move(report_);
    }

    void note(MethodId method, const Attempt& attempt) {
        std::string reason;
        if (attempt.outcome == Outcome::not_applicable) reason = attempt.reason();
        for (auto& step : report_.steps) {
            if (step.method != method || step.outcome != attempt.outcome || step.reason != reason) continue;
            step.bytes += attempt.moved;
            return;
        }
        report_.steps.push_back({method, attempt.outcome, std::move(reason), attempt.moved});
    }

    void fail(const Attempt& attempt) {
        report_.outcome = attempt.outcome;
        report_.error = attempt.error;
        report_.side = attempt.side;
    }
    void fail(sys::SysError error, Side side) {
        report_.outcome = Outcome::failed;
        report_.error = error;
        report_.side = side;
    }
    void refuse() {
        report_.outcome = Outcome::failed;
        report_.refusal = explain_refusal();
    }
    std::string explain_refusal() const {
        std::string text;
        for (const auto& step : report_.steps) {
            if (step.outcome != Outcome::not_applicable) continue;
            if (!text.empty()) text += "; ";
            text += std::string(method_of(step.method).name) + ": " + step.reason;
        }
        return text;
    }

    // --- whole-file clone ------------------------------------------------------------------------------------------

    // Why not even to try, or nullptr.
    const char* clone_excluded() const {
        if (owner_.sparse_ == SparseChoice::always) return "blocks of zeros are looked for";
        if (owner_.sparse_ == SparseChoice::never && ends_.status.looks_sparse()) return "holes are to be filled";
        if (!ends_.destination_profile.clones) return "EOPNOTSUPP";
        const bool small = size() < ends_.destination_profile.clone_from;
        return small && owner_.forced_ == MethodChoice::automatic ? "small file" : nullptr;
    }

    Attempt attempt_clone() {
        const char* excluded = clone_excluded();
        const bool forced = owner_.forced_ == MethodChoice::clone;
        if (excluded != nullptr && !(forced && !ends_.destination_profile.clones))
            return Attempt::not_applicable(excluded);
        if (const Refusal* refusal = owner_.remembered(ends_, MethodId::clone))
            return {.outcome = Outcome::not_applicable, .error = refusal->error};
        work_.slot.choose(MethodId::clone, "clone");
        return method_of(MethodId::clone).move(work_, method_ends_, range({0, size()}, true));
    }

    // True when the clone is the whole story.
    bool try_clone() {
        if (!allowed(MethodId::clone)) return false;
        const Attempt attempt = attempt_clone();
        note(MethodId::clone, attempt);
        if (attempt.outcome == Outcome::completed) {
            account_for_clone();
            return true;
        }
        if (attempt.outcome != Outcome::not_applicable) {
            fail(attempt);
            return false;
        }
        if (*attempt.because == '\0') owner_.remember(ends_, MethodId::clone, attempt.error);
        if (owner_.forced_ == MethodChoice::clone) refuse();
        return false;
    }

    // A clone moves nothing, so what it saved is read from the destination's map.
    void account_for_clone() {
        const auto map = fs::summarize_extents(work_.sys, ends_.destination, size(), most_extent_batches);
        const std::uint64_t on_disk = std::min(ends_.status.allocated, size());
        SavedBytes clones{on_disk, map ? Precision::at_most : Precision::unknown};
        std::uint64_t holes = size() - on_disk;
        if (map && map->complete) {
            clones = {map->data, Precision::exact};
            holes = map->hole;
        }
        report_.saved.clones = clones;
        report_.saved.holes = {holes, clones.precision};
        work_.book(MethodId::hole, holes);
        work_.book(MethodId::clone, size() - holes);
    }

    // --- ranges ----------------------------------------------------------------------------------------------------

    void copy_ranges() {
        const bool sparse = ends_.status.looks_sparse();
        if (owner_.sparse_ == SparseChoice::never) return copy_dense(sparse);
        if (owner_.sparse_ == SparseChoice::always) return copy_seeking_zeros();
        if (!sparse) return copy_dense(false);
        if (ends_.source_profile.seek_is_true) return copy_between_holes();
        copy_distrusting_holes();
    }

    // One range. A kernel copy keeps holes on btrfs and XFS, so filling them takes read and write.
    void copy_dense(bool fill_holes) {
        fill_holes_ = fill_holes;
        copy_range({0, size()});
    }

    void copy_seeking_zeros() {
        method_ends_.zeros_become_holes = true;
        if (set_size()) copy_range({0, size()});
    }

    // On network filesystems and behind FUSE a hole may be one only by rumour: everything is read. A file without a
    // single block is believed where seeking is refused altogether, as every POSIX system counts blocks.
    void copy_distrusting_holes() {
        if (ends_.status.allocated == 0 && !seek_answers()) return whole_hole();
        copy_seeking_zeros();
    }
    bool seek_answers() {
        const auto data = work_.sys.seek_data(ends_.source, 0);
        return data || data.error().is(std::errc::no_such_device_or_address);
    }
    void whole_hole() {
        if (set_size()) add_hole(size());
    }

    // The size first: a file that grows step by step gets speculative preallocation on XFS (3.4 GB for 392 MB).
    bool set_size() {
        const auto status = work_.sys.ftruncate(ends_.destination, size());
        if (!status) fail(status.error(), Side::destination);
        return status.has_value();
    }

    void copy_between_holes() {
        if (!set_size()) return;
        report_.walked_holes = true;
        fs::DataRanges ranges(work_.sys, ends_.source, size());
        std::uint64_t reached = 0;
        while (const auto data = ranges.next()) {
            add_hole(data->offset - reached);
            if (!copy_range(*data)) return;
            reached = data->end();
        }
        if (!report_.source_changed) add_hole(size() - reached);
    }

    void add_hole(std::uint64_t bytes) {
        if (bytes == 0) return;
        work_.book(MethodId::hole, bytes);
        note(MethodId::hole, Attempt::completed(bytes));
    }

    // Why a method is not even tried on a range, or nullptr.
    const char* excluded(const Method& method) const {
        if (method.id != MethodId::kernel) return nullptr;
        if (fill_holes_) return "holes are to be filled";
        const std::uint64_t threshold = std::max(ends_.source_profile.kernel_from, ends_.destination_profile.kernel_from);
        return size() < threshold && owner_.forced_ == MethodChoice::automatic ? "small file" : nullptr;
    }

    Attempt attempt_range(const Method& method, const RangeCopy& rest) {
        if (const char* why = excluded(method)) return Attempt::not_applicable(why);
        if (const Refusal* refusal = owner_.remembered(ends_, method.id))
            return {.outcome = Outcome::not_applicable, .error = refusal->error};
        if (size() >= recheck_from) work_.slot.choose(method.id, explain(report_.steps, method.id));
        return method.move(work_, method_ends_, rest);
    }

    // Each method goes on where the last one stopped. False: the file is finished, one way or another.
    bool copy_range(ByteRange bytes) {
        RangeCopy rest = range(bytes);
        for (const auto& method : all_range_methods()) {
            if (method.id == MethodId::clone || !allowed(method.id)) continue;
            const Attempt attempt = attempt_range(method, rest);
            note(method.id, attempt);
            rest = rest.after(attempt.moved);
            switch (attempt.outcome) {
                case Outcome::completed: return true;
                case Outcome::source_ended: return end_early(rest.source_offset);
                case Outcome::not_applicable:
                    if (*attempt.because == '\0') owner_.remember(ends_, method.id, attempt.error);
                    break;
                default: fail(attempt); return false;
            }
        }
        refuse();
        return false;
    }

    // The source shrank: what was copied is all there is.
    bool end_early(std::uint64_t length) {
        report_.source_changed = true;
        const auto status = work_.sys.ftruncate(ends_.destination, length);
        if (!status) fail(status.error(), Side::destination);
        return false;
    }

    // --- /proc, /sys, FUSE: the size is only a rumour -----------------------------------------------------------------

    TransferReport copy_unknown_size() {
        if (!allowed(MethodId::buffered)) {
            note(MethodId::kernel, Attempt::not_applicable("the size of this file is not known before it is read"));
            refuse();
            return done();
        }
        const Attempt attempt = buffered_copy_to_end(work_, method_ends_, range({0, 0}));
        note(MethodId::buffered, attempt);
        if (attempt.outcome != Outcome::source_ended) fail(attempt);
        return done();
    }

    // --- the end ---------------------------------------------------------------------------------------------------

    void finish() {
        if (size() >= recheck_from) look_again();
        if (work_.tally[MethodId::clone] > 0) return;
        if (ends_.destination_profile.clones && work_.tally[MethodId::kernel] > 0) classify_kernel_copy();
        if (work_.tally[MethodId::hole] > 0) confirm_holes();
    }

    void look_again() {
        const auto now = work_.sys.fstat(ends_.source);
        if (now && (now->size != size() || now->modified != ends_.status.modified)) report_.source_changed = true;
    }

    // btrfs and XFS may have cloned what they were asked to copy.
    void classify_kernel_copy() {
        const auto shared = fs::shared_bytes(work_.sys, ends_.source, ends_.destination, size());
        if (!shared) {
            report_.saved.clones = {0, Precision::unknown};
            return;
        }
        const std::uint64_t cloned = std::min(*shared, work_.tally[MethodId::kernel]);
        work_.rebook(MethodId::kernel, MethodId::clone, cloned);
        report_.saved.clones = {cloned, Precision::exact};
    }

    // Holes count as saved only where the destination has not allocated them.
    void confirm_holes() {
        const auto now = work_.sys.fstat(ends_.destination);
        if (!now) {
            report_.saved.holes = {0, Precision::unknown};
            return;
        }
        const std::uint64_t unallocated = size() - std::min(now->allocated, size());
        report_.saved.holes = {std::min(unallocated, work_.tally[MethodId::hole]), Precision::exact};
    }

    FileTransfer& owner_;
    Workspace& work_;
    const FileEnds& ends_;
    Ends method_ends_;
    TransferReport report_;
    bool fill_holes_ = false;
};

TransferReport FileTransfer::copy(const FileEnds& ends) { return Run(*this, ends).copy(); }

const FileTransfer::Refusal* FileTransfer::remembered(const FileEnds& ends, MethodId method) const {
    const auto same = [&](const Refusal& refusal) {
        return refusal.method == method && refusal.source_device == ends.status.id.device &&
               refusal.destination_device == ends.destination_device;
    };
    const auto found = std::ranges::find_if(refusals_, same);
    return found == refusals_.end() ? nullptr : &*found;
}

void FileTransfer::remember(const FileEnds& ends, MethodId method, sys::SysError error) {
    if (!holds_for_all_files(error) || remembered(ends, method) != nullptr) return;
    refusals_.push_back({ends.status.id.device, ends.destination_device, method, error});
}

}  // namespace drover::transfer
