// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "engine/base/job_control.h"
#include "engine/base/transfer_options.h"
#include "engine/fs/filesystem_profile.h"
#include "engine/sys/syscalls.h"
#include "engine/transfer/attempt.h"
#include "engine/transfer/checkpoints.h"
#include "engine/transfer/chunk_size.h"
#include "engine/transfer/progress.h"

namespace drover::transfer {

// The bytes [source_offset, +length) of one open file go to [destination_offset, +length) of another.
struct RangeCopy {
    int source = -1;
    std::uint64_t source_offset = 0;
    int destination = -1;
    std::uint64_t destination_offset = 0;
    std::uint64_t length = 0;
    bool whole_file = false;  // the range is all of the source, and the destination is empty

    // What is left after `moved` bytes.
    RangeCopy after(std::uint64_t moved) const {
        return {source, source_offset + moved, destination, destination_offset + moved, length - moved, false};
    }
};

// What a worker brings to every transfer. Not thread-safe: one a worker.
class Workspace {
public:
    Workspace(sys::Syscalls& syscalls, JobControl& job_control, ProgressCell& job_progress, WorkerSlot& worker_slot)
        : sys(syscalls), control(job_control), progress(job_progress), slot(worker_slot) {}

    sys::Syscalls& sys;
    JobControl& control;
    ProgressCell& progress;
    WorkerSlot& slot;
    ChunkSize chunk;

    // Allocated once and kept: a fresh buffer a file costs page faults (3x the time of a small tree on ext4).
    std::span<std::byte> buffer();

    // How much one call may move: `wanted` at most, and an eighth of a second's worth under a speed limit.
    std::uint64_t slice(std::uint64_t wanted) const {
        constexpr std::uint64_t smallest = 64 * 1024;
        const std::uint64_t limit = control.limit();
        return limit == 0 ? wanted : std::min(wanted, std::max(smallest, limit / 8));
    }

    // Bytes of the file in hand, per method.
    MethodBytes tally;

    // Of the file in hand, where its bytes come one after the other.
    Checkpoints* checkpoints = nullptr;

    // Books `bytes` without having moved them: holes and clones.
    void book(MethodId method, std::uint64_t bytes) {
        tally[method] += bytes;
        if (checkpoints != nullptr) checkpoints->advance(bytes);
        progress.add(method, bytes);
        slot.advance(bytes);
    }
    // Books `bytes` and lets the speed limit have its say.
    void moved(MethodId method, std::uint64_t bytes) {
        book(method, bytes);
        control.spend(bytes);
    }
    // What looked like `from` turns out to have been `to`.
    void rebook(MethodId from, MethodId to, std::uint64_t bytes) {
        tally[from] -= bytes;
        tally[to] += bytes;
        progress.rebook(from, to, bytes);
    }

private:
    std::unique_ptr<std::byte[]> buffer_;
};

// What a method may need to know of the two files beside the range.
struct Ends {
    const fs::FilesystemProfile* destination = nullptr;
    // Blocks of zeros are left out of the destination, whose size is set by the caller.
    bool zeros_become_holes = false;
};

// Why clones and kernel copies are not applicable then.
inline constexpr const char* nocow_differs = "only one of the two is NOCOW (chattr +C)";
inline constexpr const char* zeros_are_looked_for = "blocks of zeros are looked for";

// One way to move the bytes of a range. Moves from the start of the range and reports how far it came.
using MoveRange = Attempt (*)(Workspace&, const Ends&, const RangeCopy&);

struct Method {
    MethodId id;
    MethodChoice choice;    // the option that forces it
    std::string_view name;  // as a person reads it
    MoveRange move;
};

// Every method, cheapest first. To add one: a pair of files with its MoveRange, and a line in methods.cpp.
std::span<const Method> all_range_methods();

}  // namespace drover::transfer
