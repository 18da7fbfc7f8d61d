// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "engine/api/item_record.h"
#include "engine/api/item_report.h"
#include "engine/api/job_request.h"
#include "engine/api/job_snapshot.h"
#include "engine/api/queue_state.h"
#include "engine/base/result.h"

namespace drover {

// The queue and everything that runs it. Every member may be called from any thread; none waits for a disk, except
// wait() and the destructor, which cancels what runs and waits until the workers have let go.
class Engine {
public:
    // Called from any thread when a job is added, changes its state, or raises a question; never per block. It says
    // "look now", nothing more: take a snapshot on your own thread. Must return at once and not call the engine.
    using Observer = std::function<void()>;
    enum class ObserverId : std::uint64_t {};

    enum class Start { when_possible, held };

    static std::unique_ptr<Engine> create();
    virtual ~Engine() = default;

    // Puts a job at the end of the queue. Fails at once only on a request that can never run (no source, empty name).
    virtual Result<JobId> submit(JobRequest request, Start start = Start::when_possible, ItemListener on_item = {}) = 0;

    // Each is a request to a job; one that does not fit its state has no effect.
    virtual void pause(JobId id) = 0;
    virtual void resume(JobId id) = 0;  // also starts a held job
    virtual void cancel(JobId id) = 0;
    virtual void remove(JobId id) = 0;  // a final job leaves the list; any other is cancelled first
    virtual void move_to(JobId id, std::size_t position) = 0;  // 0 = front of the queue

    // Answers to questions that are no longer open have no effect. An answer never starts what is paused.
    virtual void answer(JobId job, QuestionId question, Answer answer) = 0;
    virtual void answer_these(JobId job, const std::vector<QuestionId>& questions, Answer answer) = 0;
    virtual void answer_all(JobId job, Answer answer) = 0;  // also for questions still to come
    // Of the open questions in the order of the walk, at most `count` from number `first` on.
    virtual std::vector<Question> questions(JobId job, std::size_t first, std::size_t count) = 0;

    // The queue as a whole. Pausing all touches no job's own pause: resume_all() leaves alone what was paused by
    // itself.
    virtual void pause_all() = 0;
    virtual void resume_all() = 0;
    virtual void set_queue_limit(std::uint64_t bytes_per_second) = 0;  // of all jobs together; 0 = none
    virtual void set_jobs_per_device(unsigned most) = 0;  // 1, the default, to QueueState::most_jobs_per_device
    // The first call makes the engine look up the devices of every job from then on.
    virtual QueueState queue_state() = 0;

    // Changes of a job that is not final. Options and the destination change only before the job has begun; sources
    // are added to copies and moves that run as well, unless the destination is the target of a single source. Else
    // ErrorKind::invalid, and nothing has changed.
    virtual void set_limit(JobId id, std::uint64_t bytes_per_second) = 0;  // 0 = none
    virtual Status change_options(JobId id, JobOptions options) = 0;
    virtual Status change_destination(JobId id, std::string destination) = 0;
    virtual Status add_sources(JobId id, std::vector<std::string> sources) = 0;

    // Begins a plan of a job that has not begun, or begins it again. It grows in JobSnapshot::plan. Ends when it is
    // complete, when it is stopped, and when the job begins.
    virtual void plan(JobId id) = 0;
    virtual void stop_planning(JobId id) = 0;

    // The item log, which needs JobOptions::log_items: at most `count` records from number `first` on. Microseconds a
    // record.
    virtual std::vector<ItemRecord> items(JobId id, std::size_t first, std::size_t count) = 0;
    virtual std::vector<ItemRecord> items_at(JobId id, const std::vector<std::uint32_t>& numbers) = 0;
    // The numbers of the records that `query` lets pass. About a second for 1,000,000 records sorted by path: not for
    // the window's thread.
    virtual std::vector<std::uint32_t> find_items(JobId id, const ItemQuery& query) = 0;

    // Tries failed items of a final copy or move again, as a new job after it in the queue, with the same options and
    // to the same destinations. `numbers` are of the item log; empty: all that failed, and, where the job stopped
    // before it had come to everything, the rest. What cannot be retried (archives; a job without a log; nothing
    // failed) is ErrorKind::invalid.
    virtual Result<JobId> retry(JobId id, const std::vector<std::uint32_t>& numbers, Start start) = 0;

    // In queue order. Cheap (microseconds a job), but meant for 10 calls a second at most.
    virtual std::vector<JobSnapshot> snapshot() = 0;
    // True while anything runs or stops, so while sampling makes sense.
    virtual bool active() const = 0;
    // Waits until the job is final or wants an answer, or the time is up. False when the time is up.
    virtual bool wait(JobId id, std::chrono::milliseconds timeout) = 0;

    virtual ObserverId add_observer(Observer observer) = 0;
    virtual void remove_observer(ObserverId id) = 0;  // it is not called any more once this returns
};

}  // namespace drover
