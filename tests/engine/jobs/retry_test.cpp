// SPDX-License-Identifier: GPL-3.0-or-later
// Trying failed items again, and the log that knows them.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <filesystem>

#include "tests/engine/jobs/queue_fixture.h"

namespace drover::jobs {

namespace {

using testing::Call;
using testing::CallSite;
using testing::copying;
using testing::moving;
using testing::read_file;
using testing::TreeBuilder;
using testing::write_file;

namespace files = std::filesystem;

class Retry : public testing::QueueFixture {
protected:
    Retry() {
        TreeBuilder(place_ / "from").file("a", "a").directory("d").file("d/b", "b").file("d/c", "c");
        TreeBuilder(place_ / "to").file("b", "not of this job");
        sys_.fail(Call::openat, EACCES).where([this](const CallSite& site) { return failing_ && site.names("b"); });
    }
    static JobOptions logging(ConflictPolicy policy = ConflictPolicy::fail) {
        return {.on_conflict = policy, .log_items = true};
    }
    JobId copied_but_for_one() {
        const JobId id = submit(copying(place_ / "from", place_ / "to", logging()));
        EXPECT_TRUE(becomes(id, JobState::partial));
        return id;
    }
    std::vector<std::string> results(JobId id) {
        std::vector<std::string> lines;
        for (const auto& item : queue_.items(id, 0, 100))
            lines.push_back(item.source.substr(place_.path().string().size() + 1) + " " +
                            std::to_string(static_cast<int>(item.result)));
        std::ranges::sort(lines);
        return lines;
    }

    std::atomic<bool> failing_{true};
};

TEST_F(Retry, the_log_tells_what_became_of_each_file) {
    const JobId id = copied_but_for_one();
    EXPECT_EQ(results(id), (std::vector<std::string>{"from/a 0", "from/d/b 5", "from/d/c 0"}));
    EXPECT_EQ(look(id)->items_logged, 3U);
    const auto failed = queue_.find_items(id, {.results = {ItemResult::failed}});
    ASSERT_EQ(failed.size(), 1U);
    const auto item = queue_.items_at(id, failed).front();
    EXPECT_EQ(item.destination, (place_ / "to/from/d/b").string());
    EXPECT_EQ(item.why, "Permission denied");
    ASSERT_TRUE(item.cause.has_value());
    const auto causes = look(id)->causes;
    ASSERT_EQ(causes->size(), 1U);
    EXPECT_EQ(causes->at(*item.cause).code, "EACCES");
    EXPECT_EQ(causes->at(*item.cause).operation, "openat");
    const auto done = queue_.items_at(id, queue_.find_items(id, {.text = "from/a"})).front();
    EXPECT_EQ(done.size, 1U);
    EXPECT_EQ(done.method, MethodId::buffered);
    EXPECT_FALSE(done.why.empty());
    EXPECT_GT(done.seconds, 0);
}

TEST_F(Retry, takes_only_what_failed_and_to_the_same_place) {
    const JobId id = copied_but_for_one();
    write_file(place_ / "to/from/a", "changed meanwhile");
    failing_ = false;
    const auto again = queue_.retry(id, {}, Engine::Start::when_possible);
    ASSERT_TRUE(again.has_value());
    ASSERT_TRUE(becomes(*again, JobState::done));
    EXPECT_EQ(read_file(place_ / "to/from/d/b"), "b");
    EXPECT_EQ(read_file(place_ / "to/from/a"), "changed meanwhile");
    EXPECT_EQ(read_file(place_ / "to/b"), "not of this job");
    EXPECT_EQ(look(*again)->counts.files_done, 1U);
    EXPECT_EQ(look(*again)->retry_of, id);
    EXPECT_EQ(order(), (std::vector{id, *again}));
}

TEST_F(Retry, leaves_the_times_of_the_directory_that_it_completes) {
    TreeBuilder(place_ / "from").modified("d", 1'000'000'000'000'000'000);
    const JobId id = copied_but_for_one();
    failing_ = false;
    const auto again = queue_.retry(id, {}, Engine::Start::when_possible);
    ASSERT_TRUE(again.has_value());
    ASSERT_TRUE(becomes(*again, JobState::done));
    EXPECT_EQ(sys_.fstatat(sys::working_directory, place_ / "to/from/d", true)->modified, 1'000'000'000'000'000'000);
}

TEST_F(Retry, fails_again_where_the_reason_is_still_there) {
    const JobId id = copied_but_for_one();
    const auto again = queue_.retry(id, {}, Engine::Start::when_possible);
    ASSERT_TRUE(again.has_value());
    ASSERT_TRUE(becomes(*again, JobState::failed));
    failing_ = false;
    const auto third = queue_.retry(*again, {}, Engine::Start::when_possible);
    ASSERT_TRUE(third.has_value());
    EXPECT_TRUE(becomes(*third, JobState::done));
    EXPECT_EQ(read_file(place_ / "to/from/d/b"), "b");
}

TEST_F(Retry, comes_back_held_where_it_is_wanted_so) {
    const JobId id = copied_but_for_one();
    const auto again = queue_.retry(id, queue_.find_items(id, {.results = {ItemResult::failed}}), Engine::Start::held);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(look(*again)->state, JobState::paused);
    EXPECT_EQ(look(*again)->request->sources, (std::vector<std::string>{place_ / "from/d/b"}));
    EXPECT_EQ(look(*again)->request->targets, (std::vector<std::string>{place_ / "to/from/d/b"}));
}

TEST_F(Retry, of_a_move_takes_the_source_away) {
    sys_.fail(Call::renameat_noreplace, EXDEV).at(1);
    const JobId id = submit(moving(place_ / "from", place_ / "to", logging()));
    ASSERT_TRUE(becomes(id, JobState::partial));
    EXPECT_TRUE(files::exists(place_ / "from/d/b"));
    failing_ = false;
    const auto again = queue_.retry(id, {}, Engine::Start::when_possible);
    ASSERT_TRUE(again.has_value());
    ASSERT_TRUE(becomes(*again, JobState::done));
    EXPECT_EQ(read_file(place_ / "to/from/d/b"), "b");
    EXPECT_FALSE(files::exists(place_ / "from/d/b"));
}

TEST_F(Retry, of_a_move_compares_what_could_not_be_removed_and_takes_it_away) {
    failing_ = false;
    sys_.fail(Call::renameat_noreplace, EXDEV).at(1);
    sys_.fail(Call::unlinkat, EACCES).where([](const CallSite& site) { return site.names("b"); }).at(1);
    const JobId id = submit(moving(place_ / "from", place_ / "to", logging()));
    ASSERT_TRUE(becomes(id, JobState::partial));
    EXPECT_EQ(read_file(place_ / "to/from/d/b"), "b");
    EXPECT_TRUE(files::exists(place_ / "from/d/b"));
    const auto again = queue_.retry(id, {}, Engine::Start::when_possible);
    ASSERT_TRUE(again.has_value());
    ASSERT_TRUE(becomes(*again, JobState::done));
    EXPECT_EQ(read_file(place_ / "to/from/d/b"), "b");
    EXPECT_FALSE(files::exists(place_ / "from/d/b"));
}

TEST_F(Retry, of_sources_that_had_no_place_goes_by_the_rules_again) {
    const JobId id = submit(copying(place_ / "from", place_ / "missing/place/", logging()));
    ASSERT_TRUE(becomes(id, JobState::failed));
    TreeBuilder(place_.path()).directory("missing").directory("missing/place");
    failing_ = false;
    const auto again = queue_.retry(id, {}, Engine::Start::when_possible);
    ASSERT_TRUE(again.has_value());
    ASSERT_TRUE(becomes(*again, JobState::done));
    EXPECT_EQ(read_file(place_ / "missing/place/from/d/b"), "b");
}

TEST_F(Retry, of_a_job_that_stopped_takes_what_it_had_not_come_to) {
    failing_ = false;
    for (int i = 0; i < 20; ++i) write_file(place_ / ("from/many " + std::to_string(i)), "x");
    std::atomic<bool> full{true};
    sys_.fail(Call::pwrite, ENOSPC).from(5).where([&](const CallSite&) { return full.load(); });
    auto request = copying(place_ / "from", place_ / "to", logging());
    request.options.workers = 1;
    const JobId id = submit(request);
    ASSERT_TRUE(becomes(id, JobState::partial));
    full = false;
    const auto again = queue_.retry(id, {}, Engine::Start::when_possible);
    ASSERT_TRUE(again.has_value()) << again.error().message();
    EXPECT_TRUE(becomes(*again, JobState::done));
    for (int i = 0; i < 20; ++i) EXPECT_TRUE(files::exists(place_ / ("to/from/many " + std::to_string(i)))) << i;
}

TEST_F(Retry, is_refused_where_there_is_nothing_to_retry) {
    failing_ = false;
    const JobId good = submit(copying(place_ / "from", place_ / "to", logging()));
    ASSERT_TRUE(becomes(good, JobState::done));
    EXPECT_EQ(queue_.retry(good, {}, Engine::Start::when_possible).error().kind, ErrorKind::invalid);
    const JobId unlogged = submit(copying(place_ / "nothing", place_ / "to"));
    ASSERT_TRUE(becomes(unlogged, JobState::failed));
    EXPECT_EQ(queue_.retry(unlogged, {}, Engine::Start::when_possible).error().kind, ErrorKind::invalid);
    EXPECT_EQ(queue_.retry(JobId{99}, {}, Engine::Start::when_possible).error().kind, ErrorKind::invalid);
    const JobId held = submit(quick("q"), Engine::Start::held);
    EXPECT_EQ(queue_.retry(held, {}, Engine::Start::when_possible).error().kind, ErrorKind::invalid);
}

TEST_F(Retry, the_log_has_skipped_linked_and_renamed_items_too) {
    failing_ = false;
    TreeBuilder(place_ / "l").file("one", "11").hard_link("other", "one").symlink("s", "one");
    TreeBuilder(place_ / "to").directory("l").file("l/s", "taken");
    const JobId id = submit(copying(place_ / "l", place_ / "to", logging(ConflictPolicy::skip)));
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(queue_.find_items(id, {.results = {ItemResult::linked}}).size(), 1U);
    const auto skipped = queue_.items_at(id, queue_.find_items(id, {.results = {ItemResult::skipped}}));
    ASSERT_EQ(skipped.size(), 1U);
    EXPECT_EQ(skipped.front().source, (place_ / "l/s").string());
    EXPECT_EQ(skipped.front().why, "the name is taken");
    const JobId moved = submit(moving(place_ / "from", place_ / "to", logging()));
    ASSERT_TRUE(becomes(moved, JobState::done));
    const auto renamed = queue_.items(moved, 0, 10);
    ASSERT_EQ(renamed.size(), 1U) << "the whole tree at once";
    EXPECT_EQ(renamed.front().result, ItemResult::renamed);
    EXPECT_EQ(renamed.front().destination, (place_ / "to/from").string());
}

}  // namespace

}  // namespace drover::jobs
