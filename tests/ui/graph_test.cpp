// SPDX-License-Identifier: GPL-3.0-or-later
// The throughput graph: what it keeps, how it scales, and what it says.
#include <gtest/gtest.h>

#include <QImage>
#include <set>

#include "tests/ui/fake_engine.h"
#include "ui/graph/graph_range.h"
#include "ui/graph/nice_scale.h"
#include "ui/graph/throughput_graph.h"
#include "ui/graph/throughput_history.h"
#include "ui/graph/throughput_recorder.h"
#include "ui/theme/colors.h"

namespace drover::ui {
namespace {

using Phase = ThroughputPoint::Phase;

constexpr std::uint64_t mib = 1U << 20;

class HistoryTest : public testing::Test {
protected:
    // Half a second in which these many bytes move.
    void pass(std::uint64_t kernel, std::uint64_t clone = 0, JobPhase phase = JobPhase::transferring) {
        job.elapsed += std::chrono::duration<double>(0.5);
        job.bytes[MethodId::kernel] += kernel;
        job.bytes[MethodId::clone] += clone;
        job.phase = phase;
        history.add(job);
    }

    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    ThroughputHistory history;
};

TEST_F(HistoryTest, KeepsRatesByMethod) {
    pass(10 * mib, 2 * mib);
    ASSERT_EQ(history.size(), 1U);
    EXPECT_DOUBLE_EQ(history.point(0).rates[static_cast<std::size_t>(MethodId::kernel)], 20.0 * mib);
    EXPECT_DOUBLE_EQ(history.point(0).rates[static_cast<std::size_t>(MethodId::clone)], 4.0 * mib);
    EXPECT_DOUBLE_EQ(*history.average(), 24.0 * mib);
}

TEST_F(HistoryTest, WaitsForHalfASecondOfRunningTime) {
    for (int i = 0; i < 4; ++i) {
        job.elapsed += std::chrono::duration<double>(0.1);
        history.add(job);
    }
    EXPECT_TRUE(history.empty());
    pass(mib);
    EXPECT_EQ(history.size(), 1U);
}

TEST_F(HistoryTest, ForgetsTheOldestAndKeepsTheAverage) {
    for (int i = 1; i <= 300; ++i) pass(static_cast<std::uint64_t>(i) * mib);
    EXPECT_EQ(history.size(), ThroughputHistory::capacity);
    EXPECT_DOUBLE_EQ(history.point(0).rate(), 2.0 * 61 * mib);
    EXPECT_DOUBLE_EQ(history.point(history.size() - 1).rate(), 2.0 * 300 * mib);
    EXPECT_DOUBLE_EQ(*history.average(), 2.0 * 150.5 * mib) << "of the whole job, not of what is kept";
}

TEST_F(HistoryTest, TwoSecondsWithoutAByteAreAStall) {
    pass(mib);
    for (int i = 0; i < 3; ++i) pass(0);
    EXPECT_TRUE(history.spans().empty());
    pass(0);
    ASSERT_EQ(history.spans().size(), 1U);
    EXPECT_EQ(history.spans()[0].phase, Phase::still);
    EXPECT_DOUBLE_EQ(history.spans()[0].begin, 0.5);
    EXPECT_DOUBLE_EQ(history.spans()[0].end, 2.5);
}

TEST_F(HistoryTest, EmptyFilesAreNoStall) {
    for (int i = 0; i < 6; ++i) {
        ++job.counts.files_done;
        pass(0);
    }
    EXPECT_TRUE(history.spans().empty());
}

TEST_F(HistoryTest, FlushingIsToldApart) {
    pass(mib);
    pass(0, 0, JobPhase::flushing);
    ASSERT_EQ(history.spans().size(), 1U);
    EXPECT_EQ(history.spans()[0].phase, Phase::flushing);
}

TEST_F(HistoryTest, BytesThatAreTakenBackAreNoThroughput) {
    pass(4 * mib);
    job.bytes[MethodId::kernel] = mib;
    pass(0);
    EXPECT_DOUBLE_EQ(history.point(1).rate(), 0);
}

TEST_F(HistoryTest, AShortJobStillHasOnePoint) {
    job.elapsed = std::chrono::duration<double>(0.2);
    job.bytes[MethodId::clone] = mib;
    job.state = JobState::done;
    history.add(job);
    history.add(job);
    EXPECT_EQ(history.size(), 1U);
}

TEST_F(HistoryTest, AJobOfAMomentHasNoRate) {
    job.elapsed = std::chrono::milliseconds(3);
    job.bytes[MethodId::clone] = 2048 * mib;
    job.state = JobState::done;
    history.add(job);
    EXPECT_TRUE(history.empty()) << "682 GiB/s would be a figure without a meaning";
    EXPECT_EQ(history.average(), std::nullopt);
}

TEST_F(HistoryTest, TheLastMomentIsNoPeakAndCountsInTheAverage) {
    pass(10 * mib);
    job.elapsed += std::chrono::milliseconds(2);
    job.bytes[MethodId::kernel] += 64 * mib;
    job.state = JobState::done;
    history.add(job);
    EXPECT_DOUBLE_EQ(history.peak(), 20.0 * mib);
    ASSERT_TRUE(history.average().has_value());
    EXPECT_NEAR(*history.average(), 74.0 * mib / 0.502, 1);
}

TEST_F(HistoryTest, AnInstantCloneDoesNotFlattenTheRest) {
    for (int i = 0; i < 40; ++i) pass(50 * mib);
    pass(50 * mib, 40'960 * mib);
    EXPECT_LT(rate_to_show(history), 20 * *history.average());
    EXPECT_LT(rate_to_show(history), history.peak() / 4);
    EXPECT_GE(rate_to_show(history), 100.0 * mib);
}

TEST_F(HistoryTest, SpeaksForItself) {
    for (int i = 0; i < 4; ++i) pass(100 * mib);
    for (int i = 0; i < 4; ++i) pass(0);
    for (int i = 0; i < 2; ++i) pass(0, 0, JobPhase::flushing);
    EXPECT_EQ(ThroughputGraph::summary(history).toStdString(),
              "Last 0 bytes/s, on average 80.0 MiB/s, at most 200 MiB/s. Nothing moved for 2 s. The device was still "
              "writing for 1 s.");
    EXPECT_EQ(ThroughputGraph::summary({}).toStdString(), "Nothing has been measured yet.");
}

TEST_F(HistoryTest, ThePictureShowsTheMethodsColours) {
    for (int i = 0; i < 60; ++i) pass(20 * mib, 20 * mib);
    ThroughputGraph graph;
    graph.resize(400, 160);
    graph.show_history(&history);
    const QImage picture = graph.grab().toImage();
    std::set<QRgb> colors;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) colors.insert(picture.pixel(x, y));
    }
    EXPECT_TRUE(colors.contains(method_color(MethodId::kernel, graph.palette()).rgb()));
    EXPECT_TRUE(colors.contains(method_color(MethodId::clone, graph.palette()).rgb()));
    EXPECT_FALSE(colors.contains(method_color(MethodId::buffered, graph.palette()).rgb()));
    EXPECT_FALSE(graph.accessibleDescription().isEmpty());
}

TEST(Recorder, ForgetsJobsThatAreGone) {
    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    job.id = JobId{7};
    job.elapsed = std::chrono::duration<double>(1);
    ThroughputRecorder recorder;
    recorder.add({job});
    EXPECT_NE(recorder.history(JobId{7}), nullptr);
    EXPECT_EQ(recorder.history(JobId{8}), nullptr);
    recorder.add({});
    EXPECT_EQ(recorder.history(JobId{7}), nullptr);
}

TEST(NiceScales, HaveRoundStepsAndHoldTheValue) {
    for (const double most : {0.0, 1.0, 999.0, 1500.0, 3.7 * mib, 412.0 * mib, 5e12}) {
        for (const double unit : {1000.0, 1024.0}) {
            const NiceScale scale = nice_scale(most, unit);
            EXPECT_GE(scale.top, most);
            EXPECT_GE(scale.lines(), 1);
            EXPECT_LE(scale.lines(), 4);
            double step = scale.step;
            while (step >= unit) step /= unit;
            while (step >= 10) step /= 10;
            EXPECT_TRUE(step == 1 || step == 2 || step == 5) << most << " has steps of " << scale.step;
        }
    }
}

TEST(NiceScales, NeverWasteMoreThanTheLastStep) {
    for (double most = 10; most < 1e12; most *= 1.7) {
        const NiceScale scale = nice_scale(most, 1024);
        EXPECT_LT(scale.top - scale.step, most);
    }
}

}  // namespace
}  // namespace drover::ui
