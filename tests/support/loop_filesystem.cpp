// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/loop_filesystem.h"

#include <fcntl.h>
#include <linux/loop.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

#include "engine/sys/unique_fd.h"
#include "tests/support/suite_directory.h"

namespace drover::test {

namespace {

using sys::UniqueFd;

std::unexpected<std::string> problem(const std::string& what) {
    return std::unexpected(what + ": " + std::strerror(errno));
}

// Runs a command with its output thrown away; 127 where it does not exist.
int run(std::vector<std::string> command) {
    std::vector<char*> arguments;
    for (auto& word : command) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_adddup2(&actions, 1, 2);
    std::string path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
    char* environment[] = {path.data(), nullptr};
    pid_t child = 0;
    const int error = ::posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environment);
    ::posix_spawn_file_actions_destroy(&actions);
    if (error != 0) return 127;
    int status = 0;
    while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

std::expected<void, std::string> make_image(const FilesystemRecipe& recipe, const std::string& image) {
    {
        const UniqueFd fd(::open(image.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
        if (!fd || ::ftruncate(fd.get(), static_cast<off_t>(recipe.image_bytes)) < 0) return problem(image);
    }
    auto command = recipe.make;
    command.push_back(image);
    const int exit_code = run(command);
    if (exit_code == 127) return std::unexpected(recipe.make.front() + " is not installed");
    if (exit_code != 0)
        return std::unexpected(recipe.make.front() + " ended with exit code " + std::to_string(exit_code));
    return {};
}

struct LoopDevice {
    std::string path;
    UniqueFd fd;  // the device clears itself when the last user lets go of it, this one and the mount
};

// Another process may take the free device between the two calls, so a few are tried.
std::expected<LoopDevice, std::string> attach(const std::string& image) {
    const UniqueFd control(::open("/dev/loop-control", O_RDWR | O_CLOEXEC));
    if (!control) return problem("/dev/loop-control");
    const UniqueFd file(::open(image.c_str(), O_RDWR | O_CLOEXEC));
    if (!file) return problem(image);
    for (int attempt = 0; attempt < 100; ++attempt) {
        const int number = ::ioctl(control.get(), LOOP_CTL_GET_FREE);
        if (number < 0) return problem("LOOP_CTL_GET_FREE");
        LoopDevice device{"/dev/loop" + std::to_string(number), {}};
        device.fd.reset(::open(device.path.c_str(), O_RDWR | O_CLOEXEC));
        if (!device.fd) return problem(device.path);
        loop_config config{};
        config.fd = static_cast<std::uint32_t>(file.get());
        config.info.lo_flags = LO_FLAGS_AUTOCLEAR;
        if (::ioctl(device.fd.get(), LOOP_CONFIGURE, &config) == 0) return device;
        if (errno != EBUSY) return problem("LOOP_CONFIGURE");
        ::usleep(10'000);
    }
    return std::unexpected("no free loop device");
}

std::expected<void, std::string> mount_at(const FilesystemRecipe& recipe, const std::string& source,
                                          const std::string& mount_point) {
    if (::mount(source.c_str(), mount_point.c_str(), recipe.type.c_str(), 0, recipe.mount_options.c_str()) == 0)
        return {};
    if (errno == ENODEV) return std::unexpected("this kernel has no " + recipe.type);
    return problem("mount of " + recipe.type);
}

std::expected<void, std::string> make_and_mount(const FilesystemRecipe& recipe, const std::string& image,
                                                const std::string& mount_point) {
    if (recipe.make.empty()) return mount_at(recipe, recipe.type, mount_point);
    if (const auto made = make_image(recipe, image); !made) return made;
    const auto device = attach(image);
    if (!device) return std::unexpected(device.error());
    return mount_at(recipe, device->path, mount_point);
}

}  // namespace

std::expected<LoopFilesystem, std::string> LoopFilesystem::make(const FilesystemRecipe& recipe) {
    const auto base = suite_directory();
    if (!base) return std::unexpected(base.error());
    static int number = 0;
    const std::string name = *base + "/" + recipe.type + "-" + std::to_string(++number);
    if (::mkdir(name.c_str(), 0755) < 0) return problem(name);
    const std::string image = name + ".img";
    if (const auto made = make_and_mount(recipe, image, name); !made) {
        ::unlink(image.c_str());
        ::rmdir(name.c_str());
        return std::unexpected(made.error());
    }
    return LoopFilesystem(name, recipe.make.empty() ? "" : image);
}

LoopFilesystem::LoopFilesystem(LoopFilesystem&& other) noexcept
    : mount_point_(std::exchange(other.mount_point_, {})), image_(std::exchange(other.image_, {})) {}

LoopFilesystem::~LoopFilesystem() {
    if (mount_point_.empty()) return;
    if (::umount2(mount_point_.c_str(), 0) < 0) ::umount2(mount_point_.c_str(), MNT_DETACH);
    ::rmdir(mount_point_.c_str());
    if (!image_.empty()) ::unlink(image_.c_str());
}

}  // namespace drover::test
