// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/progress.h"

namespace drover::transfer {

void WorkerSlot::begin(std::string_view path, std::uint64_t size) {
    const std::lock_guard lock(mutex_);
    busy_ = true;
    waits_for_.clear();
    view_.path.assign(path);
    view_.size = size;
    done_.store(0, std::memory_order_relaxed);
}

void WorkerSlot::choose(MethodId method, std::string_view why) {
    const std::lock_guard lock(mutex_);
    view_.method = method;
    view_.why.assign(why);
}

void WorkerSlot::wait_for(std::string_view what) {
    const std::lock_guard lock(mutex_);
    waits_for_.assign(what);
}

void WorkerSlot::end() {
    const std::lock_guard lock(mutex_);
    busy_ = false;
}

std::optional<WorkerSlot::View> WorkerSlot::view() const {
    const std::lock_guard lock(mutex_);
    if (!busy_) return std::nullopt;
    View view = view_;
    if (!waits_for_.empty()) view.why = waits_for_;
    view.done = done_.load(std::memory_order_relaxed);
    return view;
}

}  // namespace drover::transfer
