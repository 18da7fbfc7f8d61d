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
    constexpr std::array names{"skip", "replace", "keep_both"};
    return names[static_cast<std::size_t>(answer)];
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
    change(id, [question](JobSnapshot& job) {
        auto open = std::make_shared<std::vector<Question>>(*job.questions);
        std::erase_if(*open, [question](const Question& item) { return item.id == question; });
        job.questions_open -= job.questions->size() - open->size();
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

void FakeEngine::set_observer(Observer observer) {
    const std::lock_guard lock(mutex_);
    observer_ = std::move(observer);
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
