// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace drover::test {

inline constexpr std::uint64_t KiB = 1024;
inline constexpr std::uint64_t MiB = 1024 * KiB;
inline constexpr std::uint64_t block = 4 * KiB;  // of every filesystem that the tests make

// One step of building a file.
struct ShapeStep {
    enum class Kind : std::uint8_t { size, random, zeros, preallocate, preallocate_keeping_size, punch };
    Kind kind;
    std::uint64_t offset = 0;
    std::uint64_t length = 0;
};

// A file's layout, as the steps that make it.
struct FileShape {
    const char* name;
    std::vector<ShapeStep> steps;
};

// Every layout that a copy must survive. To add one: a line in file_shapes.cpp.
std::span<const FileShape> file_shapes();
const FileShape& file_shape(std::string_view name);

// Writes, punches and preallocations at random places of a file of up to 2 MiB, the same for the same seed.
FileShape random_shape(std::uint32_t seed);

enum class Settled : bool { no, yes };  // written to the disk before it is looked at

// Makes the file; random bytes depend on the offset and on `seed` only, and are never zero for a whole block.
void build_file(const std::string& path, const FileShape& shape, Settled settled = Settled::no, std::uint32_t seed = 1);
// The same steps with a file that is there.
void change_file(const std::string& path, const std::vector<ShapeStep>& steps, Settled settled = Settled::no,
                 std::uint32_t seed = 1);

std::string read_file(const std::string& path);

}  // namespace drover::test
