// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <utility>

#include "engine/sys/syscalls.h"

namespace drover::jobs {

struct DirectoryPair;

// What stands in a directory that a job which died left, and may be cut off or have no source any more. Thread-safe.
class Unsettled {
public:
    static sys::SysResult<std::unique_ptr<Unsettled>> list(sys::Syscalls& sys, int directory);

    // This one is whole now.
    void settle(const std::string& name) {
        const std::lock_guard lock(mutex_);
        names_.erase(name);
    }
    std::set<std::string> take() {
        const std::lock_guard lock(mutex_);
        return std::exchange(names_, {});
    }

private:
    std::mutex mutex_;
    std::set<std::string> names_;
};

// Takes away what an earlier run left and this one did not settle. Where this one was stopped, what is finished stays.
void remove_unsettled(sys::Syscalls& sys, DirectoryPair& directory, bool stopped);

}  // namespace drover::jobs
