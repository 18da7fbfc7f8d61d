// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <algorithm>
#include <cerrno>

#include "engine/archive/create/formats.h"
#include "tests/engine/bad_medium.h"
#include "tests/engine/job_run.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

// A tree with one of everything, and archives of it.
class Archiving : public ::testing::Test {
protected:
    void SetUp() override {
        TreeBuilder(place_ / "tree")
            .file("empty", "")
            .file("small", "a few bytes")
            .file("large", pattern(300'000))
            .sparse("holes", 8 << 20, {{4 << 20, "data"}})
            .sparse("all hole", 2 << 20)
            .directory("d")
            .file("d/\xff not UTF-8\n", "named in bytes")
            .hard_link("d/large too", "large")
            .symlink("link", "small")
            .fifo("pipe");
    }
    JobRequest request(const std::string& name, const JobOptions& options = {}) const {
        JobRequest request = copying(place_ / "tree", place_ / name, options);
        request.kind = JobKind::archive;
        return request;
    }
    static std::vector<std::string> suffixes() {
        std::vector<std::string> all;
        for (const auto& format : archive::writable_formats()) all.emplace_back(format.suffix);
        return all;
    }

    TemporaryDirectory place_ = TemporaryDirectory::in_memory();
};

TEST_F(Archiving, verify_is_content_with_a_good_archive_of_every_format) {
    for (const auto& suffix : suffixes()) {
        SCOPED_TRACE(suffix);
        const auto job = run_job(request("a" + suffix, {.verify = true}));
        EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        EXPECT_TRUE(files::exists(place_ / ("a" + suffix)));
    }
}

TEST_F(Archiving, verify_finds_a_byte_that_the_medium_has_wrong) {
    for (const auto& suffix : suffixes()) {
        ASSERT_EQ(run_job(request("good" + suffix)).shot.state, JobState::done);
        const std::uint64_t size = files::file_size(place_ / ("good" + suffix));
        // In the first header, in payloads, and near the end.
        for (const std::uint64_t offset : {std::uint64_t{0}, size / 3, size / 2}) {
            SCOPED_TRACE(suffix + ", byte " + std::to_string(offset));
            BadMedium sys;
            sys.bad_offset = offset;
            const auto job = run_job(sys, request("a" + suffix, {.verify = true}));
            EXPECT_NE(job.shot.state, JobState::done);
            ASSERT_FALSE(job.errors().empty());
            EXPECT_EQ(job.errors().front().kind, ErrorKind::mismatch);
            EXPECT_FALSE(files::exists(place_ / ("a" + suffix))) << "a bad archive gets no name";
            const auto calls = sys.calls();
            EXPECT_LT(std::ranges::find(calls, Call::fsync), std::ranges::find(calls, Call::drop_cache));
        }
    }
}

TEST_F(Archiving, verify_names_the_member_that_differs) {
    const std::string needle = "needle in the payload";
    TreeBuilder(place_ / "tree").file("wrong", pattern(100'000) + needle);
    ASSERT_EQ(run_job(request("good.tar")).shot.state, JobState::done);
    BadMedium sys;
    sys.bad_offset = read_file(place_ / "good.tar").find(needle);
    const auto job = run_job(sys, request("a.tar", {.verify = true}));
    EXPECT_EQ(job.told(), std::vector<std::string>{"wrong: The archive holds other bytes than the source"});
}

TEST_F(Archiving, a_name_that_is_taken_meanwhile_is_skipped_and_counted) {
    FaultySyscalls sys;
    sys.fail(Call::renameat_noreplace, EEXIST);
    const auto job = run_job(sys, request("a.tar", {.on_conflict = ConflictPolicy::skip}));
    EXPECT_EQ(job.shot.counts.files_skipped, 1U);
    EXPECT_FALSE(files::exists(place_ / "a.tar"));
    EXPECT_EQ(staging_leftovers(place_.path()), std::vector<std::string>{});
}

TEST_F(Archiving, a_missing_folder_is_made_where_that_is_wanted) {
    JobRequest wanted = request("new/a.tar");
    EXPECT_EQ(run_job(wanted).shot.state, JobState::failed);
    EXPECT_FALSE(files::exists(place_ / "new"));
    wanted.create_destination = true;
    EXPECT_EQ(run_job(wanted).shot.state, JobState::done);
    EXPECT_TRUE(files::exists(place_ / "new/a.tar"));
}

TEST_F(Archiving, what_a_format_can_do_nothing_about_is_refused) {
    const auto refused = [&](const std::string& name, const JobOptions& options) {
        const auto engine = Engine::create();
        return !engine->submit(request(name, options), Engine::Start::held).has_value();
    };
    for (const char* name : {"a.tar", "a.tar.gz", "a.tgz", "a.zip"}) EXPECT_TRUE(refused(name, {.workers = 2})) << name;
    for (const char* name : {"a.tar.zst", "a.tar.xz"}) EXPECT_FALSE(refused(name, {.workers = 2})) << name;
    EXPECT_TRUE(refused("a.zip", {.sparse = SparseChoice::always}));
    EXPECT_FALSE(refused("a.tar", {.sparse = SparseChoice::always}));
}

TEST_F(Archiving, blocks_of_zeros_become_holes_where_that_is_wanted) {
    constexpr std::uint64_t MiB = std::uint64_t{1} << 20;
    const std::string zeros(MiB, '\0');
    TreeBuilder(place_ / "zeros")
        .file("all", zeros)
        .file("between", pattern(5000) + zeros + pattern(5000, 2))
        .sparse("hole", 8 * MiB, {{4 * MiB, "data"}})
        .file("small", std::string(5000, '\0'));
    // In whole blocks of 4 KiB; what is small is stored as it is.
    constexpr std::uint64_t holes = MiB + (MiB - 4096) + (8 * MiB - 4096);
    for (const std::string suffix : {".tar", ".tar.gz"}) {
        SCOPED_TRACE(suffix);
        JobRequest wanted = request("a" + suffix, {.sparse = SparseChoice::always, .verify = true});
        wanted.sources = {(place_ / "zeros").string()};
        const auto job = run_job(wanted);
        ASSERT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        EXPECT_EQ(job.shot.bytes[MethodId::hole], holes);
        JobRequest back = copying(place_ / ("a" + suffix), place_ / ("out" + suffix));
        back.kind = JobKind::extract;
        ASSERT_EQ(run_job(back).shot.state, JobState::done);
        EXPECT_TRUE(same_tree(place_ / "zeros", place_ / ("out" + suffix) / "zeros", {.holes = false}));
    }
}

}  // namespace

}  // namespace drover::testing
