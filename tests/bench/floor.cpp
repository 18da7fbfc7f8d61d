// SPDX-License-Identifier: GPL-3.0-or-later
//
// floor SOURCE DESTINATION: copies a tree with two threads and nothing else: the fewest system calls that keep names,
// contents, holes, permissions and times of files. It checks no name, cares for no hard link, owner, attribute or
// directory time, and stages nothing. No program that does can be faster in the same way, so this is what the machine
// allows; cp's time divided by this one's is the most that a target can ask for.
#include <dirent.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr off_t buffered_below = 8192;
constexpr std::size_t files_at_once = 64;

struct File {
    int from;  // directories
    int to;
    std::string name;
};

[[noreturn]] void give_up(const std::string& name) {
    std::perror(name.c_str());
    std::exit(1);
}

void demand(bool good, const std::string& name) {
    if (!good) give_up(name);
}

void copy_link(const File& file) {
    std::array<char, 4096> target{};
    demand(readlinkat(file.from, file.name.c_str(), target.data(), target.size() - 1) > 0, file.name);
    demand(symlinkat(target.data(), file.to, file.name.c_str()) == 0, file.name);
}

void read_and_write(int from, int to, off_t size, const std::string& name) {
    std::array<char, buffered_below> bytes;
    demand(pread(from, bytes.data(), bytes.size(), 0) == size, name);
    demand(pwrite(to, bytes.data(), static_cast<std::size_t>(size), 0) == size, name);
}

void kernel_copy(int from, int to, off_t size, const std::string& name) {
    for (off_t left = size; left > 0;) {
        const ssize_t moved = copy_file_range(from, nullptr, to, nullptr, static_cast<std::size_t>(left), 0);
        demand(moved > 0, name);
        left -= moved;
    }
}

void copy_file(const File& file) {
    const int from = openat(file.from, file.name.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (from < 0) return copy_link(file);
    struct stat status{};
    demand(fstat(from, &status) == 0, file.name);
    const int to = openat(file.to, file.name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 07777);
    demand(to >= 0, file.name);
    static std::atomic<bool> clones{true};
    const bool cloned = status.st_size > 0 && clones && ioctl(to, FICLONE, from) == 0;
    if (!cloned && status.st_size > 0) {
        clones = false;
        const auto move = status.st_size < buffered_below ? read_and_write : kernel_copy;
        move(from, to, status.st_size, file.name);
    }
    std::array<char, 1024> attributes;
    demand(flistxattr(from, attributes.data(), attributes.size()) >= 0, file.name);
    const std::array<timespec, 2> times{status.st_atim, status.st_mtim};
    demand(futimens(to, times.data()) == 0, file.name);
    close(to);
    close(from);
}

// Makes the directories and lists what is in them. Their descriptors stay open to the end.
void plan(const std::string& from, const std::string& to, std::vector<File>& files) {
    demand(mkdir(to.c_str(), 0755) == 0, to);
    const int target = open(to.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR* source = opendir(from.c_str());
    demand(target >= 0, to);
    if (source == nullptr) give_up(from);
    while (const dirent* entry = readdir(source)) {
        const std::string name = entry->d_name;
        if (name == "." || name == "..") continue;
        if (entry->d_type == DT_DIR) plan(from + '/' + name, to + '/' + name, files);
        else files.push_back({dirfd(source), target, name});
    }
}

void copy_files(const std::vector<File>& files, std::atomic<std::size_t>& next) {
    for (;;) {
        const std::size_t first = next.fetch_add(files_at_once);
        for (std::size_t i = first; i < std::min(first + files_at_once, files.size()); ++i) copy_file(files[i]);
        if (first >= files.size()) return;
    }
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return std::puts("floor SOURCE DESTINATION"), 2;
    std::vector<File> files;
    plan(arguments[1], arguments[2], files);
    std::atomic<std::size_t> next{0};
    std::jthread other([&] { copy_files(files, next); });
    copy_files(files, next);
    return 0;
}
