// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace drover {

// Where data is stored, as a person knows it.
struct Device {
    std::string id;             // "sda", "nvme0n1", "server:/export"; of filesystems in memory the mount point
    std::string label{};        // of the filesystem; often empty
    std::string model{};        // of the disk; often empty
    std::string mount_point{};  // of the filesystem that was asked for
    std::string filesystem{};   // "ext4"
    bool removable = false;     // a stick, a card, a disk on USB
    bool busy = false;          // the job keeps it busy, so others wait for it

    // The best name for it: the label, else the mount point's last part, else the model, else the id.
    std::string name() const;
};

// One device and the jobs that want it.
struct Lane {
    Device device;
    unsigned running = 0;  // as many as may keep it busy, and any number that cost next to nothing
    unsigned waiting = 0;  // not those that are paused
};

// What is true of the queue as a whole.
struct QueueState {
    bool paused = false;                 // by pause_all()
    std::uint64_t bytes_per_second = 0;  // limit of all jobs together; 0 = none
    unsigned jobs_per_device = 1;        // that may keep one device busy side by side
    std::vector<Lane> lanes;             // of jobs that are not final, in the order of their first job

    static constexpr unsigned most_jobs_per_device = 8;
};

}  // namespace drover
