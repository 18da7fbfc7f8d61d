// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/job_run.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include "engine/jobs/queue/job_queue.h"

namespace drover::testing {

namespace files = std::filesystem;

std::vector<std::string> FinishedJob::told() const {
    std::vector<std::string> lines;
    for (const auto& error : errors())
        lines.push_back(files::path(error.path).filename().string() + ": " +
                        (error.code.empty() ? error.reason : error.code));
    return lines;
}

JobRequest copying(const files::path& source, const files::path& destination, const JobOptions& options) {
    JobRequest request;
    request.sources = {source.string()};
    request.destination = destination.string();
    request.options = options;
    return request;
}

JobRequest moving(const files::path& source, const files::path& destination, const JobOptions& options) {
    JobRequest request = copying(source, destination, options);
    request.kind = JobKind::move;
    return request;
}

FinishedJob run_job(sys::Syscalls& sys, JobRequest request) {
    FinishedJob finished;
    jobs::JobQueue queue(sys);
    const auto id = queue.submit(std::move(request), Engine::Start::when_possible,
                                 [&](const ItemReport& item) { finished.items.push_back(item); });
    if (!id) {
        std::fprintf(stderr, "refused: %s\n", id.error().message().c_str());
        std::abort();
    }
    if (!queue.wait(*id, std::chrono::seconds(30))) {
        std::fputs("a job hangs\n", stderr);
        std::abort();
    }
    finished.shot = queue.snapshot().front();
    return finished;
}

FinishedJob run_job(JobRequest request) {
    return run_job(sys::linux_syscalls(), std::move(request));
}

std::size_t open_descriptors() {
    const files::directory_iterator all("/proc/self/fd");
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

bool descriptors_come_down_to(std::size_t expected) {
    for (const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(1);;
         std::this_thread::sleep_for(std::chrono::milliseconds(2))) {
        if (open_descriptors() == expected) return true;
        if (std::chrono::steady_clock::now() > end) return false;
    }
}

}  // namespace drover::testing
