// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/job_request.h"
#include "engine/api/plan.h"
#include "engine/api/question.h"
#include "engine/api/queue_state.h"
#include "engine/base/error.h"
#include "engine/base/method.h"
#include "engine/base/savings.h"

namespace drover {

enum class JobId : std::uint64_t {};

enum class JobState : std::uint8_t {
    waiting,  // for a device lane, or to be started
    running,
    paused,
    needs_attention,  // all that could be done is done; questions are open
    stopping,         // cancelled, but a worker is still inside a system call
    done,
    partial,  // some items failed, some did not
    failed,
    cancelled,
};

constexpr bool is_final(JobState state) {
    return state >= JobState::done;
}

// What a worker has in hand at this moment.
struct CurrentFile {
    std::string path;  // source path
    std::uint64_t size = 0;
    std::uint64_t done = 0;
    MethodId method = MethodId::buffered;
    // Why this method, in words: "clone refused: other filesystem → kernel copy"; or what it waits for: "Preparing:
    // writing the source to disk".
    std::string why;
    bool verifying = false;  // the copy is read back; `done` begins anew
};

// What a running job is doing.
enum class JobPhase : std::uint8_t {
    idle,  // waiting, parked or final
    planning,
    counting,      // nothing is moved yet
    transferring,  // the totals may still grow meanwhile
    verifying,     // every busy worker reads a copy back
    flushing,      // all is copied and the kernel writes it to the device; may be cancelled, then the copies stay
};

// While the kernel writes to the device. An estimate, from what it holds back and what the device has written since.
struct FlushProgress {
    std::uint64_t total = 0;  // bytes
    std::uint64_t left = 0;
};

// Why an estimate of the time left has jumped.
enum class EtaCause : std::uint8_t { none, more_found, size_changed, limit_changed, resumed, flushing };

// Errors of one kind.
struct ErrorCause {
    ErrorKind kind = ErrorKind::other;
    std::string operation;
    std::string code;    // may be empty
    std::string reason;  // of the first
    std::uint64_t count = 0;
};

// By the results of items (ItemReport), each in one of them. Of directories only those that failed or were skipped are
// among the "files". Of a move whose original stays the item failed.
struct JobCounts {
    std::uint64_t files_done = 0;  // every kind of entry but directories: copied, linked or moved
    std::uint64_t files_skipped = 0;
    std::uint64_t files_failed = 0;
    std::uint64_t files_warned_of = 0;  // of those that are done
    // Of a job that ended by itself, since its destination was full or broken, and of which that could be counted.
    std::optional<std::uint64_t> files_not_attempted;
    std::uint64_t directories_done = 0;
    std::uint64_t bytes_done = 0;     // the sum of JobSnapshot::bytes
    std::uint64_t sizes_changed = 0;  // files that grew or shrank while they were read
};

// What is to be transferred. What was skipped, linked or failed is no longer part of it.
struct JobTotals {
    std::uint64_t files = 0;  // less the skipped and failed ones
    std::uint64_t bytes = 0;  // apparent; less what will not be moved
    bool complete = false;    // false while the walk still finds more
};

// A job at one moment. Immutable; a later one has a higher revision. Questions and errors stay in every snapshot
// until they are answered or the job is removed, so that none can be missed.
struct JobSnapshot {
    JobId id{};
    std::uint64_t revision = 0;
    std::shared_ptr<const JobRequest> request;
    JobState state = JobState::waiting;
    std::string state_reason;  // "waiting for sda", "no space left on /backup"; empty where the state says it all

    JobCounts counts;
    JobPhase phase = JobPhase::idle;
    std::optional<JobTotals> totals;  // only with JobOptions::count_ahead
    // 0 to 1, by work: bytes, and a cost for each file. Less than 1 until the job is final; only with complete totals.
    std::optional<double> progress;
    // Apparent bytes of finished and running files. Never shrinks while the job runs; of a final job it leaves out what
    // was moved for files that are not there after all.
    MethodBytes bytes;
    Savings saved;
    double bytes_per_second = 0;  // over the last seconds, not since the start
    double files_per_second = 0;
    std::chrono::duration<double> elapsed{0};  // running time, without pauses and waiting for answers
    // From the work of the last seconds. Within five seconds it changes by less than a factor of two (the passing of
    // time aside), unless `remaining_cause` says why.
    std::optional<std::chrono::duration<double>> remaining;
    EtaCause remaining_cause = EtaCause::none;  // of the latest jump; kept for some seconds
    std::optional<FlushProgress> flush;         // in JobPhase::flushing

    std::vector<CurrentFile> current;  // one per busy worker
    // Lists are shared, not copied, and never null.
    std::shared_ptr<const std::vector<Question>> questions;  // the first `max_listed`, in the order of the walk
    std::uint64_t questions_open = 0;                        // all of them
    std::uint64_t questions_put_off = 0;                     // of these, with "decide later"
    std::shared_ptr<const std::vector<Error>> errors;        // the first `max_listed`; errors_total counts all
    std::uint64_t errors_total = 0;
    std::shared_ptr<const std::vector<ErrorCause>> causes;  // of all errors; places in it stay
    std::vector<std::string> warnings;                      // what the target cannot hold, each once a job

    std::uint64_t items_logged = 0;                      // see Engine::items()
    std::shared_ptr<const Plan> plan;                    // of a dry run, or once Engine::plan() was called; else null
    std::shared_ptr<const std::vector<Device>> devices;  // the destination's first; empty until they are known
    std::optional<JobId> retry_of;

    static constexpr std::size_t max_listed = 1000;
};

}  // namespace drover
