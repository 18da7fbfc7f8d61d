// SPDX-License-Identifier: GPL-3.0-or-later
// Speed, time left and running time.
#include <gtest/gtest.h>

#include "engine/jobs/queue/rate_meter.h"
#include "engine/jobs/queue/time_left.h"

namespace drover::jobs {

namespace {

using namespace std::chrono_literals;

const RateMeter::Clock::time_point start{};

TEST(RateMeter, knows_the_speed_of_the_last_seconds_only) {
    RateMeter meter;
    EXPECT_EQ(meter.bytes_per_second(), 0);
    for (int second = 0; second <= 10; ++second) meter.sample(start + std::chrono::seconds(second), 0, 0, {});
    for (int second = 11; second <= 20; ++second)
        meter.sample(start + std::chrono::seconds(second), static_cast<std::uint64_t>(second - 10) * 1000,
                     static_cast<std::uint64_t>(second), {});
    EXPECT_DOUBLE_EQ(meter.bytes_per_second(), 1000);
    EXPECT_DOUBLE_EQ(meter.files_per_second(), 1);
}

TEST(RateMeter, tells_what_is_left_by_the_work_of_the_last_seconds) {
    RateMeter meter;
    meter.sample(start, 0, 0, {.done = 0, .total = 500});
    meter.sample(start + 100ms, 0, 0, {.done = 50, .total = 500});
    EXPECT_FALSE(meter.remaining().has_value()) << "too early to tell";
    meter.sample(start + 1s, 0, 0, {.done = 100, .total = 500});
    EXPECT_DOUBLE_EQ(meter.remaining()->count(), 4);
    meter.sample(start + 2s, 0, 0, {.done = 500, .total = 500});
    EXPECT_FALSE(meter.remaining().has_value()) << "nothing is left";
    meter.restart();
    EXPECT_EQ(meter.bytes_per_second(), 0);
    EXPECT_FALSE(meter.remaining().has_value());
}

TEST(RateMeter, does_not_divide_by_no_time) {
    RateMeter meter;
    meter.sample(start, 0, 0, {});
    meter.sample(start, 1000, 1, {.done = 1, .total = 2});
    EXPECT_EQ(meter.bytes_per_second(), 0);
    EXPECT_FALSE(meter.remaining().has_value());
}

using Seconds = TimeLeft::Seconds;

TEST(TimeLeft, changes_by_less_than_a_factor_of_two_in_five_seconds) {
    TimeLeft left;
    left.update(start, Seconds(100));
    for (int tenth = 1; tenth <= 50; ++tenth) left.update(start + tenth * 100ms, Seconds(10'000));
    EXPECT_GT(left.shown()->count(), 150) << "it follows";
    EXPECT_LE(left.shown()->count(), 200);
    EXPECT_EQ(left.cause(start + 5s), EtaCause::none);
    const double high = left.shown()->count();
    for (int tenth = 51; tenth <= 100; ++tenth) left.update(start + tenth * 100ms, Seconds(1));
    EXPECT_GE(left.shown()->count(), (high - 5) / 2 - 5);
}

TEST(TimeLeft, runs_down_by_itself_and_stays_with_a_true_estimate) {
    TimeLeft left;
    left.update(start, Seconds(100));
    for (int tenth = 1; tenth <= 300; ++tenth) left.update(start + tenth * 100ms, Seconds(100 - tenth * 0.1));
    EXPECT_NEAR(left.shown()->count(), 70, 0.01);
    left.update(start + 40s, std::nullopt);
    EXPECT_NEAR(left.shown()->count(), 60, 0.01);
    left.update(start + 1000s, std::nullopt);
    EXPECT_GT(left.shown()->count(), 0);
}

TEST(TimeLeft, jumps_with_a_cause_and_tells_it_for_a_while) {
    TimeLeft left;
    left.update(start, Seconds(100));
    left.expect_jump(EtaCause::limit_changed);
    left.update(start + 1s, std::nullopt);
    left.update(start + 2s, Seconds(1000));
    EXPECT_DOUBLE_EQ(left.shown()->count(), 1000);
    EXPECT_EQ(left.cause(start + 3s), EtaCause::limit_changed);
    EXPECT_EQ(left.cause(start + 30s), EtaCause::none);
    left.expect_jump(EtaCause::more_found);
    left.update(start + 3s, Seconds(1100));
    EXPECT_LT(left.shown()->count(), 1090) << "what is less than a factor of two is followed, not jumped to";
    EXPECT_EQ(left.cause(start + 3s), EtaCause::limit_changed) << "and no cause is told for it";
}

TEST(Stopwatch, leaves_pauses_out) {
    Stopwatch watch;
    watch.start(start);
    watch.stop(start + 2s);
    watch.stop(start + 3s);
    watch.start(start + 10s);
    watch.start(start + 11s);
    EXPECT_EQ(watch.elapsed(start + 13s), 5s);
}

}  // namespace

}  // namespace drover::jobs
