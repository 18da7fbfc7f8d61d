// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/file_shapes.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <random>
#include <stdexcept>

#include "engine/sys/unique_fd.h"

namespace drover::test {

namespace {

using Kind = ShapeStep::Kind;

ShapeStep size(std::uint64_t bytes) {
    return {Kind::size, 0, bytes};
}
ShapeStep random_bytes(std::uint64_t offset, std::uint64_t length) {
    return {Kind::random, offset, length};
}
ShapeStep zeros(std::uint64_t offset, std::uint64_t length) {
    return {Kind::zeros, offset, length};
}
ShapeStep preallocate(std::uint64_t length) {
    return {Kind::preallocate, 0, length};
}
ShapeStep preallocate_keeping_size(std::uint64_t length) {
    return {Kind::preallocate_keeping_size, 0, length};
}
ShapeStep punch(std::uint64_t offset, std::uint64_t length) {
    return {Kind::punch, offset, length};
}

const std::vector<FileShape>& all_shapes() {
    static const std::vector<FileShape> shapes{
        {"empty", {}},
        {"one_byte", {random_bytes(0, 1)}},
        {"inline_size", {random_bytes(0, 100)}},
        {"block_minus_1", {random_bytes(0, block - 1)}},
        {"block", {random_bytes(0, block)}},
        {"block_plus_1", {random_bytes(0, block + 1)}},
        {"kernel_copy_size", {random_bytes(0, 70 * KiB + 3)}},
        {"dense", {random_bytes(0, MiB)}},
        {"dense_odd_end", {random_bytes(0, MiB + 1)}},
        {"all_hole", {size(MiB)}},
        {"all_hole_odd_size", {size(MiB + 17)}},
        {"small_hole", {size(block - 1)}},
        {"islands",
         {size(2 * MiB), random_bytes(64 * KiB, 64 * KiB), random_bytes(512 * KiB, 4 * KiB),
          random_bytes(MiB + 4 * KiB, 100 * KiB), random_bytes(2 * MiB - 8 * KiB, 4 * KiB)}},
        {"ragged_islands",
         {size(MiB + 777), random_bytes(5'000, 10), random_bytes(300'001, 70'000), random_bytes(MiB + 700, 77)}},
        {"hole_at_start", {size(MiB), random_bytes(MiB - 64 * KiB, 64 * KiB)}},
        {"hole_at_start_last_byte", {size(MiB), random_bytes(MiB, 1)}},
        {"hole_at_end", {random_bytes(0, 64 * KiB), size(MiB)}},
        {"hole_at_end_odd", {random_bytes(0, 64 * KiB + 1), size(MiB + 1)}},
        {"punched", {random_bytes(0, MiB), punch(128 * KiB, 128 * KiB)}},
        {"zero_blocks", {random_bytes(0, 256 * KiB), zeros(64 * KiB, 64 * KiB), zeros(200 * KiB + 1, 20 * KiB)}},
        {"preallocated", {preallocate(MiB)}},
        {"preallocated_partly_written", {preallocate(MiB), random_bytes(256 * KiB, 64 * KiB)}},
        {"preallocated_odd_size", {preallocate(MiB + 5), random_bytes(0, 10)}},
        {"preallocated_beyond_end", {random_bytes(0, 64 * KiB), preallocate_keeping_size(MiB)}},
        {"hole_and_preallocated_beyond_end",
         {random_bytes(0, 64 * KiB), size(MiB), random_bytes(MiB - 4 * KiB, 4 * KiB), preallocate_keeping_size(3 * MiB),
          punch(64 * KiB, 900 * KiB)}},
    };
    return shapes;
}

void check(bool good, const std::string& what) {
    if (!good) throw std::runtime_error(what + ": " + std::strerror(errno));
}

// Bytes that depend on where they are, so that a block in the wrong place shows.
std::string bytes_at(std::uint64_t offset, std::uint64_t length, std::uint32_t seed) {
    std::string bytes(length, '\0');
    for (std::uint64_t i = 0; i < length; ++i) {
        std::uint64_t x = (offset + i) / 8 * 0x9E3779B97F4A7C15ULL + seed;
        x ^= x >> 31;
        x *= 0xBF58476D1CE4E5B9ULL;
        bytes[i] = static_cast<char>((x >> ((offset + i) % 8 * 8)) | 1);
    }
    return bytes;
}

void write_at(int fd, const std::string& bytes, std::uint64_t offset) {
    for (std::size_t done = 0; done < bytes.size();) {
        const ssize_t count = ::pwrite(fd, bytes.data() + done, bytes.size() - done, static_cast<off_t>(offset + done));
        check(count > 0, "pwrite");
        done += static_cast<std::size_t>(count);
    }
}

void do_step(int fd, const ShapeStep& step, std::uint32_t seed) {
    const auto offset = static_cast<off_t>(step.offset);
    const auto length = static_cast<off_t>(step.length);
    switch (step.kind) {
        case Kind::size:
            return check(::ftruncate(fd, length) == 0, "ftruncate");
        case Kind::random:
            return write_at(fd, bytes_at(step.offset, step.length, seed), step.offset);
        case Kind::zeros:
            return write_at(fd, std::string(step.length, '\0'), step.offset);
        case Kind::preallocate:
            return check(::fallocate(fd, 0, offset, length) == 0, "fallocate");
        case Kind::preallocate_keeping_size:
            return check(::fallocate(fd, FALLOC_FL_KEEP_SIZE, offset, length) == 0, "fallocate -n");
        case Kind::punch:
            return check(::fallocate(fd, FALLOC_FL_KEEP_SIZE | FALLOC_FL_PUNCH_HOLE, offset, length) == 0, "punch");
    }
}

}  // namespace

std::span<const FileShape> file_shapes() {
    return all_shapes();
}

const FileShape& file_shape(std::string_view name) {
    for (const auto& shape : all_shapes())
        if (shape.name == name) return shape;
    throw std::invalid_argument("no shape " + std::string(name));
}

FileShape random_shape(std::uint32_t seed) {
    constexpr std::uint64_t limit = 2 * MiB;
    std::mt19937 random(seed);
    const auto up_to = [&](std::uint64_t most) {
        return std::uniform_int_distribution<std::uint64_t>(1, most)(random);
    };
    FileShape shape{"random", {size(up_to(limit))}};
    const std::uint64_t count = up_to(30);
    for (std::uint64_t i = 0; i < count; ++i) {
        std::uint64_t offset = up_to(limit) - 1;
        std::uint64_t length = std::min(up_to(up_to(4) == 1 ? 300 * KiB : 20 * KiB), limit - offset);
        if (up_to(2) == 1) {  // half of the steps keep to whole blocks
            offset = offset / block * block;
            length = (length + block - 1) / block * block;
        }
        constexpr Kind kinds[] = {Kind::random, Kind::random, Kind::random,      Kind::zeros,
                                  Kind::punch,  Kind::punch,  Kind::preallocate, Kind::preallocate_keeping_size};
        shape.steps.push_back({kinds[up_to(8) - 1], offset, length});
    }
    if (up_to(3) == 1) shape.steps.push_back(size(up_to(limit)));
    return shape;
}

void build_file(const std::string& path, const FileShape& shape, Settled settled, std::uint32_t seed) {
    const sys::UniqueFd fd(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    check(static_cast<bool>(fd), path);
    for (const auto& step : shape.steps) do_step(fd.get(), step, seed);
    if (settled == Settled::yes) check(::fsync(fd.get()) == 0, "fsync");
}

void change_file(const std::string& path, const std::vector<ShapeStep>& steps, Settled settled, std::uint32_t seed) {
    const sys::UniqueFd fd(::open(path.c_str(), O_RDWR | O_CLOEXEC));
    check(static_cast<bool>(fd), path);
    for (const auto& step : steps) do_step(fd.get(), step, seed);
    if (settled == Settled::yes) check(::fsync(fd.get()) == 0, "fsync");
}

std::string read_file(const std::string& path) {
    const sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
    check(static_cast<bool>(fd), path);
    struct stat st;
    check(::fstat(fd.get(), &st) == 0, path);
    std::string content(static_cast<std::size_t>(st.st_size) + 1, '\0');  // one more, so that growth shows
    std::size_t done = 0;
    while (done < content.size()) {
        const ssize_t count = ::pread(fd.get(), content.data() + done, content.size() - done, static_cast<off_t>(done));
        check(count >= 0, path);
        if (count == 0) break;
        done += static_cast<std::size_t>(count);
    }
    content.resize(done);
    return content;
}

}  // namespace drover::test
