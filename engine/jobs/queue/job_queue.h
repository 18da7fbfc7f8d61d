// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "engine/api/engine.h"
#include "engine/jobs/queue/job.h"

namespace drover::jobs {

// What makes a request one that can never run.
std::optional<Error> flaw(const JobRequest& request);

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
    ObserverId add_observer(Observer observer) override;
    void remove_observer(ObserverId id) override;

private:
    using Jobs = std::deque<std::shared_ptr<Job>>;

    // With mutex_ held.
    std::shared_ptr<Job> find(JobId id) const;
    std::shared_ptr<Job> add(JobRequest request, Start start, ItemListener on_item);
    bool alone(const Job& job) const;  // no other job is or will be at work
    void wake_scheduler();
    std::shared_ptr<Job> job_to_look_up() const;
    void looked_up(Job& job, LaneSet lanes, DeviceList devices);
    void start_what_may();
    bool wants_to_run(const Job& job) const;
    void start(const std::shared_ptr<Job>& job);
    void hold(Job& job);
    void stop(Job& job);
    void give_lanes_back(Job& job);
    void free_lanes_of_asking_jobs();
    void fail_without_thread(Job& job);
    void drop(JobId id);
    void discard(std::unique_ptr<PlanRun> plan);
    Status add_to_running(Job& job, const std::vector<std::string>& sources);

    // Take mutex_.
    std::shared_ptr<Job> locked_find(JobId id) const;
    std::shared_ptr<const ItemLog> log_of(JobId id) const;
    Status change(JobId id, const std::function<void(JobRequest&)>& edit);

    void schedule(const std::stop_token& stop);
    void finished(Job& job);
    void changed();  // without mutex_

    sys::Syscalls& sys_;
    mutable std::mutex mutex_;
    std::condition_variable_any scheduler_woken_;
    std::condition_variable settled_;  // some job is final or wants an answer
    std::mutex observer_mutex_;
    std::map<ObserverId, Observer> observers_;
    std::uint64_t next_observer_ = 0;
    RateLimit limit_;  // of all jobs together; outlives them
    Jobs jobs_;
    Jobs removed_;  // their threads are about to end
    std::vector<std::unique_ptr<PlanRun>> old_plans_;
    LaneTable lanes_;
    bool paused_ = false;
    bool devices_wanted_ = false;
    std::uint64_t next_id_ = 1;
    bool work_for_scheduler_ = false;
    bool closing_ = false;
    std::jthread scheduler_;  // not before it is needed
};

}  // namespace drover::jobs
