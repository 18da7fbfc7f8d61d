// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/flush.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/fs/call_left_behind.h"

namespace drover::jobs {

namespace {

constexpr std::chrono::milliseconds look_again(50);

// What the kernel held back at first, less what the device has written since; never more than is held back now.
class Estimate {
public:
    Estimate(JobContext& job, std::string device) : job_(job), device_(std::move(device)), begin_(facts()) {
        const std::uint64_t total = std::min(begin_.held_back, job_.progress.bytes().total());
        job_.flush_total.store(total, std::memory_order_relaxed);
        job_.flush_left.store(total, std::memory_order_relaxed);
    }

    void look() {
        const auto now = facts();
        const std::uint64_t total = job_.flush_total.load(std::memory_order_relaxed);
        const std::uint64_t written = std::min(now.written - std::min(begin_.written, now.written), total);
        job_.flush_left.store(std::min(total - written, now.held_back), std::memory_order_relaxed);
    }

private:
    sys::WritebackFacts facts() const { return job_.sys.writeback_facts(device_).value_or(sys::WritebackFacts{}); }

    JobContext& job_;
    std::string device_;
    sys::WritebackFacts begin_;
};

}  // namespace

bool wants_flush(JobContext& job, int directory) {
    const auto& options = job.request.options;
    if (options.sync || !options.sync_removable) return options.sync;
    const auto facts = job.sys.storage_facts(directory);
    return facts && facts->removable;
}

void flush(JobContext& job, int directory, const std::string& path) {
    const auto fail = [&](sys::SysError error) {
        job.fail_item(sys::to_error(error, path), transfer::Side::destination);
    };
    auto own = job.sys.openat(directory, ".", sys::OpenMode::root);
    if (!own) return fail(own.error());
    Estimate estimate(job, job.sys.storage_device(own->get()).value_or(""));
    job.phase.store(JobPhase::flushing, std::memory_order_release);
    const auto syncing =
        fs::CallLeftBehind::start(std::move(*own), [&sys = job.sys](int fd) { return sys.syncfs(fd); });
    for (;;) {
        if (const auto result = syncing->wait(look_again)) {
            if (!*result) fail(result->error());
            break;
        }
        if (job.control.stop_requested()) {
            job.record.warn("Not all of it is on the device yet: the system goes on writing");
            break;
        }
        estimate.look();
    }
    job.phase.store(JobPhase::transferring, std::memory_order_release);
}

}  // namespace drover::jobs
