// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/api/job_snapshot.h"

namespace drover::cli {

// "3.1 of 8.0 GiB  39 %  412 MB/s  12 s left  saved 2.2 GiB  clone  disk.img", cut to `columns` characters.
std::string progress_text(const JobSnapshot& job, std::size_t columns);

// One sentence for the end: what was done, in what time, and what was saved.
std::string summary_text(const JobSnapshot& job);

// The line on the terminal that is written over again and again. Does nothing where standard error is no terminal.
class ProgressLine {
public:
    explicit ProgressLine(bool wanted);
    bool shown() const { return terminal_; }
    void show(const JobSnapshot& job);
    void clear();

private:
    bool terminal_;
    bool drawn_ = false;
};

}  // namespace drover::cli
