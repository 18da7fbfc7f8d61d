// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/api/job_snapshot.h"

namespace drover::cli {

// "3.1 GiB of 8.0 GiB  39 %  7 files  412 MiB/s  12 s left  saved 2.2 GiB  clone  disk.img" in at most `columns`
// columns. The name of the file is sure of a share; of the other parts the least important are left out, each as a
// whole.
std::string progress_text(const JobSnapshot& job, std::size_t columns);

// One sentence for the end: what was done, in what time, and what was saved.
std::string summary_text(const JobSnapshot& job);

// The line on the terminal that is written over again and again. Does nothing where standard error is no terminal.
class ProgressLine {
public:
    explicit ProgressLine(bool wanted);
    bool shown() const { return terminal_; }
    void show(const JobSnapshot& job);
    void show(const std::string& text);
    void clear();

private:
    bool terminal_;
    bool drawn_ = false;
};

}  // namespace drover::cli
