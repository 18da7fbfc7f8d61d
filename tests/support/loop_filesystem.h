// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <vector>

namespace drover::test {

// How one filesystem is made. Without a `make` command it lives in memory and needs no image.
struct FilesystemRecipe {
    std::string type;               // as mount(2) takes it
    std::uint64_t image_bytes = 0;  // apparent; the image is sparse
    std::vector<std::string> make;  // the image's path is appended
    std::string mount_options;
};

// A filesystem of its own, made and mounted by the constructor function and gone with the object. All of them live
// below one directory of this process, which carries its number; what dead processes left behind is removed before
// the first one is made. Where the kernel allows it the mounts are private to this process, so that even a killed
// test leaves none.
class LoopFilesystem {
public:
    // Or why it cannot be: no root, no mkfs tool, no kernel support.
    static std::expected<LoopFilesystem, std::string> make(const FilesystemRecipe& recipe);

    LoopFilesystem(LoopFilesystem&& other) noexcept;
    LoopFilesystem& operator=(LoopFilesystem&&) = delete;
    ~LoopFilesystem();

    const std::string& path() const { return mount_point_; }

private:
    LoopFilesystem(std::string mount_point, std::string image)
        : mount_point_(std::move(mount_point)), image_(std::move(image)) {}

    std::string mount_point_;
    std::string image_;
};

}  // namespace drover::test
