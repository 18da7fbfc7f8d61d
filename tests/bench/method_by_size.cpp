// SPDX-License-Identifier: GPL-3.0-or-later
//
// method_by_size DIRECTORY [LARGEST]: copies one file of 1 B, 2 B, 4 B ... LARGEST (default 1 GiB) in the directory,
// by each method alone and by the automatic choice in turn, and says where the automatic choice takes more than 3 %
// longer than the best single method. What is timed is all that a file costs: open, create, copy and close. Exit
// status: 0, 1 if a size is missed, 2 if something failed.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <functional>
#include <random>
#include <ranges>
#include <stdexcept>
#include <string>
#include <vector>

#include "engine/sys/linux_syscalls.h"
#include "engine/transfer/file_transfer.h"

namespace {

using namespace drover;
using Seconds = std::chrono::duration<double>;
using Clock = std::chrono::steady_clock;

constexpr double tolerance = 1.03;
constexpr std::uint64_t MiB = 1024 * 1024;
constexpr std::size_t fewest_rounds = 9;
constexpr std::size_t most_rounds = 101;
constexpr Seconds usual_time{2.0};
constexpr Seconds doubtful_time{8.0};  // a size that looks missed gets more rounds before it is judged

template <typename T>
T expect(sys::SysResult<T> result, const std::string& what) {
    if (!result)
        throw std::runtime_error(what + ": " + result.error().call + ": " + sys::code_text(result.error().code));
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

double median(std::vector<double> values) {
    std::ranges::nth_element(values, values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2));
    return values[values.size() / 2];
}

// A method, or the automatic choice, with the state that a worker keeps from file to file.
struct Contender {
    Contender(const char* its_name, MethodChoice choice, sys::Syscalls& sys)
        : name(its_name), work(sys, control, progress, slot), transfer(work, choice, SparseChoice::automatic) {}

    const char* name;
    JobControl control;
    transfer::ProgressCell progress;
    transfer::WorkerSlot slot;
    transfer::Workspace work;
    transfer::FileTransfer transfer;
    bool serves = true;           // false once a forced method refused this size
    std::vector<double> seconds;  // a file, one value a round
    std::string used;             // the last step of the last file
};

// The copies of one size.
class Bench {
public:
    Bench(sys::Syscalls& sys, int directory, std::uint64_t size)
        : sys_(sys),
          directory_(directory),
          size_(size),
          files_(static_cast<int>(std::clamp<std::uint64_t>(16 * MiB / size, 1, 256))),
          profile_(fs::profile_of(sys, directory)) {
        for (int i = 0; i < files_; ++i) write_source(name("source", i));
        expect(sys_.syncfs(directory_), "syncfs");
    }
    ~Bench() { remove("source"); }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    // One round of one contender; its time a file, or nothing if the method refuses.
    void play(Contender& contender, bool counted) {
        expect(sys_.syncfs(directory_), "syncfs");
        const auto start = Clock::now();
        for (int i = 0; i < files_ && contender.serves; ++i) copy(contender, i);
        const Seconds time = Clock::now() - start;
        if (contender.serves && !counted) compare(contender);
        if (contender.serves && counted) contender.seconds.push_back(time.count() / files_);
        remove("copy");
    }

private:
    static std::string name(const char* kind, int i) { return std::string(kind) + "-" + std::to_string(i); }

    void write_source(const std::string& file) {
        std::vector<std::byte> block(std::min(size_, MiB));
        std::ranges::generate(block, [this] { return static_cast<std::byte>(random_()); });
        const auto fd = expect(sys_.openat(directory_, file, sys::OpenMode::create_new), file);
        for (std::uint64_t at = 0; at < size_; at += block.size()) expect(sys_.pwrite(fd.get(), block, at), file);
        expect(sys_.fsync(fd.get()), file);
    }

    void copy(Contender& contender, int i) {
        const auto source = expect(sys_.openat(directory_, name("source", i), sys::OpenMode::read), "source");
        const auto status = expect(sys_.fstat(source.get()), "source");
        auto target = expect(sys_.openat(directory_, name("copy", i), sys::OpenMode::create_new), "copy");
        const auto report =
            contender.transfer.copy({source.get(), status, profile_, target.get(), status.id.device, profile_});
        expect(sys_.close(std::move(target)), "copy");
        contender.serves = report.refusal.empty();
        if (contender.serves && report.outcome != transfer::Outcome::completed)
            throw std::runtime_error(std::string(contender.name) + ": " + sys::code_text(report.error.code));
        if (!report.steps.empty()) contender.used = method_name(report.steps.back().method);
    }

    void compare(const Contender& contender) {
        const auto source = expect(sys_.openat(directory_, name("source", 0), sys::OpenMode::read), "source");
        const auto target = expect(sys_.openat(directory_, name("copy", 0), sys::OpenMode::read), "copy");
        std::vector<std::byte> left(MiB), right(MiB);
        for (std::uint64_t at = 0; at <= size_; at += MiB) {
            const auto a = expect(sys_.pread(source.get(), left, at), "source");
            const auto b = expect(sys_.pread(target.get(), right, at), "copy");
            if (a != b || !std::equal(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(a), right.begin()))
                throw std::runtime_error(std::string(contender.name) + ": other bytes in the copy");
        }
    }

    void remove(const char* kind) {
        for (int i = 0; i < files_; ++i) (void)sys_.unlinkat(directory_, name(kind, i));
    }

    sys::Syscalls& sys_;
    int directory_;
    std::uint64_t size_;
    int files_;  // a round copies so many, as one small copy is too short to time
    const fs::FilesystemProfile& profile_;
    std::mt19937 random_{1};
};

const Contender& best_single(const std::deque<Contender>& contenders) {
    const Contender* best = nullptr;
    for (const auto& contender : contenders | std::views::drop(1))
        if (contender.serves && (best == nullptr || median(contender.seconds) < median(best->seconds)))
            best = &contender;
    if (best == nullptr) throw std::runtime_error("no method works here");
    return *best;
}

// Median over the rounds of automatic / best: what disturbs a round disturbs both.
double ratio(const std::deque<Contender>& contenders) {
    const auto& automatic = contenders.front().seconds;
    const auto& best = best_single(contenders).seconds;
    std::vector<double> ratios(automatic.size());
    std::ranges::transform(automatic, best, ratios.begin(), std::divides{});
    return median(ratios);
}

void measure(sys::Syscalls& sys, int directory, std::uint64_t size, std::deque<Contender>& contenders) {
    Bench bench(sys, directory, size);
    for (auto& contender : contenders) {
        contender.serves = true;
        contender.seconds.clear();
        bench.play(contender, false);
    }
    std::vector<Contender*> order;
    for (auto& contender : contenders)
        if (contender.serves) order.push_back(&contender);
    std::mt19937 random{1};  // in turn, and nobody always comes after the same one
    const auto start = Clock::now();
    for (std::size_t round = 1; round <= most_rounds; ++round) {
        std::ranges::shuffle(order, random);
        for (Contender* contender : order) bench.play(*contender, true);
        if (round < fewest_rounds) continue;
        const Seconds time = Clock::now() - start;
        if (time > doubtful_time || (time > usual_time && ratio(contenders) <= tolerance)) break;
    }
}

std::string human(std::uint64_t bytes) {
    int unit = 0;
    while (bytes >= 1024) {
        bytes /= 1024;
        ++unit;
    }
    constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB"};
    return std::to_string(bytes) + " " + units[static_cast<std::size_t>(unit)];
}

// Prints the line of one size; true if the automatic choice is good enough.
bool show(std::uint64_t size, const std::deque<Contender>& contenders) {
    std::printf("%9s", human(size).c_str());
    for (const auto& contender : contenders) {
        if (contender.serves) std::printf(" %11.2f", median(contender.seconds) * 1e6);
        else std::printf(" %11s", "-");
    }
    const double found = ratio(contenders);
    const bool met = found <= tolerance;
    std::printf("  %-8s %-8s %6.3f  %s\n", contenders.front().used.c_str(), best_single(contenders).name, found,
                met ? "met" : "MISSED");
    std::fflush(stdout);
    return met;
}

bool run(const char* path, std::uint64_t largest) {
    sys::LinuxSyscalls linux_calls;
    sys::Syscalls& sys = linux_calls;
    const auto directory = expect(sys.openat(sys::working_directory, path, sys::OpenMode::root), path);
    std::deque<Contender> contenders;
    contenders.emplace_back("automatic", MethodChoice::automatic, sys);
    contenders.emplace_back("clone", MethodChoice::clone, sys);
    contenders.emplace_back("kernel", MethodChoice::kernel, sys);
    contenders.emplace_back("buffered", MethodChoice::buffered, sys);
    std::printf("%9s %11s %11s %11s %11s  %-8s %-8s %6s  microseconds a file\n", "size", "automatic", "clone", "kernel",
                "buffered", "chosen", "best", "ratio");
    bool all_met = true;
    for (std::uint64_t size = 1; size <= largest; size *= 2) {
        measure(sys, directory.get(), size, contenders);
        all_met = show(size, contenders) && all_met;
    }
    return all_met;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2 || argc > 3) {
        std::fprintf(stderr, "usage: method_by_size DIRECTORY [LARGEST]\n");
        return 2;
    }
    try {
        return run(argv[1], argc == 3 ? std::strtoull(argv[2], nullptr, 10) : 1024 * MiB) ? 0 : 1;
    } catch (const std::exception& problem) {
        std::fprintf(stderr, "method_by_size: %s\n", problem.what());
        return 2;
    }
}
