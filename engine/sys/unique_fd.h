// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

namespace drover::sys {

// Owns a file descriptor. The destructor drops close()'s result: a file that was written is closed through
// Syscalls::close(release()), since ENOSPC and EDQUOT may show only there.
class UniqueFd {
public:
    UniqueFd() = default;
    explicit UniqueFd(int fd) : fd_(fd) {}
    UniqueFd(UniqueFd&& other) noexcept : fd_(other.release()) {}
    UniqueFd& operator=(UniqueFd&& other) noexcept {
        reset(other.release());
        return *this;
    }
    ~UniqueFd() { reset(); }

    int get() const { return fd_; }
    explicit operator bool() const { return fd_ >= 0; }
    int release() { return std::exchange(fd_, -1); }
    void reset(int fd = -1);

private:
    int fd_ = -1;
};

}  // namespace drover::sys
