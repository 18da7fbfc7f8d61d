// SPDX-License-Identifier: GPL-3.0-or-later
// Failures of names, identity and limits, numbered as in tests/README.md.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <ostream>

#include "engine/fs/staged_entry.h"
#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

TEST(Failure41, a_file_that_FAT_cannot_hold_fails_before_a_byte_is_written) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).sparse("dvd.iso", 5ULL << 30, {{0, "x"}}).directory("to");
    FaultySyscalls sys;
    sys.on_facts = pretend_filesystem("vfat");
    // Nobody waits for four gibibytes of zeros if the engine does begin.
    sys.fail(Call::pwrite, EFBIG).once_moved(1 << 20);
    sys.fail(Call::copy_file_range, EFBIG).once_moved(1 << 20);
    const auto job = run_job(sys, copying(place / "dvd.iso", place / "to"));
    ASSERT_EQ(job.errors().size(), 1U);
    EXPECT_EQ(job.errors().front().code, "EFBIG");
    EXPECT_EQ(sys.bytes(Call::pwrite) + sys.bytes(Call::copy_file_range), 0U);
    EXPECT_TRUE(names_below(place / "to").empty());
}

TEST(Failure42, a_name_that_the_target_cannot_hold_costs_that_file_only) {
    for (const int code : {ENOENT, EINVAL}) {
        const TemporaryDirectory place;
        TreeBuilder(place.path()).directory("to");
        TreeBuilder(place / "from").file("what?", "1").file("plain", "2");
        FaultySyscalls sys;
        sys.fail(Call::openat, code).where(names("what?")).from(2);  // the first opens the source
        const auto job = run_job(sys, copying(place / "from", place / "to"));
        EXPECT_EQ(job.told(), std::vector<std::string>{"what?: " + sys::code_name(static_cast<std::errc>(code))});
        EXPECT_EQ(names_below(place / "to"), (std::vector<std::string>{"from", "from/plain"}));
    }
}

TEST(Failure43, names_are_bytes_from_one_end_to_the_other) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from")
        .directory("\xc3\x28 dir")
        .file("\xc3\x28 dir/\xff\xfe\n\t\\", "x")
        .symlink("\xe2\x82", "\x80\x81");
    TreeBuilder(place.path()).directory("to");
    const auto job = run_job(copying(place / "from", place / "to"));
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_TRUE(same_tree(place / "from", place / "to/from"));
}

TEST(Failure44, the_longest_name_needs_no_longer_one_while_it_is_staged) {
    EXPECT_LE(fs::staging_name(std::string(255, 'n'), fs::most_staging_names).size(), 143U)
        << "the most that eCryptfs takes";
    const TemporaryDirectory place;
    const std::string name(255, 'n');
    TreeBuilder(place.path()).file(name, "long").directory("to");
    EXPECT_EQ(run_job(copying(place / name, place / "to")).shot.state, JobState::done);
    EXPECT_EQ(read_file(place / ("to/" + name)), "long");
}

TEST(Failure45, the_second_source_of_one_name_is_refused) {
    const TemporaryDirectory place;
    TreeBuilder(place / "a").file("same", "first");
    TreeBuilder(place / "b").file("same", "second");
    TreeBuilder(place.path()).directory("to");
    for (const auto policy : {ConflictPolicy::fail, ConflictPolicy::replace, ConflictPolicy::newer}) {
        auto request = copying(place / "a/same", place / "to", {.on_conflict = policy});
        request.sources.push_back(place / "b/same");
        files::remove(place / "to/same");
        const auto job = run_job(std::move(request));
        EXPECT_EQ(job.errors().size(), 1U);
        EXPECT_EQ(read_file(place / "to/same"), "first");
    }
}

struct IntoItself {
    const char* title;
    const char* source;
    const char* destination;

    friend void PrintTo(const IntoItself& one, std::ostream* out) { *out << one.title; }
};
class DirectoryIntoItself : public ::testing::TestWithParam<IntoItself> {};

TEST_P(DirectoryIntoItself, is_refused_before_anything_is_made) {
    const TemporaryDirectory place;
    TreeBuilder(place / "tree").file("file", "x").directory("below").symlink("../way", "tree/below");
    const auto before = names_below(place.path());
    for (const auto kind : {JobKind::copy, JobKind::move}) {
        auto request = copying(place / GetParam().source, place / GetParam().destination);
        request.kind = kind;
        const auto job = run_job(std::move(request));
        EXPECT_EQ(job.shot.state, JobState::failed);
        ASSERT_EQ(job.errors().size(), 1U);
        EXPECT_EQ(job.errors().front().kind, ErrorKind::invalid) << job.errors().front().message();
        EXPECT_EQ(names_below(place.path()), before);
    }
}
INSTANTIATE_TEST_SUITE_P(Failure46, DirectoryIntoItself,
                         ::testing::Values(IntoItself{"straight", "tree", "tree"},
                                           IntoItself{"below", "tree", "tree/below"},
                                           IntoItself{"new_name", "tree", "tree/below/new"},
                                           IntoItself{"through_a_symlink", "tree", "way"},
                                           IntoItself{"with_dots", "tree", "tree/below/.."}),
                         [](const auto& test) { return test.param.title; });

TEST(Failure46, a_directory_met_again_on_the_way_down_ends_that_way) {
    const TemporaryDirectory place;
    TreeBuilder(place / "tree").file("file", "x").directory("loop").file("loop/inner", "y");
    TreeBuilder(place.path()).directory("to");
    struct stat root{};
    struct stat loop{};
    ASSERT_EQ(::stat((place / "tree").c_str(), &root), 0);
    ASSERT_EQ(::stat((place / "tree/loop").c_str(), &loop), 0);
    FaultySyscalls sys;  // a bind mount of the tree onto its own directory has the tree's number
    sys.on_status = [&](sys::FileStatus& status) {
        if (status.id.inode == loop.st_ino) status.id.inode = root.st_ino;
    };
    const auto job = run_job(sys, copying(place / "tree", place / "to"));
    ASSERT_EQ(job.errors().size(), 1U);
    EXPECT_EQ(job.errors().front().kind, ErrorKind::invalid);
    EXPECT_EQ(names_below(place / "to"), (std::vector<std::string>{"tree", "tree/file"}));
}

// The name is something else by the time it is opened.
struct Replacement {
    const char* title;
    void (*replace)(const files::path&);

    friend void PrintTo(const Replacement& one, std::ostream* out) { *out << one.title; }
};
class ReplacedSource : public ::testing::TestWithParam<Replacement> {};

TEST_P(ReplacedSource, is_not_taken_for_what_was_listed) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("file", "listed").file("other", "x");
    TreeBuilder(place.path()).directory("to").file("secret", "of somebody else");
    FaultySyscalls sys;
    bool done = false;
    sys.observe(Call::openat, 0, [&](const CallSite& site) {
        if (!site.names("file") || done) return;
        done = true;
        files::remove(place / "from/file");
        GetParam().replace(place / "from/file");
    });
    const auto job = run_job(sys, copying(place / "from", place / "to"));
    ASSERT_TRUE(done);
    ASSERT_EQ(job.errors().size(), 1U);
    EXPECT_EQ(job.errors().front().kind, ErrorKind::changed) << job.errors().front().message();
    EXPECT_EQ(names_below(place / "to"), (std::vector<std::string>{"from", "from/other"}));
}
INSTANTIATE_TEST_SUITE_P(
    Failure47, ReplacedSource,
    ::testing::Values(Replacement{"by_a_symlink", [](const auto& path) { files::create_symlink("../secret", path); }},
                      Replacement{"by_a_fifo", [](const auto& path) { ::mkfifo(path.c_str(), 0600); }},
                      Replacement{"by_a_directory", [](const auto& path) { files::create_directory(path); }}),
    [](const auto& test) { return test.param.title; });

TEST(Failure47, a_file_saved_anew_meanwhile_is_copied_as_it_is_now) {
    const TemporaryDirectory place;
    TreeBuilder(place / "from").file("file", "listed");
    TreeBuilder(place.path()).directory("to").file("new", "saved anew");
    FaultySyscalls sys;
    sys.observe(Call::openat, 0, [&](const CallSite& site) {
        if (site.names("file") && files::exists(place / "new")) files::rename(place / "new", place / "from/file");
    });
    EXPECT_EQ(run_job(sys, copying(place / "from", place / "to")).shot.state, JobState::done);
    EXPECT_EQ(read_file(place / "to/from/file"), "saved anew");
}

TEST(Failure48, a_dangling_symlink_as_the_target_is_never_followed) {
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("file", "new").symlink("link", "outside");
    EXPECT_EQ(run_job(copying(place / "file", place / "link")).told(), std::vector<std::string>{"link: EEXIST"});
    EXPECT_TRUE(files::is_symlink(place / "link"));
    const JobOptions replace{.on_conflict = ConflictPolicy::replace};
    EXPECT_EQ(run_job(copying(place / "file", place / "link", replace)).shot.state, JobState::done);
    EXPECT_EQ(read_file(place / "link"), "new");
    EXPECT_FALSE(files::exists(place / "outside"));
}

TEST(Failure49, replacing_one_name_leaves_the_files_other_names_with_the_old_content) {
    const TemporaryDirectory place;
    TreeBuilder(place.path())
        .file("file", "new")
        .directory("to")
        .file("to/file", "old")
        .hard_link("to/twin", "to/file");
    run_job(copying(place / "file", place / "to", {.on_conflict = ConflictPolicy::replace}));
    EXPECT_EQ(read_file(place / "to/file"), "new");
    EXPECT_EQ(read_file(place / "to/twin"), "old");
}

TEST(Failure50, a_link_that_was_made_although_the_answer_got_lost_is_no_conflict) {
    class LostReply : public FaultySyscalls {
        sys::SysStatus renameat_noreplace(int, const std::string&, int, const std::string&) override {
            return std::unexpected(sys::SysError{std::errc::invalid_argument, "renameat2"});  // as on NFS
        }
        sys::SysStatus linkat(int from_directory, const std::string& from, int to_directory,
                              const std::string& to) override {
            static_cast<void>(inner_.linkat(from_directory, from, to_directory, to));
            return std::unexpected(sys::SysError{std::errc::file_exists, "linkat"});
        }
    } sys;
    const TemporaryDirectory place;
    TreeBuilder(place.path()).file("file", "x").directory("to");
    const auto job = run_job(sys, copying(place / "file", place / "to"));
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_EQ(names_below(place / "to"), std::vector<std::string>{"file"});
}

TEST(Failure51, a_move_that_cannot_be_a_rename_becomes_a_copy) {
    const TemporaryDirectory place;
    build_sample_tree(place / "from");
    build_sample_tree(place / "again");
    TreeBuilder(place.path()).directory("to").file("single", "one");
    FaultySyscalls sys;  // bcachefs: one st_dev, two subvolumes
    const auto leaves_source = [](const CallSite& site) { return site.names("from") || site.names("single"); };
    sys.fail(Call::renameat_noreplace, EXDEV).where(leaves_source).at(1);
    sys.fail(Call::renameat_noreplace, EXDEV).where(names("single")).at(1);
    auto request = moving(place / "from", place / "to");
    request.sources.push_back(place / "single");
    const auto job = run_job(sys, std::move(request));
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    EXPECT_FALSE(files::exists(place / "from"));
    EXPECT_FALSE(files::exists(place / "single"));
    EXPECT_TRUE(same_tree(place / "again", place / "to/from", {.times = false}));
    EXPECT_EQ(read_file(place / "to/single"), "one");
}

}  // namespace

}  // namespace drover::testing
