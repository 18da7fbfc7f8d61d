// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/source_writeback.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <chrono>
#include <thread>

#include "tests/support/faulty_syscalls.h"

namespace drover::transfer {

namespace {

using testing::Call;

constexpr std::uint64_t MiB = std::uint64_t{1} << 20;

// A file of which nothing needs to be there: some of it is dirty, and writing that takes time.
class Dirty : public testing::FaultySyscalls {
public:
    std::uint64_t dirty_until = 0;
    bool clones = true;
    std::uint64_t written = 0;

    sys::SysStatus sync_file_range(int fd, ByteRange range) override {
        if (range.offset < dirty_until) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        written = range.end();
        static_cast<void>(FaultySyscalls::sync_file_range(fd, range));  // counts and observes; there is no file
        return {};
    }
    sys::SysStatus ficlonerange(int fd, ByteRange range, int to, std::uint64_t to_offset) override {
        static_cast<void>(FaultySyscalls::ficlonerange(fd, range, to, to_offset));
        const auto code = clones ? std::errc::invalid_argument : std::errc::cross_device_link;
        return std::unexpected(sys::SysError{code, "FICLONERANGE"});
    }
};

class Writeback : public ::testing::Test {
protected:
    bool write_out(std::uint64_t length) {
        slot_.begin("file", length);
        return write_source_out(work_, {-1, 0, -1, 0, length, true});
    }

    Dirty sys_;
    JobControl control_;
    ProgressCell progress_;
    WorkerSlot slot_;
    Workspace work_{sys_, control_, progress_, slot_};
};

TEST_F(Writeback, is_told_while_it_lasts_and_not_longer) {
    sys_.dirty_until = UINT64_MAX;
    std::vector<std::string> seen;
    sys_.observe(Call::sync_file_range, 0, [&](const auto&) { seen.push_back(slot_.view()->why); });
    EXPECT_TRUE(write_out(64 * MiB));
    ASSERT_GE(seen.size(), 3U);
    EXPECT_EQ(seen.back(), "Preparing: writing the source to disk");
    EXPECT_EQ(slot_.view()->why, "");
    EXPECT_EQ(sys_.written, 64 * MiB);
}

TEST_F(Writeback, asks_little_of_a_clean_source_and_says_nothing) {
    EXPECT_TRUE(write_out(MiB - 1));
    EXPECT_EQ(sys_.count(Call::sync_file_range), 0U) << "not worth a word";
    EXPECT_TRUE(write_out(10'240 * MiB));
    EXPECT_LE(sys_.count(Call::sync_file_range), 50U);
    EXPECT_TRUE(write_out(std::uint64_t{1} << 50)) << "mostly a hole";
    EXPECT_LE(sys_.count(Call::sync_file_range), 1200U);
}

TEST_F(Writeback, of_what_cannot_be_cloned_ends_after_one_piece) {
    sys_.dirty_until = UINT64_MAX;
    sys_.clones = false;
    EXPECT_TRUE(write_out(1024 * MiB));
    EXPECT_EQ(sys_.count(Call::sync_file_range), 1U);
    EXPECT_EQ(slot_.view()->why, "");
}

TEST_F(Writeback, ends_when_the_job_stops) {
    sys_.dirty_until = UINT64_MAX;
    sys_.observe(Call::sync_file_range, 3, [&](const auto&) { control_.stop(); });
    EXPECT_FALSE(write_out(1024 * MiB));
    EXPECT_EQ(sys_.count(Call::sync_file_range), 3U);
}

}  // namespace

}  // namespace drover::transfer
