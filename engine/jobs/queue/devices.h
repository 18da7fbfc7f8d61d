// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "engine/api/queue_state.h"
#include "engine/jobs/queue/lanes.h"

namespace drover::jobs {

using DeviceList = std::shared_ptr<const std::vector<Device>>;

// The devices of destination and sources, each once, the destination's first. `lanes` are those that the job keeps
// busy. May wait for a disk.
DeviceList devices_of(sys::Syscalls& sys, const JobRequest& request, const LaneSet& lanes);

}  // namespace drover::jobs
