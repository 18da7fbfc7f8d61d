// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/link_source.h"

namespace drover::jobs {

namespace {

// Whatever holds the directory in hand is not finished, so it is open.
bool holds(const DirectoryPair& directory, const DirectoryPair& here) {
    for (const DirectoryPair* above = &here; above != nullptr; above = above->parent.get())
        if (above == &directory) return true;
    return false;
}

// With JobContext::tree_names held. The top level stays open for the whole job.
sys::SysResult<sys::UniqueFd> open_again(sys::Syscalls& sys, const DirectoryPair& directory) {
    const DirectoryPair& above = *directory.parent;
    const std::string& name = directory.staged ? directory.staged->name() : directory.target_name;
    if (above.top_level()) return sys.openat(above.destination.get(), name, sys::OpenMode::directory);
    const auto parent = open_again(sys, above);
    if (!parent) return std::unexpected(parent.error());
    return sys.openat(parent->get(), name, sys::OpenMode::directory);
}

}  // namespace

sys::SysResult<LinkSource> LinkSource::open(JobContext& job, const DirectoryPair& copy, const DirectoryPair& here) {
    if (copy.top_level() || holds(copy, here)) return LinkSource(copy.destination.get());
    const std::lock_guard lock(job.tree_names);
    auto fd = open_again(job.sys, copy);
    if (!fd) return std::unexpected(fd.error());
    return LinkSource(std::move(*fd));
}

}  // namespace drover::jobs
