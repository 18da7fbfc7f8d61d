// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/lanes.h"

#include <algorithm>
#include <optional>

#include "engine/fs/filesystem_profile.h"
#include "engine/fs/make_directories.h"

namespace drover::jobs {

namespace {

struct Place {
    std::string device;
    std::uint64_t filesystem = 0;
    const fs::FilesystemProfile* profile = nullptr;
};

std::optional<Place> place_of(sys::Syscalls& sys, const std::string& path) {
    const auto fd = fs::open_directory_of(sys, path);
    if (!fd) return std::nullopt;
    const auto status = sys.fstat(fd->get());
    if (!status) return std::nullopt;
    return Place{sys.storage_device(fd->get()).value_or(""), status->id.device, &fs::profile_of(sys, fd->get())};
}

bool rides_free(const Place& source, const Place& destination, JobKind kind, MethodChoice method) {
    if (source.filesystem != destination.filesystem) return false;
    if (kind == JobKind::move) return true;
    return destination.profile->clones && (method == MethodChoice::automatic || method == MethodChoice::clone);
}

}  // namespace

LaneSet lanes_of(sys::Syscalls& sys, const JobRequest& request) {
    const auto destination = place_of(sys, request.destination);
    if (!destination) return {};
    LaneSet lanes;
    for (const auto& source : request.sources) {
        const auto place = place_of(sys, source);
        if (!place || rides_free(*place, *destination, request.kind, request.options.method)) continue;
        lanes.insert(place->device);
        lanes.insert(destination->device);
    }
    lanes.erase("");
    return lanes;
}

void LaneTable::take(const LaneSet& lanes) {
    for (const auto& lane : lanes) ++taken_[lane];
}

void LaneTable::release(const LaneSet& lanes) {
    for (const auto& lane : lanes) {
        const auto taken = taken_.find(lane);
        if (taken != taken_.end() && --taken->second == 0) taken_.erase(taken);
    }
}

std::string LaneTable::busy(const LaneSet& lanes) const {
    const auto found = std::ranges::find_if(lanes, [&](const auto& lane) {
        const auto taken = taken_.find(lane);
        return taken != taken_.end() && taken->second >= width_;
    });
    return found == lanes.end() ? "" : *found;
}

}  // namespace drover::jobs
