// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "engine/api/extent_view.h"
#include "engine/sys/syscalls.h"

namespace drover::inspect {

// Files of one address space share their bytes where their extents have equal addresses.
struct AddressSpace {
    std::uint32_t number = 0;  // equal where view.key is
    FilesystemView view;
    bool has_addresses = true;     // those in its extent maps mean something
    bool seek_is_true = true;      // fs::FilesystemProfile::seek_is_true
    bool shared_by_block = false;  // fs::FilesystemProfile::maps_tell_sharing_by_block
};

// Finds out which address space a file belongs to. The filesystem is asked once for each st_dev. Not thread-safe.
class AddressSpaces {
public:
    explicit AddressSpaces(sys::Syscalls& sys) : sys_(sys) {}

    // Valid as long as this object.
    const AddressSpace& of(int fd, const sys::FileStatus& status);

private:
    struct Volume {
        AddressSpace space;
        bool asks_for_realtime = false;
    };

    Volume& volume_of(int fd, std::uint64_t device);
    std::string key_of(int fd, std::uint64_t device, const std::string& type);
    std::uint32_t number_of(const std::string& key);

    sys::Syscalls& sys_;
    std::map<std::uint64_t, Volume> volumes_;         // by st_dev
    std::map<std::uint64_t, AddressSpace> realtime_;  // by st_dev
    std::map<std::string, std::uint32_t> numbers_;    // by key
};

}  // namespace drover::inspect
