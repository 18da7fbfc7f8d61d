// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/job_control.h"

#include <gtest/gtest.h>

#include <thread>

namespace drover {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// Waits for what another thread is about to do.
template <typename Condition>
bool soon(Condition condition) {
    for (const auto end = Clock::now() + 10s; Clock::now() < end; std::this_thread::sleep_for(1ms))
        if (condition()) return true;
    return false;
}

template <typename Action>
Clock::duration time_of(Action action) {
    const auto begin = Clock::now();
    action();
    return Clock::now() - begin;
}

TEST(JobControl, lets_workers_go_on_until_it_is_stopped_for_good) {
    JobControl control;
    EXPECT_TRUE(control.may_continue());
    control.stop();
    EXPECT_FALSE(control.may_continue());
    control.resume();
    EXPECT_FALSE(control.may_continue());
    EXPECT_TRUE(control.stop_requested());
}

TEST(JobControl, holds_workers_at_the_gate_while_paused) {
    JobControl control;
    control.pause();
    std::atomic<bool> through{false};
    std::jthread thread([&] {
        const JobControl::Worker worker(control);
        through = control.may_continue();
    });
    ASSERT_TRUE(soon([&] { return control.all_workers_wait() && !through; }));
    std::this_thread::sleep_for(30ms);
    EXPECT_FALSE(through);
    EXPECT_TRUE(control.paused());
    control.resume();
    EXPECT_TRUE(soon([&] { return through.load(); }));
}

TEST(JobControl, frees_waiting_workers_when_it_is_stopped) {
    JobControl control;
    control.pause();
    std::atomic<int> freed{0};
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] {
            const JobControl::Worker worker(control);
            if (!control.may_continue()) ++freed;
        });
    control.stop();
    EXPECT_TRUE(soon([&] { return freed == 4; }));
}

TEST(JobControl, is_not_all_waiting_while_one_worker_works) {
    JobControl control;
    const JobControl::Worker busy(control);
    control.pause();
    std::jthread thread([&] {
        const JobControl::Worker worker(control);
        static_cast<void>(control.may_continue());
    });
    std::this_thread::sleep_for(30ms);
    EXPECT_FALSE(control.all_workers_wait());
    control.stop();
}

TEST(JobControl, limits_all_workers_together) {
    JobControl control;
    control.set_limit(1'000'000);
    const auto time = time_of([&] {
        std::vector<std::jthread> threads;
        for (int worker = 0; worker < 3; ++worker)
            threads.emplace_back([&] {
                for (int i = 0; i < 10; ++i) control.spend(10'000);
            });
    });
    EXPECT_GE(time, 180ms);  // 300 ms, less the burst of 100 ms
    EXPECT_LT(time, 5s);
}

TEST(JobControl, does_not_let_a_pause_be_caught_up_with) {
    JobControl control;
    control.set_limit(1'000'000);
    control.spend(1);
    std::this_thread::sleep_for(300ms);
    EXPECT_GE(time_of([&] { control.spend(300'000); }), 150ms);
}

TEST(JobControl, without_a_limit_costs_no_time) {
    JobControl control;
    EXPECT_LT(time_of([&] { control.spend(UINT64_MAX); }), 1s);
    EXPECT_EQ(control.limit(), 0U);
}

TEST(JobControl, ends_the_wait_for_the_limit_when_it_is_stopped_or_changed) {
    for (const bool stop : {true, false}) {
        JobControl control;
        control.set_limit(1);
        std::jthread thread([&] { control.spend(1'000'000); });
        std::this_thread::sleep_for(30ms);
        EXPECT_LT(time_of([&] {
                      stop ? control.stop() : control.set_limit(0);
                      thread.join();
                  }),
                  5s);
    }
}

}  // namespace

}  // namespace drover
