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

TEST_F(KeeperTest, ACopyThatKeepsNoTimesBeginsAnew) {
    {
        const Program first(file_);
        JobRequest request = copy_of("a");
        request.options.preserve.times = false;
        first.submit(request, Engine::Start::held);
    }
    const Program second(file_);
    const auto left = second.keeper->left_over();
    ASSERT_EQ(left.size(), 1U);
    const auto id = second.keeper->go_on(left[0].number, Engine::Start::when_possible);
    ASSERT_TRUE(id.has_value()) << id.error().message();
    second.finish(*id);
    EXPECT_EQ(second.engine->snapshot().front().state, JobState::done);
    EXPECT_EQ(read_file(place_ / "a copy"), "content of a");
}

TEST_F(KeeperTest, KeepsWhatBecameOfEachItem) {
    constexpr int files = 5000;  // more than a batch
    testing::TreeBuilder(place_ / "from").file("a", "x").hard_link("again", "a").symlink("l", "a");
    for (int i = 0; i < files; ++i) write_file(place_ / "from" / std::to_string(i), "content");
    std::vector<ItemRecord> told;
    {
        const Program program(file_);
        const JobId job = program.submit(copying(place_ / "from", place_ / "to", {.log_items = true}));
        program.finish(job);
        told = program.engine->items(job, 0, 10'000);
    }
    const Program later(file_);
    const auto number = later.keeper->history("", 1).value().at(0).number;
    const auto kept = later.keeper->items(number, 0, 10'000).value();
    ASSERT_EQ(kept.size(), told.size());
    ASSERT_GT(kept.size(), std::size_t{files});
    for (std::size_t i = 0; i < kept.size(); ++i) {
        EXPECT_EQ(kept[i].source, told[i].source);
        EXPECT_EQ(kept[i].destination, told[i].destination);
        EXPECT_EQ(kept[i].size, told[i].size);
        EXPECT_EQ(kept[i].result, told[i].result);
        EXPECT_EQ(kept[i].method, told[i].method);
        EXPECT_EQ(kept[i].bytes.bytes, told[i].bytes.bytes);
        EXPECT_EQ(kept[i].why, told[i].why);
    }
    const auto middle = later.keeper->items(number, 4090, 10).value();
    ASSERT_EQ(middle.size(), 10U) << "across two batches";
    EXPECT_EQ(middle.front().source, told[4090].source);
    EXPECT_TRUE(later.keeper->items(number, kept.size(), 10).value().empty());
    ASSERT_TRUE(later.keeper->forget_history().has_value());
    EXPECT_TRUE(later.keeper->items(number, 0, 10).value().empty()) << "they go with their job";
}

TEST_F(KeeperTest, WritesAReportInEachFormat) {
    const std::string strange = "b,\"\xff";
    testing::TreeBuilder(place_ / "from").file("a", "12345").file(strange, "1");
    const Program program(file_);
    program.finish(program.submit(copying(place_ / "from", place_ / "to", {.log_items = true})));
    const StoredJob job = eventually_in_history(program, 1).at(0);
    const auto written = [&](ReportFormat format) {
        const auto file = place_ / "report";
        EXPECT_TRUE(program.keeper->export_report(job, format, file.string()).has_value());
        return read_file(file);
    };
    const auto contains = [](const std::string& text, const std::string& part) {
        return text.find(part) != std::string::npos ? ::testing::AssertionSuccess()
                                                    : ::testing::AssertionFailure() << part << " is not in " << text;
    };
    const std::string text = written(ReportFormat::text);
    EXPECT_TRUE(contains(text, "2 files and 1 directories done, 0 skipped, 0 failed"));
    EXPECT_TRUE(contains(text, "b,\"\\xff"));
    const std::string csv = written(ReportFormat::csv);
    EXPECT_TRUE(contains(csv, "source,destination,result,size,method"));
    EXPECT_TRUE(contains(csv, "from/b,\"\"\\xff\""));
    EXPECT_TRUE(contains(csv, ",done,5,"));
    const std::string json = written(ReportFormat::json);
    EXPECT_TRUE(contains(json, "\"state\":\"done\""));
    EXPECT_TRUE(contains(json, "\"size\":5"));
    const auto nowhere = program.keeper->export_report(job, ReportFormat::csv, (place_ / "no/report").string());
    ASSERT_FALSE(nowhere.has_value());
    EXPECT_EQ(nowhere.error().kind, ErrorKind::not_found);
}

}  // namespace drover
