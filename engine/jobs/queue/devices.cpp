// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/devices.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "engine/fs/make_directories.h"

namespace drover {

std::string Device::name() const {
    if (!label.empty()) return label;
    std::string folder = mount_point.substr(mount_point.rfind('/') + 1);
    if (!folder.empty()) return folder;
    return !model.empty() ? model : id;
}

namespace jobs {

namespace {

std::optional<Device> device_of(sys::Syscalls& sys, const std::string& path) {
    const auto fd = fs::open_directory_of(sys, path);
    if (!fd) return std::nullopt;
    const auto facts = sys.storage_facts(fd->get()).value_or(sys::StorageFacts{});
    Device device{.id = sys.storage_device(fd->get()).value_or(""),
                  .label = facts.label,
                  .model = facts.model,
                  .mount_point = facts.mount_point,
                  .filesystem = facts.filesystem,
                  .removable = facts.removable};
    if (device.id.empty()) device.id = device.mount_point;
    if (device.id.empty()) return std::nullopt;
    return device;
}

}  // namespace

DeviceList devices_of(sys::Syscalls& sys, const JobRequest& request, const LaneSet& lanes) {
    auto devices = std::make_shared<std::vector<Device>>();
    const auto add = [&](const std::string& path) {
        auto device = device_of(sys, path);
        if (!device || std::ranges::find(*devices, device->id, &Device::id) != devices->end()) return;
        device->busy = lanes.contains(device->id);
        devices->push_back(std::move(*device));
    };
    add(request.destination);
    for (const auto& source : request.sources) add(source);
    return devices;
}

}  // namespace jobs

}  // namespace drover
