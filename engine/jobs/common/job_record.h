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
#include "engine/jobs/common/item_log.h"

namespace drover::jobs {

// What happened to a job's items so far: counts, errors, warnings, and the item log where it is wanted. Written by the
// workers, read by anyone. Thread-safe.
class JobRecord {
public:
    explicit JobRecord(ItemListener listener = {}, bool log_items = false);

    // What an item is that may have no place among the files that were to be done.
    enum class Kind : std::uint8_t { other, directory, archive };

    bool has_listener() const { return static_cast<bool>(listener_); }
    void item_done(const ItemReport& report);
    // Everything that is told of is counted, once, where it is told.
    void count(ItemResult result);
    void directory_done() { directories_done_.fetch_add(1, std::memory_order_relaxed); }
    void not_attempted(std::uint64_t files);
    // What was done and is not there any more.
    void take_back(std::uint64_t files, std::uint64_t directories) {
        files_done_.fetch_sub(files, std::memory_order_relaxed);
        directories_done_.fetch_sub(directories, std::memory_order_relaxed);
    }
    void add_savings(const Savings& saved);
    // Bytes of the sources that will not be moved (skipped, linked, failed), or, below 0, that were moved beyond them.
    void leave_out(std::int64_t bytes) { bytes_left_out_.fetch_add(bytes, std::memory_order_relaxed); }
    // Bytes that were moved for what is not there now: it failed or was skipped at last, or the job was stopped.
    void moved_in_vain(const MethodBytes& bytes);
    void size_changed() { sizes_changed_.fetch_add(1, std::memory_order_relaxed); }

    // What went wrong with items, which are counted for themselves. Returns its place in causes().
    std::uint32_t add_error(Error error);
    void warn(std::string text);  // the same text is kept once

    // Before the job begins.
    void keep_log(bool wanted);
    // Null where no log is wanted.
    ItemLog* log() { return log_.get(); }
    const ItemLog* log() const { return log_.get(); }
    std::shared_ptr<const ItemLog> shared_log() const { return log_; }  // null or not, it may be read at any time
    void log_by_path(std::string_view source, std::string_view destination, const ItemLog::Entry& entry);
    // The counters, the log and the listener, of an entry without a report of its own.
    void tell_by_path(std::string_view source, std::string_view destination, const ItemLog::Entry& entry,
                      Kind kind = Kind::other);
    // The same without the log.
    void tell_listener(std::string_view source, std::string_view destination, const ItemLog::Entry& entry,
                       Kind kind = Kind::other);

    JobCounts counts() const;
    std::uint64_t files_settled() const;  // without directories and archives, of which those that failed are counted
    std::int64_t bytes_left_out() const { return bytes_left_out_.load(std::memory_order_relaxed); }
    MethodBytes bytes_in_vain() const;
    Savings savings() const;
    std::shared_ptr<const std::vector<Error>> errors() const;
    std::uint64_t errors_total() const;
    std::shared_ptr<const std::vector<ErrorCause>> causes() const;
    std::vector<std::string> warnings() const;  // losses of metadata included

    fs::MetadataLosses losses;

private:
    std::uint32_t cause_of(const Error& error);

    std::atomic<std::uint64_t> files_done_{0};
    std::atomic<std::uint64_t> files_skipped_{0};
    std::atomic<std::uint64_t> files_failed_{0};
    std::atomic<std::uint64_t> files_warned_of_{0};
    std::atomic<std::uint64_t> directories_done_{0};
    std::atomic<std::uint64_t> no_files_{0};  // among the skipped and failed
    std::atomic<std::uint64_t> sizes_changed_{0};
    std::atomic<std::int64_t> bytes_left_out_{0};
    std::shared_ptr<ItemLog> log_;

    mutable std::mutex mutex_;
    std::mutex listener_mutex_;
    ItemListener listener_;
    std::optional<std::uint64_t> files_not_attempted_;
    Savings savings_;
    MethodBytes in_vain_;
    std::shared_ptr<const std::vector<Error>> errors_ = std::make_shared<std::vector<Error>>();
    std::uint64_t errors_total_ = 0;
    std::vector<ErrorCause> causes_;
    mutable std::shared_ptr<const std::vector<ErrorCause>> causes_shown_;  // null when it is no longer true
    std::vector<std::string> warnings_;
};

}  // namespace drover::jobs
