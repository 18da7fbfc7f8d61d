// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/on_btrfs.h"

#include <fcntl.h>
#include <linux/btrfs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>

#include <cstring>

#include "engine/sys/unique_fd.h"
#include "tests/filesystems/tool.h"

namespace drover::test {

void OnBtrfs::SetUp() {
    DROVER_NEED_FILESYSTEM(filesystem_kind("btrfs"));
    room_.emplace(filesystem_kind("btrfs"));
}

void OnBtrfs::TearDown() {
    for (const auto& name : subvolumes_) command(name, BTRFS_IOC_SNAP_DESTROY);
}

int OnBtrfs::command(const std::string& name, unsigned long request) const {
    const sys::UniqueFd parent(::open(room_->path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    btrfs_ioctl_vol_args arguments{};
    std::strncpy(arguments.name, name.c_str(), sizeof arguments.name - 1);
    return ::ioctl(parent.get(), request, &arguments);
}

void OnBtrfs::make_subvolume(const std::string& name) {
    ASSERT_EQ(command(name, BTRFS_IOC_SUBVOL_CREATE), 0) << std::strerror(errno);
    subvolumes_.push_back(name);
}

void OnBtrfs::snapshot(const std::string& subvolume, const std::string& name) {
    ASSERT_TRUE(tool_output({"btrfs", "subvolume", "snapshot", at(subvolume), at(name)}).has_value());
    subvolumes_.push_back(name);
}

void OnBtrfs::delete_subvolume(const std::string& name) {
    ASSERT_TRUE(tool_output({"btrfs", "subvolume", "delete", "-c", at(name)}).has_value());
    ASSERT_TRUE(tool_output({"btrfs", "subvolume", "sync", room_->path()}).has_value());
}

dev_t device_of(const std::string& path) {
    struct stat st;
    return ::lstat(path.c_str(), &st) == 0 ? st.st_dev : 0;
}

}  // namespace drover::test
