// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "engine/api/item_report.h"
#include "engine/api/job_request.h"
#include "engine/api/job_snapshot.h"
#include "engine/base/result.h"

namespace drover {

// The queue and everything that runs it. Every member may be called from any thread; none waits for a disk, except
// wait() and the destructor, which cancels what runs and waits until the workers have let go.
class Engine {
public:
    // Called from any thread when a job is added, changes its state, or raises a question; never per block. It says
    // "look now", nothing more: take a snapshot on your own thread. Must return at once and not call the engine.
    using Observer = std::function<void()>;

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
    virtual void answer(JobId job, QuestionId question, Answer answer) = 0;
    virtual void answer_all(JobId job, Answer answer) = 0;  // also for questions still to come

    // In queue order. Cheap (microseconds a job), but meant for 10 calls a second at most.
    virtual std::vector<JobSnapshot> snapshot() = 0;
    // True while anything runs or stops, so while sampling makes sense.
    virtual bool active() const = 0;
    // Waits until the job is final or wants an answer, or the time is up. False when the time is up.
    virtual bool wait(JobId id, std::chrono::milliseconds timeout) = 0;

    virtual void set_observer(Observer observer) = 0;
};

}  // namespace drover
