// SPDX-License-Identifier: GPL-3.0-or-later
// What a person can turn while jobs wait and run: all at once, limits, requests, sources, plans.
#include <gtest/gtest.h>

#include <thread>

#include "tests/engine/jobs/queue_fixture.h"

namespace drover::jobs {

namespace {

using namespace std::chrono_literals;
using testing::copying;
using testing::pattern;
using testing::read_file;
using testing::TreeBuilder;
using testing::write_file;

using Controls = testing::QueueFixture;

TEST_F(Controls, pausing_all_stops_what_runs_and_what_comes) {
    const JobId running = submit(slow("a"));
    ASSERT_TRUE(becomes(running, JobState::running));
    queue_.pause_all();
    EXPECT_TRUE(queue_.queue_state().paused);
    EXPECT_TRUE(becomes(running, JobState::paused));
    const JobId later = submit(quick("b"));
    EXPECT_FALSE(queue_.wait(later, 100ms));
    EXPECT_EQ(look(later)->state, JobState::waiting);
    EXPECT_EQ(look(later)->state_reason, "all jobs are paused");
    EXPECT_FALSE(queue_.active());
    queue_.resume_all();
    EXPECT_TRUE(becomes(running, JobState::running));
    queue_.cancel(running);
    EXPECT_TRUE(becomes(later, JobState::done));
}

TEST_F(Controls, resuming_all_leaves_alone_what_was_paused_by_itself) {
    const JobId own = submit(slow("a"));
    ASSERT_TRUE(becomes(own, JobState::running));
    queue_.pause(own);
    const JobId held = submit(quick("b"), Engine::Start::held);
    queue_.pause_all();
    queue_.resume(held);
    EXPECT_FALSE(queue_.wait(held, 50ms)) << "all jobs are paused";
    queue_.resume_all();
    EXPECT_TRUE(becomes(held, JobState::done));
    EXPECT_TRUE(becomes(own, JobState::paused));
}

TEST_F(Controls, an_answer_starts_nothing_that_is_paused) {
    write_file(place_ / "a", "new");
    write_file(place_ / "a copy", "old");
    const JobId asking = submit(copying(place_ / "a", place_ / "a copy", {.on_conflict = ConflictPolicy::ask}));
    ASSERT_TRUE(becomes(asking, JobState::needs_attention));
    queue_.pause(asking);
    EXPECT_TRUE(becomes(asking, JobState::paused));
    queue_.answer_all(asking, Answer::replace);
    std::this_thread::sleep_for(50ms);
    EXPECT_EQ(read_file(place_ / "a copy"), "old");
    EXPECT_TRUE(becomes(asking, JobState::paused));
    queue_.resume(asking);
    EXPECT_TRUE(becomes(asking, JobState::done));
    EXPECT_EQ(read_file(place_ / "a copy"), "new");
}

TEST_F(Controls, waiting_for_an_answer_is_no_running_time) {
    write_file(place_ / "a", "new");
    write_file(place_ / "a copy", "old");
    const JobId asking = submit(copying(place_ / "a", place_ / "a copy", {.on_conflict = ConflictPolicy::ask}));
    ASSERT_TRUE(becomes(asking, JobState::needs_attention));
    std::this_thread::sleep_for(50ms);  // for the queue to notice
    const auto before = look(asking)->elapsed;
    std::this_thread::sleep_for(300ms);
    EXPECT_EQ(look(asking)->elapsed, before);
    queue_.answer_all(asking, Answer::skip);
    ASSERT_TRUE(becomes(asking, JobState::done));
    EXPECT_LT(look(asking)->elapsed, before + 200ms);
}

TEST_F(Controls, a_limit_changes_while_the_job_runs) {
    const JobId id = submit(slow("a"));
    ASSERT_TRUE(becomes(id, JobState::running));
    queue_.set_limit(id, 0);
    EXPECT_TRUE(queue_.wait(id, 5s));
    EXPECT_EQ(look(id)->request->options.bytes_per_second, 0U);
    EXPECT_EQ(look(id)->state, JobState::done);
}

TEST_F(Controls, the_queue_has_a_limit_of_its_own) {
    queue_.set_queue_limit(1 << 20);
    EXPECT_EQ(queue_.queue_state().bytes_per_second, 1U << 20);
    auto request = slow("a");
    request.options.bytes_per_second = 0;
    const JobId id = submit(std::move(request));
    EXPECT_FALSE(queue_.wait(id, 300ms)) << "8 MiB take seconds";
    EXPECT_GT(look(id)->counts.bytes_done, 0U);
    queue_.set_queue_limit(0);
    EXPECT_TRUE(queue_.wait(id, 5s));
    EXPECT_EQ(look(id)->state, JobState::done);
}

TEST_F(Controls, options_and_destination_change_before_the_job_begins) {
    const JobId id = submit(quick("a"), Engine::Start::held);
    write_file(place_ / "other", "old");
    auto options = look(id)->request->options;
    options.on_conflict = ConflictPolicy::replace;
    options.log_items = true;
    EXPECT_TRUE(queue_.change_options(id, options).has_value());
    EXPECT_TRUE(queue_.change_destination(id, (place_ / "other").string()).has_value());
    EXPECT_EQ(queue_.change_destination(id, "").error().kind, ErrorKind::invalid);
    queue_.resume(id);
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(read_file(place_ / "other"), "a");
    EXPECT_EQ(queue_.items(id, 0, 10).size(), 1U);
    EXPECT_EQ(queue_.change_options(id, options).error().kind, ErrorKind::invalid);
    EXPECT_EQ(queue_.change_options(JobId{99}, options).error().kind, ErrorKind::invalid);
}

class Adding : public testing::QueueFixture {
protected:
    Adding() {
        TreeBuilder(place_.path()).directory("to");
        for (const auto* name : {"x", "y", "z"}) write_file(place_ / name, name);
    }
    std::string at(const std::string& name) { return (place_ / name).string(); }
};

TEST_F(Adding, sources_come_to_a_job_that_waits) {
    const JobId id = submit(copying(place_ / "x", place_ / "to"), Engine::Start::held);
    EXPECT_TRUE(queue_.add_sources(id, {at("y"), at("z")}).has_value());
    EXPECT_EQ(look(id)->request->sources.size(), 3U);
    queue_.resume(id);
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(testing::names_below(place_ / "to"), (std::vector<std::string>{"x", "y", "z"}));
}

TEST_F(Adding, sources_come_to_a_job_that_runs_and_to_its_totals) {
    auto request = slow("big");
    request.destination = at("to");
    request.options.count_ahead = true;
    const JobId id = submit(std::move(request));
    ASSERT_TRUE(becomes(id, JobState::running));
    EXPECT_TRUE(queue_.add_sources(id, {at("y")}).has_value());
    queue_.set_limit(id, 0);
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(testing::names_below(place_ / "to"), (std::vector<std::string>{"big", "y"}));
    EXPECT_EQ(look(id)->counts.files_done, 2U);
    EXPECT_EQ(look(id)->totals->files, 2U);
    EXPECT_TRUE(look(id)->totals->complete);
    EXPECT_EQ(queue_.add_sources(id, {at("z")}).error().kind, ErrorKind::invalid) << "it is at its end";
}

TEST_F(Adding, sources_come_to_a_job_that_waits_for_an_answer) {
    write_file(place_ / "to/x", "old");
    const JobId id = submit(copying(place_ / "x", place_ / "to", {.on_conflict = ConflictPolicy::ask}));
    ASSERT_TRUE(becomes(id, JobState::needs_attention));
    EXPECT_TRUE(queue_.add_sources(id, {at("y")}).has_value());
    for (int tries = 0; tries < 2000 && look(id)->counts.files_done == 0; ++tries) std::this_thread::sleep_for(2ms);
    EXPECT_EQ(read_file(place_ / "to/y"), "y");
    ASSERT_TRUE(becomes(id, JobState::needs_attention));
    queue_.answer_all(id, Answer::skip);
    EXPECT_TRUE(becomes(id, JobState::done));
}

TEST_F(Adding, a_single_target_takes_no_more_sources) {
    auto request = copying(place_ / "x", place_ / "to/new");
    request.destination_is_target = true;
    const JobId id = submit(std::move(request), Engine::Start::held);
    EXPECT_EQ(queue_.add_sources(id, {at("y")}).error().kind, ErrorKind::invalid);
    EXPECT_EQ(look(id)->request->sources.size(), 1U);
}

TEST_F(Controls, lanes_have_their_devices_and_count_who_runs_and_who_waits) {
    EXPECT_TRUE(queue_.queue_state().lanes.empty());
    const JobId running = submit(slow("a"));
    ASSERT_TRUE(becomes(running, JobState::running));
    const JobId waiting = submit(quick("b"));
    submit(quick("c"), Engine::Start::held);
    for (int tries = 0; tries < 2000 && look(waiting)->devices->empty(); ++tries) std::this_thread::sleep_for(2ms);
    const auto devices = look(waiting)->devices;
    ASSERT_EQ(devices->size(), 1U);
    EXPECT_EQ(devices->front().id, "sda");
    EXPECT_FALSE(devices->front().mount_point.empty());
    EXPECT_FALSE(devices->front().name().empty());
    EXPECT_TRUE(devices->front().busy);
    for (int tries = 0; tries < 2000 && look(running)->devices->empty(); ++tries) std::this_thread::sleep_for(2ms);
    const auto lanes = queue_.queue_state().lanes;
    ASSERT_EQ(lanes.size(), 1U);
    EXPECT_EQ(lanes.front().running, 1U);
    EXPECT_EQ(lanes.front().waiting, 1U);
    queue_.cancel(running);
}

TEST_F(Controls, a_plan_of_a_held_job_shows_what_it_would_do_and_does_nothing) {
    TreeBuilder(place_ / "from").file("a", "new a").file("b", "b").directory("d").file("d/c", "c");
    TreeBuilder(place_ / "to").file("from/a", "old");
    const JobId id =
        submit(copying(place_ / "from", place_ / "to", {.on_conflict = ConflictPolicy::skip}), Engine::Start::held);
    EXPECT_EQ(look(id)->plan, nullptr);
    queue_.plan(id);
    for (int tries = 0; tries < 2000 && !(look(id)->plan && look(id)->plan->complete); ++tries)
        std::this_thread::sleep_for(2ms);
    const auto plan = look(id)->plan;
    ASSERT_TRUE(plan && plan->complete);
    EXPECT_EQ(plan->found.files, 3U);
    EXPECT_EQ(plan->directories, 2U);
    EXPECT_EQ(plan->conflicts_of(PlannedFate::skip), 1U);
    EXPECT_EQ(plan->arriving().files, 2U);
    EXPECT_EQ(testing::names_below(place_ / "to"), (std::vector<std::string>{"from", "from/a"}));
    EXPECT_EQ(look(id)->state, JobState::paused);
    queue_.resume(id);
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(look(id)->counts.files_done, 2U);
    EXPECT_TRUE(look(id)->plan->complete) << "it can still be read";
}

}  // namespace

}  // namespace drover::jobs
