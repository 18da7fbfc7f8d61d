// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/range_reader.h"

#include <utility>

namespace drover::transfer {

namespace {

constexpr std::size_t slot_size = 1024 * 1024;
constexpr std::size_t most_ranges = 256;

}  // namespace

RangeReader::RangeReader(sys::Syscalls& sys, int source, fs::DataRanges& ranges)
    : sys_(sys), source_(source), ranges_(ranges) {
    for (auto& slot : slots_) slot.buffer = std::make_unique_for_overwrite<std::byte[]>(slot_size);
    thread_ = std::jthread([this](const std::stop_token& stop) { read(stop); });
}

std::optional<RangeReader::Batch> RangeReader::next() {
    std::unique_lock lock(mutex_);
    if (taken_ > 0) slots_[(taken_ - 1) % slots_.size()].full = false;
    changed_.notify_all();
    Slot& slot = slots_[taken_ % slots_.size()];
    changed_.wait(lock, [&] { return slot.full || finished_; });
    if (!slot.full) return std::nullopt;
    ++taken_;
    return Batch{slot.ranges, {slot.buffer.get(), slot.used}};
}

void RangeReader::read(const std::stop_token& stop) {
    for (std::size_t index = 0, more = 1; more != 0; ++index) {
        Slot& slot = slots_[index % slots_.size()];
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [&] { return !slot.full; })) return;
        }
        more = fill(slot) ? 1 : 0;
        const std::lock_guard lock(mutex_);
        slot.full = !slot.ranges.empty();
        finished_ = more == 0;
        changed_.notify_all();
    }
}

bool RangeReader::fill(Slot& slot) {
    slot.used = 0;
    slot.ranges.clear();
    while (slot.ranges.size() < most_ranges) {
        const auto range = held_over_ ? std::exchange(held_over_, std::nullopt) : ranges_.next();
        if (!range) return false;
        if (range->length >= large) {
            end_.large_range = range;
            return false;
        }
        if (slot.used + range->length > slot_size) {
            held_over_ = range;
            return true;
        }
        if (!read_range(slot, *range)) return false;
    }
    return true;
}

bool RangeReader::read_range(Slot& slot, ByteRange range) {
    const std::span<std::byte> place(slot.buffer.get() + slot.used, static_cast<std::size_t>(range.length));
    std::size_t done = 0;
    while (done < place.size()) {
        const auto count = sys_.pread(source_, place.subspan(done), range.offset + done);
        if (!count && count.error().is(std::errc::interrupted)) continue;
        if (!count) end_.error = count.error();
        else if (*count == 0) end_.shrunk_to = range.offset + done;
        if (!count || *count == 0) break;
        done += *count;
    }
    if (done > 0) slot.ranges.push_back({range.offset, done});
    slot.used += done;
    return done == place.size();
}

}  // namespace drover::transfer
