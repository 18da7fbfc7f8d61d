// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/expected_method.h"

#include <algorithm>

#include "engine/fs/data_ranges.h"
#include "engine/fs/extent_summary.h"
#include "engine/transfer/exclusions.h"

namespace drover::transfer {

namespace {

class Forecast {
public:
    Forecast(sys::Syscalls& sys, const PlannedFile& file, MethodChoice forced, SparseChoice sparse)
        : sys_(sys), file_(file), ends_(file.ends), forced_(forced), sparse_(sparse) {}

    Expectation look() {
        if (ends_.size() > 0 && allowed(MethodChoice::clone)) {
            const char* why = clone_excluded(sys_, ends_, forced_, sparse_);
            if (why == nullptr) why = clone_refused();
            if (why == nullptr) return {.method = MethodId::clone, .holes = holes_of_clone()};
            if (forced_ == MethodChoice::clone) return refused(why);
        }
        return look_at_ranges(choose_ranges(sys_, ends_, sparse_));
    }

private:
    bool allowed(MethodChoice choice) const { return forced_ == MethodChoice::automatic || forced_ == choice; }

    Expectation look_at_ranges(RangeChoice ranges) {
        switch (ranges) {
            case RangeChoice::nothing:
                return {};
            case RangeChoice::one_hole:
                return {.holes = ends_.size()};
            case RangeChoice::to_the_end:
                if (const char* why = reading_to_the_end_excluded(forced_)) return refused(why);
                return {.size_is_known = ends_.size() > 0};
            default:
                break;
        }
        const bool seeks_zeros = ranges == RangeChoice::seeking_zeros;
        const bool keeps_holes = seeks_zeros || ranges == RangeChoice::between_holes;
        const bool walks = ends_.source_profile.seek_is_true;
        const std::uint64_t kept = !keeps_holes ? 0 : walks ? holes_between_data() : holes();
        const bool nothing_else = kept == ends_.size();
        if (nothing_else || !allowed(MethodChoice::kernel)) return {.holes = kept, .finds_zeros = seeks_zeros};
        const char* why = kernel_excluded(ends_, forced_, ranges);
        if (why == nullptr) why = kernel_refused();
        if (why == nullptr) return {.method = by_the_kernel(), .holes = kept};
        return forced_ == MethodChoice::kernel ? refused(why) : Expectation{.holes = kept, .finds_zeros = seeks_zeros};
    }

    Expectation refused(const char* why) const {
        TransferReport report;
        add_step(report.steps, method_forced_by(forced_).id, Attempt::not_applicable(why));
        report.refuse();
        return {.refusal = std::move(report.refusal)};
    }

    // What the calls would answer. What is known of no filesystem is hoped for where it is forced.
    const char* clone_refused() const {
        if (file_.one_filesystem == false) return other_filesystem;
        const auto& profile = ends_.destination_profile;
        if (!profile.clones) return not_supported_here;
        if (file_.nocow_destination && !is_nocow()) return nocow_differs;
        return forced_ == MethodChoice::clone || profile.clones_as_a_rule ? nullptr : "it may not be possible";
    }
    bool is_nocow() const {
        const auto flags = sys_.get_flags(ends_.source);
        return flags && (*flags & sys::flag_nocow) != 0;
    }
    const char* kernel_refused() const { return file_.one_filesystem == false ? other_filesystem : nullptr; }

    // Filesystems that can clone do so when they are asked to copy, and it is counted as that.
    MethodId by_the_kernel() const {
        if (file_.nocow_destination && !is_nocow()) return MethodId::kernel;
        return ends_.destination_profile.clones_as_a_rule ? MethodId::clone : MethodId::kernel;
    }

    // As the job walks them. Preallocated space is a hole there.
    std::uint64_t holes_between_data() const {
        std::uint64_t data = 0;
        fs::DataRanges ranges(sys_, ends_.source, ends_.size());
        while (const auto range = ranges.next()) data += range->length;
        return ends_.size() - data;
    }

    // XFS clones no preallocated space, whatever SEEK_DATA says of it.
    std::uint64_t holes_of_clone() const {
        if (ends_.destination_profile.clones_preallocation) return holes();
        const auto map = fs::summarize_extents(sys_, ends_.source, ends_.size(), SIZE_MAX);
        if (!map || !map->complete) return holes();
        return ends_.size() - std::min(map->data + map->inlined, ends_.size());
    }

    // By the blocks, which compression saves as well.
    std::uint64_t holes() const {
        const auto& status = ends_.status;
        if (!status.looks_sparse()) return 0;
        const std::uint64_t missing = status.size - status.allocated;
        if (!ends_.source_profile.seek_is_true) return status.allocated == 0 ? 0 : missing;
        if (status.allocated == 0) {
            const auto data = sys_.seek_data(ends_.source, 0);
            return !data && data.error().is(std::errc::no_such_device_or_address) ? status.size : 0;
        }
        const auto hole = sys_.seek_hole(ends_.source, 0);
        return hole && *hole >= status.size ? 0 : missing;
    }

    sys::Syscalls& sys_;
    const PlannedFile& file_;
    const FileEnds& ends_;
    MethodChoice forced_;
    SparseChoice sparse_;
};

}  // namespace

Expectation expected_method(sys::Syscalls& sys, const PlannedFile& file, MethodChoice forced, SparseChoice sparse) {
    return Forecast(sys, file, forced, sparse).look();
}

}  // namespace drover::transfer
