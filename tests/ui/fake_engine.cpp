// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/fake_engine.h"

#include <algorithm>
#include <array>
#include <utility>

namespace drover::test {

namespace {

std::string number(JobId id) {
    return std::to_string(static_cast<std::uint64_t>(id));
}

std::string answer_name(Answer answer) {
    constexpr std::array names{"skip", "replace", "keep_both", "replace_if_newer", "replace_if_larger", "later"};
    return names[static_cast<std::size_t>(answer)];
}

// As the contract says, but for the case of letters.
bool passes(const ItemRecord& item, const ItemQuery& query) {
    if (item.source.find(query.text) == std::string::npos) return false;
    if (!query.results.empty() && std::ranges::find(query.results, item.result) == query.results.end()) return false;
    return (!query.method || item.method == query.method) && (!query.cause || item.cause == query.cause);
}

template <typename T>
std::vector<T> part_of(const std::vector<T>& all, std::size_t first, std::size_t count) {
    const std::size_t from = std::min(first, all.size());
    const std::size_t end = from + std::min(count, all.size() - from);
    return {all.begin() + static_cast<std::ptrdiff_t>(from), all.begin() + static_cast<std::ptrdiff_t>(end)};
}

}  // namespace

JobSnapshot make_job(JobState state, std::vector<std::string> sources, const std::string& destination) {
    auto request = std::make_shared<JobRequest>();
    request->sources = std::move(sources);
    request->destination = destination;
    JobSnapshot job;
    job.state = state;
    job.request = std::move(request);
    job.questions = std::make_shared<const std::vector<Question>>();
    job.errors = std::make_shared<const std::vector<Error>>();
    job.causes = std::make_shared<const std::vector<ErrorCause>>();
    job.devices = std::make_shared<const std::vector<Device>>();
    return job;
}

Result<JobId> FakeEngine::submit(JobRequest request, Start start, ItemListener) {
    if (refusal_) {
        Error error = *std::exchange(refusal_, std::nullopt);
        return std::unexpected(std::move(error));
    }
    JobSnapshot job =
        make_job(start == Start::held ? JobState::paused : JobState::running, request.sources, request.destination);
    job.request = std::make_shared<JobRequest>(request);
    {
        const std::lock_guard lock(mutex_);
        requests_.push_back(std::move(request));
    }
    return add_job(std::move(job));
}

void FakeEngine::pause(JobId id) {
    record("pause " + number(id));
    set_state(id, JobState::paused);
}

void FakeEngine::resume(JobId id) {
    record("resume " + number(id));
    set_state(id, JobState::running);
}

void FakeEngine::cancel(JobId id) {
    record("cancel " + number(id));
    set_state(id, JobState::cancelled);
}

void FakeEngine::remove(JobId id) {
    record("remove " + number(id));
    {
        const std::lock_guard lock(mutex_);
        std::erase_if(jobs_, [id](const JobSnapshot& job) { return job.id == id; });
    }
    notify();
}

void FakeEngine::move_to(JobId id, std::size_t position) {
    record("move_to " + number(id) + " " + std::to_string(position));
    {
        const std::lock_guard lock(mutex_);
        const auto from = find(id);
        JobSnapshot job = std::move(*from);
        jobs_.erase(from);
        const auto gap = static_cast<std::ptrdiff_t>(std::min(position, jobs_.size()));
        jobs_.insert(jobs_.begin() + gap, std::move(job));
    }
    notify();
}

void FakeEngine::answer(JobId id, QuestionId question, Answer answer) {
    const std::string asked = std::to_string(static_cast<std::uint64_t>(question));
    record("answer " + number(id) + " " + asked + " " + answer_name(answer));
    if (answer == Answer::later) return put_off(id, question);
    change(id, [question](JobSnapshot& job) {
        auto open = std::make_shared<std::vector<Question>>(*job.questions);
        std::erase_if(*open, [question](const Question& item) { return item.id == question; });
        job.questions_open -= job.questions->size() - open->size();
        job.questions = std::move(open);
    });
}

void FakeEngine::put_off(JobId id, QuestionId question) {
    change(id, [question](JobSnapshot& job) {
        auto open = std::make_shared<std::vector<Question>>(*job.questions);
        for (Question& item : *open) item.put_off |= item.id == question;
        job.questions_put_off = static_cast<std::uint64_t>(std::ranges::count(*open, true, &Question::put_off));
        job.questions = std::move(open);
    });
}

void FakeEngine::answer_all(JobId id, Answer answer) {
    record("answer_all " + number(id) + " " + answer_name(answer));
    change(id, [](JobSnapshot& job) {
        job.questions = std::make_shared<const std::vector<Question>>();
        job.questions_open = 0;
        job.state = JobState::running;
    });
}

void FakeEngine::answer_these(JobId id, const std::vector<QuestionId>& questions, Answer given) {
    for (const QuestionId question : questions) answer(id, question, given);
}

std::vector<Question> FakeEngine::questions(JobId id, std::size_t first, std::size_t count) {
    return part_of(*job(id).questions, first, count);
}

void FakeEngine::pause_all() {
    record("pause_all");
    {
        const std::lock_guard lock(mutex_);
        queue_state_.paused = true;
    }
    notify();
}

void FakeEngine::resume_all() {
    record("resume_all");
    {
        const std::lock_guard lock(mutex_);
        queue_state_.paused = false;
    }
    notify();
}

void FakeEngine::set_queue_limit(std::uint64_t bytes_per_second) {
    record("set_queue_limit " + std::to_string(bytes_per_second));
    const std::lock_guard lock(mutex_);
    queue_state_.bytes_per_second = bytes_per_second;
}

void FakeEngine::set_jobs_per_device(unsigned most) {
    record("set_jobs_per_device " + std::to_string(most));
    const std::lock_guard lock(mutex_);
    queue_state_.jobs_per_device = most;
}

QueueState FakeEngine::queue_state() {
    const std::lock_guard lock(mutex_);
    return queue_state_;
}

void FakeEngine::set_limit(JobId id, std::uint64_t bytes_per_second) {
    record("set_limit " + number(id) + " " + std::to_string(bytes_per_second));
    static_cast<void>(
        change_request(id, [&](JobRequest& request) { request.options.bytes_per_second = bytes_per_second; }));
}

Status FakeEngine::change_options(JobId id, JobOptions options) {
    record("change_options " + number(id));
    return change_request(id, [&](JobRequest& request) { request.options = options; });
}

Status FakeEngine::change_destination(JobId id, std::string destination) {
    record("change_destination " + number(id) + " " + destination);
    return change_request(id, [&](JobRequest& request) { request.destination = std::move(destination); });
}

Status FakeEngine::add_sources(JobId id, std::vector<std::string> sources) {
    record("add_sources " + number(id) + " " + std::to_string(sources.size()));
    return change_request(id, [&](JobRequest& request) {
        for (auto& source : sources) request.sources.push_back(std::move(source));
    });
}

void FakeEngine::plan(JobId id) {
    record("plan " + number(id));
}

void FakeEngine::stop_planning(JobId id) {
    record("stop_planning " + number(id));
}

std::vector<ItemRecord> FakeEngine::items(JobId, std::size_t first, std::size_t count) {
    const std::lock_guard lock(mutex_);
    return part_of(items_, first, count);
}

std::vector<ItemRecord> FakeEngine::items_at(JobId, const std::vector<std::uint32_t>& numbers) {
    const std::lock_guard lock(mutex_);
    std::vector<ItemRecord> found;
    for (const auto place : numbers) found.push_back(items_.at(place));
    return found;
}

std::vector<std::uint32_t> FakeEngine::find_items(JobId id, const ItemQuery& query) {
    record("find_items " + number(id) + " " + query.text);
    const std::lock_guard lock(mutex_);
    std::vector<std::uint32_t> found;
    for (std::uint32_t place = 0; place < items_.size(); ++place)
        if (passes(items_[place], query)) found.push_back(place);
    if (query.order == ItemOrder::size) {
        std::ranges::stable_sort(found, {}, [this](std::uint32_t place) { return items_[place].size; });
        if (query.descending) std::ranges::reverse(found);
    }
    return found;
}

Result<JobId> FakeEngine::retry(JobId id, const std::vector<std::uint32_t>& numbers, Start) {
    record("retry " + number(id) + " " + std::to_string(numbers.size()));
    if (refusal_) {
        Error error = *std::exchange(refusal_, std::nullopt);
        return std::unexpected(std::move(error));
    }
    JobSnapshot again = job(id);
    again.state = JobState::waiting;
    again.retry_of = id;
    return add_job(std::move(again));
}

std::vector<JobSnapshot> FakeEngine::snapshot() {
    ++snapshots_;
    const std::lock_guard lock(mutex_);
    return jobs_;
}

bool FakeEngine::active() const {
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(jobs_, [](const JobSnapshot& job) {
        return job.state == JobState::running || job.state == JobState::stopping;
    });
}

bool FakeEngine::wait(JobId id, std::chrono::milliseconds) {
    return is_final(job(id).state);
}

Engine::ObserverId FakeEngine::add_observer(Observer observer) {
    const std::lock_guard lock(mutex_);
    observer_ = std::move(observer);
    return {};
}

void FakeEngine::remove_observer(ObserverId) {
    const std::lock_guard lock(mutex_);
    observer_ = {};
}

JobId FakeEngine::add_job(JobSnapshot job) {
    const JobId id{next_id_++};
    {
        const std::lock_guard lock(mutex_);
        job.id = id;
        job.revision = next_revision_++;
        jobs_.push_back(std::move(job));
    }
    notify();
    return id;
}

void FakeEngine::change(JobId id, const std::function<void(JobSnapshot&)>& edit, bool tell) {
    {
        const std::lock_guard lock(mutex_);
        const auto found = find(id);
        edit(*found);
        found->revision = next_revision_++;
    }
    if (tell) notify();
}

void FakeEngine::set_items(std::vector<ItemRecord> items) {
    const std::lock_guard lock(mutex_);
    items_ = std::move(items);
}

void FakeEngine::set_queue_state(QueueState state) {
    const std::lock_guard lock(mutex_);
    queue_state_ = std::move(state);
}

Status FakeEngine::change_request(JobId id, const std::function<void(JobRequest&)>& edit) {
    if (refusal_) {
        Error error = *std::exchange(refusal_, std::nullopt);
        return std::unexpected(std::move(error));
    }
    change(id, [&](JobSnapshot& job) {
        auto request = std::make_shared<JobRequest>(*job.request);
        edit(*request);
        job.request = std::move(request);
    });
    return {};
}

void FakeEngine::notify() {
    Observer observer;
    {
        const std::lock_guard lock(mutex_);
        observer = observer_;
    }
    if (observer) observer();
}

JobSnapshot FakeEngine::job(JobId id) const {
    const std::lock_guard lock(mutex_);
    return *std::ranges::find(jobs_, id, &JobSnapshot::id);
}

std::vector<std::string> FakeEngine::calls() const {
    const std::lock_guard lock(mutex_);
    return calls_;
}

std::vector<JobRequest> FakeEngine::requests() const {
    const std::lock_guard lock(mutex_);
    return requests_;
}

std::vector<JobSnapshot>::iterator FakeEngine::find(JobId id) {
    return std::ranges::find(jobs_, id, &JobSnapshot::id);
}

void FakeEngine::set_state(JobId id, JobState state) {
    change(id, [state](JobSnapshot& job) { job.state = state; });
}

void FakeEngine::record(const std::string& call) {
    const std::lock_guard lock(mutex_);
    calls_.push_back(call);
}

}  // namespace drover::test
