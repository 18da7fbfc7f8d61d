// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fuse_fixture.h"

#include <signal.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstring>
#include <thread>

namespace drover::testing {

namespace {

std::string what_is_missing(const std::string& program) {
    if (program.empty()) return "built without libfuse3";
    if (::access("/dev/fuse", R_OK | W_OK) < 0) return std::string("/dev/fuse: ") + std::strerror(errno);
    return "";
}

}  // namespace

FuseFixture::FuseFixture(const std::string& program, const std::vector<std::string>& faults)
    : FuseFixture(program, faults, TemporaryDirectory()) {}

FuseFixture::FuseFixture(const std::string& program, const std::vector<std::string>& faults,
                         const std::filesystem::path& parent)
    : FuseFixture(program, faults, TemporaryDirectory(parent)) {}

FuseFixture::FuseFixture(const std::string& program, const std::vector<std::string>& faults,
                         TemporaryDirectory directory)
    : directory_(std::move(directory)), missing_(what_is_missing(program)) {
    std::filesystem::create_directory(backing());
    std::filesystem::create_directory(mounted());
    if (!missing_.empty()) return;
    std::vector<std::string> words{program, backing().string(), mounted().string()};
    words.insert(words.end(), faults.begin(), faults.end());
    std::vector<char*> arguments;
    for (auto& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    if (::posix_spawn(&child_, program.c_str(), nullptr, nullptr, arguments.data(), environ) != 0) {
        child_ = -1;
        missing_ = "cannot start " + program;
    } else if (!wait_until_mounted()) {
        missing_ = "the FUSE filesystem does not mount (no fusermount3, or not allowed)";
    }
}

bool FuseFixture::wait_until_mounted() const {
    struct stat outside{};
    ::stat(directory_.path().c_str(), &outside);
    for (int tries = 0; tries < 500; ++tries) {
        struct stat inside{};
        if (::stat(mounted().c_str(), &inside) == 0 && inside.st_dev != outside.st_dev) return true;
        if (::waitpid(child_, nullptr, WNOHANG) == child_) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
}

FuseFixture::~FuseFixture() {
    if (child_ <= 0) return;
    ::kill(child_, SIGTERM);  // libfuse unmounts
    ::waitpid(child_, nullptr, 0);
}

}  // namespace drover::testing
