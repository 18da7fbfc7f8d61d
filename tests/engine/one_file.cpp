// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/one_file.h"

namespace drover::testing {

std::string told(const transfer::TransferReport& report) {
    std::string text;
    for (const auto& step : report.steps) {
        if (!text.empty()) text.append(", ");
        text.append(method_name(step.method));
        if (step.outcome == transfer::Outcome::not_applicable)
            text.append(" ").append(step.code.empty() ? step.reason : step.code);
        if (step.bytes > 0) text.append(" ").append(std::to_string(step.bytes));
    }
    return text;
}

}  // namespace drover::testing
