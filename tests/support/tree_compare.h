// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace drover::testing {

struct TreeCompareOptions {
    bool holes = true;  // the copy has data where the original has data, and nowhere else
    bool times = true;  // of modification
    bool owners = true;
    bool attributes = true;  // all extended attributes: ACLs and capabilities too
    bool permissions = true;
    bool hard_links = true;  // names that are one file are one file in the copy
};

// Every difference, a line each: "d/file: size 5, expected 7". Empty when the copy is the original.
std::vector<std::string> tree_differences(const std::filesystem::path& original, const std::filesystem::path& copy,
                                          const TreeCompareOptions& options = {});

// EXPECT_TRUE(same_tree(source, target));
::testing::AssertionResult same_tree(const std::filesystem::path& original, const std::filesystem::path& copy,
                                     const TreeCompareOptions& options = {});

// EXPECT_TRUE(same_bytes(expected, seen)); says where they part instead of printing them.
::testing::AssertionResult same_bytes(std::string_view expected, std::string_view seen);

// All names below a directory, relative to it, sorted.
std::vector<std::string> names_below(const std::filesystem::path& directory);
// Those that a job left behind: ".drover-*.part".
std::vector<std::string> staging_leftovers(const std::filesystem::path& directory);

}  // namespace drover::testing
