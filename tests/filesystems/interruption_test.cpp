// SPDX-License-Identifier: GPL-3.0-or-later
// Cancel and pause at any moment: nothing partial under a final name, nothing lost, nothing left behind.
#include "tests/filesystems/interruption.h"

#include <gtest/gtest.h>

#include <thread>

#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

constexpr int cancels = 200;
constexpr int pauses = 60;
constexpr int groups = 10;  // tests among which they are shared out

std::chrono::microseconds moment_within(std::chrono::microseconds span, std::mt19937& random) {
    return std::chrono::microseconds(std::uniform_int_distribution<std::int64_t>(0, span.count() * 6 / 5)(random));
}

class Interruption : public testing::TestWithParam<int> {
protected:
    void SetUp() override {
        for (const auto& kind : filesystem_kinds()) DROVER_NEED_FILESYSTEM(kind);
    }
};
INSTANTIATE_TEST_SUITE_P(Job, Interruption, testing::Range(0, groups),
                         [](const auto& chosen) { return "group_" + std::to_string(chosen.param); });

void cancel_at_random(const Disturbed& job, std::mt19937& random) {
    const auto moment = moment_within(usual_duration(job), random);
    const FreshDirectory from(*job.from);
    const FreshDirectory to(*job.to);
    build_load(from, job.load);
    const auto before = load_facts(from);
    const std::size_t descriptors = open_descriptors();
    JobState state{};
    {
        const auto engine = Engine::create();
        const auto id = engine->submit(request_for(job, from, to));
        ASSERT_TRUE(id);
        std::this_thread::sleep_for(moment);
        engine->cancel(*id);
        state = wait_for_end(*engine, *id).state;
    }
    EXPECT_TRUE(state == JobState::cancelled || state == JobState::done || state == JobState::partial)
        << static_cast<int>(state);
    EXPECT_EQ(open_descriptors(), descriptors) << "a descriptor leaked";
    EXPECT_EQ(staging_names_below(to.path()), Lines{});
    const auto source = load_facts(from);
    const auto target = load_facts(to);
    EXPECT_EQ(partial_entries(before, target), Lines{});
    if (job.kind == JobKind::copy) {
        EXPECT_EQ(differences(before, source), Lines{});
    } else {
        EXPECT_EQ(lost_entries(before, source, target), Lines{});
        EXPECT_EQ(partial_entries(before, source), Lines{});
    }
    if (state == JobState::done) {
        EXPECT_EQ(differences(before, target), Lines{});
    }
}

TEST_P(Interruption, ByCancelLeavesNothingPartialAndLosesNothing) {
    for (int i = 0; i < cancels / groups; ++i) {
        const int seed = GetParam() * 1000 + i;
        std::mt19937 random(static_cast<std::uint32_t>(seed));
        const auto job = draw_disturbed(random);
        SCOPED_TRACE(job.text() + ", seed " + std::to_string(seed));
        cancel_at_random(job, random);
    }
}

void pause_at_random(const Disturbed& job, std::mt19937& random) {
    const auto span = usual_duration(job);
    const FreshDirectory from(*job.from);
    const FreshDirectory to(*job.to);
    build_load(from, job.load);
    const auto before = load_facts(from);
    {
        const auto engine = Engine::create();
        const auto id = engine->submit(request_for(job, from, to));
        ASSERT_TRUE(id);
        for (int i = 0; i < 4; ++i) {
            std::this_thread::sleep_for(moment_within(span / 4, random));
            engine->pause(*id);
            std::this_thread::sleep_for(moment_within(std::chrono::milliseconds(3), random));
            engine->resume(*id);
        }
        EXPECT_EQ(wait_for_end(*engine, *id).state, JobState::done);
    }
    EXPECT_EQ(differences(before, load_facts(to)), Lines{});
    EXPECT_EQ(load_facts(from).empty(), job.kind == JobKind::move);
    EXPECT_EQ(staging_names_below(to.path()), Lines{});
}

TEST_P(Interruption, ByPauseAndResumeChangesNothing) {
    for (int i = 0; i < pauses / groups; ++i) {
        const int seed = 500'000 + GetParam() * 1000 + i;
        std::mt19937 random(static_cast<std::uint32_t>(seed));
        const auto job = draw_disturbed(random);
        SCOPED_TRACE(job.text() + ", seed " + std::to_string(seed));
        pause_at_random(job, random);
    }
}

}  // namespace

}  // namespace drover::test
