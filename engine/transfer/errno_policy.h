// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/method.h"
#include "engine/fs/filesystem_profile.h"
#include "engine/sys/sys_error.h"

namespace drover::transfer {

enum class Reaction : std::uint8_t { retry, next_method, fail };

// What an error of a clone or a kernel copy means. "Not possible here" leads to the next method; a full or failing
// disk does not get better by reading and writing, and a transient clone error retried another way may corrupt
// (coreutils NEWS 9.2). EINTR is retried after asking for cancel.
Reaction react(MethodId method, sys::SysError error, const fs::FilesystemProfile& destination);

// True for errors that any other pair of files on the same two filesystems would meet as well.
bool holds_for_all_files(sys::SysError error);

// Which file a failed copy call speaks of: only the destination can be full or read-only.
bool blames_destination(sys::SysError error);

}  // namespace drover::transfer
