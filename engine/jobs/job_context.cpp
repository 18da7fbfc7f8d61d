// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/job_context.h"

namespace drover::jobs {

void JobContext::fail_item(Error error, transfer::Side side) {
    const bool destination_is_lost =
        side == transfer::Side::destination && (error.kind == ErrorKind::no_space || error.kind == ErrorKind::io);
    if (destination_is_lost) {
        const std::lock_guard lock(mutex_);
        if (!stop_reason_) stop_reason_ = error.message();
    }
    record.failed(std::move(error));
    if (destination_is_lost) control.stop();
}

std::optional<std::string> JobContext::stop_reason() const {
    const std::lock_guard lock(mutex_);
    return stop_reason_;
}

}  // namespace drover::jobs
