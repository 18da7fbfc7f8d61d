// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// Who makes an entry under a staging name holds a lock on it until it has its final name. So what stands there without
// one was left by a job that died. Symlinks and special files cannot be locked; they are made in one step, and count
// as left. Where a filesystem has no locks, nothing does.

// What a job that died left under this staging name, locked for the caller. Nothing: there is no such name, it is in
// use, or it is no file or directory that can be opened.
struct Leftover {
    sys::UniqueFd fd;  // write only, or a directory
    sys::FileStatus status;
};
std::optional<Leftover> claim_leftover(sys::Syscalls& sys, int directory, const std::string& name);

// True when the name is free now.
bool remove_leftover(sys::Syscalls& sys, int directory, const std::string& name);

// The same for all staging names of an entry.
void remove_leftovers(sys::Syscalls& sys, int directory, const std::string& final_name);

// Locks what the caller has just made under a staging name. False: somebody took it for a leftover in the moment
// before.
sys::SysResult<bool> hold_new(sys::Syscalls& sys, int fd);

}  // namespace drover::fs
