// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/expected_method.h"

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
            if (why == nullptr) return {.method = MethodId::clone, .holes = holes()};
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
        const bool keeps_holes = ranges == RangeChoice::between_holes || ranges == RangeChoice::seeking_zeros;
        const std::uint64_t kept = keeps_holes ? holes() : 0;
        const bool nothing_else = kept == ends_.size();
        if (nothing_else || !allowed(MethodChoice::kernel)) return {.holes = kept};
        const char* why = kernel_excluded(ends_, forced_, ranges);
        if (why == nullptr) why = kernel_refused();
        if (why == nullptr) return {.method = by_the_kernel(), .holes = kept};
        return forced_ == MethodChoice::kernel ? refused(why) : Expectation{.holes = kept};
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
        return forced_ == MethodChoice::clone || profile.clones_as_a_rule ? nullptr : "it may not be possible";
    }
    const char* kernel_refused() const { return file_.one_filesystem == false ? other_filesystem : nullptr; }

    // Filesystems that can clone do so when they are asked to copy, and it is counted as that.
    MethodId by_the_kernel() const {
        return ends_.destination_profile.clones_as_a_rule ? MethodId::clone : MethodId::kernel;
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
