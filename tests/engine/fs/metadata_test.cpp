// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/metadata.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <ostream>

#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"

namespace drover::fs {

namespace {

using testing::Call;
using testing::FaultySyscalls;

TEST(MetadataLosses, tell_each_kind_once_with_an_example_and_a_count) {
    MetadataLosses losses;
    EXPECT_TRUE(losses.warnings().empty());
    const sys::SysError denied{std::errc::operation_not_permitted, "fchown"};
    losses.note(Loss::owner, denied, "/first\n");
    for (int i = 0; i < 9; ++i) losses.note(Loss::owner, denied, "/later");
    losses.note(Loss::times, denied, "/t");
    const std::vector<std::string> expected{
        "The owner of /first\\x0a and 9 more could not be kept: Operation not permitted",
        "The times of /t could not be kept: Operation not permitted"};
    EXPECT_EQ(losses.warnings(), expected);
}

struct Creation {
    const char* title;
    std::uint32_t source;
    MetadataCopier::Seen seen;
    std::uint32_t created;

    friend void PrintTo(const Creation& one, std::ostream* out) { *out << one.title; }
};
class CreationPermissions : public ::testing::TestWithParam<Creation> {};

TEST_P(CreationPermissions, show_nobody_more_than_the_original) {
    sys::FileStatus status;
    status.permissions = GetParam().source;
    EXPECT_EQ(MetadataCopier::creation_permissions(status, GetParam().seen), GetParam().created);
}
INSTANTIATE_TEST_SUITE_P(
    Of, CreationPermissions,
    ::testing::Values(Creation{"a_public_file", 0644, MetadataCopier::Seen::by_others, 0600},
                      Creation{"a_public_file_in_a_hidden_tree", 0644, MetadataCopier::Seen::by_owner, 0644},
                      Creation{"a_set_id_program", 06755, MetadataCopier::Seen::by_owner, 0755},
                      Creation{"a_set_id_program_in_sight", 06755, MetadataCopier::Seen::by_others, 0700},
                      Creation{"a_private_file", 0600, MetadataCopier::Seen::by_others, 0600},
                      Creation{"a_read_only_file", 0444, MetadataCopier::Seen::by_others, 0600},
                      Creation{"a_file_without_any", 0, MetadataCopier::Seen::by_others, 0200}),
    [](const auto& test) { return test.param.title; });

class MetadataOfAFile : public ::testing::Test {
protected:
    // Copies onto an empty file, as if the source had other owners when `foreign`.
    void copy(bool foreign) {
        testing::TreeBuilder(place_.path()).file("source", "").file("target", "").permissions("source", 06755);
        const auto source = sys_.openat(sys::working_directory, place_ / "source", sys::OpenMode::read, 0);
        const auto target = sys_.openat(sys::working_directory, place_ / "target", sys::OpenMode::write, 0);
        auto status = *sys_.fstat(source->get());
        if (foreign) status.uid = status.gid = 54321;
        const auto now = *sys_.fstat(target->get());
        MetadataCopier(sys_, losses_).copy_to_file(source->get(), status, target->get(), now, false, "source");
        permissions_ = sys_.fstat(target->get())->permissions;
    }

    testing::TemporaryDirectory place_;
    FaultySyscalls sys_;
    MetadataLosses losses_;
    std::uint32_t permissions_ = 0;
};

TEST_F(MetadataOfAFile, is_set_only_where_it_differs) {
    copy(false);
    EXPECT_EQ(sys_.count(Call::fchown), 0U);
    EXPECT_EQ(permissions_, 06755U);
    EXPECT_TRUE(losses_.warnings().empty());
}

TEST_F(MetadataOfAFile, gives_no_power_of_an_owner_that_could_not_be_kept) {
    sys_.fail(Call::fchown, EPERM);
    copy(true);
    EXPECT_EQ(permissions_, 0755U) << "a set-id bit for the wrong owner";
    ASSERT_EQ(losses_.warnings().size(), 1U);
    EXPECT_TRUE(losses_.warnings().front().starts_with("The owner of source"));
}

struct Lost {
    const char* title;
    Call call;
    int code;
    const char* beginning;
};
class LostMetadata : public MetadataOfAFile, public ::testing::WithParamInterface<Lost> {};

TEST_P(LostMetadata, is_a_warning_and_does_not_stop_what_follows) {
    sys_.fail(GetParam().call, GetParam().code);
    copy(false);
    ASSERT_EQ(losses_.warnings().size(), 1U);
    EXPECT_TRUE(losses_.warnings().front().starts_with(GetParam().beginning)) << losses_.warnings().front();
    EXPECT_EQ(sys_.count(Call::futimens), 1U);
}
INSTANTIATE_TEST_SUITE_P(By, LostMetadata,
                         ::testing::Values(Lost{"fchmod", Call::fchmod, EPERM, "The permissions of"},
                                           Lost{"futimens", Call::futimens, EPERM, "The times of"},
                                           Lost{"flistxattr", Call::flistxattr, EIO, "An extended attribute of"}),
                         [](const auto& test) { return test.param.title; });

TEST_F(MetadataOfAFile, without_any_attributes_there_are_none_to_lose) {
    for (const int code : {EOPNOTSUPP, ENOSYS}) sys_.fail(Call::flistxattr, code).at(1);
    copy(false);
    EXPECT_TRUE(losses_.warnings().empty());
}

}  // namespace

}  // namespace drover::fs
