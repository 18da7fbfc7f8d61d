// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/api/engine.h"

namespace drover::test {

JobRequest copy_of(std::vector<std::string> sources, std::string destination, JobOptions options = {});
JobRequest move_of(std::vector<std::string> sources, std::string destination, JobOptions options = {});

// A job that ran to its end, and what it reported on the way.
struct FinishedJob {
    JobSnapshot last;
    std::vector<ItemReport> items;

    std::string errors() const;    // one a line; empty when there was none
    std::string warnings() const;  // likewise
    ErrorKind first_error() const;
    const ItemReport& item(const std::string& source_name) const;  // by the last part of its path
};

using Answering = std::function<Answer(const Question&)>;

// Runs one job in an engine of its own. Questions go to `answering`. Throws when the job does not end.
FinishedJob run_job(JobRequest request, const Answering& answering = {}, const ItemListener& listener = {});

// Waits until the job is final and hands back its last state.
JobSnapshot wait_for_end(Engine& engine, JobId id, const Answering& answering = {});

JobSnapshot snapshot_of(Engine& engine, JobId id);

}  // namespace drover::test
