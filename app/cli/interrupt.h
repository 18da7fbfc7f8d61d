// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <thread>

namespace drover::cli {

// Turns SIGINT, SIGTERM and SIGHUP into a call of `on_interrupt` on a thread of its own. To be made before any other
// thread, which then inherit the blocked signals.
class InterruptWatch {
public:
    InterruptWatch();
    ~InterruptWatch();
    InterruptWatch(const InterruptWatch&) = delete;
    InterruptWatch& operator=(const InterruptWatch&) = delete;

    void watch(std::function<void()> on_interrupt);
    // No call is made after this. The signals stay blocked.
    void end();

private:
    std::thread thread_;
};

}  // namespace drover::cli
