// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QElapsedTimer>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <iostream>
#include <thread>

namespace drover::test {

inline constexpr bool instrumented =
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    true;
#else
    false;
#endif
inline constexpr qint64 stall_limit_ms = instrumented ? 1000 : 50;

// What this thread computed and how long that took. Only the first can be asserted tightly on a machine that is busy
// with other things; the second is a net for waiting on a lock or a disk.
class Effort {
public:
    Effort() { wall_.start(); }

    qint64 wall_ms() const { return wall_.elapsed(); }
    qint64 cpu_ms() const { return thread_cpu_ms() - cpu_; }

private:
    static qint64 thread_cpu_ms() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return time.tv_sec * 1000 + time.tv_nsec / 1'000'000;
    }

    QElapsedTimer wall_;
    qint64 cpu_ = thread_cpu_ms();
};

// The longest times during which the window could not have answered an event.
struct Longest {
    qint64 cpu_ms = 0;
    qint64 wall_ms = 0;

    void add(const Effort& effort) {
        cpu_ms = std::max(cpu_ms, effort.cpu_ms());
        wall_ms = std::max(wall_ms, effort.wall_ms());
    }
    void check(const char* what, qint64 limit_ms = stall_limit_ms) const {
        std::cout << what << ": " << wall_ms << " ms, of which " << cpu_ms << " ms computing\n";
        EXPECT_LT(cpu_ms, limit_ms);
        EXPECT_LT(wall_ms, 20 * limit_ms);
    }
    void run_events(int milliseconds) {
        QElapsedTimer total;
        total.start();
        while (total.elapsed() < milliseconds) {
            const Effort effort;
            QApplication::processEvents(QEventLoop::AllEvents);
            add(effort);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
};

}  // namespace drover::test
