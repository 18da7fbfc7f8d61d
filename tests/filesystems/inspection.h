// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/api/extent_comparison.h"
#include "engine/api/tree_usage.h"
#include "engine/base/byte_range.h"

namespace drover::test {

enum class Look : bool { as_it_is, settled };

// The inspector's answers; each throws where there is none.
Comparison comparison_of(const std::vector<std::string>& paths, Look look = Look::settled);
FileView view_of(const std::string& path, Look look = Look::settled);
TreeUsage usage_of(const std::vector<std::string>& roots, Look look = Look::settled);

constexpr Figure exactly(std::uint64_t bytes) {
    return {bytes, Precision::exact};
}
constexpr Figure at_most(std::uint64_t bytes) {
    return {bytes, Precision::at_most};
}
constexpr Figure at_least(std::uint64_t bytes) {
    return {bytes, Precision::at_least};
}

std::uint64_t bytes_of(const FileView& view, Sharing sharing);

// FICLONE and FICLONERANGE; 0 or errno. The first makes the file where it is missing.
int clone_file(const std::string& from, const std::string& to);
int clone_range(const std::string& from, ByteRange range, const std::string& to, std::uint64_t offset);
// copy_file_range() of the whole file into a new one.
void kernel_copy(const std::string& from, const std::string& to);

}  // namespace drover::test

namespace drover {
// Found by GoogleTest, which looks where the type is.
void PrintTo(const Figure& figure, std::ostream* out);
}  // namespace drover
