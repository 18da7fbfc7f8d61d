// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/transfer_report.h"

#include <utility>

namespace drover::transfer {

void add_step(std::vector<Step>& steps, MethodId method, const Attempt& attempt) {
    const bool refused = attempt.outcome == Outcome::not_applicable;
    std::string reason = refused ? words_for(attempt) : "";
    std::string code = attempt.by_system_call() ? attempt.reason() : "";
    for (auto& step : steps) {
        if (step.method != method || step.outcome != attempt.outcome || step.reason != reason || step.code != code)
            continue;
        step.bytes += attempt.moved;
        return;
    }
    steps.push_back({method, attempt.outcome, std::move(reason), std::move(code), attempt.moved});
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
