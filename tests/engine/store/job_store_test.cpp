// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/job_store.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "engine/store/database.h"
#include "tests/support/temporary_directory.h"

namespace drover::store {

namespace {

using testing::TemporaryDirectory;

class JobStoreTest : public ::testing::Test {
protected:
    JobStore::Opened open() {
        auto opened = JobStore::open(sys::linux_syscalls(), file_);
        if (!opened) throw std::runtime_error(opened.error().message());
        return std::move(*opened);
    }
    std::string kept() const { return file_ + ".old-1"; }

    static KeptJob job(std::int64_t place, const std::string& source, JobState state = JobState::waiting) {
        KeptJob made;
        made.place = place;
        made.request.sources = {source};
        made.request.destination = "/backup";
        made.report.state = state;
        if (is_final(state)) made.report.ended = 100 + place;
        return made;
    }
    void insert_all(JobStore& store, const std::vector<KeptJob>& jobs) {
        for (const auto& each : jobs) {
            const auto number = store.insert(each);
            ASSERT_TRUE(number) << number.error().message();
        }
    }
    static std::vector<std::string> sources(const Result<JobStore::Listing>& listing) {
        std::vector<std::string> all;
        if (!listing) return {listing.error().message()};
        for (const auto& each : listing->jobs) all.push_back(each.request.sources.at(0));
        return all;
    }

    TemporaryDirectory directory_;
    std::string file_ = (directory_ / "queue.db").string();
};

using Names = std::vector<std::string>;

}  // namespace

TEST_F(JobStoreTest, KeepsUnfinishedJobsInQueueOrder) {
    {
        auto opened = open();
        insert_all(opened.store,
                   {job(2, "/c"), job(0, "/a", JobState::running), job(1, "/b"), job(3, "/d", JobState::done)});
    }
    EXPECT_EQ(sources(open().store.unfinished()), (Names{"/a", "/b", "/c"}));
}

TEST_F(JobStoreTest, AnUpdateChangesWhatIsKept) {
    auto opened = open();
    auto running = job(0, "/a", JobState::running);
    const auto number = opened.store.insert(running);
    ASSERT_TRUE(number);
    running.number = *number;
    running.report = job(0, "", JobState::failed).report;
    ASSERT_TRUE(opened.store.update(running));
    EXPECT_EQ(sources(opened.store.unfinished()), Names{});
    EXPECT_EQ(sources(opened.store.finished("", 10)), Names{"/a"});
}

TEST_F(JobStoreTest, HistoryIsSearchedByPathTheLatestFirst) {
    auto opened = open();
    insert_all(opened.store, {job(0, "/Photos 1", JobState::done), job(1, "/photos 2", JobState::cancelled),
                              job(2, "/music", JobState::done), job(3, "/photos 3")});
    EXPECT_EQ(sources(opened.store.finished("photos", 10)), (Names{"/photos 2", "/Photos 1"}));
    EXPECT_EQ(sources(opened.store.finished("", 2)), (Names{"/music", "/photos 2"}));
    EXPECT_EQ(sources(opened.store.finished("%", 10)), Names{});
    ASSERT_TRUE(opened.store.forget_finished());
    EXPECT_EQ(sources(opened.store.finished("", 10)), Names{});
    EXPECT_EQ(sources(opened.store.unfinished()), Names{"/photos 3"});
}

TEST_F(JobStoreTest, IsForOneAtATime) {
    const auto first = open();
    const auto second = JobStore::open(sys::linux_syscalls(), file_);
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().kind, ErrorKind::conflict);
    EXPECT_EQ(second.error().path, file_);
}

TEST_F(JobStoreTest, ADamagedFileIsSetAside) {
    std::ofstream(file_) << std::string(5000, 'x');
    auto opened = open();
    EXPECT_EQ(opened.notice, file_ + " is damaged; it was kept as " + kept() + " and a new queue begun");
    EXPECT_EQ(std::filesystem::file_size(kept()), 5000U);
    insert_all(opened.store, {job(0, "/a")});
    EXPECT_EQ(sources(opened.store.unfinished()), Names{"/a"});
}

TEST_F(JobStoreTest, AFileThatWasDamagedInTheMiddleIsSetAside) {
    {
        auto opened = open();
        for (int i = 0; i < 200; ++i) insert_all(opened.store, {job(i, "/" + std::string(200, 'a'))});
    }
    const auto size = std::filesystem::file_size(file_);
    std::fstream(file_, std::ios::in | std::ios::out | std::ios::binary).seekp(4096 * 3)
        << std::string(4096 * 4, '\x5a');
    auto opened = open();
    EXPECT_NE(opened.notice, "");
    EXPECT_EQ(std::filesystem::file_size(kept()), size);
    EXPECT_EQ(sources(opened.store.unfinished()), Names{});
}

TEST_F(JobStoreTest, AFileOfTheFirstVersionLearnsToKeepItems) {
    {
        auto opened = open();
        insert_all(opened.store, {job(0, "/a")});
    }
    ASSERT_TRUE(Database::open(file_)->script("DROP TABLE item_batch; PRAGMA user_version = 1"));
    auto opened = open();
    EXPECT_EQ(opened.notice, "");
    const auto jobs = opened.store.unfinished();
    ASSERT_EQ(sources(jobs), Names{"/a"});
    const auto number = jobs->jobs.front().number;
    const std::vector<ItemRecord> items(3);
    ASSERT_TRUE(opened.store.append_items(number, 0, items));
    EXPECT_EQ(opened.store.item_count(number), 3U);
    EXPECT_EQ(opened.store.items(number, 1, 10)->size(), 2U);
    EXPECT_FALSE(opened.store.append_items(number, 0, items)) << "no item is kept twice";
}

TEST_F(JobStoreTest, AFileOfANewerVersionIsSetAside) {
    open();
    {
        const auto database = Database::open(file_);
        ASSERT_TRUE(database);
        ASSERT_TRUE(database->script("PRAGMA user_version = 3"));
    }
    EXPECT_EQ(open().notice,
              file_ + " was written by a newer version of Drover; it was kept as " + kept() + " and a new queue begun");
    const auto database = Database::open(kept());
    ASSERT_TRUE(database);
    auto tables = database->prepare("SELECT count(*) FROM job");
    EXPECT_TRUE(tables.step().value());
}

TEST_F(JobStoreTest, ADatabaseOfAnotherProgramIsSetAside) {
    {
        const auto database = Database::open(file_);
        ASSERT_TRUE(database && database->script("CREATE TABLE bookmarks (url TEXT)"));
    }
    EXPECT_EQ(open().notice, file_ + " is not a queue of Drover; it was kept as " + kept() + " and a new queue begun");
    EXPECT_TRUE(std::filesystem::exists(kept()));
}

TEST_F(JobStoreTest, NothingThatWasSetAsideIsReplaced) {
    std::ofstream(kept()) << "older";
    std::ofstream(file_) << std::string(5000, 'x');
    open();
    EXPECT_EQ(std::filesystem::file_size(kept()), 5U);
    EXPECT_EQ(std::filesystem::file_size(file_ + ".old-2"), 5000U);
}

TEST_F(JobStoreTest, OneUnreadableJobCostsTheOthersNothing) {
    {
        auto opened = open();
        insert_all(opened.store, {job(0, "/a"), job(1, "/b")});
    }
    {
        const auto database = Database::open(file_);
        ASSERT_TRUE(database && database->script("UPDATE job SET request = '{\"kind\":\"x\"}' WHERE place = 0"));
    }
    auto opened = open();
    const auto jobs = opened.store.unfinished();
    EXPECT_EQ(sources(jobs), Names{"/b"});
    ASSERT_EQ(jobs->unreadable.size(), 1U);
    EXPECT_EQ(jobs->unreadable[0].reason, "Its value of \"kind\" means nothing");
}

TEST_F(JobStoreTest, AFolderThatIsNotThereIsAnError) {
    const auto opened = JobStore::open(sys::linux_syscalls(), (directory_ / "none/queue.db").string());
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.error().message(), "");
}

}  // namespace drover::store
