// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace drover::testing {

// A new directory that goes away with everything in it, read-only or not.
class TemporaryDirectory {
public:
    // Below TMPDIR or /tmp.
    TemporaryDirectory();
    // Below `parent`, for tests that care which filesystem they are on.
    explicit TemporaryDirectory(const std::filesystem::path& parent);
    // In memory where there is such a place: for tests that make many files.
    static TemporaryDirectory in_memory();

    TemporaryDirectory(TemporaryDirectory&& other) noexcept : path_(std::move(other.path_)) { other.path_.clear(); }
    TemporaryDirectory& operator=(TemporaryDirectory&&) = delete;
    ~TemporaryDirectory();

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

}  // namespace drover::testing
