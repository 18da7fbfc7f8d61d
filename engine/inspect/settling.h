// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "engine/inspect/limits.h"
#include "engine/sys/syscalls.h"

namespace drover::inspect {

// Write dirty data out and wait for the disk. After a stop they wait no longer: the kernel goes on by itself.
Outcome<void> settle_file(sys::Syscalls& sys, int fd, const std::stop_token& stop);
Outcome<void> settle_filesystem(sys::Syscalls& sys, int fd, const std::stop_token& stop);

}  // namespace drover::inspect
