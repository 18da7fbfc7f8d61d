// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/jobs/queue_fixture.h"

#include <thread>
#include <utility>

namespace drover::testing {

using namespace std::chrono_literals;

JobId QueueFixture::submit(JobRequest request, Engine::Start start) {
    const auto id = queue_.submit(std::move(request), start, {});
    EXPECT_TRUE(id.has_value());
    return *id;
}

JobRequest QueueFixture::slow(const std::string& name) {
    write_file(place_ / name, pattern(8 << 20));
    return copying(place_ / name, place_ / (name + " copy"), {.bytes_per_second = 1 << 20});
}

JobRequest QueueFixture::quick(const std::string& name) {
    write_file(place_ / name, name);
    return copying(place_ / name, place_ / (name + " copy"));
}

std::optional<JobSnapshot> QueueFixture::look(JobId id) {
    for (auto& shot : queue_.snapshot())
        if (shot.id == id) return std::move(shot);
    return std::nullopt;
}

bool QueueFixture::becomes(JobId id, JobState state) {
    for (const auto end = std::chrono::steady_clock::now() + 20s; std::chrono::steady_clock::now() < end;) {
        if (const auto shot = look(id); shot && shot->state == state) return true;
        std::this_thread::sleep_for(2ms);
    }
    return false;
}

std::vector<JobId> QueueFixture::order() {
    std::vector<JobId> ids;
    for (const auto& shot : queue_.snapshot()) ids.push_back(shot.id);
    return ids;
}

}  // namespace drover::testing
