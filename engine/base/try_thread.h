// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <system_error>
#include <thread>
#include <utility>

namespace drover {

// A thread that runs `function`, or nothing where the system has no more threads to give.
template <typename Function>
std::optional<std::jthread> try_thread(Function&& function) {
    try {
        return std::jthread(std::forward<Function>(function));
    } catch (const std::system_error&) {
        return std::nullopt;
    }
}

}  // namespace drover
