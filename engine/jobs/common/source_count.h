// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/api/job_snapshot.h"
#include "engine/base/job_control.h"
#include "engine/sys/syscalls.h"

namespace drover::jobs {

// Counts what the sources hold, ahead of the copy, so that progress has a total. Errors are left to the copy, which
// meets them as well. Figures may be read while it counts. One thread counts; any may read.
class SourceCount {
public:
    SourceCount(sys::Syscalls& sys, const JobControl& control) : sys_(sys), control_(control) {}

    void run(const std::vector<std::string>& sources);
    // One entry, with what is in it.
    void add(int parent, const std::string& name);
    // Another run() is to come: the totals are not complete before it ends.
    void announce() { runs_to_come_.fetch_add(1, std::memory_order_release); }
    // What is in archives, by their headers. A compressed one has to be unpacked for that: only where it is worth it.
    enum class Compressed : bool { skip, count };
    void run_archives(const std::vector<std::string>& archives, Compressed compressed);
    JobTotals totals() const;

private:
    void count(const sys::FileStatus& status);
    void walk(int parent, const std::string& name);
    bool read_members(const std::string& path, Compressed compressed);

    sys::Syscalls& sys_;
    const JobControl& control_;
    std::atomic<std::uint64_t> files_{0};
    std::atomic<std::uint64_t> bytes_{0};
    std::atomic<int> runs_to_come_{1};
};

}  // namespace drover::jobs
