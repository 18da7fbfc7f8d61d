// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sys/unique_fd.h"

#include <unistd.h>

namespace drover::sys {

void UniqueFd::reset(int fd) {
    const int old = std::exchange(fd_, fd);
    if (old >= 0 && old != fd) ::close(old);
}

}  // namespace drover::sys
