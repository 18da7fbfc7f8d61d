// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/engine.h"

namespace drover {

// How far a job came, without what only a running one has.
struct JobReport {
    JobState state = JobState::waiting;
    std::string state_reason;
    std::int64_t submitted = 0;         // seconds since the epoch
    std::optional<std::int64_t> ended;  // of a final job
    JobCounts counts;
    MethodBytes bytes;
    Savings saved;
    double seconds = 0;         // of running
    std::vector<Error> errors;  // the first `JobSnapshot::max_listed`
    std::uint64_t errors_total = 0;
    std::vector<std::string> warnings;
};

// A job of this or an earlier run of the program.
struct StoredJob {
    std::int64_t number = 0;  // unique in the file, for ever
    JobRequest request;
    JobReport report;
};

// Of a report as a file. Names are escaped as in escape_name(), so that every file is UTF-8.
enum class ReportFormat : std::uint8_t {
    text,  // for people
    csv,   // a line for each item (RFC 4180), after one with the names of the fields
    json,  // one object: the job, its report, and "items"
};

// Keeps an Engine's queue and its history in a file, so that both outlive the program, however it ends. Every change of
// a job's state is on its way to the file at once, its progress every few seconds; a thread of its own writes, so that
// no caller waits for the disk. Every member may be called from any thread.
class QueueKeeper {
public:
    // Makes the file, and the folders above it. One process at a time: ErrorKind::conflict while another one keeps its
    // queue there. The engine must outlive the keeper.
    static Result<std::unique_ptr<QueueKeeper>> open(Engine& engine, const std::string& file);
    virtual ~QueueKeeper() = default;  // writes what is not written yet

    // For people: an unreadable file that was set aside, a disk that is full. Each is told once.
    virtual std::vector<std::string> take_notices() = 0;

    // Jobs that had not ended when the program did, in queue order. Each stays until it goes on or is dropped.
    virtual std::vector<StoredJob> left_over() = 0;
    // Puts one back into the queue. What it finished before is found by type, size and modification time and left
    // alone; a copy that keeps no times begins anew, and meets these names as taken. ErrorKind::not_found when there is
    // no such job any more.
    virtual Result<JobId> go_on(std::int64_t number, Engine::Start start) = 0;
    // It becomes part of the history, as cancelled.
    virtual void drop(std::int64_t number) = 0;

    // Final jobs, the latest first, whose sources or destination hold `words` (letters of any case).
    virtual Result<std::vector<StoredJob>> history(const std::string& words, std::size_t most) = 0;
    virtual Status forget_history() = 0;

    // What became of the items of a job that had JobOptions::log_items, in the order in which they were settled: at
    // most `count` from number `first` on. Those of a running job come in batches of some thousands. ItemRecord::cause
    // is not kept. A job that went on has those of each run. Milliseconds for a thousand.
    virtual Result<std::vector<ItemRecord>> items(std::int64_t number, std::uint64_t first, std::size_t count) = 0;
    // Writes a job's report and its items to `file`, which gets its name when it is complete and replaces what is
    // there. Seconds for a million items: not for the window's thread.
    virtual Status export_report(const StoredJob& job, ReportFormat format, const std::string& file) = 0;
};

// A queue as a file of its own, to be taken elsewhere: JSON, with a version. Reading one fails as a whole where it is
// damaged, of a newer version or no such file.
Status export_queue(const std::vector<JobRequest>& jobs, const std::string& file);
Result<std::vector<JobRequest>> import_queue(const std::string& file);

}  // namespace drover
