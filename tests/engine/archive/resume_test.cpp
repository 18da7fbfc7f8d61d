// SPDX-License-Identifier: GPL-3.0-or-later
// An extraction that is stopped anywhere goes on later: nothing that was finished is done again, nothing that was not
// is left out, and the result is that of one that was never stopped.
#include <gtest/gtest.h>

#include <atomic>

#include "engine/jobs/queue/job.h"
#include "tests/engine/archive/extraction.h"
#include "tests/support/forwarding_syscalls.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

// Calls `then` before the nth system call.
class AtCall : public ForwardingSyscalls {
public:
    AtCall(std::uint64_t number, std::function<void()> then) : number_(number), then_(std::move(then)) {}
    std::uint64_t count() const { return count_; }

private:
    std::optional<sys::SysError> before(CallSite&) override {
        if (++count_ == number_) then_();
        return std::nullopt;
    }

    std::uint64_t number_;
    std::function<void()> then_;
    std::atomic<std::uint64_t> count_{0};
};

std::string archive_bytes() {
    TarBytes bytes;
    bytes.directory("t", 0755).directory("t/locked", 0500).file("t/locked/in", pattern(3000, 1));
    bytes.file("t/large", pattern(200'000, 2)).file("t/empty", "").symlink("t/link", "large");
    archive::Member holes = TarBytes::file_member("t/holes", 300'000);
    holes.sparse = true;
    holes.data = {{100'000, 70'000}};
    bytes.member(holes, pattern(70'000, 3));
    for (int i = 0; i < 6; ++i) bytes.file("t/d" + std::to_string(i % 2) + "/" + std::to_string(i), pattern(100));
    bytes.hard_link("t/twin", "t/large").hard_link("t/d0/twin", "t/d0/0").hard_link("t/link2", "t/link");
    return bytes.file("top", pattern(70'000, 4)).hard_link("other", "t/locked/in").complete();
}

JobOptions with(ConflictPolicy policy, unsigned workers) {
    JobOptions options;
    options.on_conflict = policy;
    options.workers = workers;
    return options;
}

// Stopped as by a cancel before call `number`; 0: never. Returns how many calls there were.
std::uint64_t extract_until(std::uint64_t number, const Extraction& place, unsigned workers, JobCounts& counts) {
    jobs::Job* running = nullptr;
    AtCall sys(number, [&] { running->control.stop(); });
    RateLimit unlimited;
    jobs::Job job(sys, JobId{1}, place.request(with(ConflictPolicy::fail, workers)), {}, unlimited);
    running = &job;
    job.begin();
    job.run();
    counts = job.record.counts();
    for (const auto& error : *job.record.errors()) ADD_FAILURE() << error.message();
    return sys.count();
}

class StoppedExtraction : public ::testing::TestWithParam<unsigned> {};

TEST_P(StoppedExtraction, goes_on_with_what_was_not_finished) {
    const std::string bytes = archive_bytes();
    Extraction whole;
    write_file(whole.archive(), bytes);
    JobCounts all;
    const std::uint64_t calls = extract_until(0, whole, GetParam(), all);
    ASSERT_EQ(all.files_done, 16U);
    // Some are enough; with several threads the same number is another call each time.
    const std::uint64_t step = GetParam() == 1 ? 2 : 5;
    for (std::uint64_t number = 1; number <= calls; number += step) {
        SCOPED_TRACE("stopped at call " + std::to_string(number));
        Extraction place;
        write_file(place.archive(), bytes);
        JobCounts first;
        extract_until(number, place, GetParam(), first);
        ASSERT_TRUE(place.outside_is_untouched());
        if (first.files_done < all.files_done && files::exists(place.at("t/locked"))) {
            ASSERT_NE(files::status(place.at("t/locked")).permissions() & files::perms::owner_write, files::perms::none)
                << "its owner has to get in to go on";
        }
        const auto rest = run_job(place.request(with(ConflictPolicy::skip, GetParam())));
        ASSERT_EQ(rest.shot.state, JobState::done) << ::testing::PrintToString(rest.told());
        ASSERT_EQ(rest.shot.counts.files_skipped, first.files_done);
        ASSERT_EQ(rest.shot.counts.files_done, all.files_done - first.files_done);
        ASSERT_TRUE(same_tree(whole.destination(), place.destination(), {.times = false}));
        ASSERT_EQ(files::last_write_time(place.at("t")), files::last_write_time(whole.at("t")));
    }
}

INSTANTIATE_TEST_SUITE_P(With, StoppedExtraction, ::testing::Values(1U, 3U),
                         [](const auto& test) { return test.param == 1 ? "one_thread" : "three_threads"; });

// --- directories that are not complete -------------------------------------------------------------------------------

std::string directory_with_members() {
    TarBytes bytes;
    bytes.directory("t", 0755);
    for (int i = 0; i < 20; ++i) bytes.file("t/" + std::to_string(i), pattern(2000));
    return bytes.complete();
}

TEST(IncompleteDirectory, of_an_archive_that_ends_early_does_not_look_whole) {
    Extraction whole;
    ASSERT_EQ(whole.extract(directory_with_members(), {}).shot.state, JobState::done);
    Extraction cut;
    const auto job = cut.extract(directory_with_members().substr(0, 20'000), {});
    EXPECT_EQ(job.shot.state, JobState::partial);
    EXPECT_TRUE(files::exists(cut.at("t/1")));
    EXPECT_GT(files::last_write_time(cut.at("t")), files::last_write_time(whole.at("t")));
    ASSERT_EQ(job.shot.warnings.size(), 1U);
    EXPECT_NE(job.shot.warnings.front().find("t is incomplete"), std::string::npos);
}

TEST(IncompleteDirectory, of_a_cancelled_job_does_not_look_whole) {
    Extraction whole;
    ASSERT_EQ(whole.extract(directory_with_members(), {}).shot.state, JobState::done);
    for (std::uint64_t number = 40; number <= 90; number += 10) {
        Extraction place;
        write_file(place.archive(), directory_with_members());
        JobCounts counts;
        extract_until(number, place, 1, counts);
        if (counts.files_done == 20 || !files::exists(place.at("t"))) continue;
        EXPECT_GT(files::last_write_time(place.at("t")), files::last_write_time(whole.at("t"))) << number;
    }
}

// --- what stands there with size and time of the member, looked at by content ---

class DoubtfulFile : public ::testing::Test {
protected:
    FinishedJob extract_over(const std::string& there) {
        place.extract(archive(), {});
        const auto time = files::last_write_time(place.at("a"));
        write_file(place.at("a"), there);
        files::last_write_time(place.at("a"), time);
        files::remove(place.archive());
        JobOptions options;
        options.go_on = true;
        options.verify = true;
        return place.extract(archive(), options);
    }
    std::string archive() const {
        TarBytes bytes;
        bytes.file("a", member);
        if (with_a_second_name) bytes.hard_link("b", "a");
        return bytes.complete();
    }
    std::string now() const { return read_file(place.at("a")); }

    Extraction place;
    bool with_a_second_name = false;
    const std::string member = pattern(20'000, 1);
};

TEST_F(DoubtfulFile, of_another_content_is_left_to_the_policy) {
    const std::string foreign = pattern(20'000, 2);
    EXPECT_EQ(extract_over(foreign).told(), std::vector<std::string>{"a: EEXIST"});
    EXPECT_TRUE(same_bytes(foreign, now()));
}

TEST_F(DoubtfulFile, of_another_content_costs_no_other_name) {
    const std::string foreign = pattern(20'000, 2);
    extract_over(foreign);
    with_a_second_name = true;
    JobOptions options;
    options.go_on = options.verify = true;
    place.extract(archive(), options);
    EXPECT_TRUE(same_bytes(foreign, now()));
    EXPECT_TRUE(same_bytes(member, read_file(place.at("b"))));
}

TEST_F(DoubtfulFile, that_was_cut_off_is_unpacked_again) {
    std::string cut_off = member;
    std::fill(cut_off.begin() + 4096, cut_off.begin() + 12288, '\0');
    EXPECT_EQ(extract_over(cut_off).shot.state, JobState::done);
    EXPECT_TRUE(same_bytes(member, now()));
}

TEST_F(DoubtfulFile, that_was_cut_off_is_made_whole_under_all_its_names) {
    std::string cut_off = member;
    std::fill(cut_off.begin() + 4096, cut_off.begin() + 12288, '\0');
    with_a_second_name = true;
    EXPECT_EQ(extract_over(cut_off).shot.state, JobState::done);
    EXPECT_TRUE(same_bytes(member, now()));
    EXPECT_TRUE(files::equivalent(place.at("a"), place.at("b")));
}

TEST_F(DoubtfulFile, that_ends_early_is_unpacked_again) {
    EXPECT_EQ(extract_over(member.substr(0, 5000)).shot.state, JobState::done);
    EXPECT_TRUE(same_bytes(member, now()));
}

}  // namespace

}  // namespace drover::testing
