// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/api/job_request.h"
#include "engine/base/job_control.h"
#include "engine/fs/metadata.h"
#include "engine/jobs/common/added_sources.h"
#include "engine/jobs/common/held_names.h"
#include "engine/jobs/common/job_record.h"
#include "engine/jobs/common/link_table.h"
#include "engine/jobs/common/plan_draft.h"
#include "engine/jobs/common/question_box.h"
#include "engine/sys/syscalls.h"
#include "engine/transfer/attempt.h"
#include "engine/transfer/progress.h"

namespace drover::jobs {

// What all workers of one running job share. Thread-safe.
class JobContext {
public:
    JobContext(sys::Syscalls& syscalls, JobRequest job_request, JobControl& job_control,
               transfer::ProgressCell& job_progress, JobRecord& job_record, QuestionBox& question_box)
        : sys(syscalls),
          request(std::move(job_request)),
          control(job_control),
          progress(job_progress),
          record(job_record),
          questions(question_box),
          metadata(syscalls, job_record.losses, preserved()) {}

    sys::Syscalls& sys;
    JobRequest request;  // changes only before the job begins
    JobControl& control;
    transfer::ProgressCell& progress;
    JobRecord& record;
    QuestionBox& questions;
    JobControl after_stop;  // of what is counted once the job has ended by itself; only a cancel stops that
    fs::MetadataCopier metadata;
    LinkTable links;
    HeldNames held;
    AddedSources added;
    std::atomic<bool> single_target{false};      // the destination is the new name of the one source
    std::atomic<bool> delivered{false};          // all there is to deliver: a cancel comes too late
    PlanDraft plan;                              // of a dry run
    std::atomic<std::uint64_t> name_limit{255};  // bytes, in the destination; asked for only with adapt_names
    std::atomic<bool> nothing_kept{false};       // an archive that did not get its name
    std::atomic<JobPhase> phase{JobPhase::transferring};
    // In JobPhase::flushing; bytes.
    std::atomic<std::uint64_t> flush_total{0};
    std::atomic<std::uint64_t> flush_left{0};
    // Held while a new tree gets its name, and by whoever needs to find a directory by name meanwhile.
    std::mutex tree_names;

    // What is taken over from a source; see JobOptions.
    const Preserve& preserved() const {
        return request.kind == JobKind::copy ? request.options.preserve : preserve_all;
    }
    bool moving() const { return request.kind == JobKind::move; }
    const char* operation() const;  // "copy", for errors that no system call gave

    // An error that no system call gave.
    Error refusal(ErrorKind kind, std::string reason, std::string path) const;

    // Records an error. A destination that is full or broken ends the job: what follows would fail as well.
    // Returns the place among the causes.
    std::uint32_t fail(Error error, transfer::Side side);
    // The same for an item, which is counted and told of.
    void fail_entry(Error error, transfer::Side side, std::string_view source, std::string_view destination,
                    JobRecord::Kind kind = JobRecord::Kind::other);
    // Of one that is known by the error's path only.
    void fail_item(Error error, transfer::Side side) {
        const std::string path = error.path;
        fail_entry(std::move(error), side, path, "");
    }
    void skip_item(std::string_view source, std::string_view destination, const char* why, std::uint64_t size = 0,
                   JobRecord::Kind kind = JobRecord::Kind::other);
    // Of a job that stopped by itself: nothing will become of so many files.
    void not_attempted(std::uint64_t files);
    // Why the job stopped by itself, if it did.
    std::optional<std::string> stop_reason() const;

private:
    // Whether what comes would fail as well.
    bool loses_destination(const Error& error);
    bool is_mounted_read_only(const std::string& path);

    mutable std::mutex mutex_;
    std::optional<std::string> stop_reason_;
};

}  // namespace drover::jobs
