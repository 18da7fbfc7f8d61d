// SPDX-License-Identifier: GPL-3.0-or-later
//
// staging DIRECTORY [FILES]: what it costs to give a file its name only when it is complete. Makes FILES (default
// 20,000) files of 4 KiB in each of three ways, in turn and three times, and prints the best microseconds a file.
//   direct   created under the final name (inside a directory that is itself hidden)
//   hidden   created under a hidden name, then renamed with RENAME_NOREPLACE
//   tmpfile  created without a name (O_TMPFILE), then linked
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

[[noreturn]] void die(const char* call) {
    std::perror(call);
    std::exit(2);
}

void check(long result, const char* call) {
    if (result < 0) die(call);
}

void fill(int fd) {
    static const std::array<char, 4096> block{'x'};
    check(::pwrite(fd, block.data(), block.size(), 0), "pwrite");
}

int create(int directory, const std::string& name) {
    const int fd = ::openat(directory, name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    check(fd, "openat");
    fill(fd);
    return fd;
}

void direct(int directory, const std::string& name) {
    check(::close(create(directory, name)), "close");
}

void hidden(int directory, const std::string& name) {
    const std::string staged = ".drover-" + name + ".part";
    check(::close(create(directory, staged)), "close");
    check(::renameat2(directory, staged.c_str(), directory, name.c_str(), RENAME_NOREPLACE), "renameat2");
}

void tmpfile_way(int directory, const std::string& name) {
    const int fd = ::openat(directory, ".", O_WRONLY | O_TMPFILE | O_CLOEXEC, 0644);
    check(fd, "openat(O_TMPFILE)");
    fill(fd);
    const std::string self = "/proc/self/fd/" + std::to_string(fd);
    check(::linkat(AT_FDCWD, self.c_str(), directory, name.c_str(), AT_SYMLINK_FOLLOW), "linkat");
    check(::close(fd), "close");
}

struct Way {
    const char* name;
    void (*make)(int, const std::string&);
    double best = 1e9;
};

double run(const std::string& parent, const Way& way, int files) {
    const std::string path = parent + "/staging-bench";
    check(::mkdir(path.c_str(), 0755), "mkdir");
    const int directory = ::open(path.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    check(directory, "open");
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < files; ++i) way.make(directory, "file" + std::to_string(i));
    const std::chrono::duration<double, std::micro> time = std::chrono::steady_clock::now() - begin;
    for (int i = 0; i < files; ++i) check(::unlinkat(directory, ("file" + std::to_string(i)).c_str(), 0), "unlinkat");
    check(::syncfs(directory), "syncfs");
    ::close(directory);
    check(::rmdir(path.c_str()), "rmdir");
    return time.count() / files;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: staging DIRECTORY [FILES]\n", stderr);
        return 2;
    }
    const int files = argc > 2 ? std::atoi(argv[2]) : 20'000;
    std::array ways{Way{"direct", direct}, Way{"hidden", hidden}, Way{"tmpfile", tmpfile_way}};
    for (int round = 0; round < 3; ++round)
        for (auto& way : ways) way.best = std::min(way.best, run(argv[1], way, files));
    for (const auto& way : ways) std::printf("%-8s %6.2f us a file\n", way.name, way.best);
}
