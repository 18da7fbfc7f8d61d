// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/item_report.h"
#include "engine/api/job_snapshot.h"
#include "engine/fs/metadata.h"

namespace drover::jobs {

// What happened to a job's items so far: counts, errors, warnings. Written by the workers, read by anyone.
// Thread-safe.
class JobRecord {
public:
    explicit JobRecord(ItemListener listener = {}) : listener_(std::move(listener)) {}

    bool has_listener() const { return static_cast<bool>(listener_); }
    void item_done(const ItemReport& report);
    void file_done() { files_done_.fetch_add(1, std::memory_order_relaxed); }
    void file_skipped() { files_skipped_.fetch_add(1, std::memory_order_relaxed); }
    void directory_done() { directories_done_.fetch_add(1, std::memory_order_relaxed); }
    void add_savings(const Savings& saved);

    // An item that failed; the job goes on.
    void failed(Error error);
    // The copy is there, but something about it must be said (the source changed meanwhile).
    void failed_softly(Error error);
    void warn(std::string text);  // the same text is kept once

    JobCounts counts() const;
    Savings savings() const;
    std::shared_ptr<const std::vector<Error>> errors() const;
    std::uint64_t errors_total() const;
    std::vector<std::string> warnings() const;  // losses of metadata included

    fs::MetadataLosses losses;

private:
    void append(Error error);

    std::atomic<std::uint64_t> files_done_{0};
    std::atomic<std::uint64_t> files_skipped_{0};
    std::atomic<std::uint64_t> files_failed_{0};
    std::atomic<std::uint64_t> directories_done_{0};

    mutable std::mutex mutex_;
    std::mutex listener_mutex_;
    ItemListener listener_;
    Savings savings_;
    std::shared_ptr<const std::vector<Error>> errors_ = std::make_shared<std::vector<Error>>();
    std::uint64_t errors_total_ = 0;
    std::vector<std::string> warnings_;
};

}  // namespace drover::jobs
