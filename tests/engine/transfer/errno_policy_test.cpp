// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/errno_policy.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <cstring>

#include "engine/transfer/chunk_size.h"
#include "tests/engine/one_file.h"

namespace drover::transfer {

namespace {

using testing::profile;

constexpr auto retry = Reaction::retry;
constexpr auto next = Reaction::next_method;
constexpr auto fail = Reaction::fail;

struct Policy {
    int code;
    Reaction clone;
    Reaction kernel;
    bool remembered;  // for every other pair of files on the same filesystems
};
class ErrnoPolicy : public ::testing::TestWithParam<Policy> {};

TEST_P(ErrnoPolicy, is_kept) {
    const auto& [code, clone, kernel, remembered] = GetParam();
    const sys::SysError error{static_cast<std::errc>(code), "call"};
    EXPECT_EQ(react(MethodId::clone, error, profile("ext4")), clone);
    EXPECT_EQ(react(MethodId::kernel, error, profile("ext4")), kernel);
    EXPECT_EQ(holds_for_all_files(error), remembered);
}
INSTANTIATE_TEST_SUITE_P(Table, ErrnoPolicy,
                         ::testing::Values(Policy{ENOSYS, next, next, true}, Policy{ENOTTY, next, next, true},
                                           Policy{EOPNOTSUPP, next, next, true}, Policy{EXDEV, next, next, true},
                                           Policy{EINVAL, next, next, false}, Policy{EBADF, next, next, false},
                                           Policy{ETXTBSY, next, next, false}, Policy{EPERM, next, next, false},
                                           Policy{EACCES, next, next, false}, Policy{ENOENT, fail, next, false},
                                           Policy{EOVERFLOW, fail, next, false}, Policy{EFBIG, fail, next, false},
                                           Policy{EAGAIN, next, fail, false}, Policy{EIO, fail, fail, false},
                                           Policy{ENOMEM, fail, fail, false}, Policy{ENOSPC, fail, fail, false},
                                           Policy{EDQUOT, fail, fail, false}, Policy{EROFS, fail, fail, false},
                                           Policy{ESTALE, fail, fail, false}, Policy{EINTR, retry, retry, false}),
                         [](const auto& test) { return ::strerrorname_np(test.param.code); });

TEST(ErrnoPolicy, takes_EIO_for_a_refusal_on_SMB_only) {
    const sys::SysError error{std::errc::io_error, "copy_file_range"};
    for (const std::string_view name : {"cifs", "smb2"}) {
        EXPECT_EQ(react(MethodId::kernel, error, profile(name)), next);
        EXPECT_EQ(react(MethodId::clone, error, profile(name)), fail);
    }
    for (const std::string_view name : {"nfs", "ext4", "fuse", "unknown"})
        EXPECT_EQ(react(MethodId::kernel, error, profile(name)), fail) << name;
}

TEST(ErrnoPolicy, blames_the_destination_for_what_only_it_can_be) {
    for (const int code : {ENOSPC, EDQUOT, EFBIG, EROFS})
        EXPECT_TRUE(blames_destination({static_cast<std::errc>(code), ""})) << ::strerrorname_np(code);
    for (const int code : {EIO, ENOMEM, ESTALE, EACCES})
        EXPECT_FALSE(blames_destination({static_cast<std::errc>(code), ""})) << ::strerrorname_np(code);
}

using namespace std::chrono_literals;

TEST(ChunkSize, grows_while_calls_are_quick_and_shrinks_at_once_when_one_is_slow) {
    ChunkSize chunk;
    EXPECT_EQ(chunk.bytes(), ChunkSize::first);
    chunk.learn(chunk.bytes(), 1ms);
    EXPECT_EQ(chunk.bytes(), 2 * ChunkSize::first);
    chunk.learn(chunk.bytes(), 10ms);
    EXPECT_EQ(chunk.bytes(), 2 * ChunkSize::first) << "about right";
    chunk.learn(chunk.bytes(), 100ms);
    EXPECT_EQ(chunk.bytes(), ChunkSize::first);
}

TEST(ChunkSize, learns_nothing_from_a_quick_call_that_moved_little) {
    ChunkSize chunk;
    chunk.learn(4096, 1us);
    EXPECT_EQ(chunk.bytes(), ChunkSize::first);
}

TEST(ChunkSize, stays_within_its_bounds) {
    ChunkSize chunk;
    for (int i = 0; i < 100; ++i) chunk.learn(chunk.bytes(), 10s);
    EXPECT_EQ(chunk.bytes(), ChunkSize::smallest);
    for (int i = 0; i < 100; ++i) chunk.learn(chunk.bytes(), 0s);
    EXPECT_EQ(chunk.bytes(), ChunkSize::largest);
}

}  // namespace

}  // namespace drover::transfer
