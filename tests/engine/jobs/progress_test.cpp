// SPDX-License-Identifier: GPL-3.0-or-later
// Totals, progress by work, phases, and the last phase: writing to the device.
#include <gtest/gtest.h>

#include <cerrno>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "engine/jobs/queue/job_queue.h"
#include "tests/engine/job_run.h"
#include "tests/engine/jobs/queue_fixture.h"

namespace drover::jobs {

namespace {

using namespace std::chrono_literals;
using testing::Call;
using testing::CallSite;
using testing::copying;
using testing::pattern;
using testing::TreeBuilder;

using Progress = testing::QueueFixture;

TEST_F(Progress, skipped_linked_and_failed_files_leave_the_totals) {
    TreeBuilder(place_ / "from").file("a", pattern(1000)).file("b", pattern(100)).file("bad", pattern(10));
    TreeBuilder(place_ / "from").hard_link("link", "a");
    TreeBuilder(place_ / "to").directory("from").file("from/b", "taken");
    sys_.fail(Call::openat, EACCES).where([](const CallSite& site) { return site.names("bad"); });
    const JobId id = submit(copying(place_ / "from", place_ / "to",
                                    {.on_conflict = ConflictPolicy::skip, .count_ahead = true, .workers = 1}));
    ASSERT_TRUE(becomes(id, JobState::partial));
    const auto shot = look(id);
    ASSERT_TRUE(shot->totals && shot->totals->complete);
    EXPECT_EQ(shot->totals->files, 2U) << "a and its other name";
    EXPECT_EQ(shot->totals->bytes, 1010U) << "what could not be opened has no size to take away";
    EXPECT_EQ(shot->counts.bytes_done, 1000U);
    EXPECT_LT(*shot->progress, 1);
}

TEST_F(Progress, bytes_of_a_file_that_failed_are_in_the_end_not_among_what_was_done) {
    TreeBuilder(place_ / "from").file("bad", pattern(3 << 20)).file("good", pattern(1000));
    TreeBuilder(place_.path()).directory("to");
    sys_.shorten(Call::pread, 1 << 20);
    sys_.fail(Call::pread, EIO).at(2);
    const auto done = testing::run_job(
        sys_, copying(place_ / "from/bad", place_ / "to", {.method = MethodChoice::buffered, .count_ahead = true}));
    EXPECT_EQ(done.shot.state, JobState::failed);
    EXPECT_EQ(done.shot.bytes.total(), 0U);
    EXPECT_EQ(done.shot.counts.bytes_done, 0U);
    EXPECT_EQ(done.shot.totals->bytes, 0U);
}

TEST_F(Progress, is_whole_only_at_the_end) {
    auto request = slow("a");
    request.options.count_ahead = true;
    const JobId id = submit(std::move(request));
    ASSERT_TRUE(becomes(id, JobState::running));
    for (int tries = 0; tries < 1000 && !look(id)->progress; ++tries) std::this_thread::sleep_for(2ms);
    ASSERT_TRUE(look(id)->progress.has_value());
    EXPECT_LT(*look(id)->progress, 1);
    EXPECT_EQ(look(id)->phase, JobPhase::transferring);
    queue_.set_limit(id, 0);
    ASSERT_TRUE(becomes(id, JobState::done));
    EXPECT_EQ(look(id)->progress, 1);
    EXPECT_EQ(look(id)->phase, JobPhase::idle);
}

TEST_F(Progress, a_file_that_shrinks_is_told) {
    TreeBuilder(place_ / "from").file("a", pattern(200'000));
    sys_.observe(Call::copy_file_range, 1,
                 [&](const CallSite&) { std::filesystem::resize_file(place_ / "from/a", 10); });
    const JobId id = submit(copying(place_ / "from/a", place_ / "b", {.log_items = true}));
    ASSERT_TRUE(becomes(id, JobState::partial));
    EXPECT_EQ(look(id)->counts.sizes_changed, 1U);
    EXPECT_EQ(queue_.items(id, 0, 1).front().result, ItemResult::warning);
}

// A device that takes its time.
class SlowDevice : public testing::FaultySyscalls {
public:
    sys::SysStatus syncfs(int fd) override {
        std::unique_lock lock(mutex_);
        entered_ = true;
        changed_.notify_all();
        changed_.wait_for(lock, 20s, [&] { return released_; });
        return ForwardingSyscalls::syncfs(fd);
    }
    sys::SysResult<sys::WritebackFacts> writeback_facts(const std::string&) override {
        const std::lock_guard lock(mutex_);
        return facts;
    }
    sys::SysResult<sys::StorageFacts> storage_facts(int) override {
        return sys::StorageFacts{.mount_point = "/stick", .removable = removable};
    }
    void wrote(std::uint64_t bytes) {
        const std::lock_guard lock(mutex_);
        facts.written += bytes;
        facts.held_back -= bytes;
    }
    void release() {
        const std::lock_guard lock(mutex_);
        released_ = true;
        changed_.notify_all();
    }

    sys::WritebackFacts facts{.held_back = 1'000'000, .written = 5'000'000};
    bool removable = true;

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    bool entered_ = false;
    bool released_ = false;
};

class Flushing : public ::testing::Test {
protected:
    Flushing() { testing::write_file(place_ / "a", pattern(100'000)); }
    ~Flushing() override { sys_.release(); }

    JobId start(JobOptions options) {
        return *queue_.submit(copying(place_ / "a", place_ / "b", options), Engine::Start::when_possible, {});
    }
    JobSnapshot look() { return queue_.snapshot().front(); }
    bool flushes() {
        for (int tries = 0; tries < 5000 && look().phase != JobPhase::flushing; ++tries)
            std::this_thread::sleep_for(1ms);
        return look().phase == JobPhase::flushing;
    }

    testing::TemporaryDirectory place_ = testing::TemporaryDirectory::in_memory();
    SlowDevice sys_;
    JobQueue queue_{sys_};
};

TEST_F(Flushing, comes_after_the_last_byte_and_tells_what_is_left) {
    const JobId id = start({.sync = true});
    ASSERT_TRUE(flushes());
    EXPECT_EQ(look().state, JobState::running);
    EXPECT_EQ(look().counts.bytes_done, 100'000U);
    ASSERT_TRUE(look().flush.has_value());
    EXPECT_EQ(look().flush->total, 100'000U) << "no more than this job has written";
    sys_.wrote(40'000);
    for (int tries = 0; tries < 1000 && look().flush->left == 100'000; ++tries) std::this_thread::sleep_for(5ms);
    EXPECT_EQ(look().flush->left, 60'000U);
    sys_.release();
    EXPECT_TRUE(queue_.wait(id, 10s));
    EXPECT_EQ(look().state, JobState::done);
    EXPECT_FALSE(look().flush.has_value());
}

TEST_F(Flushing, can_be_cancelled_at_once_and_the_copy_stays) {
    const JobId id = start({.sync_removable = true});
    ASSERT_TRUE(flushes());
    const auto begin = std::chrono::steady_clock::now();
    queue_.cancel(id);
    ASSERT_TRUE(queue_.wait(id, 10s));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1s);
    EXPECT_EQ(look().state, JobState::cancelled);
    EXPECT_EQ(look().warnings.size(), 1U);
    EXPECT_EQ(testing::read_file(place_ / "b").size(), 100'000U);
    sys_.release();
    while (sys_.count(Call::syncfs) == 0) std::this_thread::sleep_for(1ms);  // nobody waits for that thread
    std::this_thread::sleep_for(20ms);
}

TEST_F(Flushing, is_only_for_removable_devices_unless_it_is_asked_for) {
    sys_.removable = false;
    const JobId id = start({.sync_removable = true});
    ASSERT_TRUE(queue_.wait(id, 10s));
    EXPECT_EQ(look().state, JobState::done);
    EXPECT_EQ(sys_.count(Call::syncfs), 0U);
}

}  // namespace

}  // namespace drover::jobs
