// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/checkpoints.h"

#include <mutex>
#include <utility>

#include "engine/base/try_thread.h"

namespace drover::transfer {

struct Checkpoints::Record {
    Record(sys::Syscalls& syscalls, sys::UniqueFd file, const fs::PartRecord& first)
        : sys(syscalls), fd(std::move(file)), part(first) {}

    sys::Syscalls& sys;
    sys::UniqueFd fd;
    std::mutex mutex;
    fs::PartRecord part;   // guarded, as all below
    bool writing = false;  // a thread is at it
    bool ended = false;
};

Checkpoints::Checkpoints(sys::Syscalls& sys, int fd, const fs::PartRecord& wanted, std::uint64_t start)
    : sys_(sys), fd_(fd), wanted_(wanted), reached_(start) {}

void Checkpoints::begin() {
    if (wanted_.size < worth_it) return;
    // What was there may not all be on the disk.
    if (reached_ == 0 && !fs::write_record(sys_, fd_, wanted_)) return fs::drop_record(sys_, fd_);
    auto own = sys_.dup(fd_);
    if (!own) return;
    record_ = std::make_shared<Record>(sys_, std::move(*own), wanted_);
    next_ = std::chrono::steady_clock::now() + interval;
}

void Checkpoints::look() {
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return;
    next_ = now + interval;
    {
        const std::lock_guard lock(record_->mutex);
        if (std::exchange(record_->writing, true)) return;
    }
    if (auto thread = try_thread([record = record_, reached = reached_] { write_out(*record, reached); }))
        thread->detach();
}

void Checkpoints::write_out(Record& record, std::uint64_t reached) {
    const bool on_disk = record.sys.fsync(record.fd.get()).has_value();
    const std::lock_guard lock(record.mutex);
    record.writing = false;
    if (!on_disk || record.ended) return;
    record.part.on_disk = reached;
    static_cast<void>(fs::write_record(record.sys, record.fd.get(), record.part));
}

void Checkpoints::end() {
    if (!record_) return;
    {
        const std::lock_guard lock(record_->mutex);
        record_->ended = true;
    }
    fs::drop_record(sys_, record_->fd.get());
    record_.reset();
}

}  // namespace drover::transfer
