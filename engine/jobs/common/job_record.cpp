// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/job_record.h"

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

void JobRecord::tell_by_path(std::string_view source, std::string_view destination, const ItemLog::Entry& entry,
                             Kind kind) {
    log_by_path(source, destination, entry);
    tell_listener(source, destination, entry, kind);
}

void JobRecord::tell_listener(std::string_view source, std::string_view destination, const ItemLog::Entry& entry,
                              Kind kind) {
    if (kind == Kind::directory && entry.result == ItemResult::renamed) directory_done();
    else count(entry.result);
    if (kind != Kind::other && entry.result != ItemResult::renamed) no_files_.fetch_add(1, std::memory_order_relaxed);
    if (!listener_) return;
    ItemReport report;
    report.source = source;
    report.destination = destination;
    report.directory = kind == Kind::directory;
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

void JobRecord::count(ItemResult result) {
    const auto add_to = [](std::atomic<std::uint64_t>& counter) { counter.fetch_add(1, std::memory_order_relaxed); };
    switch (result) {
        case ItemResult::skipped:
            return add_to(files_skipped_);
        case ItemResult::failed:
            return add_to(files_failed_);
        case ItemResult::warning:
            add_to(files_warned_of_);
            [[fallthrough]];
        case ItemResult::done:
        case ItemResult::linked:
        case ItemResult::renamed:
            return add_to(files_done_);
    }
}

void JobRecord::not_attempted(std::uint64_t files) {
    const std::lock_guard lock(mutex_);
    files_not_attempted_ = files_not_attempted_.value_or(0) + files;
}

std::uint32_t JobRecord::add_error(Error error) {
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
    const std::lock_guard lock(mutex_);
    return JobCounts{.files_done = files_done_.load(std::memory_order_relaxed),
                     .files_skipped = files_skipped_.load(std::memory_order_relaxed),
                     .files_failed = files_failed_.load(std::memory_order_relaxed),
                     .files_warned_of = files_warned_of_.load(std::memory_order_relaxed),
                     .files_not_attempted = files_not_attempted_,
                     .directories_done = directories_done_.load(std::memory_order_relaxed),
                     .sizes_changed = sizes_changed_.load(std::memory_order_relaxed)};
}

std::uint64_t JobRecord::files_settled() const {
    const auto all = counts();
    return all.files_done + all.files_skipped + all.files_failed - no_files_.load(std::memory_order_relaxed);
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
