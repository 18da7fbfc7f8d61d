// SPDX-License-Identifier: GPL-3.0-or-later
// checkpoints DIRECTORY [MIB] [RUNS]: what it costs a large copy that its way is written out now and then, so that it
// could go on there. Copies a file of MIB (default 8192) inside DIRECTORY with and without, in turns, each to its
// flushed end, and prints the medians of both times: until the last byte was copied, and until it was on the disk.
#include "engine/transfer/checkpoints.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "engine/fs/filesystem_profile.h"
#include "engine/transfer/file_transfer.h"
#include "tests/bench/medians.h"

namespace {

namespace files = std::filesystem;
using namespace drover;
using Clock = std::chrono::steady_clock;
using Seconds = std::chrono::duration<double>;

struct Times {
    double copied;
    double on_disk;
};

void make_source(sys::Syscalls& sys, const files::path& path, std::uint64_t mib) {
    const auto fd = sys.openat(sys::working_directory, path.string(), sys::OpenMode::create_new);
    std::vector<std::byte> block(std::size_t{1} << 20, std::byte{1});
    for (std::uint64_t i = 0; i < mib; ++i) {
        std::copy_n(reinterpret_cast<const std::byte*>(&i), sizeof i, block.begin());
        static_cast<void>(sys.pwrite(fd->get(), block, i << 20U));
    }
    static_cast<void>(sys.fsync(fd->get()));
}

Times copy(sys::Syscalls& sys, const files::path& place, bool noting) {
    JobControl control;
    transfer::ProgressCell progress;
    transfer::WorkerSlot slot;
    transfer::Workspace work(sys, control, progress, slot);
    const auto source = sys.openat(sys::working_directory, (place / "source").string(), sys::OpenMode::read);
    const auto target = sys.openat(sys::working_directory, (place / "copy").string(), sys::OpenMode::create_new);
    const auto status = *sys.fstat(source->get());
    const auto& profile = fs::profile_of(sys, source->get());
    const auto begin = Clock::now();
    transfer::Checkpoints checkpoints(sys, target->get(), status, 0);
    // A clone would have nothing to note.
    transfer::FileTransfer(work, MethodChoice::kernel, SparseChoice::automatic)
        .copy({.source = source->get(),
               .status = status,
               .source_profile = profile,
               .destination = target->get(),
               .destination_device = status.id.device,
               .destination_profile = profile,
               .checkpoints = noting ? &checkpoints : nullptr});
    checkpoints.end();
    const Seconds copied = Clock::now() - begin;
    static_cast<void>(sys.fsync(target->get()));
    const Seconds on_disk = Clock::now() - begin;
    files::remove(place / "copy");
    return {copied.count(), on_disk.count()};
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fputs("usage: checkpoints DIRECTORY [MIB] [RUNS]\n", stderr);
        return 2;
    }
    const std::uint64_t mib = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 8192;
    const int runs = argc > 3 ? std::atoi(argv[3]) : 5;
    const files::path place = files::path(argv[1]) / "checkpoints-bench";
    files::create_directory(place);
    auto& sys = sys::linux_syscalls();
    make_source(sys, place / "source", mib);
    std::vector<Times> without;
    std::vector<Times> with;
    for (int run = 0; run < runs; ++run) {
        without.push_back(copy(sys, place, false));
        with.push_back(copy(sys, place, true));
    }
    bench::print_medians("copied", without, with, &Times::copied);
    bench::print_medians("on the disk", without, with, &Times::on_disk);
    files::remove_all(place);
    return 0;
}
