// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <pthread.h>

#include <csignal>
#include <utility>

namespace drover::cli {

namespace {

constexpr int farewell = SIGUSR1;  // ends the thread

// As nohup leaves it, and a shell its background jobs.
bool is_ignored(int signal) {
    struct sigaction action{};
    return sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

sigset_t watched_signals() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, farewell);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        if (!is_ignored(signal)) sigaddset(&set, signal);
    return set;
}

}  // namespace

InterruptWatch::InterruptWatch() {
    const sigset_t set = watched_signals();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
    // A reader of our output that went away must not leave half a file behind.
    std::signal(SIGPIPE, SIG_IGN);
}

void InterruptWatch::watch(std::function<void()> on_interrupt) {
    thread_ = std::thread([call = std::move(on_interrupt)] {
        const sigset_t set = watched_signals();
        for (int signal = 0; sigwait(&set, &signal) == 0 && signal != farewell;) call();
    });
}

InterruptWatch::~InterruptWatch() {
    end();
}

void InterruptWatch::end() {
    if (!thread_.joinable()) return;
    pthread_kill(thread_.native_handle(), farewell);
    thread_.join();
}

}  // namespace drover::cli
