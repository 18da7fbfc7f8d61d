// SPDX-License-Identifier: GPL-3.0-or-later
//
// extent_limits: what the inspector takes for 1,000,000 extents and for 1,000,000 files, with an invented operating
// system, so that only its own work counts. Each measurement runs in a process of its own. Exit status: 0, 1 if a
// target is missed, 2 if something failed.
//   compare   two files of 500,000 extents, each of which shares half with one of the other: 2 s after the reading, and
//             150 MB in all
//   usage     1,000 directories of 1,000 files with one shared extent each: 64 bytes an extent, and 64 MiB
//   limit     one extent more than is allowed: ends with a message
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <functional>

#include "engine/inspect/comparison.h"
#include "engine/inspect/usage.h"
#include "tests/support/forwarding_syscalls.h"

namespace {

using namespace drover;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t block = 4096;
constexpr std::uint64_t extents_of_a_file = 500'000;
constexpr std::uint64_t million = 1'000'000;
constexpr double MiB = 1024 * 1024;

double peak_mib() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

// All descriptors are numbers of ours; none is open.
class Invented : public testing::ForwardingSyscalls {
public:
    sys::SysResult<sys::FilesystemFacts> fstatfs(int) override {
        return sys::FilesystemFacts{.magic = 0x58465342, .block_size = block};
    }
    sys::SysResult<sys::CacheState> cachestat(int) override { return sys::CacheState{}; }
    sys::SysResult<std::uint32_t> get_xflags(int) override { return 0; }
    sys::SysResult<std::string> get_fs_uuid(int) override { return "0123456789abcdef"; }

protected:
    static sys::FileStatus regular(std::uint64_t inode, std::uint64_t size) {
        sys::FileStatus status;
        status.id = {1, inode};
        status.type = sys::FileType::regular;
        status.links = 1;
        status.size = status.allocated = size;
        return status;
    }
    // A descriptor that is really open, since it will be closed.
    static sys::UniqueFd any_descriptor() { return sys::UniqueFd(::dup(0)); }
};

// Files named "0" and "1" of extents of one block, each of which shares half with one of the other file.
class TwoFiles final : public Invented {
public:
    Clock::time_point read_until;

    sys::SysResult<sys::UniqueFd> openat(int, const std::string& name, sys::OpenMode, std::uint32_t) override {
        second_ = name == "1";
        return any_descriptor();
    }
    sys::SysResult<sys::FileStatus> fstat(int) override { return regular(second_ ? 2 : 1, extents_of_a_file * block); }
    sys::SysResult<std::vector<sys::RawExtent>> fiemap(int, ByteRange range, bool, std::size_t most) override {
        std::vector<sys::RawExtent> found;
        for (std::uint64_t i = range.offset / block; i < extents_of_a_file && found.size() < most; ++i)
            found.push_back({.logical = i * block,
                             .physical = 3 * (i * 7919 % extents_of_a_file) * block + (second_ ? block / 2 : 0),
                             .length = block,
                             .last = i + 1 == extents_of_a_file,
                             .shared = true});
        read_until = Clock::now();
        return found;
    }

private:
    bool second_ = false;
};

// "t/0/0" to "t/999/999".
class ManyFiles final : public Invented {
public:
    sys::SysResult<sys::UniqueFd> openat(int, const std::string& name, sys::OpenMode mode, std::uint32_t) override {
        const bool directory = mode == sys::OpenMode::directory || mode == sys::OpenMode::root;
        if (directory) level_ = name == "t" ? 0 : 1, listed_ = false;
        else ++file_;
        return any_descriptor();
    }
    sys::SysResult<sys::FileStatus> fstat(int) override { return regular(1000 + file_, block); }
    sys::SysResult<sys::FileStatus> fstatat(int, const std::string&, bool) override {
        sys::FileStatus status;
        status.type = sys::FileType::directory;
        return status;
    }
    sys::SysResult<std::vector<sys::DirectoryEntry>> getdents(int) override {
        std::vector<sys::DirectoryEntry> entries;
        if (std::exchange(listed_, true)) return entries;
        const auto type = level_ == 0 ? sys::FileType::directory : sys::FileType::regular;
        for (int i = 0; i < 1000; ++i) entries.push_back({std::to_string(i), type, 0});
        return entries;
    }
    sys::SysResult<std::vector<sys::RawExtent>> fiemap(int, ByteRange, bool, std::size_t) override {
        return std::vector<sys::RawExtent>{{.logical = 0,
                                            .physical = (file_ * 7919 % (million / 2)) * block,
                                            .length = block,
                                            .last = true,
                                            .shared = true}};
    }

private:
    int level_ = 0;
    bool listed_ = false;
    std::uint64_t file_ = 0;
};

bool judge(const char* name, double figure, double target, const char* unit) {
    const bool reached = figure <= target;
    std::printf("%-40s %10.2f %-4s %s %.0f\n", name, figure, unit, reached ? "within" : "MISSED:", target);
    return reached;
}

bool compare_a_million() {
    TwoFiles sys;
    const double before = peak_mib();
    const auto result = inspect::compare(sys, {.paths = {"0", "1"}}, {}, {});
    const double seconds = seconds_since(sys.read_until);
    if (!result || result->segments.size() != extents_of_a_file) std::exit(2);
    const bool fast = judge("compare 1,000,000 extents after reading", seconds, 2, "s");
    return judge("compare 1,000,000 extents, memory", peak_mib() - before, 150e6 / MiB, "MiB") && fast;
}

bool sum_up_a_million_files() {
    ManyFiles sys;
    const double before = peak_mib();
    const auto begin = Clock::now();
    const auto result = inspect::usage(sys, {.roots = {"t"}}, {}, {});
    if (!result || result->nodes.front().totals.files != million) std::exit(2);
    if (result->nodes.front().totals.in_selection.bytes != million * block) std::exit(2);
    std::printf("%-40s %10.2f s\n", "usage of 1,000,000 files", seconds_since(begin));
    return judge("usage of 1,000,000 files, memory", peak_mib() - before, 64 * million / MiB + 64, "MiB");
}

bool refuse_one_too_many() {
    ManyFiles sys;
    const auto result = inspect::usage(sys, {.roots = {"t"}, .most_extents = million}, {}, {});
    if (result) std::exit(2);
    std::printf("%s\n", result.error().message().c_str());
    return judge("refused, memory", peak_mib(), 64 * million / MiB + 64, "MiB");
}

bool in_a_process_of_its_own(const std::function<bool()>& measure) {
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child == 0) {
        const bool reached = measure();
        std::fflush(stdout);
        ::_exit(reached ? 0 : 1);
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) == 2) std::exit(2);
    return WEXITSTATUS(status) == 0;
}

}  // namespace

int main() {
    bool all = true;
    for (bool (*measure)() : {compare_a_million, sum_up_a_million_files, refuse_one_too_many})
        all = in_a_process_of_its_own(measure) && all;
    return all ? 0 : 1;
}
