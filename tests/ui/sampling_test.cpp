// SPDX-License-Identifier: GPL-3.0-or-later
// When the engine is looked at, and when not.
#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <thread>

#include "tests/ui/window_fixture.h"
#include "ui/bridge/engine_bridge.h"

namespace drover::test {
namespace {

using ui::EngineBridge;

JobSnapshot job_in(JobState state) {
    return make_job(state, {"/a"}, "/to");
}

class SamplingTest : public testing::Test {
protected:
    SamplingTest() {
        QObject::connect(&bridge, &EngineBridge::sampled, &bridge, [this] {
            if (clock.isValid()) intervals.push_back(clock.elapsed());
            clock.start();
        });
    }

    FakeEngine engine;
    EngineBridge bridge{engine};
    QElapsedTimer clock;
    std::vector<qint64> intervals;
};

TEST_F(SamplingTest, NeverSamplesMoreOftenThanTenTimesASecond) {
    const JobId id = engine.add_job(job_in(JobState::running));
    bridge.set_watched(true);
    QElapsedTimer running;
    running.start();
    while (running.elapsed() < 1000) {
        engine.change(id, [](JobSnapshot& job) { ++job.counts.files_done; });
        QTest::qWait(3);
    }
    ASSERT_GE(intervals.size(), 5U);
    for (const qint64 interval : intervals) EXPECT_GE(interval, 99);  // the clock counts whole milliseconds
}

TEST_F(SamplingTest, StopsWhenTheEngineIsIdle) {
    const JobId id = engine.add_job(job_in(JobState::running));
    bridge.set_watched(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return intervals.size() >= 2; }));
    engine.change(id, [](JobSnapshot& job) { job.state = JobState::done; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !bridge.sampling(); }));
    const int taken = engine.snapshots_taken();
    QTest::qWait(350);
    EXPECT_EQ(engine.snapshots_taken(), taken);
    engine.change(id, [](JobSnapshot& job) { job.state = JobState::running; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return engine.snapshots_taken() > taken + 1; })) << "and starts again";
}

TEST_F(SamplingTest, TheLastStateArrivesBeforeItStops) {
    const JobId id = engine.add_job(job_in(JobState::running));
    std::vector<JobSnapshot> last;
    QObject::connect(&bridge, &EngineBridge::sampled, &bridge,
                     [&](const std::vector<JobSnapshot>& jobs) { last = jobs; });
    bridge.set_watched(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !last.empty(); }));
    engine.change(id, [](JobSnapshot& job) { job.state = JobState::failed; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return last.front().state == JobState::failed; }));
}

TEST_F(SamplingTest, NobodyWatchingMeansNoSampleButChangesAreNoticed) {
    std::vector<JobState> noticed;
    QObject::connect(&bridge, &EngineBridge::noticed, &bridge,
                     [&](const std::vector<JobSnapshot>& jobs) { noticed.push_back(jobs.front().state); });
    const JobId id = engine.add_job(job_in(JobState::running));
    bridge.set_watched(true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return clock.isValid(); }));
    bridge.set_watched(false);
    QTest::qWait(50);
    intervals.clear();
    noticed.clear();
    const int taken = engine.snapshots_taken();
    QTest::qWait(250);
    EXPECT_EQ(engine.snapshots_taken(), taken) << "nothing has changed";
    engine.change(id, [](JobSnapshot& job) { job.state = JobState::done; });
    QTest::qWait(250);
    EXPECT_EQ(noticed, std::vector{JobState::done});
    EXPECT_EQ(engine.snapshots_taken(), taken + 1);
    EXPECT_TRUE(intervals.empty());
    EXPECT_FALSE(bridge.sampling());
}

TEST_F(SamplingTest, TakesCallsFromManyThreads) {
    bridge.set_watched(true);
    const JobId id = engine.add_job(job_in(JobState::paused));
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) {
        threads.emplace_back([&] {
            for (int k = 0; k < 500; ++k) engine.change(id, [](JobSnapshot& job) { ++job.counts.files_done; });
        });
    }
    threads.clear();
    std::uint64_t seen = 0;
    QObject::connect(&bridge, &EngineBridge::sampled, &bridge,
                     [&](const std::vector<JobSnapshot>& jobs) { seen = jobs.front().counts.files_done; });
    EXPECT_TRUE(QTest::qWaitFor([&] { return seen == 2000; }));
    EXPECT_LE(engine.snapshots_taken(), 4) << "two thousand calls are not two thousand samples";
}

TEST(BridgeLifetime, ALateCallFindsNobody) {
    FakeEngine engine;
    std::jthread caller;
    {
        EngineBridge bridge(engine);
        bridge.set_watched(true);
        caller = std::jthread([&](const std::stop_token& stop) {
            while (!stop.stop_requested()) engine.notify();
        });
        QTest::qWait(50);
    }
    QTest::qWait(50);
    caller.request_stop();
    caller.join();
    const int taken = engine.snapshots_taken();
    engine.notify();
    QTest::qWait(50);
    EXPECT_EQ(engine.snapshots_taken(), taken);
}

class IdleWindowTest : public WindowTest {
protected:
    bool sampling() { return window->findChild<EngineBridge*>()->sampling(); }
    std::size_t running_timers() {
        std::size_t count = 0;
        for (const QTimer* timer : window->findChildren<QTimer*>()) count += timer->isActive();
        return count + sampling();
    }
};

TEST_F(IdleWindowTest, RunsNoTimerWhenNothingMoves) {
    engine.add_job(job_in(JobState::paused));
    engine.add_job(job_in(JobState::needs_attention));
    engine.add_job(job_in(JobState::done));
    ASSERT_TRUE(rows_become(3));
    ASSERT_TRUE(soon([&] { return running_timers() == 0; }));
    const int taken = engine.snapshots_taken();
    QTest::qWait(400);
    EXPECT_EQ(engine.snapshots_taken(), taken);
    EXPECT_EQ(running_timers(), 0U);
}

TEST_F(IdleWindowTest, StopsSamplingWhileHiddenOrMinimised) {
    engine.add_job(job_in(JobState::running));
    ASSERT_TRUE(rows_become(1));
    EXPECT_TRUE(sampling());
    window->hide();
    EXPECT_FALSE(sampling());
    window->show();
    EXPECT_TRUE(soon([&] { return sampling(); }));
    window->showMinimized();
    EXPECT_TRUE(soon([&] { return !sampling(); }));
    window->showNormal();
    EXPECT_TRUE(soon([&] { return sampling(); }));
}

}  // namespace
}  // namespace drover::test
