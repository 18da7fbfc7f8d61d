// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include "app/cli/interrupt.h"
#include "app/cli/progress_line.h"

namespace drover::cli {

// What a command that only looks at files needs while it reads: signals that stop it, and a line of progress.
class Look {
public:
    Look();

    std::stop_token token() const { return stop_.get_token(); }
    bool stopped() const { return stop_.stop_requested(); }
    void show(const std::string& progress) { line_.show(progress); }
    void end_progress() { line_.clear(); }

private:
    std::stop_source stop_;
    InterruptWatch interrupts_;
    ProgressLine line_{true};
};

}  // namespace drover::cli
