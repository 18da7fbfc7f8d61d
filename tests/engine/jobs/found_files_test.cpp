// SPDX-License-Identifier: GPL-3.0-or-later
// What a job that goes on finds under the names of its entries: its own, a part of its own, or another one's.
#include <unistd.h>

#include "tests/engine/jobs/resume_fixture.h"

namespace drover::testing {

namespace {

// Of one file, found with the size and the time of its source.
class FoundFile : public ResumeTest {
protected:
    FoundFile() { EXPECT_EQ(run_job(request()).shot.state, JobState::done); }

    void put(const std::string& name, std::string_view content) const {
        const std::int64_t time = time_of(from() / name);
        TreeBuilder(target()).file(name, content).modified(name, time);
    }
    bool attributes_work() const { return user_attributes_work(place.path()); }

    const std::string foreign = pattern(70'000, 99);
};

TEST_F(FoundFile, gets_the_permissions_of_its_original) {
    TreeBuilder(target()).permissions("b", 0400).permissions("d/c", 0755);
    EXPECT_EQ(run_job(request()).shot.state, JobState::done);
    expect_complete();
}

TEST_F(FoundFile, gets_attributes_and_owner_of_its_original) {
    if (!attributes_work()) GTEST_SKIP() << "no extended attributes in memory here";
    TreeBuilder(from()).attribute("b", "user.note", "original").attribute("d/c", "user.note", "also");
    TreeBuilder(pristine()).attribute("b", "user.note", "original").attribute("d/c", "user.note", "also");
    TreeBuilder(target()).attribute("d/c", "user.note", "older");
    if (::geteuid() == 0) TreeBuilder(target()).owner("b", 1, 1).owner("d/link", 1, 1);
    EXPECT_EQ(run_job(request()).shot.state, JobState::done);
    expect_complete();
}

// It looks like its original and holds something else.
TEST_F(FoundFile, gets_no_rights_before_it_was_compared) {
    put("b", foreign);
    TreeBuilder(target()).permissions("b", 0600);
    EXPECT_EQ(run_job(request()).told(), Lines{"b: EEXIST"});
    EXPECT_EQ(files::status(target() / "b").permissions(), files::perms(0600));
    EXPECT_TRUE(same_bytes(foreign, read_file(target() / "b")));
}

TEST_F(FoundFile, keeps_its_rights_where_a_mount_may_decide_on_them) {
    TreeBuilder(target()).permissions("b", 0600);
    FaultySyscalls sys;
    sys.on_facts = pretend_filesystem("smb2");
    EXPECT_EQ(run_job(sys, request()).shot.state, JobState::done);
    EXPECT_EQ(files::status(target() / "b").permissions(), files::perms(0600));
    EXPECT_EQ(run_job(sys, request(JobKind::copy, true)).shot.state, JobState::done);
    expect_complete();
}

TEST_F(FoundFile, is_not_touched_where_nothing_differs) {
    FaultySyscalls sys;
    EXPECT_EQ(run_job(sys, request()).shot.state, JobState::done);
    for (const Call call : {Call::fchmodat, Call::fchownat, Call::setxattrat}) EXPECT_EQ(sys.count(call), 0U);
    expect_complete();
}

TEST_F(FoundFile, of_a_move_gets_attributes_before_its_original_goes) {
    if (!attributes_work()) GTEST_SKIP() << "no extended attributes in memory here";
    TreeBuilder(from()).attribute("b", "user.note", "original").permissions("a", 0640);
    TreeBuilder(pristine()).attribute("b", "user.note", "original").permissions("a", 0640);
    OnOtherFilesystem sys;
    const auto job = run_job(sys, request(JobKind::move));
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    EXPECT_FALSE(files::exists(from()));
    expect_complete();
}

TEST_F(FoundFile, that_cannot_hold_an_attribute_is_no_reason_to_remove_the_original) {
    if (!attributes_work()) GTEST_SKIP() << "no extended attributes in memory here";
    TreeBuilder(from()).attribute("b", "user.note", "original");
    OnOtherFilesystem sys;
    sys.fail(Call::setxattrat, ENOTSUP);
    const auto job = run_job(sys, request(JobKind::move));
    EXPECT_EQ(job.shot.state, JobState::partial);
    ASSERT_EQ(job.errors().size(), 1U);
    EXPECT_EQ(job.errors().front().path, (from() / "b").string());
    EXPECT_TRUE(files::exists(from() / "b"));
    EXPECT_FALSE(files::exists(from() / "a"));
}

TEST_F(FoundFile, that_is_immutable_and_lacks_something_is_no_reason_to_remove_the_original) {
    class Immutable : public OnOtherFilesystem {
    public:
        sys::SysResult<sys::EntryFlags> statx(int directory, const std::string& name) override {
            auto flags = OnOtherFilesystem::statx(directory, name);
            if (flags && name == "b") flags->immutable = true;
            return flags;
        }
    } sys;
    sys.fail(Call::fchmodat, EPERM);
    TreeBuilder(target()).permissions("a", 0600).permissions("b", 0600);
    const auto job = run_job(sys, request(JobKind::move));
    EXPECT_EQ(job.shot.state, JobState::partial);
    EXPECT_EQ(job.shot.counts.files_failed, 1U);
    EXPECT_TRUE(files::exists(from() / "b"));
    EXPECT_FALSE(files::exists(from() / "a")) << "this filesystem cannot hold the permissions";
}

TEST_F(FoundFile, with_several_names_is_one_in_the_warnings) {
    FaultySyscalls sys;
    sys.fail(Call::fchmodat, EPERM);
    TreeBuilder(target()).permissions("d/twin", 0600);
    const auto job = run_job(sys, request());
    ASSERT_EQ(job.shot.warnings.size(), 1U);
    EXPECT_EQ(job.shot.warnings.front().find("more"), std::string::npos) << job.shot.warnings.front();
}

TEST_F(FoundFile, in_a_tree_that_was_left_and_cannot_hold_an_attribute_keeps_the_original) {
    if (!attributes_work()) GTEST_SKIP() << "no extended attributes in memory here";
    files::rename(target(), hidden());
    TreeBuilder(from()).attribute("b", "user.note", "original");
    OnOtherFilesystem sys;
    for (const Call call : {Call::setxattrat, Call::fsetxattr}) sys.fail(call, ENOTSUP);
    EXPECT_EQ(run_job(sys, request(JobKind::move)).shot.state, JobState::partial);
    EXPECT_TRUE(files::exists(from() / "b"));
    EXPECT_FALSE(files::exists(target() / "b"));
}

// --- another one's
// -----------------------------------------------------------------------------------------------------

class ForeignFile : public FoundFile, public ::testing::WithParamInterface<ConflictPolicy> {
protected:
    JobRequest by_policy(JobKind kind, bool verify) const {
        JobRequest going_on = request(kind, verify);
        going_on.options.on_conflict = GetParam();
        return going_on;
    }
    void expect_untouched() const {
        EXPECT_TRUE(same_bytes(foreign, read_file(target() / "b")));
        EXPECT_TRUE(same_bytes(pattern(70'000, 2), read_file(from() / "b")));
        EXPECT_EQ(files::exists(target() / "b (2)"), GetParam() == ConflictPolicy::keep_both);
    }
};

TEST_P(ForeignFile, seen_by_verify_is_left_to_the_policy) {
    put("b", foreign);
    run_job(by_policy(JobKind::copy, true));
    expect_untouched();
}

TEST_P(ForeignFile, seen_after_a_power_loss_is_left_to_the_policy) {
    put("b", foreign);
    Rebooted sys;
    run_job(sys, by_policy(JobKind::copy, false));
    expect_untouched();
}

TEST_P(ForeignFile, shorter_than_the_source_is_left_to_the_policy) {
    put("b", foreign.substr(0, 5000));
    Rebooted sys;
    run_job(sys, by_policy(JobKind::copy, false));
    EXPECT_TRUE(same_bytes(foreign.substr(0, 5000), read_file(target() / "b")));
}

TEST_P(ForeignFile, seen_by_a_move_is_left_to_the_policy) {
    put("b", foreign);
    OnOtherFilesystem sys;
    run_job(sys, by_policy(JobKind::move, false));
    EXPECT_TRUE(same_bytes(foreign, read_file(target() / "b")));
    const auto original = GetParam() == ConflictPolicy::keep_both ? target() / "b (2)" : from() / "b";
    EXPECT_TRUE(same_bytes(pattern(70'000, 2), read_file(original)));
}

INSTANTIATE_TEST_SUITE_P(With, ForeignFile,
                         ::testing::Values(ConflictPolicy::fail, ConflictPolicy::skip, ConflictPolicy::keep_both),
                         [](const auto& test) {
                             if (test.param == ConflictPolicy::keep_both) return "keep_both";
                             return test.param == ConflictPolicy::fail ? "fail" : "skip";
                         });

TEST_F(FoundFile, that_is_a_link_to_elsewhere_is_anothers) {
    files::remove(target() / "d/link");
    TreeBuilder(target()).symlink("d/link", "d").modified("d/link", time_of(from() / "d/link"));
    EXPECT_EQ(run_job(request()).told(), Lines{"link: EEXIST"});
    EXPECT_EQ(files::read_symlink(target() / "d/link"), "d");
}

TEST_F(FoundFile, that_is_another_device_is_anothers) {
    if (::geteuid() != 0) GTEST_SKIP() << "devices are made by root only";
    for (const auto& [root, minor] : {std::pair{from(), 3U}, std::pair{target(), 5U}}) {
        ASSERT_EQ(::mknod((root / "null").c_str(), S_IFCHR | 0600, (1U << 8U) | minor), 0);
        TreeBuilder(root).modified("null", an_hour);
    }
    EXPECT_EQ(run_job(request()).told(), Lines{"null: EEXIST"});
}

TEST_F(FoundFile, that_should_be_a_link_and_is_a_file_of_its_own_is_anothers) {
    for (const auto* name : {"d/twin", "d/twin 2"}) {
        files::remove(target() / name);
        put(name, std::string(100, name == std::string("d/twin") ? '1' : '2'));
    }
    const auto told = run_job(request()).told();
    ASSERT_EQ(told.size(), 1U);
    EXPECT_NE(told.front().find("twin"), std::string::npos);
    EXPECT_NE(inode(target() / "d/twin"), inode(target() / "d/twin 2"));
    EXPECT_EQ(read_file(target() / "d/twin"), std::string(100, '1'));
    EXPECT_EQ(read_file(target() / "d/twin 2"), std::string(100, '2'));
}

// --- a part of its own
// -------------------------------------------------------------------------------------------------

TEST_F(FoundFile, that_was_cut_off_is_copied_again) {
    put("b", pattern(70'000, 2).substr(0, 40'000));
    Rebooted sys;
    const auto job = run_job(sys, request());
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    expect_complete();
}

TEST_F(FoundFile, whose_middle_never_reached_the_disk_is_copied_again) {
    std::string content = pattern(70'000, 2);
    std::fill(content.begin() + 8192, content.begin() + 20480, '\0');
    std::fill(content.begin() + 65536, content.end(), '\0');
    put("b", content);
    Rebooted sys;
    const auto job = run_job(sys, request());
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    expect_complete();
}

// What --on-conflict says is for these, too: an earlier version of the file cannot be told from another one's.
TEST_F(FoundFile, that_is_an_earlier_version_is_replaced_by_newer) {
    TreeBuilder(from()).file("b", "new").modified("b", an_hour + 1'000'000'000);
    EXPECT_EQ(run_job(request()).told(), Lines{"b: EEXIST"});
    JobRequest newer = request();
    newer.options.on_conflict = ConflictPolicy::newer;
    EXPECT_EQ(run_job(newer).shot.state, JobState::done);
    EXPECT_EQ(read_file(target() / "b"), "new");
}

}  // namespace

}  // namespace drover::testing
