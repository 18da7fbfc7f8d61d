// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite_directory.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/file.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

namespace drover::test {

namespace {

namespace stdfs = std::filesystem;

constexpr std::string_view prefix = "drover-filesystem-tests.";
constexpr const char* lock_name = "lock";

std::string base_directory() {
    const char* configured = std::getenv("TMPDIR");
    return configured != nullptr && *configured != '\0' ? configured : "/var/tmp";
}

// The descriptor that holds the directory's lock, or -1 while a living process holds it.
int lock_directory(const std::string& directory) {
    const int fd = ::open((directory + "/" + lock_name).c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd >= 0 && ::flock(fd, LOCK_EX | LOCK_NB) == 0) return fd;
    if (fd >= 0) ::close(fd);
    return -1;
}

// Mount points below `directory`, the last mounted first. Paths of ours hold nothing that the table would escape.
std::vector<std::string> mounts_below(const std::string& directory) {
    std::vector<std::string> found;
    std::ifstream table("/proc/self/mountinfo");
    for (std::string line; std::getline(table, line);) {
        std::istringstream fields(line);
        std::string skipped, point;
        fields >> skipped >> skipped >> skipped >> skipped >> point;
        if (point.starts_with(directory + "/")) found.insert(found.begin(), point);
    }
    return found;
}

// The loop devices go with the mounts: they are set to clear themselves.
void remove_suite_directory(const std::string& directory) {
    for (const auto& point : mounts_below(directory)) ::umount2(point.c_str(), MNT_DETACH);
    if (!mounts_below(directory).empty()) return;  // never delete through a mount
    std::error_code ignored;
    stdfs::remove_all(directory, ignored);
}

bool process_lives(const std::string& number) {
    return stdfs::exists("/proc/" + number);
}

void remove_leftovers(const std::string& base) {
    std::error_code error;
    for (const auto& entry : stdfs::directory_iterator(base, error)) {
        const std::string name = entry.path().filename();
        if (!name.starts_with(prefix) || process_lives(name.substr(prefix.size()))) continue;
        const int lock = lock_directory(entry.path());
        if (lock < 0) continue;
        remove_suite_directory(entry.path());
        ::close(lock);
    }
}

// A killed test then leaves no mounts. Where this is refused, the next run removes them.
void leave_shared_mounts() {
    if (::unshare(CLONE_NEWNS) == 0) ::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
}

class SuiteDirectory {
public:
    SuiteDirectory() : path_(base_directory() + "/" + std::string(prefix) + std::to_string(::getpid())) {
        if (::geteuid() != 0) {
            problem_ = "needs root to mount loop devices";
            return;
        }
        leave_shared_mounts();
        remove_leftovers(base_directory());
        if (::mkdir(path_.c_str(), 0711) < 0) problem_ = "mkdir " + path_ + ": " + std::strerror(errno);
        else lock_ = lock_directory(path_);
    }
    SuiteDirectory(const SuiteDirectory&) = delete;
    SuiteDirectory& operator=(const SuiteDirectory&) = delete;
    ~SuiteDirectory() {
        if (!problem_.empty()) return;
        remove_suite_directory(path_);
        ::close(lock_);
    }

    std::expected<std::string, std::string> path() const {
        if (!problem_.empty()) return std::unexpected(problem_);
        return path_;
    }

private:
    std::string path_;
    std::string problem_;
    int lock_ = -1;
};

}  // namespace

std::expected<std::string, std::string> suite_directory() {
    static const SuiteDirectory directory;
    return directory.path();
}

}  // namespace drover::test
