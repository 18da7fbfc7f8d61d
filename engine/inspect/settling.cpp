// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/settling.h"

#include <utility>

#include "engine/fs/call_left_behind.h"

namespace drover::inspect {

namespace {

constexpr std::chrono::milliseconds look_again(50);

Outcome<void> wait_for(sys::Syscalls& sys, int fd, const std::stop_token& stop, fs::CallLeftBehind::Call call) {
    auto own = sys.dup(fd);
    if (!own) return failed(own.error());
    const auto writing = fs::CallLeftBehind::start(std::move(*own), std::move(call));
    while (!stop.stop_requested()) {
        const auto result = writing->wait(look_again);
        if (!result) continue;
        if (!*result) return failed(result->error());
        return {};
    }
    return stopped();
}

}  // namespace

Outcome<void> settle_file(sys::Syscalls& sys, int fd, const std::stop_token& stop) {
    return wait_for(sys, fd, stop, [&sys](int own) -> sys::SysStatus {
        const auto written = sys.fiemap(own, {0, 1}, true, 1);
        if (!written && !is_unsupported(written.error())) return std::unexpected(written.error());
        return {};
    });
}

Outcome<void> settle_filesystem(sys::Syscalls& sys, int fd, const std::stop_token& stop) {
    return wait_for(sys, fd, stop, [&sys](int own) { return sys.syncfs(own); });
}

}  // namespace drover::inspect
