// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/transfer_report.h"

#include <utility>

namespace drover::transfer {

void add_step(std::vector<Step>& steps, MethodId method, const Attempt& attempt) {
    std::string reason;
    if (attempt.outcome == Outcome::not_applicable) reason = attempt.reason();
    for (auto& step : steps) {
        if (step.method != method || step.outcome != attempt.outcome || step.reason != reason) continue;
        step.bytes += attempt.moved;
        return;
    }
    steps.push_back({method, attempt.outcome, std::move(reason), attempt.moved});
}

bool TransferReport::fail(const Attempt& attempt) {
    outcome = attempt.outcome;
    error = attempt.error;
    side = attempt.side;
    return false;
}

bool TransferReport::fail(sys::SysError reason, Side where) {
    outcome = Outcome::failed;
    error = reason;
    side = where;
    return false;
}

bool TransferReport::refuse() {
    outcome = Outcome::failed;
    for (const auto& step : steps) {
        if (step.outcome != Outcome::not_applicable) continue;
        if (!refusal.empty()) refusal += "; ";
        refusal += std::string(method_name(step.method)) + ": " + step.reason;
    }
    return false;
}

}  // namespace drover::transfer
