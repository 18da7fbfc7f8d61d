// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/job_request.h"
#include "engine/base/error.h"
#include "engine/base/method.h"
#include "engine/base/savings.h"

namespace drover {

enum class JobId : std::uint64_t {};
enum class QuestionId : std::uint64_t {};

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
};

// One side of a name conflict.
struct ConflictSide {
    std::string path;
    std::uint64_t size = 0;
    std::int64_t mtime_ns = 0;  // since the epoch
    bool directory = false;
};

struct Question {
    QuestionId id{};
    ConflictSide source;
    ConflictSide existing;
};

enum class Answer : std::uint8_t { skip, replace, keep_both };

struct JobCounts {
    std::uint64_t files_done = 0;  // every kind of entry but directories: copied, linked or moved
    std::uint64_t files_skipped = 0;
    std::uint64_t files_failed = 0;
    std::uint64_t directories_done = 0;
    std::uint64_t bytes_done = 0;  // apparent bytes of finished and running files; never shrinks
};

struct JobTotals {
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;  // apparent
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
    std::optional<JobTotals> totals;  // only with JobOptions::count_ahead
    MethodBytes bytes;
    Savings saved;
    double bytes_per_second = 0;  // over the last seconds, not since the start
    double files_per_second = 0;
    std::chrono::duration<double> elapsed{0};  // running time, pauses left out
    std::optional<std::chrono::duration<double>> remaining;

    std::vector<CurrentFile> current;  // one per busy worker
    // Lists are shared, not copied, and never null.
    std::shared_ptr<const std::vector<Question>> questions;  // the first `max_listed`; questions_open counts all
    std::uint64_t questions_open = 0;
    std::shared_ptr<const std::vector<Error>> errors;  // the first `max_listed`; errors_total counts all
    std::uint64_t errors_total = 0;
    std::vector<std::string> warnings;  // what the target cannot hold, each once a job

    static constexpr std::size_t max_listed = 1000;
};

}  // namespace drover
