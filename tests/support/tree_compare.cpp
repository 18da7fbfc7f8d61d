// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/tree_compare.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "engine/base/error.h"
#include "engine/fs/staged_entry.h"
#include "engine/sys/unique_fd.h"
#include "tests/support/tree_builder.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

std::string type_name(mode_t mode) {
    switch (mode & S_IFMT) {
        case S_IFREG:
            return "file";
        case S_IFDIR:
            return "directory";
        case S_IFLNK:
            return "symlink";
        case S_IFIFO:
            return "fifo";
        case S_IFSOCK:
            return "socket";
        case S_IFBLK:
            return "block device";
        case S_IFCHR:
            return "character device";
        default:
            return "unknown";
    }
}

std::map<std::string, std::string> attributes_of(const files::path& path) {
    std::map<std::string, std::string> found;
    std::string list(65536, '\0');
    const ssize_t length = ::llistxattr(path.c_str(), list.data(), list.size());
    for (ssize_t at = 0; at < length;) {
        const std::string name = list.data() + at;
        at += static_cast<ssize_t>(name.size()) + 1;
        std::string value(65536, '\0');
        const ssize_t size = ::lgetxattr(path.c_str(), name.c_str(), value.data(), value.size());
        value.resize(static_cast<std::size_t>(std::max<ssize_t>(size, 0)));
        found[name] = value;
    }
    return found;
}

// "0-4096 1048576-1052672"
std::string data_map(const files::path& path, std::uint64_t size) {
    const sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    std::string map;
    for (std::uint64_t at = 0; at < size;) {
        const off_t data = ::lseek(fd.get(), static_cast<off_t>(at), SEEK_DATA);
        if (data < 0) break;
        const off_t hole = ::lseek(fd.get(), data, SEEK_HOLE);
        map += std::to_string(data) + "-" + std::to_string(hole) + " ";
        at = static_cast<std::uint64_t>(hole);
    }
    return map;
}

std::string first_difference(const std::string& left, const std::string& right) {
    const auto at = std::ranges::mismatch(left, right).in1 - left.begin();
    return "content differs from byte " + std::to_string(at) + " on";
}

class Comparison {
public:
    explicit Comparison(const TreeCompareOptions& options) : options_(options) {}

    void entry(const files::path& original, const files::path& copy, const std::string& name) {
        struct stat left{};
        struct stat right{};
        if (::lstat(original.c_str(), &left) < 0) return differ(name, "the original is missing");
        if (::lstat(copy.c_str(), &right) < 0) return differ(name, "is missing");
        if ((left.st_mode & S_IFMT) != (right.st_mode & S_IFMT))
            return differ(name, "is a " + type_name(right.st_mode) + ", expected a " + type_name(left.st_mode));
        metadata(original, copy, name, left, right);
        if (S_ISREG(left.st_mode)) content(original, copy, name, left, right);
        if (S_ISLNK(left.st_mode))
            expect(name, "target", files::read_symlink(copy).string(), files::read_symlink(original).string());
        if (S_ISDIR(left.st_mode)) directory(original, copy, name);
        if (S_ISBLK(left.st_mode) || S_ISCHR(left.st_mode)) expect(name, "device", right.st_rdev, left.st_rdev);
    }

    std::vector<std::string> found;

private:
    void differ(const std::string& name, const std::string& what) {
        found.push_back(escape_name(name.empty() ? "." : name) + ": " + what);
    }
    void expect(const std::string& name, const std::string& what, const std::string& seen, const std::string& wanted) {
        if (seen != wanted) differ(name, what + " '" + escape_name(seen) + "', expected '" + escape_name(wanted) + "'");
    }
    template <typename Number>
    void expect(const std::string& name, const std::string& what, Number seen, Number wanted) {
        if (seen != wanted) differ(name, what + " " + std::to_string(seen) + ", expected " + std::to_string(wanted));
    }

    void metadata(const files::path& original, const files::path& copy, const std::string& name,
                  const struct stat& left, const struct stat& right) {
        if (options_.permissions && !S_ISLNK(left.st_mode))
            expect(name, "permissions", right.st_mode & 07777U, left.st_mode & 07777U);
        if (options_.owners) {
            expect(name, "owner", right.st_uid, left.st_uid);
            expect(name, "group", right.st_gid, left.st_gid);
        }
        if (options_.times) {
            expect(name, "mtime seconds", right.st_mtim.tv_sec, left.st_mtim.tv_sec);
            expect(name, "mtime nanoseconds", right.st_mtim.tv_nsec, left.st_mtim.tv_nsec);
        }
        if (!options_.attributes) return;
        const auto wanted = attributes_of(original);
        const auto seen = attributes_of(copy);
        for (const auto& [key, value] : wanted)
            if (!seen.contains(key)) differ(name, "lacks the attribute " + key);
            else expect(name, "attribute " + key, seen.at(key), value);
        for (const auto& [key, value] : seen)
            if (!wanted.contains(key)) differ(name, "has the attribute " + key + ", which the original has not");
    }

    void content(const files::path& original, const files::path& copy, const std::string& name, const struct stat& left,
                 const struct stat& right) {
        if (left.st_size != right.st_size) return expect(name, "size", right.st_size, left.st_size);
        const std::string wanted = read_file(original);
        const std::string seen = read_file(copy);
        if (seen != wanted) differ(name, first_difference(wanted, seen));
        const auto size = static_cast<std::uint64_t>(left.st_size);
        if (options_.holes) expect(name, "data ranges", data_map(copy, size), data_map(original, size));
        if (!options_.hard_links || left.st_nlink < 2) return;
        const auto [known, first] =
            inodes_.emplace(std::pair{left.st_dev, left.st_ino}, std::pair{right.st_dev, right.st_ino});
        if (!first && known->second != std::pair{right.st_dev, right.st_ino}) differ(name, "is no hard link any more");
    }

    void directory(const files::path& original, const files::path& copy, const std::string& name) {
        const auto below = [&](const std::string& entry) { return name.empty() ? entry : name + "/" + entry; };
        std::set<std::string> wanted;
        for (const auto& entry : files::directory_iterator(original)) wanted.insert(entry.path().filename().string());
        for (const auto& entry : files::directory_iterator(copy))
            if (const auto leaf = entry.path().filename().string(); !wanted.contains(leaf))
                differ(below(leaf), "is in the copy only");
        for (const auto& leaf : wanted) entry(original / leaf, copy / leaf, below(leaf));
    }

    TreeCompareOptions options_;
    std::map<std::pair<dev_t, ino_t>, std::pair<dev_t, ino_t>> inodes_;
};

}  // namespace

std::vector<std::string> tree_differences(const files::path& original, const files::path& copy,
                                          const TreeCompareOptions& options) {
    Comparison comparison(options);
    comparison.entry(original, copy, "");
    return std::move(comparison.found);
}

::testing::AssertionResult same_tree(const files::path& original, const files::path& copy,
                                     const TreeCompareOptions& options) {
    const auto differences = tree_differences(original, copy, options);
    if (differences.empty()) return ::testing::AssertionSuccess();
    auto result = ::testing::AssertionFailure() << copy << " differs from " << original << ":";
    for (const auto& line : differences) result << "\n  " << line;
    return result;
}

::testing::AssertionResult same_bytes(std::string_view expected, std::string_view seen) {
    if (expected == seen) return ::testing::AssertionSuccess();
    const auto at = std::ranges::mismatch(expected, seen).in1 - expected.begin();
    return ::testing::AssertionFailure() << "differ from byte " << at << " on; sizes: expected " << expected.size()
                                         << ", seen " << seen.size();
}

std::vector<std::string> names_below(const files::path& directory) {
    std::vector<std::string> names;
    for (const auto& entry : files::recursive_directory_iterator(directory))
        names.push_back(entry.path().lexically_relative(directory).string());
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> staging_leftovers(const files::path& directory) {
    auto names = names_below(directory);
    std::erase_if(names, [](const auto& name) { return !fs::is_staging_name(files::path(name).filename().string()); });
    return names;
}

}  // namespace drover::testing
