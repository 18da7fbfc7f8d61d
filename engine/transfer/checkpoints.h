// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>

#include "engine/fs/part_record.h"
#include "engine/sys/syscalls.h"

namespace drover::transfer {

// Keeps in a large file that is being made how much of it is on the disk, so that a job that is killed, or goes down
// with the system, goes on there. A thread of its own writes out what was copied before it says so: the worker never
// waits for it. One file; used by one thread.
//
// 6 GiB on ext4 by tests/bench/checkpoints, medians of three on a busy machine: 25.9 s without, 25.6 s with.
class Checkpoints {
public:
    // Smaller files are copied again.
    static constexpr std::uint64_t worth_it = std::uint64_t{64} << 20;

    // `start`: bytes that are there already.
    Checkpoints(sys::Syscalls& sys, int fd, const sys::FileStatus& source, std::uint64_t start)
        : Checkpoints(sys, fd, record_of(source), start) {}
    Checkpoints(sys::Syscalls& sys, int fd, const fs::PartRecord& wanted, std::uint64_t start);
    ~Checkpoints() { end(); }
    Checkpoints(const Checkpoints&) = delete;
    Checkpoints& operator=(const Checkpoints&) = delete;

    // Of the very file, and unchanged since: size and time of modification can be set back.
    static fs::PartRecord record_of(const sys::FileStatus& source) {
        return {.size = source.size,
                .modified = source.modified,
                .sources = source.id.inode ^ static_cast<std::uint64_t>(source.changed)};
    }

    // Bytes will come one after the other; a file that is cloned whole never gets here.
    void begin();
    // So many bytes more.
    void advance(std::uint64_t bytes) {
        reached_ += bytes;
        if (record_ && (++calls_ % calls_between_looks) == 0) look();
    }
    // Whether it is time to note something, for who has to prepare that: then so many bytes from the start.
    bool due() const { return record_ && std::chrono::steady_clock::now() >= next_; }
    void reach(std::uint64_t bytes) {
        reached_ = bytes;
        if (record_) look();
    }
    // Whatever became of the file, nothing more is written into it, and it keeps no record if it is complete. `fd` may
    // have been closed by then.
    void end();

private:
    struct Record;  // what the thread shares; outlives this where the disk is slow

    static constexpr unsigned calls_between_looks = 4;
    static constexpr std::chrono::seconds interval{5};

    void look();
    static void write_out(Record& record, std::uint64_t reached);

    sys::Syscalls& sys_;
    int fd_;
    fs::PartRecord wanted_;
    std::uint64_t reached_;
    unsigned calls_ = 0;
    std::chrono::steady_clock::time_point next_{};
    std::shared_ptr<Record> record_;
};

}  // namespace drover::transfer
