// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sample_history.h"

#include "tests/ui/sample_jobs.h"

namespace drover::test {

// What ended of the sample jobs, over and over, half a day apart.
Result<std::vector<StoredJob>> SampleKeeper::history(const std::string&, std::size_t) {
    constexpr int rounds = 4;
    constexpr std::int64_t half_a_day = 43'200;
    std::vector<StoredJob> jobs;
    std::int64_t time = 1'796'000'000;
    for (int round = 0; round < rounds; ++round) {
        for (const JobSnapshot& sample : sample_jobs()) {
            StoredJob job;
            job.number = 1000 - static_cast<std::int64_t>(jobs.size());
            job.request = *sample.request;
            job.report.state = is_final(sample.state) ? sample.state : JobState::done;
            job.report.state_reason = is_final(sample.state) ? sample.state_reason : std::string();
            job.report.submitted = time - 900;
            job.report.ended = time;
            job.report.counts = sample.counts;
            job.report.bytes = sample.bytes;
            job.report.saved = sample.saved;
            job.report.seconds = sample.elapsed.count();
            job.report.errors = *sample.errors;
            job.report.errors_total = sample.errors_total;
            if (job.report.errors_total > 0 && job.report.state == JobState::done) job.report.state = JobState::partial;
            jobs.push_back(job);
            time -= half_a_day;
        }
    }
    return jobs;
}

}  // namespace drover::test
