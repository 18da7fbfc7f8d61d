// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace drover::testing {

// Bytes that differ from place to place, and from seed to seed, and are never zero.
std::string pattern(std::size_t size, unsigned seed = 1);

std::string read_file(const std::filesystem::path& path);
void write_file(const std::filesystem::path& path, std::string_view content);

// Makes a tree in few lines. Every step throws when it does not succeed, so that no test runs on half a tree.
//     TreeBuilder(source).file("a", "text").directory("d").sparse("d/s", 1 << 20, {{4096, "x"}}).symlink("l", "a");
class TreeBuilder {
public:
    explicit TreeBuilder(std::filesystem::path root);

    TreeBuilder& file(const std::string& name, std::string_view content);
    TreeBuilder& directory(const std::string& name);
    TreeBuilder& symlink(const std::string& name, const std::string& target);
    TreeBuilder& hard_link(const std::string& name, const std::string& existing);
    TreeBuilder& fifo(const std::string& name);

    struct Piece {
        std::uint64_t offset;
        std::string content;
    };
    // A file of this size that is a hole but for the pieces.
    TreeBuilder& sparse(const std::string& name, std::uint64_t size, const std::vector<Piece>& pieces = {});

    TreeBuilder& permissions(const std::string& name, unsigned mode);
    TreeBuilder& owner(const std::string& name, unsigned uid, unsigned gid);
    TreeBuilder& attribute(const std::string& name, const std::string& key, const std::string& value);
    // Nanoseconds since the epoch. To be set last.
    TreeBuilder& modified(const std::string& name, std::int64_t time);

    const std::filesystem::path& root() const { return root_; }

private:
    std::string at(const std::string& name) const { return (root_ / name).string(); }

    std::filesystem::path root_;
};

// One of everything that a user without privileges can make.
void build_sample_tree(const std::filesystem::path& root);

}  // namespace drover::testing
