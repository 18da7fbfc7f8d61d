// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/address_space.h"

#include <string_view>

#include "engine/fs/filesystem_profile.h"

namespace drover::inspect {

namespace {

std::string hexadecimal(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += {digits[value >> 4U], digits[value & 15U]};
    }
    return text;
}

std::string device_text(std::uint64_t device) {
    return std::to_string(sys::device_major(device)) + ":" + std::to_string(sys::device_minor(device));
}

}  // namespace

// st_dev and f_fsid differ between the subvolumes of one btrfs, which share. An overlay passes the maps of its layers
// on, and tells the layers apart by st_dev alone.
std::string AddressSpaces::key_of(int fd, std::uint64_t device, const std::string& type) {
    if (type == "overlay") {
        const auto mount = sys_.mount_id(fd);
        return "overlay:" + (mount ? std::to_string(*mount) : "") + ":" + device_text(device);
    }
    if (type == "btrfs")
        if (const auto id = sys_.btrfs_fs_info(fd)) return "btrfs:" + hexadecimal(*id);
    // A copy of a filesystem (dd, a snapshot of a volume) has the same UUID: the device tells them apart.
    if (const auto id = sys_.get_fs_uuid(fd)) return "uuid:" + hexadecimal(*id) + ":" + device_text(device);
    return "device:" + device_text(device);
}

std::uint32_t AddressSpaces::number_of(const std::string& key) {
    return numbers_.try_emplace(key, static_cast<std::uint32_t>(numbers_.size())).first->second;
}

AddressSpaces::Volume& AddressSpaces::volume_of(int fd, std::uint64_t device) {
    if (const auto known = volumes_.find(device); known != volumes_.end()) return known->second;
    const auto facts = sys_.fstatfs(fd);
    const auto& profile = fs::profile_of_magic(facts ? facts->magic : 0);
    Volume volume;
    auto& view = volume.space.view;
    view.type = profile.name;
    view.key = key_of(fd, device, view.type);
    view.block = facts && facts->block_size > 0 ? facts->block_size : 4096;
    view.can_share = profile.clones || !profile.seek_is_true;
    view.via_overlay = view.type == "overlay";
    volume.space.number = number_of(view.key);
    volume.space.has_addresses = profile.maps_tell_addresses;
    volume.space.seek_is_true = profile.seek_is_true;
    volume.space.shared_by_block = profile.maps_tell_sharing_by_block;
    volume.asks_for_realtime = view.type == "xfs";
    return volumes_.emplace(device, std::move(volume)).first->second;
}

const AddressSpace& AddressSpaces::of(int fd, const sys::FileStatus& status) {
    const Volume& volume = volume_of(fd, status.id.device);
    if (!volume.asks_for_realtime) return volume.space;
    const auto flags = sys_.get_xflags(fd);
    if (!flags || (*flags & sys::xflag_realtime) == 0) return volume.space;
    const auto [entry, added] = realtime_.try_emplace(status.id.device, volume.space);
    if (added) {
        entry->second.view.key += "/realtime";
        entry->second.number = number_of(entry->second.view.key);
    }
    return entry->second;
}

}  // namespace drover::inspect
