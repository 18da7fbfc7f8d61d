// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/keeper.h"

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <utility>

#include "engine/fs/make_directories.h"
#include "engine/store/job_export.h"

namespace drover::store {

namespace {

constexpr std::chrono::seconds progress_interval(3);

// Full ones only, as long as the job runs.
constexpr std::size_t batch_items = 4096;

std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch())
        .count();
}

std::string absolute(const std::string& path) {
    std::error_code failed;
    const auto whole = std::filesystem::absolute(path, failed);
    return failed || path.empty() ? path : whole.string();
}

// The next run may have another working directory.
JobRequest portable(JobRequest request) {
    // What ends with a slash means a directory, which absolute() keeps.
    for (auto& source : request.sources) source = absolute(source);
    for (auto& target : request.targets) target = absolute(target);
    request.destination = absolute(request.destination);
    return request;
}

JobReport report_of(const JobSnapshot& job, std::int64_t submitted) {
    JobReport report{.state = job.state,
                     .state_reason = job.state_reason,
                     .submitted = submitted,
                     .ended = std::nullopt,
                     .counts = job.counts,
                     .bytes = job.bytes,
                     .saved = job.saved,
                     .seconds = job.elapsed.count(),
                     .errors = *job.errors,
                     .errors_total = job.errors_total,
                     .warnings = job.warnings};
    if (is_final(job.state)) report.ended = now();
    return report;
}

}  // namespace

Keeper::Keeper(Engine& engine, JobStore::Opened opened) : engine_(engine), store_(std::move(opened.store)) {
    if (!opened.notice.empty()) notices_.push_back(std::move(opened.notice));
    observer_ = engine_.add_observer([this] {
        const std::lock_guard lock(signal_);
        look_ = true;
        woken_.notify_one();
    });
    thread_ = std::jthread([this](const std::stop_token& stop) { work(stop); });
}

Keeper::~Keeper() {
    engine_.remove_observer(observer_);
    thread_.request_stop();
    thread_.join();
    const std::lock_guard lock(mutex_);
    write_changes(true);
}

Status Keeper::load() {
    auto jobs = store_.unfinished();
    if (!jobs) return std::unexpected(jobs.error());
    const std::lock_guard lock(mutex_);
    for (auto& error : jobs->unreadable) tell(error.message());
    for (auto& job : jobs->jobs) left_.emplace(job.number, std::move(job));
    return {};
}

// --- writing ---------------------------------------------------------------------------------------------------------

void Keeper::work(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
        const bool something_changed = wait(stop);
        const std::lock_guard lock(mutex_);
        if (!stop.stop_requested()) write_changes(!something_changed);
    }
}

// True when the engine called; false when only time has passed, and what runs has come further.
bool Keeper::wait(const std::stop_token& stop) {
    const bool active = engine_.active();
    std::unique_lock lock(signal_);
    const auto called = [this] { return std::exchange(look_, false); };
    // A queue that stands still is not looked at.
    return active ? woken_.wait_for(lock, stop, progress_interval, called) : woken_.wait(lock, stop, called);
}

void Keeper::write_changes(bool progress) {
    const auto jobs = engine_.snapshot();
    for (std::size_t i = 0; i < jobs.size(); ++i) write(jobs[i], static_cast<std::int64_t>(i), progress);
    write_removed(jobs);
}

void Keeper::write(const JobSnapshot& job, std::int64_t place, bool progress) {
    if (job.request->options.dry_run) return;
    auto found = known_.find(job.id);
    const bool is_new = found == known_.end();
    if (is_new) {
        found = known_.emplace(job.id, Known{}).first;
        found->second.kept.report.submitted = now();
    }
    Known& known = found->second;
    KeptJob& kept = known.kept;
    const bool moved = kept.place != place;
    const bool changed = kept.report.state != job.state || kept.report.state_reason != job.state_reason;
    if (!is_new && !moved && !changed && !(progress && known.revision != job.revision)) return;
    known.revision = job.revision;
    kept.place = place;
    kept.request = portable(*job.request);
    const auto ended = kept.report.ended;
    kept.report = report_of(job, kept.report.submitted);
    if (ended) kept.report.ended = ended;
    if (kept.number == 0) {
        const auto number = store_.insert(kept);
        if (!number) return tell(std::unexpected(number.error()));
        kept.number = *number;
    } else if (const auto updated = store_.update(kept); !updated) {
        return tell(updated);
    }
    write_items(job, known);
}

void Keeper::write_items(const JobSnapshot& job, Known& known) {
    if (!job.request->options.log_items) return tell(Status{});
    for (;;) {
        const auto records = engine_.items(job.id, known.items_written, batch_items);
        const bool worth_it = records.size() == batch_items || (is_final(job.state) && !records.empty());
        if (!worth_it) return tell(Status{});
        const auto written = store_.append_items(known.kept.number, known.items_before + known.items_written, records);
        if (!written) return tell(written);
        known.items_written += records.size();
    }
}

// A job that was taken off the list before it had ended is one that was cancelled.
void Keeper::write_removed(const std::vector<JobSnapshot>& jobs) {
    for (auto entry = known_.begin(); entry != known_.end();) {
        auto& [id, known] = *entry;
        if (std::ranges::find(jobs, id, &JobSnapshot::id) != jobs.end()) {
            ++entry;
            continue;
        }
        if (!is_final(known.kept.report.state)) end_as_cancelled(known.kept);
        entry = known_.erase(entry);
    }
}

void Keeper::end_as_cancelled(KeptJob& job) {
    job.report.state = JobState::cancelled;
    job.report.ended = now();
    if (job.number != 0) tell(store_.update(job));
}

void Keeper::tell(const Status& status) {
    if (status) return last_trouble_.clear();
    // A disk that stays full is worth one word, not one each three seconds.
    std::string trouble = status.error().message();
    if (std::exchange(last_trouble_, trouble) != trouble) tell(std::move(trouble));
}

void Keeper::tell(std::string notice) {
    notices_.push_back(std::move(notice));
}

// --- reading ---------------------------------------------------------------------------------------------------------

std::vector<std::string> Keeper::take_notices() {
    const std::lock_guard lock(mutex_);
    return std::exchange(notices_, {});
}

std::vector<StoredJob> Keeper::left_over() {
    const std::lock_guard lock(mutex_);
    std::vector<StoredJob> jobs;
    jobs.reserve(left_.size());
    for (const auto& [number, job] : left_) jobs.push_back(job);
    std::ranges::sort(jobs, {}, [&](const StoredJob& job) { return left_.at(job.number).place; });
    return jobs;
}

Result<JobId> Keeper::go_on(std::int64_t number, Engine::Start start) {
    const std::lock_guard lock(mutex_);
    const auto found = left_.find(number);
    if (found == left_.end())
        return std::unexpected(Error{.kind = ErrorKind::not_found,
                                     .operation = "continue",
                                     .code = "",
                                     .reason = "This job is no longer there",
                                     .path = ""});
    JobRequest request = found->second.request;
    request.options.go_on = request.kind != JobKind::copy || request.options.preserve.times;
    request.options.begun = found->second.report.submitted;
    const auto id = engine_.submit(std::move(request), start);
    if (!id) return id;
    Known& known = known_[*id];
    known.items_before = store_.item_count(number).value_or(0);
    known.kept = std::move(found->second);
    left_.erase(found);
    return id;
}

void Keeper::drop(std::int64_t number) {
    const std::lock_guard lock(mutex_);
    const auto found = left_.find(number);
    if (found == left_.end()) return;
    end_as_cancelled(found->second);
    left_.erase(found);
}

Result<std::vector<StoredJob>> Keeper::history(const std::string& words, std::size_t most) {
    const std::lock_guard lock(mutex_);
    const auto kept = store_.finished(words, most);
    if (!kept) return std::unexpected(kept.error());
    for (const auto& error : kept->unreadable) tell(error.message());
    std::vector<StoredJob> jobs;
    for (const auto& job : kept->jobs) jobs.push_back(job);
    return jobs;
}

Result<std::vector<ItemRecord>> Keeper::items(std::int64_t number, std::uint64_t first, std::size_t count) {
    const std::lock_guard lock(mutex_);
    return store_.items(number, first, count);
}

Status Keeper::export_report(const StoredJob& job, ReportFormat format, const std::string& file) {
    return write_report(sys::linux_syscalls(), job, format, file,
                        [&](std::uint64_t first, std::size_t count) { return items(job.number, first, count); });
}

Status Keeper::forget_history() {
    const std::lock_guard lock(mutex_);
    return store_.forget_finished();
}

}  // namespace drover::store

namespace drover {

Result<std::unique_ptr<QueueKeeper>> QueueKeeper::open(Engine& engine, const std::string& file) {
    auto& sys = sys::linux_syscalls();
    const std::string folder = std::filesystem::path(file).parent_path();
    if (!folder.empty())
        if (const auto made = fs::make_directories(sys, folder, 0700); !made)
            return std::unexpected(sys::to_error(made.error(), folder));
    auto opened = store::JobStore::open(sys, file);
    if (!opened) return std::unexpected(opened.error());
    auto keeper = std::make_unique<store::Keeper>(engine, std::move(*opened));
    if (const auto loaded = keeper->load(); !loaded) return std::unexpected(loaded.error());
    return keeper;
}

}  // namespace drover
