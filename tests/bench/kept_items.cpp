// SPDX-License-Identifier: GPL-3.0-or-later
// kept_items DIRECTORY [FILES] [RUNS]: what it costs a copy that the outcome of each item is kept in the queue's file.
// Copies a tree of FILES (default 1,000,000) empty-handed and with a keeper, in turns, and prints for each the seconds
// that went by and those that the processors were at work, the medians and their ratios.
#include <sys/resource.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "engine/api/engine.h"
#include "engine/api/queue_keeper.h"
#include "tests/bench/medians.h"

namespace {

namespace files = std::filesystem;
using namespace drover;
using Clock = std::chrono::steady_clock;

constexpr int files_in_a_directory = 100;

void make_tree(const files::path& root, int count) {
    for (int i = 0; i < count; ++i) {
        const auto folder = root / std::to_string(i / files_in_a_directory);
        if (i % files_in_a_directory == 0) files::create_directories(folder);
        std::ofstream(folder / ("file number " + std::to_string(i))) << i;
    }
}

struct Cost {
    double seconds;
    double busy;
};

double busy_seconds() {
    rusage usage{};
    ::getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

// From the submission to the end of both engine and keeper.
Cost cost_of_copy(const files::path& place, bool kept) {
    JobRequest request;
    request.sources = {(place / "from").string()};
    request.destination = (place / "to").string();
    request.options.log_items = true;
    const auto begin = Clock::now();
    const double busy = busy_seconds();
    {
        const auto engine = Engine::create();
        std::unique_ptr<QueueKeeper> keeper;
        if (kept) keeper = QueueKeeper::open(*engine, (place / "queue.db").string()).value();
        const auto id = engine->submit(request).value();
        while (!engine->wait(id, std::chrono::seconds(10))) {
        }
    }
    const std::chrono::duration<double> taken = Clock::now() - begin;
    const Cost cost{taken.count(), busy_seconds() - busy};
    files::remove_all(place / "to");
    return cost;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: kept_items DIRECTORY [FILES] [RUNS]\n", stderr);
        return 2;
    }
    const int count = argc > 2 ? std::atoi(argv[2]) : 1'000'000;
    const int runs = argc > 3 ? std::atoi(argv[3]) : 5;
    const files::path place = files::path(argv[1]) / "kept-items-bench";
    make_tree(place / "from", count);
    std::vector<Cost> without;
    std::vector<Cost> with;
    for (int run = 0; run < runs; ++run) {
        without.push_back(cost_of_copy(place, false));
        with.push_back(cost_of_copy(place, true));
    }
    bench::print_medians("time", without, with, &Cost::seconds);
    bench::print_medians("processors", without, with, &Cost::busy);
    std::printf("the file has %ju bytes for %d jobs\n",
                static_cast<std::uintmax_t>(files::file_size(place / "queue.db")), runs);
    files::remove_all(place);
    return 0;
}
