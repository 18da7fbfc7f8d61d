// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace drover::inspect {

// Beats ten times a second at most.
class Pulse {
public:
    bool beats() {
        const auto now = std::chrono::steady_clock::now();
        if (now < next_) return false;
        next_ = now + std::chrono::milliseconds(100);
        return true;
    }

private:
    std::chrono::steady_clock::time_point next_{};
};

}  // namespace drover::inspect
