// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>

#include "engine/sys/sys_error.h"
#include "engine/sys/unique_fd.h"

namespace drover::fs {

// A system call on a thread of its own, for one that nothing ends before a device is done. What is given up on is freed
// by that thread. Where no thread can be had, the call is made at once.
class CallLeftBehind {
public:
    using Call = std::function<sys::SysStatus(int fd)>;

    // `fd` is the call's own. What `call` refers to must live as long as the process.
    static std::shared_ptr<CallLeftBehind> start(sys::UniqueFd fd, Call call);
    CallLeftBehind(sys::UniqueFd fd, Call call) : fd_(std::move(fd)), call_(std::move(call)) {}

    // Nothing: it is not done yet.
    std::optional<sys::SysStatus> wait(std::chrono::milliseconds time);

private:
    void run();

    sys::UniqueFd fd_;
    Call call_;
    std::mutex mutex_;
    std::condition_variable done_;
    std::optional<sys::SysStatus> result_;
};

}  // namespace drover::fs
