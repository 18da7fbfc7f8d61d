// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/job_record.h"

#include <algorithm>

namespace drover::jobs {

namespace {

// From then on, reasons in words that no errno tells apart are one cause.
constexpr std::size_t most_causes_in_words = 64;

}  // namespace

JobRecord::JobRecord(ItemListener listener, bool log_items) : listener_(std::move(listener)) {
    keep_log(log_items);
}

void JobRecord::keep_log(bool wanted) {
    if (wanted != (log_ != nullptr)) log_ = wanted ? std::make_shared<ItemLog>() : nullptr;
}

void JobRecord::log_by_path(std::string_view source, std::string_view destination, const ItemLog::Entry& entry) {
    if (log_ && !log_->add_by_path(source, destination, entry)) warn(ItemLog::full);
}

void JobRecord::tell_by_path(std::string_view source, std::string_view destination, const ItemLog::Entry& entry) {
    log_by_path(source, destination, entry);
    if (!listener_) return;
    ItemReport report;
    report.source = source;
    report.destination = destination;
    report.size = entry.size;
    report.result = entry.result;
    report.why = entry.why;
    item_done(report);
}

void JobRecord::item_done(const ItemReport& report) {
    if (!listener_) return;
    const std::lock_guard lock(listener_mutex_);
    listener_(report);
}

void JobRecord::add_savings(const Savings& saved) {
    if (saved.clones.bytes == 0 && saved.holes.bytes == 0 && saved.clones.precision == Precision::exact) return;
    const std::lock_guard lock(mutex_);
    savings_ += saved;
}

void JobRecord::moved_in_vain(const MethodBytes& bytes) {
    if (bytes.total() == 0) return;
    const std::lock_guard lock(mutex_);
    in_vain_ += bytes;
}

std::uint32_t JobRecord::failed(Error error) {
    files_failed_.fetch_add(1, std::memory_order_relaxed);
    return append(std::move(error));
}

std::uint32_t JobRecord::failed_softly(Error error) {
    return append(std::move(error));
}

std::uint32_t JobRecord::append(Error error) {
    const std::lock_guard lock(mutex_);
    const std::uint32_t cause = cause_of(error);
    if (++errors_total_ > JobSnapshot::max_listed) return cause;
    // Readers hold the old list; a job has few errors or stops listing them.
    auto longer = std::make_shared<std::vector<Error>>(*errors_);
    longer->push_back(std::move(error));
    errors_ = std::move(longer);
    return cause;
}

// With mutex_ held.
std::uint32_t JobRecord::cause_of(const Error& error) {
    const bool by_words = error.code.empty() && causes_.size() < most_causes_in_words;
    auto found = std::ranges::find_if(causes_, [&](const ErrorCause& cause) {
        return cause.kind == error.kind && cause.operation == error.operation && cause.code == error.code &&
               (!by_words || cause.reason == error.reason);
    });
    if (found == causes_.end())
        found = causes_.insert(
            found,
            {.kind = error.kind, .operation = error.operation, .code = error.code, .reason = error.reason, .count = 0});
    ++found->count;
    causes_shown_.reset();
    return static_cast<std::uint32_t>(found - causes_.begin());
}

void JobRecord::warn(std::string text) {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(warnings_, text) == warnings_.end()) warnings_.push_back(std::move(text));
}

JobCounts JobRecord::counts() const {
    return JobCounts{.files_done = files_done_.load(std::memory_order_relaxed),
                     .files_skipped = files_skipped_.load(std::memory_order_relaxed),
                     .files_failed = files_failed_.load(std::memory_order_relaxed),
                     .directories_done = directories_done_.load(std::memory_order_relaxed),
                     .sizes_changed = sizes_changed_.load(std::memory_order_relaxed)};
}

MethodBytes JobRecord::bytes_in_vain() const {
    const std::lock_guard lock(mutex_);
    return in_vain_;
}

Savings JobRecord::savings() const {
    const std::lock_guard lock(mutex_);
    return savings_;
}

std::shared_ptr<const std::vector<Error>> JobRecord::errors() const {
    const std::lock_guard lock(mutex_);
    return errors_;
}

std::uint64_t JobRecord::errors_total() const {
    const std::lock_guard lock(mutex_);
    return errors_total_;
}

std::shared_ptr<const std::vector<ErrorCause>> JobRecord::causes() const {
    const std::lock_guard lock(mutex_);
    if (!causes_shown_) causes_shown_ = std::make_shared<const std::vector<ErrorCause>>(causes_);
    return causes_shown_;
}

std::vector<std::string> JobRecord::warnings() const {
    auto texts = losses.warnings();
    const std::lock_guard lock(mutex_);
    texts.insert(texts.end(), warnings_.begin(), warnings_.end());
    return texts;
}

}  // namespace drover::jobs
