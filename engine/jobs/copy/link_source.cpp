// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/link_source.h"

#include <ranges>
#include <utility>
#include <vector>

namespace drover::jobs {

namespace {

// With JobContext::tree_names held. The top level stays open for the whole job.
sys::SysResult<sys::UniqueFd> open_again(sys::Syscalls& sys, const DirectoryPair& directory) {
    std::vector<const DirectoryPair*> way;
    for (const DirectoryPair* above = &directory; !above->top_level(); above = above->parent.get())
        way.push_back(above);
    sys::UniqueFd here;
    int above = way.back()->parent->destination.get();
    for (const auto* step : std::views::reverse(way)) {
        const std::string& name = step->staged ? step->staged->name() : step->target_name;
        auto inside = sys.openat(above, name, sys::OpenMode::directory);
        if (!inside) return inside;
        here = std::move(*inside);
        above = here.get();
    }
    return here;
}

}  // namespace

sys::SysResult<LinkSource> LinkSource::open(JobContext& job, const DirectoryPair& copy, const DirectoryPair& here) {
    if (copy.top_level() || &copy == &here) return LinkSource(copy.destination.get());
    const std::lock_guard lock(job.tree_names);
    auto fd = open_again(job.sys, copy);
    if (!fd) return std::unexpected(fd.error());
    return LinkSource(std::move(*fd));
}

}  // namespace drover::jobs
