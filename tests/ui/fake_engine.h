// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/engine.h"

namespace drover::test {

// An engine that does what the test says. Requests change the states at once, as if every worker were idle; every call
// is written down. May be driven from any thread.
class FakeEngine : public Engine {
public:
    Result<JobId> submit(JobRequest request, Start start, ItemListener on_item) override;
    void pause(JobId id) override;
    void resume(JobId id) override;
    void cancel(JobId id) override;
    void remove(JobId id) override;
    void move_to(JobId id, std::size_t position) override;
    void answer(JobId job, QuestionId question, Answer answer) override;
    void answer_these(JobId job, const std::vector<QuestionId>& questions, Answer answer) override;
    void answer_all(JobId job, Answer answer) override;
    std::vector<Question> questions(JobId job, std::size_t first, std::size_t count) override;
    void pause_all() override;
    void resume_all() override;
    void set_queue_limit(std::uint64_t bytes_per_second) override;
    void set_jobs_per_device(unsigned most) override;
    QueueState queue_state() override;
    void set_limit(JobId id, std::uint64_t bytes_per_second) override;
    Status change_options(JobId id, JobOptions options) override;
    Status change_destination(JobId id, std::string destination) override;
    Status add_sources(JobId id, std::vector<std::string> sources) override;
    void plan(JobId id) override;
    void stop_planning(JobId id) override;
    std::vector<ItemRecord> items(JobId id, std::size_t first, std::size_t count) override;
    std::vector<ItemRecord> items_at(JobId id, const std::vector<std::uint32_t>& numbers) override;
    std::vector<std::uint32_t> find_items(JobId id, const ItemQuery& query) override;
    Result<JobId> retry(JobId id, const std::vector<std::uint32_t>& numbers, Start start) override;
    std::vector<JobSnapshot> snapshot() override;
    bool active() const override;
    bool wait(JobId id, std::chrono::milliseconds timeout) override;
    ObserverId add_observer(Observer observer) override;  // one at a time
    void remove_observer(ObserverId id) override;

    // The script's side. Of the orders of find_items() only that by size is known.
    JobId add_job(JobSnapshot job);
    void change(JobId id, const std::function<void(JobSnapshot&)>& edit, bool notify = true);
    void refuse_next(Error error) { refusal_ = std::move(error); }
    void set_items(std::vector<ItemRecord> items);  // of every job
    void set_queue_state(QueueState state);
    void notify();
    JobSnapshot job(JobId id) const;
    std::vector<std::string> calls() const;  // "pause 3", "move_to 2 0", "answer 1 7 replace"
    std::vector<JobRequest> requests() const;
    int snapshots_taken() const { return snapshots_; }

private:
    std::vector<JobSnapshot>::iterator find(JobId id);
    void set_state(JobId id, JobState state);
    Status change_request(JobId id, const std::function<void(JobRequest&)>& edit);
    void put_off(JobId id, QuestionId question);
    void record(const std::string& call);

    mutable std::mutex mutex_;
    std::vector<JobSnapshot> jobs_;
    std::vector<JobRequest> requests_;
    std::vector<std::string> calls_;
    std::optional<Error> refusal_;
    std::vector<ItemRecord> items_;
    QueueState queue_state_;
    Observer observer_;
    std::uint64_t next_id_ = 1;
    std::uint64_t next_revision_ = 1;
    std::atomic<int> snapshots_ = 0;
};

// A job in a state, with a request and the lists that the engine promises.
JobSnapshot make_job(JobState state, std::vector<std::string> sources, const std::string& destination);

}  // namespace drover::test
