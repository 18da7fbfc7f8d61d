// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace drover::test {

// What is to survive a copy, of one entry, asked by raw calls.
struct EntryFacts {
    std::uint32_t mode = 0;  // type and permissions
    std::uint32_t uid = 0;
    std::uint32_t gid = 0;
    std::int64_t modified = 0;                      // ns since the epoch
    std::uint64_t size = 0;                         // of files
    std::uint64_t device = 0;                       // of device nodes
    std::string link;                               // a symlink's target
    std::size_t content = 0;                        // hash of a file's bytes
    std::string first_name;                         // of the names in the tree that share the inode
    std::map<std::string, std::string> attributes;  // extended ones: user, ACLs, capabilities

    bool operator==(const EntryFacts&) const = default;
};

// By path relative to the root, which itself is "". Follows no links and goes as deep as the tree.
using TreeFacts = std::map<std::string, EntryFacts>;
TreeFacts tree_facts(const std::string& root);

// One line for each entry that is missing, extra or different; empty when the trees are the same.
std::vector<std::string> differences(const TreeFacts& wanted, const TreeFacts& found);

std::map<std::string, std::string> attributes_of(const std::string& path);

}  // namespace drover::test
