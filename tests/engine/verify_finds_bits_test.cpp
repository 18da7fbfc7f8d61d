// SPDX-License-Identifier: GPL-3.0-or-later
// A medium that turns single bits: verify finds each of them, and none that is not there.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <random>

#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

constexpr int bits = 1000;  // in all, of copies, archives and what is unpacked

// One bit of a file turns when it has left the page cache, which is when it is read back.
class TurningMedium : public FaultySyscalls {
public:
    explicit TurningMedium(unsigned seed) : random_(seed) {}

    // Only there, where the file has anything beside its content.
    std::uint64_t first = 0;
    std::uint64_t length = UINT64_MAX;
    bool turns = true;
    int turned = 0;

    sys::SysStatus drop_cache(int fd) override {
        if (turns) turn_one_bit(fd);
        return FaultySyscalls::drop_cache(fd);
    }

private:
    void turn_one_bit(int fd) {
        const std::string path = "/proc/self/fd/" + std::to_string(fd);
        const std::uint64_t end = std::min(files::file_size(path) - first, length);
        const std::uint64_t place = first + std::uniform_int_distribution<std::uint64_t>(0, end - 1)(random_);
        const auto file = sys::linux_syscalls().openat(sys::working_directory, files::read_symlink(path).string(),
                                                       sys::OpenMode::write);
        std::byte byte{};
        ASSERT_EQ(::pread(fd, &byte, 1, static_cast<off_t>(place)), 1);
        byte ^= std::byte{1} << std::uniform_int_distribution(0, 7)(random_);
        ASSERT_EQ(::pwrite(file->get(), &byte, 1, static_cast<off_t>(place)), 1);
        ++turned;
    }

    std::mt19937 random_;
};

// A file of a size that is new each time.
class VerifyFinds : public ::testing::Test {
protected:
    void write_source(unsigned number) {
        std::mt19937 random(number);
        content_ = pattern(
            std::uniform_int_distribution<std::size_t>(16, number % 20 == 0 ? 1'500'000 : 60'000)(random), number);
        write_file(place / "file", content_);
    }
    // Runs it twice: with the turned bit it has to fail and deliver nothing, without to be done.
    void expect_it_is_found(TurningMedium& medium, const JobRequest& request, const files::path& delivered) {
        const auto job = run_job(medium, request);
        ASSERT_EQ(medium.turned, 1);
        ASSERT_EQ(job.errors().size(), 1U) << "a turned bit was not found";
        ASSERT_EQ(job.errors().front().kind, ErrorKind::mismatch);
        ASSERT_FALSE(files::exists(delivered));
        medium.turns = false;
        ASSERT_EQ(run_job(medium, request).shot.state, JobState::done) << "an error that is not there";
        ASSERT_TRUE(files::exists(delivered));
        files::remove(delivered);
        ++found_;
    }

    TemporaryDirectory place = TemporaryDirectory::in_memory();
    std::string content_;
    int found_ = 0;
};

TEST_F(VerifyFinds, every_bit_in_copies) {
    files::create_directory(place / "to");
    for (unsigned number = 0; number < bits * 6 / 10 && !HasFatalFailure(); ++number) {
        write_source(number);
        TurningMedium medium(number);
        expect_it_is_found(medium, copying(place / "file", place / "to", {.verify = true}), place / "to/file");
    }
    EXPECT_EQ(found_, bits * 6 / 10);
}

TEST_F(VerifyFinds, every_bit_of_content_in_archives) {
    for (unsigned number = 0; number < bits * 2 / 10 && !HasFatalFailure(); ++number) {
        write_source(number);
        TurningMedium medium(number);
        JobRequest request = copying(place / "file", place / "new.tar", {.verify = true});
        request.kind = JobKind::archive;
        ASSERT_EQ(run_job(request).shot.state, JobState::done);
        medium.first = read_file(place / "new.tar").find(content_);
        medium.length = content_.size();
        files::remove(place / "new.tar");
        expect_it_is_found(medium, request, place / "new.tar");
    }
    EXPECT_EQ(found_, bits * 2 / 10);
}

TEST_F(VerifyFinds, every_bit_in_what_is_unpacked) {
    for (unsigned number = 0; number < bits * 2 / 10 && !HasFatalFailure(); ++number) {
        write_source(number);
        JobRequest packing = copying(place / "file", place / "packed.tar");
        packing.kind = JobKind::archive;
        ASSERT_EQ(run_job(packing).shot.state, JobState::done);
        TurningMedium medium(number);
        JobRequest request = copying(place / "packed.tar", place / "to", {.verify = true});
        request.kind = JobKind::extract;
        expect_it_is_found(medium, request, place / "to/file");
        files::remove(place / "packed.tar");
    }
    EXPECT_EQ(found_, bits * 2 / 10);
}

}  // namespace

}  // namespace drover::testing
