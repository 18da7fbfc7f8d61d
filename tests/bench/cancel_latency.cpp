// SPDX-License-Identifier: GPL-3.0-or-later
//
// cancel_latency DIRECTORY METHOD [ROUNDS [MEBIBYTES]]: how long a job takes to hear "cancel" and "pause" while another
// thread keeps the same filesystem busy writing. Each round copies one file (default 1024 MiB) and interrupts it at a
// random moment. "answer" ends when the snapshot no longer says running; "released" when no worker is inside a system
// call any more. METHOD is kernel or buffered; on btrfs and XFS a kernel copy is a clone and over at once. Prints
// milliseconds: median, 99th percentile, maximum. Exit status 1 when the 99th percentile of an answer is over 100 ms, 2
// when something failed.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "engine/api/engine.h"

namespace {

using namespace drover;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;
namespace files = std::filesystem;

constexpr std::size_t MiB = 1024 * 1024;
constexpr double promised = 100;  // ms

void write_file(const files::path& path, std::size_t mebibytes, std::mt19937_64& random) {
    std::vector<std::uint64_t> block(MiB / sizeof(std::uint64_t));
    std::ranges::generate(block, std::ref(random));
    std::ofstream file(path, std::ios::binary);
    for (std::size_t i = 0; i < mebibytes; ++i)
        file.write(reinterpret_cast<const char*>(block.data()), static_cast<std::streamsize>(MiB));
    if (!file.flush()) throw std::runtime_error("cannot write " + path.string());
}

struct Latencies {
    std::vector<double> answer;
    std::vector<double> released;
};

double at(std::vector<double>& values, double fraction) {
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(fraction * static_cast<double>(values.size() - 1))];
}

void print(const char* what, std::vector<double>& values) {
    std::printf("%-18s %8.1f %8.1f %8.1f\n", what, at(values, 0.5), at(values, 0.99), at(values, 1));
}

class Rounds {
public:
    Rounds(files::path directory, MethodChoice method, std::size_t mebibytes)
        : directory_(std::move(directory)), method_(method) {
        write_file(directory_ / "source", mebibytes, random_);
        noise_ = std::jthread([this, mebibytes](const std::stop_token& stop) {
            for (std::mt19937_64 random(2); !stop.stop_requested();)
                write_file(directory_ / "noise", mebibytes, random);
        });
    }

    void cancel(Latencies& result) {
        const JobId id = start();
        const auto asked = Clock::now();
        engine_->cancel(id);
        measure(id, asked, result, [](JobState state) { return is_final(state); });
        finish(id);
    }

    void pause(Latencies& result) {
        const JobId id = start();
        const auto asked = Clock::now();
        engine_->pause(id);
        measure(id, asked, result, [](JobState state) { return is_final(state) || state == JobState::paused; });
        engine_->cancel(id);
        finish(id);
    }

private:
    JobId start() {
        JobRequest request;
        request.sources = {(directory_ / "source").string()};
        request.destination = (directory_ / "copy").string();
        request.options.method = method_;
        const auto id = engine_->submit(request);
        if (!id) throw std::runtime_error(id.error().message());
        std::this_thread::sleep_for(std::chrono::milliseconds(5 + random_() % 200));
        return *id;
    }

    JobState state() { return engine_->snapshot().front().state; }

    template <typename Released>
    void measure(JobId, Clock::time_point asked, Latencies& result, Released released) {
        while (state() == JobState::running && engine_->snapshot().front().state_reason.empty())
            std::this_thread::yield();
        result.answer.push_back(Milliseconds(Clock::now() - asked).count());
        while (!released(state())) std::this_thread::sleep_for(std::chrono::microseconds(200));
        result.released.push_back(Milliseconds(Clock::now() - asked).count());
    }

    void finish(JobId id) {
        while (!engine_->wait(id, std::chrono::seconds(10))) {
        }
        engine_->remove(id);
        files::remove(directory_ / "copy");
    }

    files::path directory_;
    MethodChoice method_;
    std::mt19937_64 random_{1};
    std::unique_ptr<Engine> engine_ = Engine::create();
    std::jthread noise_;
};

int run(const files::path& directory, MethodChoice method, int rounds, std::size_t mebibytes) {
    const files::path place = directory / "cancel_latency";
    files::create_directory(place);
    Latencies cancelled;
    Latencies paused;
    {
        Rounds jobs(place, method, mebibytes);
        for (int i = 0; i < rounds; ++i) {
            jobs.cancel(cancelled);
            jobs.pause(paused);
        }
    }
    files::remove_all(place);
    std::printf("%-18s %8s %8s %8s\n", "ms", "median", "p99", "max");
    print("cancel, answer", cancelled.answer);
    print("cancel, released", cancelled.released);
    print("pause, answer", paused.answer);
    print("pause, released", paused.released);
    return at(cancelled.answer, 0.99) > promised || at(paused.answer, 0.99) > promised ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    const std::string method = argc > 2 ? argv[2] : "";
    if (method != "kernel" && method != "buffered") {
        std::fputs("usage: cancel_latency DIRECTORY kernel|buffered [ROUNDS [MEBIBYTES]]\n", stderr);
        return 2;
    }
    try {
        return run(argv[1], method == "kernel" ? MethodChoice::kernel : MethodChoice::buffered,
                   argc > 3 ? std::atoi(argv[3]) : 100, argc > 4 ? std::strtoul(argv[4], nullptr, 10) : 1024);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "cancel_latency: %s\n", error.what());
        return 2;
    }
}
