// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <climits>
#include <cstdio>
#include <mutex>

namespace drover::cli {

namespace {

using Clock = std::chrono::steady_clock;

constexpr int look_again_ms = 50;
constexpr std::chrono::milliseconds last_moment(300);
std::atomic<Clock::time_point> patience_ends{Clock::time_point::max()};

enum class Fate { intact, failed, abandoned };

struct Stream {
    int descriptor;
    std::mutex mutex{};
    std::atomic<Fate> fate{Fate::intact};
};

Stream output{.descriptor = STDOUT_FILENO};
Stream error_output{.descriptor = STDERR_FILENO};

bool wait_for_reader(int descriptor) {
    pollfd writable{.fd = descriptor, .events = POLLOUT, .revents = 0};
    while (::poll(&writable, 1, look_again_ms) <= 0)
        if (Clock::now() >= patience_ends.load()) return false;
    return true;  // also when there is an error, which write() tells
}

// Signals are blocked, so that a write() that waits could not be ended by one. Where poll() sees room in a pipe, it is
// for PIPE_BUF bytes at least.
Fate write_all(int descriptor, std::string_view text) {
    while (!text.empty()) {
        if (!wait_for_reader(descriptor)) return Fate::abandoned;
        const auto written = ::write(descriptor, text.data(), std::min<std::size_t>(text.size(), PIPE_BUF));
        if (written < 0) return Fate::failed;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return Fate::intact;
}

void print_on(Stream& stream, std::string_view text) {
    const std::lock_guard lock(stream.mutex);
    if (stream.fate != Fate::intact) return;
    stream.fate = write_all(stream.descriptor, text);
    if (stream.fate == Fate::failed && &stream == &output) std::perror("drover-cli: standard output");
}

}  // namespace

bool error_output_is_terminal() {
    return ::isatty(STDERR_FILENO) == 1;
}

std::size_t terminal_columns() {
    winsize size{};
    const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

void occupy_standard_streams() {
    int descriptor = 0;
    do descriptor = ::open("/dev/null", O_RDONLY);  // the lowest that is free
    while (descriptor >= 0 && descriptor <= STDERR_FILENO);
    if (descriptor > STDERR_FILENO) ::close(descriptor);
}

void print(std::string_view text) {
    print_on(output, text);
}

void print_error(std::string_view text) {
    print_on(error_output, text);
}

void stop_waiting_for_readers() {
    auto never = Clock::time_point::max();
    patience_ends.compare_exchange_strong(never, Clock::now() + last_moment);
}

bool output_lost() {
    return output.fate != Fate::intact;
}

bool output_abandoned() {
    return output.fate == Fate::abandoned;
}

}  // namespace drover::cli
