// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/earlier_run.h"

#include <utility>

#include "engine/fs/rounded_time.h"

namespace drover::jobs {

// After a power loss the time may be on the disk and the bytes not. Else a look at sizes and times is enough, but not
// for removing the original of a file that this job may not have written.
std::optional<Found> find_of_earlier_run(const JobContext& job, const DirectoryPair& directory, const Item& item,
                                         const sys::FileStatus& source) {
    const auto& options = job.request.options;
    if (!options.go_on || (directory.fresh && !directory.taken_over)) return std::nullopt;
    const auto existing = job.sys.fstatat(directory.destination.get(), item.target_name);
    const bool looks_finished = existing && existing->id != source.id && existing->type == source.type &&
                                fs::same_time(source.modified, existing->modified);
    if (!looks_finished) return std::nullopt;
    const bool lost_nothing = existing->changed >= job.sys.boot_time() && !options.verify;
    const bool same_size = existing->size == source.size || source.type == sys::FileType::symlink;
    if (!same_size && (lost_nothing || existing->size > source.size)) return std::nullopt;
    return Found{*existing, lost_nothing && (directory.taken_over || !job.moving())};
}

std::vector<std::string> names_of_earlier_run(const JobContext& job, const DirectoryPair& directory, const Item& item,
                                              const Place& place) {
    const bool beside = !directory.fresh && place.entry.final_name() != item.target_name;
    if (!job.request.options.go_on || !beside) return {};
    auto names = names_beside(job.sys, directory.destination.get(), item.target_name);
    return names ? std::move(names->taken) : std::vector<std::string>{};
}

}  // namespace drover::jobs
