// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <optional>
#include <string>

#include "engine/api/job_request.h"
#include "engine/base/job_control.h"
#include "engine/fs/metadata.h"
#include "engine/jobs/job_record.h"
#include "engine/jobs/link_table.h"
#include "engine/jobs/question_box.h"
#include "engine/sys/syscalls.h"
#include "engine/transfer/attempt.h"
#include "engine/transfer/progress.h"

namespace drover::jobs {

// What all workers of one running job share. Thread-safe.
class JobContext {
public:
    JobContext(sys::Syscalls& syscalls, const JobRequest& job_request, JobControl& job_control,
               transfer::ProgressCell& job_progress, JobRecord& job_record, QuestionBox& question_box)
        : sys(syscalls),
          request(job_request),
          control(job_control),
          progress(job_progress),
          record(job_record),
          questions(question_box),
          metadata(syscalls, job_record.losses) {}

    sys::Syscalls& sys;
    const JobRequest& request;
    JobControl& control;
    transfer::ProgressCell& progress;
    JobRecord& record;
    QuestionBox& questions;
    fs::MetadataCopier metadata;
    LinkTable links;
    // Held while a new tree gets its name, and by whoever needs to find a directory by name meanwhile.
    std::mutex tree_names;

    bool moving() const { return request.kind == JobKind::move; }

    // Records a failed item. A destination that is full or broken ends the job: what follows would fail as well.
    void fail_item(Error error, transfer::Side side);
    // Why the job stopped by itself, if it did.
    std::optional<std::string> stop_reason() const;

private:
    mutable std::mutex mutex_;
    std::optional<std::string> stop_reason_;
};

}  // namespace drover::jobs
