// SPDX-License-Identifier: GPL-3.0-or-later
// A real engine and what is left of its queue when the program ends.
#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

#include "engine/api/queue_keeper.h"
#include "tests/engine/job_run.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover {

namespace {

using namespace std::chrono_literals;
using testing::copying;
using testing::read_file;
using testing::write_file;

// A program with a queue, from its start to its end.
struct Program {
    explicit Program(const std::string& file) {
        auto opened = QueueKeeper::open(*engine, file);
        if (!opened) throw std::runtime_error(opened.error().message());
        keeper = std::move(*opened);
    }
    JobId submit(JobRequest request, Engine::Start start = Engine::Start::when_possible) const {
        return engine->submit(std::move(request), start).value();
    }
    void finish(JobId id) const { ASSERT_TRUE(engine->wait(id, 20s)); }

    std::unique_ptr<Engine> engine = Engine::create();
    std::unique_ptr<QueueKeeper> keeper;
};

class KeeperTest : public ::testing::Test {
protected:
    JobRequest copy_of(const std::string& name) {
        write_file(place_ / name, "content of " + name);
        return copying(place_ / name, place_ / (name + " copy"));
    }
    std::vector<StoredJob> eventually_in_history(const Program& program, std::size_t count) {
        for (const auto end = std::chrono::steady_clock::now() + 20s;; std::this_thread::sleep_for(2ms)) {
            auto jobs = program.keeper->history("", 100).value();
            if (jobs.size() >= count || std::chrono::steady_clock::now() > end) return jobs;
        }
    }

    testing::TemporaryDirectory place_;
    std::string file_ = (place_ / "state/drover/queue.db").string();
};

}  // namespace

TEST_F(KeeperTest, JobsThatHadNotEndedAreOfferedInTheirOrder) {
    {
        const Program first(file_);
        first.submit(copy_of("a"), Engine::Start::held);
        const JobId b = first.submit(copy_of("b"), Engine::Start::held);
        first.engine->move_to(b, 0);
        EXPECT_TRUE(first.keeper->left_over().empty()) << "they are in the queue";
    }
    const Program second(file_);
    const auto left = second.keeper->left_over();
    ASSERT_EQ(left.size(), 2U);
    EXPECT_EQ(left[0].request.sources[0], (place_ / "b").string());
    EXPECT_EQ(left[1].request.sources[0], (place_ / "a").string());
    EXPECT_EQ(left[0].report.state, JobState::paused) << "as a held job is";
    EXPECT_TRUE(second.engine->snapshot().empty()) << "nothing starts by itself";
}

TEST_F(KeeperTest, AJobGoesOnAndEndsInTheHistory) {
    {
        const Program first(file_);
        first.submit(copy_of("a"), Engine::Start::held);
    }
    const Program second(file_);
    const auto left = second.keeper->left_over();
    ASSERT_EQ(left.size(), 1U);
    const auto id = second.keeper->go_on(left[0].number, Engine::Start::when_possible);
    ASSERT_TRUE(id);
    second.finish(*id);
    EXPECT_EQ(read_file(place_ / "a copy"), "content of a");
    EXPECT_TRUE(second.keeper->left_over().empty());
    const auto past = eventually_in_history(second, 1);
    ASSERT_EQ(past.size(), 1U);
    EXPECT_EQ(past[0].number, left[0].number) << "it is the same job";
    EXPECT_EQ(past[0].report.state, JobState::done);
    EXPECT_EQ(past[0].report.counts.files_done, 1U);
    EXPECT_GE(past[0].report.ended.value_or(0), past[0].report.submitted);
    EXPECT_FALSE(second.keeper->go_on(left[0].number, Engine::Start::when_possible));
}

TEST_F(KeeperTest, FailuresAreInTheHistory) {
    {
        const Program first(file_);
        first.finish(first.submit(copying(place_ / "nothing", place_ / "copy")));
    }
    const Program second(file_);
    const auto past = second.keeper->history("nothing", 10).value();
    ASSERT_EQ(past.size(), 1U);
    EXPECT_EQ(past[0].report.state, JobState::failed);
    ASSERT_EQ(past[0].report.errors.size(), 1U);
    EXPECT_EQ(past[0].report.errors[0].kind, ErrorKind::not_found);
    EXPECT_TRUE(second.keeper->left_over().empty());
}

TEST_F(KeeperTest, WhatIsRemovedOrDroppedCountsAsCancelled) {
    {
        const Program first(file_);
        first.submit(copy_of("a"), Engine::Start::held);
        first.submit(copy_of("b"), Engine::Start::held);
    }
    const Program second(file_);
    const auto left = second.keeper->left_over();
    ASSERT_EQ(left.size(), 2U);
    const auto back = second.keeper->go_on(left[0].number, Engine::Start::held);
    ASSERT_TRUE(back);
    second.engine->remove(*back);
    second.keeper->drop(left[1].number);
    EXPECT_TRUE(second.keeper->left_over().empty());
    const auto past = eventually_in_history(second, 2);
    ASSERT_EQ(past.size(), 2U);
    for (const auto& job : past) EXPECT_EQ(job.report.state, JobState::cancelled);
    ASSERT_TRUE(second.keeper->forget_history());
    EXPECT_TRUE(second.keeper->history("", 10).value().empty());
}

TEST_F(KeeperTest, ADryRunIsNotKept) {
    {
        const Program first(file_);
        auto request = copy_of("a");
        request.options.dry_run = true;
        first.finish(first.submit(request));
    }
    const Program second(file_);
    EXPECT_TRUE(second.keeper->left_over().empty());
    EXPECT_TRUE(second.keeper->history("", 10).value().empty());
}

TEST_F(KeeperTest, TwoProgramsNeverKeepOneQueue) {
    const Program first(file_);
    const auto engine = Engine::create();
    const auto second = QueueKeeper::open(*engine, file_);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ErrorKind::conflict);
}

TEST_F(KeeperTest, AFileThatWasSetAsideIsToldOnce) {
    std::filesystem::create_directories(place_ / "state/drover");
    write_file(file_, std::string(5000, 'x'));
    const Program program(file_);
    EXPECT_EQ(program.keeper->take_notices().size(), 1U);
    EXPECT_TRUE(program.keeper->take_notices().empty());
}

TEST_F(KeeperTest, WhatWasFinishedBeforeIsLeftAlone) {
    std::filesystem::create_directory(place_ / "tree");
    for (const char* name : {"tree/whole", "tree/half", "tree/missing"}) write_file(place_ / name, name);
    auto request = copying(place_ / "tree", place_ / "copy");
    request.destination_is_target = true;
    {
        const Program first(file_);
        first.finish(first.submit(request));
    }
    std::filesystem::remove(place_ / "copy/missing");
    write_file(place_ / "copy/half", "tre");
    const auto finished = std::filesystem::last_write_time(place_ / "copy/whole");
    {
        const Program second(file_);
        request.options.on_conflict = ConflictPolicy::replace;
        second.submit(request, Engine::Start::held);
    }
    const Program third(file_);
    const auto left = third.keeper->left_over();
    ASSERT_EQ(left.size(), 1U);
    const auto id = third.keeper->go_on(left[0].number, Engine::Start::when_possible);
    ASSERT_TRUE(id);
    third.finish(*id);
    const auto shot = third.engine->snapshot().front();
    EXPECT_EQ(shot.state, JobState::done);
    EXPECT_EQ(shot.counts.files_done, 2U);
    EXPECT_EQ(shot.counts.files_skipped, 1U);
    EXPECT_EQ(read_file(place_ / "copy/half"), "tree/half");
    EXPECT_EQ(read_file(place_ / "copy/missing"), "tree/missing");
    EXPECT_EQ(std::filesystem::last_write_time(place_ / "copy/whole"), finished);
}

}  // namespace drover
