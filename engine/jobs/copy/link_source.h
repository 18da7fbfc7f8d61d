// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// The directory that holds a copy, open to link from. Directories are closed once they are finished, or far above where
// the walk is, since descriptors are scarce; such a one is opened again, from its top level down and never through a
// link.
class LinkSource {
public:
    // `copy` is where the copy is, `here` the directory in hand.
    static sys::SysResult<LinkSource> open(JobContext& job, const DirectoryPair& copy, const DirectoryPair& here);

    int directory() const { return fd_; }

private:
    explicit LinkSource(int borrowed) : fd_(borrowed) {}
    explicit LinkSource(sys::UniqueFd owned) : owned_(std::move(owned)), fd_(owned_.get()) {}

    sys::UniqueFd owned_;
    int fd_;
};

}  // namespace drover::jobs
