// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <condition_variable>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <thread>
#include <vector>

#include "engine/fs/data_ranges.h"
#include "engine/sys/syscalls.h"

namespace drover::transfer {

// Finds and reads the small data ranges of a fragmented file on a thread of its own, while the caller writes what was
// read before. Seeking is a fifth of the time of such a copy and reading a tenth, and neither needs the lock of the
// file that is written. Used by one caller; the DataRanges and the source's file offset are the reader's meanwhile.
class RangeReader {
public:
    // A range of this length is left to the caller.
    static constexpr std::uint64_t large = 256 * 1024;

    struct Batch {
        std::vector<ByteRange> ranges;
        std::span<const std::byte> bytes;  // of all ranges, one after the other
    };
    // Why there are no more batches.
    struct End {
        std::optional<ByteRange> large_range;    // the next one, not read
        std::optional<sys::SysError> error;      // of the source
        std::optional<std::uint64_t> shrunk_to;  // the source has no bytes from here on
    };

    RangeReader(sys::Syscalls& sys, int source, fs::DataRanges& ranges);

    // The next batch, valid until the next call; nothing at the end.
    std::optional<Batch> next();
    const End& end() const { return end_; }  // once next() returned nothing

private:
    struct Slot {
        std::unique_ptr<std::byte[]> buffer;
        std::size_t used = 0;
        std::vector<ByteRange> ranges;
        bool full = false;
    };

    void read(const std::stop_token& stop);
    bool fill(Slot& slot);  // false: this is the last one
    bool read_range(Slot& slot, ByteRange range);

    sys::Syscalls& sys_;
    int source_;
    fs::DataRanges& ranges_;
    std::optional<ByteRange> held_over_;  // found when a slot had no room for it
    End end_;

    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::array<Slot, 2> slots_;
    std::size_t taken_ = 0;  // batches that the caller got
    bool finished_ = false;
    std::jthread thread_;
};

}  // namespace drover::transfer
