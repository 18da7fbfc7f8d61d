// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "engine/api/engine.h"
#include "engine/jobs/job.h"

namespace drover::jobs {

// The Engine: jobs in order, each on its own thread once its lanes are free. A job that is alone in the queue starts at
// once. Otherwise a scheduler thread looks at the devices of all jobs and starts what may start, so that no caller
// ever waits for a disk.
class JobQueue final : public Engine {
public:
    explicit JobQueue(sys::Syscalls& sys);
    ~JobQueue() override;

    Result<JobId> submit(JobRequest request, Start start, ItemListener on_item) override;
    void pause(JobId id) override;
    void resume(JobId id) override;
    void cancel(JobId id) override;
    void remove(JobId id) override;
    void move_to(JobId id, std::size_t position) override;
    void answer(JobId job, QuestionId question, Answer answer) override;
    void answer_all(JobId job, Answer answer) override;
    std::vector<JobSnapshot> snapshot() override;
    bool active() const override;
    bool wait(JobId id, std::chrono::milliseconds timeout) override;
    void set_observer(Observer observer) override;

private:
    using Jobs = std::deque<std::shared_ptr<Job>>;

    // With mutex_ held.
    std::shared_ptr<Job> find(JobId id) const;
    bool alone(const Job& job) const;  // no other job is or will be at work
    void wake_scheduler();
    std::shared_ptr<Job> job_without_lanes() const;
    void set_lanes(Job& job, LaneSet lanes);
    void start_what_may();
    bool wants_to_run(const Job& job) const;
    void start(const std::shared_ptr<Job>& job);
    void stop(Job& job);
    void give_lanes_back(Job& job);
    void free_lanes_of_asking_jobs();
    void fail_without_thread(Job& job);
    void drop(JobId id);

    void schedule(const std::stop_token& stop);
    void finished(Job& job);
    void changed();  // without mutex_

    sys::Syscalls& sys_;
    mutable std::mutex mutex_;
    std::condition_variable_any scheduler_woken_;
    std::condition_variable settled_;  // some job is final or wants an answer
    std::mutex observer_mutex_;
    Observer observer_;
    Jobs jobs_;
    Jobs removed_;  // their threads are about to end
    LaneTable lanes_;
    std::uint64_t next_id_ = 1;
    bool work_for_scheduler_ = false;
    bool closing_ = false;
    std::jthread scheduler_;  // not before it is needed
};

}  // namespace drover::jobs
