// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/method.h"

namespace drover::transfer {

// Bytes moved by all workers of a job, per method. Their sum never shrinks. Read at any time; thread-safe.
class ProgressCell {
public:
    void add(MethodId method, std::uint64_t bytes) {
        cells_[static_cast<std::size_t>(method)].fetch_add(bytes, std::memory_order_relaxed);
    }
    void rebook(MethodId from, MethodId to, std::uint64_t bytes) {
        add(to, bytes);
        cells_[static_cast<std::size_t>(from)].fetch_sub(bytes, std::memory_order_relaxed);
    }
    MethodBytes bytes() const {
        MethodBytes sum;
        for (const MethodId id : all_methods)
            sum[id] = cells_[static_cast<std::size_t>(id)].load(std::memory_order_relaxed);
        return sum;
    }

private:
    std::array<std::atomic<std::uint64_t>, method_count> cells_{};
};

// What one worker has in hand, for whoever looks. Written by the worker, read by anyone.
class WorkerSlot {
public:
    struct View {
        std::string path;
        std::uint64_t size = 0;
        std::uint64_t done = 0;
        MethodId method = MethodId::buffered;
        std::string why;
    };

    void begin(std::string_view path, std::uint64_t size);
    void choose(MethodId method, std::string_view why);
    // Something else has to end first, which is shown in place of why; empty: it did.
    void wait_for(std::string_view what);
    void advance(std::uint64_t bytes) { done_.fetch_add(bytes, std::memory_order_relaxed); }
    void end();
    std::optional<View> view() const;  // nothing while the worker is idle

private:
    mutable std::mutex mutex_;
    bool busy_ = false;
    View view_;
    std::string waits_for_;
    std::atomic<std::uint64_t> done_{0};
};

}  // namespace drover::transfer
