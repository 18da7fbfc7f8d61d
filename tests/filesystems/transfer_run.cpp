// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/transfer_run.h"

#include <fcntl.h>
#include <gtest/gtest.h>

#include "tests/support/fiemap_view.h"

namespace drover::test {

namespace {

using transfer::Outcome;
using transfer::TransferReport;

const char* name_of(SparseChoice choice) {
    switch (choice) {
        case SparseChoice::automatic:
            return "holes kept";
        case SparseChoice::always:
            return "zeros become holes";
        case SparseChoice::never:
            return "holes filled";
    }
    return "?";
}

std::string name_of(MethodChoice choice) {
    for (const auto& method : transfer::all_range_methods())
        if (method.choice == choice) return std::string(method.name);
    return "automatic";
}

bool all_zero(std::string_view bytes) {
    return bytes.find_first_not_of('\0') == std::string_view::npos;
}

// Bytes in whole blocks of zeros, the last block cut at the end of the file.
std::uint64_t bytes_in_zero_blocks(std::string_view content) {
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at < content.size(); at += block)
        if (const auto piece = content.substr(at, block); all_zero(piece)) sum += piece.size();
    return sum;
}

// Not EXPECT_EQ on the strings: it would print megabytes.
void expect_same_content(const std::string& wanted, const std::string& found) {
    ASSERT_EQ(wanted.size(), found.size());
    const auto difference = std::mismatch(wanted.begin(), wanted.end(), found.begin()).first - wanted.begin();
    EXPECT_EQ(static_cast<std::size_t>(difference), wanted.size()) << "offset of the first difference";
}

void expect_space(const TransferCase& how, const std::string& source, const std::string& copy,
                  const std::string& content) {
    const std::uint64_t holes = hole_bytes(copy);  // settles what was delayed
    const auto layout = layout_of(copy);
    if (how.sparse == SparseChoice::never) {
        EXPECT_EQ(holes, 0U) << "holes were to be filled";
        EXPECT_GE(layout.allocated, layout.size);
        return;
    }
    EXPECT_EQ(holes_in_common(source, copy), hole_bytes(source)) << "a hole was filled";
    // Up to a whole block for the last byte, and one for an extent tree, which ext4 counts as the file's.
    std::uint64_t most = (data_bytes(source) + block - 1) / block * block + block;
    const auto totals = extent_totals(copy);
    if (totals && how.to.keeps_preallocation) most += totals->preallocated_shared + totals->preallocated_after_end;
    EXPECT_LE(layout.allocated, most) << "more space than the source's data needs";
    if (how.sparse == SparseChoice::always) {
        EXPECT_EQ(holes, bytes_in_zero_blocks(content));
    }
}

void expect_true_report(const TransferCase& how, const std::string& source, const std::string& copy,
                        const TransferReport& report, std::uint64_t size) {
    EXPECT_EQ(report.refusal, "");
    EXPECT_FALSE(report.source_changed);
    EXPECT_EQ(report.bytes.total(), size) << "every byte is booked once";
    std::uint64_t in_steps = 0;
    for (const auto& step : report.steps) in_steps += step.bytes;
    EXPECT_EQ(in_steps, size);
    if (how.method == MethodChoice::buffered) {
        EXPECT_EQ(report.bytes[MethodId::clone] + report.bytes[MethodId::kernel], 0U);
    }

    const std::uint64_t common = how.one_filesystem() ? bytes_in_common(source, copy) : 0;
    EXPECT_EQ(report.saved.clones.bytes, common);
    EXPECT_EQ(report.saved.clones.precision, Precision::exact);
    EXPECT_GE(report.bytes[MethodId::clone], common) << "a silent clone is called a clone";

    EXPECT_EQ(report.saved.holes.bytes, report.bytes[MethodId::hole]);
    EXPECT_EQ(report.saved.holes.precision, Precision::exact);
    EXPECT_LE(report.saved.holes.bytes, hole_bytes(copy));
    EXPECT_GE(report.saved.holes.bytes, holes_in_common(source, copy));
}

void expect_refusal(const TransferReport& report) {
    EXPECT_EQ(report.outcome, Outcome::failed);
    EXPECT_NE(report.refusal, "") << "a refusal says why";
}

}  // namespace

TransferReport copy_by_transfer(const std::string& source, const std::string& destination, MethodChoice method,
                                SparseChoice sparse) {
    auto& sys = sys::linux_syscalls();
    const auto from = sys.openat(sys::working_directory, source, sys::OpenMode::read);
    const auto to = sys.openat(sys::working_directory, destination, sys::OpenMode::create_new);
    if (!from || !to) throw std::runtime_error("cannot open " + source + " or make " + destination);
    JobControl control;
    transfer::ProgressCell progress;
    transfer::WorkerSlot slot;
    transfer::Workspace work(sys, control, progress, slot);
    const auto status = sys.fstat(from->get()).value();
    const transfer::FileEnds ends{.source = from->get(),
                                  .status = status,
                                  .source_profile = fs::profile_of(sys, from->get()),
                                  .destination = to->get(),
                                  .destination_device = sys.fstat(to->get()).value().id.device,
                                  .destination_profile = fs::profile_of(sys, to->get())};
    auto report = transfer::FileTransfer(work, method, sparse).copy(ends);
    for (const MethodId id : all_methods)
        EXPECT_EQ(progress.bytes()[id], report.bytes[id]) << "progress and report differ";
    return report;
}

std::string TransferCase::text() const {
    return std::string(from.name) + " to " + to.name + ", " + name_of(method) + ", " + name_of(sparse);
}

const std::vector<MethodChoice>& method_choices() {
    static const auto choices = [] {
        std::vector<MethodChoice> list{MethodChoice::automatic};
        for (const auto& method : transfer::all_range_methods()) list.push_back(method.choice);
        return list;
    }();
    return choices;
}

Service expected_service(const TransferCase& how, const std::string& source) {
    if (how.method == MethodChoice::automatic || how.method == MethodChoice::buffered) return Service::must;
    const auto layout = layout_of(source);
    if (layout.size == 0) return Service::must;
    const bool possible = how.one_filesystem() && (how.method != MethodChoice::clone || how.from.clones);
    const bool nothing_to_move = layout.seek_data == 0 && how.method != MethodChoice::clone;
    switch (how.sparse) {
        case SparseChoice::always:
            return nothing_to_move ? Service::may : Service::cannot;
        case SparseChoice::never:
            if (!possible) return Service::cannot;
            // Where nothing clones, a kernel copy fills holes by itself; to refuse is as good.
            if (hole_bytes(source) > 0) return how.to.clones ? Service::cannot : Service::may;
            return layout.seek_data < layout.size ? Service::may : Service::must;
        case SparseChoice::automatic:
            break;
    }
    if (possible) return Service::must;
    return nothing_to_move ? Service::may : Service::cannot;
}

void expect_copy_keeps_contract(const TransferCase& how, const std::string& source, const std::string& copy,
                                const TransferReport& report) {
    const std::string content = read_file(source);
    expect_same_content(content, read_file(copy));
    expect_space(how, source, copy, content);
    expect_true_report(how, source, copy, report, content.size());
}

void copy_and_expect_contract(const TransferCase& how, const std::string& source, const std::string& destination) {
    SCOPED_TRACE(how.text());
    const Service service = expected_service(how, source);
    const auto report = copy_by_transfer(source, destination, how.method, how.sparse);
    const bool served = report.outcome == Outcome::completed;
    if (service != Service::may) {
        EXPECT_EQ(served, service == Service::must) << report.refusal;
    }
    if (served) expect_copy_keeps_contract(how, source, destination, report);
    else expect_refusal(report);
}

}  // namespace drover::test
