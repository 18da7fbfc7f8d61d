// SPDX-License-Identifier: GPL-3.0-or-later
// The queue as its users see it: states, order, pause, cancel, remove, questions.
#include <gtest/gtest.h>

#include <cerrno>
#include <ostream>
#include <thread>

#include "tests/engine/jobs/queue_fixture.h"

namespace drover::jobs {

namespace {

using namespace std::chrono_literals;
using testing::Call;
using testing::copying;
using testing::read_file;
using testing::TreeBuilder;
using testing::write_file;

using Queue = testing::QueueFixture;

TEST_F(Queue, runs_a_job_to_its_end) {
    const JobId id = submit(quick("a"));
    EXPECT_TRUE(queue_.wait(id, 20s));
    const auto shot = look(id);
    EXPECT_EQ(shot->state, JobState::done);
    EXPECT_EQ(shot->counts.files_done, 1U);
    EXPECT_EQ(shot->counts.bytes_done, 1U);
    EXPECT_FALSE(queue_.active());
    EXPECT_EQ(read_file(place_ / "a copy"), "a");
}

TEST_F(Queue, a_job_that_waits_for_an_answer_keeps_no_device_busy) {
    write_file(place_ / "a", "new");
    write_file(place_ / "a copy", "old");
    const JobId asking = submit(copying(place_ / "a", place_ / "a copy", {.on_conflict = ConflictPolicy::ask}));
    EXPECT_TRUE(becomes(asking, JobState::needs_attention));
    EXPECT_TRUE(becomes(submit(quick("b")), JobState::done));
    const JobId busy = submit(slow("c"));
    EXPECT_TRUE(becomes(busy, JobState::running));
    queue_.answer_all(asking, Answer::replace);
    EXPECT_TRUE(becomes(asking, JobState::waiting));
    EXPECT_EQ(read_file(place_ / "a copy"), "old");
    queue_.cancel(busy);
    EXPECT_TRUE(becomes(asking, JobState::done));
    EXPECT_EQ(read_file(place_ / "a copy"), "new");
}

struct Flaw {
    const char* title;
    std::vector<std::string> sources;
    std::string destination;
    bool is_target;

    friend void PrintTo(const Flaw& one, std::ostream* out) { *out << one.title; }
};
class ImpossibleRequest : public ::testing::TestWithParam<Flaw> {};

TEST_P(ImpossibleRequest, is_refused_at_once) {
    JobQueue queue(sys::linux_syscalls());
    JobRequest request;
    request.sources = GetParam().sources;
    request.destination = GetParam().destination;
    request.destination_is_target = GetParam().is_target;
    const auto id = queue.submit(std::move(request), Engine::Start::when_possible, {});
    ASSERT_FALSE(id.has_value());
    EXPECT_EQ(id.error().kind, ErrorKind::invalid);
    EXPECT_FALSE(id.error().reason.empty());
    EXPECT_TRUE(queue.snapshot().empty());
}
INSTANTIATE_TEST_SUITE_P(With, ImpossibleRequest,
                         ::testing::Values(Flaw{"no_source", {}, "/to", false},
                                           Flaw{"no_destination", {"/a"}, "", false},
                                           Flaw{"an_empty_source", {"/a", ""}, "/to", false},
                                           Flaw{"a_zero_byte", {std::string("/a\0b", 4)}, "/to", false},
                                           Flaw{"several_sources_for_one_target", {"/a", "/b"}, "/to", true}),
                         [](const auto& test) { return test.param.title; });

TEST_F(Queue, gives_a_device_to_one_job_at_a_time_in_order) {
    const JobId first = submit(slow("a"));
    const JobId second = submit(quick("b"));
    ASSERT_TRUE(becomes(first, JobState::running));
    EXPECT_FALSE(queue_.wait(second, 100ms));
    EXPECT_EQ(look(second)->state, JobState::waiting);
    EXPECT_EQ(look(second)->state_reason, "waiting for sda");
    queue_.cancel(first);
    EXPECT_TRUE(becomes(second, JobState::done));
}

TEST_F(Queue, gives_a_device_to_as_many_jobs_as_it_is_told) {
    EXPECT_EQ(queue_.queue_state().jobs_per_device, 1U);
    queue_.set_jobs_per_device(2);
    const std::vector<JobId> all{submit(slow("a")), submit(slow("b")), submit(slow("c")), submit(slow("d"))};
    EXPECT_TRUE(becomes(all[0], JobState::running));
    EXPECT_TRUE(becomes(all[1], JobState::running));
    EXPECT_FALSE(queue_.wait(all[2], 100ms));
    EXPECT_EQ(look(all[2])->state, JobState::waiting);
    queue_.set_jobs_per_device(3);
    EXPECT_TRUE(becomes(all[2], JobState::running)) << "at once";
    EXPECT_EQ(look(all[3])->state, JobState::waiting);
    queue_.set_jobs_per_device(1);
    EXPECT_EQ(look(all[1])->state, JobState::running) << "what runs is not stopped";
    queue_.cancel(all[0]);
    queue_.cancel(all[1]);
    ASSERT_TRUE(becomes(all[1], JobState::cancelled));
    EXPECT_FALSE(queue_.wait(all[3], 100ms));
    EXPECT_EQ(look(all[3])->state, JobState::waiting) << "one is left";
    queue_.cancel(all[2]);
    EXPECT_TRUE(becomes(all[3], JobState::running));
}

TEST_F(Queue, knows_at_least_one_job_for_a_device_and_at_most_eight) {
    queue_.set_jobs_per_device(0);
    EXPECT_EQ(queue_.queue_state().jobs_per_device, 1U);
    queue_.set_jobs_per_device(1000);
    EXPECT_EQ(queue_.queue_state().jobs_per_device, QueueState::most_jobs_per_device);
}

TEST_F(Queue, refuses_to_go_on_with_a_copy_that_keeps_no_times) {
    JobRequest request = quick("a");
    request.options.preserve.times = false;
    request.options.go_on = true;
    const auto refused = queue_.submit(request, Engine::Start::when_possible, {});
    ASSERT_FALSE(refused.has_value());
    EXPECT_EQ(refused.error().kind, ErrorKind::invalid);
    request.kind = JobKind::move;
    EXPECT_TRUE(queue_.submit(request, Engine::Start::held, {}).has_value()) << "a move keeps them anyway";
}

TEST_F(Queue, refuses_paths_that_the_system_would_cut) {
    const std::string cut("cut\0off", 7);
    std::vector<JobRequest> requests(3, quick("a"));
    requests[0].sources = {cut};
    requests[1].destination = cut;
    requests[2].targets = {cut};
    for (const auto& request : requests) {
        const auto refused = queue_.submit(request, Engine::Start::held, {});
        ASSERT_FALSE(refused.has_value());
        EXPECT_EQ(refused.error().reason, "A path holds a zero byte");
    }
}

TEST_F(Queue, starts_what_was_moved_to_the_front_first) {
    const JobId running = submit(slow("a"));
    ASSERT_TRUE(becomes(running, JobState::running));
    const JobId second = submit(slow("b"));
    const JobId third = submit(slow("c"));
    queue_.move_to(third, 0);
    EXPECT_EQ(order(), (std::vector{third, running, second}));
    queue_.move_to(running, 99);
    EXPECT_EQ(order(), (std::vector{third, second, running}));
    queue_.cancel(running);
    EXPECT_TRUE(becomes(third, JobState::running));
    EXPECT_EQ(look(second)->state, JobState::waiting);
}

TEST_F(Queue, a_paused_job_stands_still_and_lends_its_device_to_others) {
    const JobId first = submit(slow("a"));
    ASSERT_TRUE(becomes(first, JobState::running));
    queue_.pause(first);
    ASSERT_TRUE(becomes(first, JobState::paused));
    const auto before = look(first)->counts.bytes_done;
    const JobId second = submit(quick("b"));
    EXPECT_TRUE(becomes(second, JobState::done));
    EXPECT_EQ(look(first)->counts.bytes_done, before);
    const auto elapsed = look(first)->elapsed;
    std::this_thread::sleep_for(50ms);
    EXPECT_EQ(look(first)->elapsed, elapsed) << "a pause is no running time";
    queue_.resume(first);
    EXPECT_TRUE(becomes(first, JobState::running));
    queue_.cancel(first);
    EXPECT_TRUE(becomes(first, JobState::cancelled));
}

TEST_F(Queue, a_held_job_waits_for_its_start) {
    const JobId id = submit(quick("a"), Engine::Start::held);
    EXPECT_FALSE(queue_.wait(id, 100ms));
    EXPECT_EQ(look(id)->state, JobState::paused);
    queue_.resume(id);
    EXPECT_TRUE(becomes(id, JobState::done));
}

TEST_F(Queue, cancels_a_job_in_any_state_and_leaves_nothing_half_done) {
    const JobId running = submit(slow("a"));
    const JobId waiting = submit(slow("b"));
    const JobId held = submit(slow("c"), Engine::Start::held);
    const JobId paused = running;
    ASSERT_TRUE(becomes(running, JobState::running));
    queue_.pause(paused);
    for (const JobId id : {held, waiting, paused}) {
        queue_.cancel(id);
        EXPECT_TRUE(queue_.wait(id, 20s));
        EXPECT_TRUE(becomes(id, JobState::cancelled));
    }
    queue_.cancel(running);  // once more has no effect
    EXPECT_EQ(testing::names_below(place_.path()), (std::vector<std::string>{"a", "b", "c"}));
}

TEST_F(Queue, removes_finished_jobs_at_once_and_others_when_they_have_let_go) {
    const JobId done = submit(quick("a"));
    ASSERT_TRUE(becomes(done, JobState::done));
    queue_.remove(done);
    EXPECT_TRUE(queue_.snapshot().empty());
    const JobId running = submit(slow("b"));
    ASSERT_TRUE(becomes(running, JobState::running));
    queue_.remove(running);
    EXPECT_TRUE(queue_.wait(running, 20s));
    for (int tries = 0; tries < 1000 && !queue_.snapshot().empty(); ++tries) std::this_thread::sleep_for(5ms);
    EXPECT_TRUE(queue_.snapshot().empty());
    EXPECT_FALSE(std::filesystem::exists(place_ / "b copy"));
    queue_.remove(running);
    queue_.pause(JobId{12345}), queue_.cancel(JobId{12345}), queue_.move_to(JobId{12345}, 0);
}

TEST_F(Queue, a_removed_waiting_job_wakes_who_waits_for_it) {
    const JobId id = submit(quick("a"), Engine::Start::held);
    std::jthread remover([&] {
        std::this_thread::sleep_for(100ms);
        queue_.remove(id);
    });
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(queue_.wait(id, 10s));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 5s);
}

TEST_F(Queue, goes_on_after_an_error_and_tells_partial_from_failed) {
    TreeBuilder(place_ / "from").file("a", "a").file("b", "b").file("c", "c");
    sys_.fail(Call::openat, EACCES).where([](const testing::CallSite& site) { return site.names("b"); });
    const JobId partial = submit(copying(place_ / "from", place_ / "to"));
    ASSERT_TRUE(becomes(partial, JobState::partial));
    EXPECT_EQ(look(partial)->counts.files_done, 2U);
    EXPECT_EQ(look(partial)->counts.files_failed, 1U);
    const JobId failed = submit(copying(place_ / "missing", place_ / "to"));
    EXPECT_TRUE(becomes(failed, JobState::failed));
    EXPECT_EQ(look(failed)->errors->front().code, "ENOENT");
}

TEST_F(Queue, is_told_of_changes_and_numbers_its_snapshots) {
    std::atomic<int> changes{0};
    const auto observer = queue_.add_observer([&] { ++changes; });
    const JobId id = submit(quick("a"));
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_GE(changes, 2);
    const auto revision = look(id)->revision;
    EXPECT_GT(look(id)->revision, revision);
    queue_.remove_observer(observer);
}

TEST_F(Queue, lets_go_of_running_and_waiting_jobs_when_it_ends) {
    auto own = std::make_unique<JobQueue>(sys_);
    ASSERT_TRUE(own->submit(slow("a"), Engine::Start::when_possible, {}).has_value());
    ASSERT_TRUE(own->submit(slow("b"), Engine::Start::when_possible, {}).has_value());
    std::this_thread::sleep_for(100ms);
    own.reset();
    EXPECT_EQ(testing::names_below(place_.path()), (std::vector<std::string>{"a", "b"}));
}

class Asked : public testing::QueueFixture {
protected:
    // Three files whose names are taken, and one that is free.
    JobId ask() {
        TreeBuilder(place_ / "from").file("a", "new a").file("b", "new b").file("c", "new c").file("free", "free");
        TreeBuilder(place_ / "to").directory("from").file("from/a", "old").file("from/b", "old").file("from/c", "old");
        return submit(copying(place_ / "from", place_ / "to", {.on_conflict = ConflictPolicy::ask}));
    }
    std::string content(const std::string& name) { return read_file(place_ / "to/from" / name); }
};

TEST_F(Asked, does_what_needs_no_answer_and_then_waits_with_its_questions) {
    const JobId id = ask();
    EXPECT_TRUE(queue_.wait(id, 20s));
    ASSERT_TRUE(becomes(id, JobState::needs_attention));
    const auto shot = look(id);
    EXPECT_EQ(shot->questions_open, 3U);
    EXPECT_EQ(content("free"), "free");
    EXPECT_EQ(shot->questions->front().existing.size, 3U);
    EXPECT_EQ(shot->questions->front().source.size, 5U);
    for (const auto& question : *shot->questions) {
        const auto name = std::filesystem::path(question.source.path).filename().string();
        queue_.answer(id, question.id, name == "a" ? Answer::replace : name == "b" ? Answer::keep_both : Answer::skip);
    }
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(content("a"), "new a");
    EXPECT_EQ(content("b"), "old");
    EXPECT_EQ(content("b (2)"), "new b");
    EXPECT_EQ(content("c"), "old");
    EXPECT_EQ(look(id)->counts.files_skipped, 1U);
}

TEST_F(Asked, takes_one_answer_for_all) {
    const JobId id = ask();
    queue_.answer_all(id, Answer::replace);  // perhaps before the first question
    ASSERT_TRUE(becomes(id, JobState::done));
    for (const std::string name : {"a", "b", "c"}) EXPECT_EQ(content(name), "new " + name);
}

TEST_F(Asked, takes_an_answer_for_some_and_rules_that_compare) {
    const JobId id = ask();
    ASSERT_TRUE(becomes(id, JobState::needs_attention));
    const auto all = queue_.questions(id, 0, 10);
    ASSERT_EQ(all.size(), 3U);
    queue_.answer_these(id, {all[0].id, all[1].id}, Answer::later);
    EXPECT_EQ(look(id)->questions_put_off, 2U);
    EXPECT_EQ(look(id)->questions_open, 3U);
    queue_.answer_these(id, {all[0].id, all[1].id}, Answer::replace_if_larger);
    queue_.answer(id, all[2].id, Answer::replace_if_newer);
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(look(id)->counts.files_done, 3U) << "the free one and the two larger ones";
    EXPECT_EQ(look(id)->counts.files_skipped, 1U) << "the one that was written before what is there";
}

TEST_F(Asked, lets_go_of_its_questions_when_it_is_cancelled) {
    const JobId id = ask();
    ASSERT_TRUE(becomes(id, JobState::needs_attention));
    queue_.cancel(id);
    ASSERT_TRUE(becomes(id, JobState::cancelled));
    for (const std::string name : {"a", "b", "c"}) EXPECT_EQ(content(name), "old");
    EXPECT_EQ(look(id)->questions_open, 0U);
}

}  // namespace

}  // namespace drover::jobs
