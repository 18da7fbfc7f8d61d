// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tree_builder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <cerrno>
#include <fstream>
#include <iterator>
#include <system_error>

#include "engine/sys/unique_fd.h"

namespace drover::testing {

namespace {

long must(long result, const std::string& what) {
    if (result < 0) throw std::system_error(errno, std::generic_category(), what);
    return result;
}

}  // namespace

std::string pattern(std::size_t size, unsigned seed) {
    std::string bytes(size, '\0');
    std::uint64_t state = seed * 0x9E3779B97F4A7C15U + 1;
    for (char& byte : bytes) {
        state = state * 6364136223846793005U + 1442695040888963407U;
        byte = static_cast<char>(state >> 56 | 1U);
    }
    return bytes;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::system_error(errno, std::generic_category(), "open " + path.string());
    return {std::istreambuf_iterator<char>(in), {}};
}

void write_file(const std::filesystem::path& path, std::string_view content) {
    const sys::UniqueFd fd(static_cast<int>(
        must(::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644), "create " + path.string())));
    while (!content.empty())
        content.remove_prefix(
            static_cast<std::size_t>(must(::write(fd.get(), content.data(), content.size()), "write")));
}

TreeBuilder::TreeBuilder(std::filesystem::path root) : root_(std::move(root)) {
    std::filesystem::create_directories(root_);
}

TreeBuilder& TreeBuilder::file(const std::string& name, std::string_view content) {
    write_file(at(name), content);
    return *this;
}

TreeBuilder& TreeBuilder::directory(const std::string& name) {
    must(::mkdir(at(name).c_str(), 0755), "mkdir " + name);
    return *this;
}

TreeBuilder& TreeBuilder::symlink(const std::string& name, const std::string& target) {
    must(::symlink(target.c_str(), at(name).c_str()), "symlink " + name);
    return *this;
}

TreeBuilder& TreeBuilder::hard_link(const std::string& name, const std::string& existing) {
    must(::link(at(existing).c_str(), at(name).c_str()), "link " + name);
    return *this;
}

TreeBuilder& TreeBuilder::fifo(const std::string& name) {
    must(::mkfifo(at(name).c_str(), 0640), "mkfifo " + name);
    return *this;
}

TreeBuilder& TreeBuilder::sparse(const std::string& name, std::uint64_t size, const std::vector<Piece>& pieces) {
    const sys::UniqueFd fd(static_cast<int>(
        must(::open(at(name).c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644), "create " + name)));
    must(::ftruncate(fd.get(), static_cast<off_t>(size)), "ftruncate " + name);
    for (const auto& piece : pieces)
        must(::pwrite(fd.get(), piece.content.data(), piece.content.size(), static_cast<off_t>(piece.offset)),
             "pwrite");
    return *this;
}

TreeBuilder& TreeBuilder::permissions(const std::string& name, unsigned mode) {
    must(::chmod(at(name).c_str(), mode), "chmod " + name);
    return *this;
}

TreeBuilder& TreeBuilder::owner(const std::string& name, unsigned uid, unsigned gid) {
    must(::lchown(at(name).c_str(), uid, gid), "chown " + name);
    return *this;
}

TreeBuilder& TreeBuilder::attribute(const std::string& name, const std::string& key, const std::string& value) {
    must(::lsetxattr(at(name).c_str(), key.c_str(), value.data(), value.size(), 0), "setxattr " + name);
    return *this;
}

TreeBuilder& TreeBuilder::modified(const std::string& name, std::int64_t time) {
    constexpr std::int64_t second = 1'000'000'000;
    const std::int64_t rest = (time % second + second) % second;
    const timespec stamp{.tv_sec = (time - rest) / second, .tv_nsec = rest};
    const timespec both[] = {stamp, stamp};
    must(::utimensat(AT_FDCWD, at(name).c_str(), both, AT_SYMLINK_NOFOLLOW), "utimensat " + name);
    return *this;
}

bool user_attributes_work(const std::filesystem::path& directory) {
    const bool set = ::setxattr(directory.c_str(), "user.drover.probe", "x", 1, 0) == 0;
    return set && ::removexattr(directory.c_str(), "user.drover.probe") == 0;
}

void build_sample_tree(const std::filesystem::path& root) {
    constexpr std::int64_t long_ago = 1'000'000'000'123'456'789;
    TreeBuilder(root)
        .file("empty", "")
        .file("small", "a few bytes\n")
        .file("large", pattern(3 * 1024 * 1024 + 17))
        .sparse("holes", 4 * 1024 * 1024, {{1024 * 1024, pattern(100'000, 2)}, {3 * 1024 * 1024 + 5, "the end"}})
        .sparse("all hole", 1024 * 1024)
        .directory("d")
        .directory("d/deeper")
        .file("d/deeper/\xff not UTF-8\n", "named in bytes")
        .file("secret", "for one")
        .permissions("secret", 0400)
        .hard_link("d/large too", "large")
        .symlink("link", "small")
        .symlink("dangling", "/nowhere/at all")
        .fifo("pipe")
        .attribute("small", "user.drover.note", std::string("kept\0too", 8))
        .attribute("d", "user.drover.note", "on a directory")
        .permissions("small", 0751)
        .permissions("d/deeper", 0500)
        .modified("small", long_ago)
        .modified("large", -5'000'000'001)
        .modified("link", long_ago + 1)
        .modified("d/deeper", long_ago + 2)
        .modified("d", long_ago + 3);
}

}  // namespace drover::testing
