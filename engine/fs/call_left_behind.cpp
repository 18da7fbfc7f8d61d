// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/call_left_behind.h"

#include <utility>

#include "engine/base/try_thread.h"

namespace drover::fs {

std::shared_ptr<CallLeftBehind> CallLeftBehind::start(sys::UniqueFd fd, Call call) {
    auto own = std::make_shared<CallLeftBehind>(std::move(fd), std::move(call));
    if (auto thread = try_thread([own] { own->run(); })) thread->detach();
    else own->run();
    return own;
}

std::optional<sys::SysStatus> CallLeftBehind::wait(std::chrono::milliseconds time) {
    std::unique_lock lock(mutex_);
    done_.wait_for(lock, time, [&] { return result_.has_value(); });
    return result_;
}

void CallLeftBehind::run() {
    auto result = call_(fd_.get());
    fd_.reset();  // this thread may end later than who called
    const std::lock_guard lock(mutex_);
    result_ = std::move(result);
    done_.notify_all();
}

}  // namespace drover::fs
