// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/inspection.h"

#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <ostream>
#include <stdexcept>

#include "engine/sys/unique_fd.h"

namespace drover {

void PrintTo(const Figure& figure, std::ostream* out) {
    constexpr const char* words[] = {"", "at least ", "at most ", "unknown, seen "};
    *out << words[static_cast<std::size_t>(figure.precision)] << figure.bytes;
}

}  // namespace drover

namespace drover::test {

namespace {

template <typename T>
T value(Result<T> result) {
    if (!result) throw std::runtime_error(result.error().message());
    return std::move(*result);
}

sys::UniqueFd open_or_throw(const std::string& path, int flags) {
    sys::UniqueFd fd(::open(path.c_str(), flags | O_CLOEXEC, 0644));
    if (!fd) throw std::runtime_error("cannot open " + path);
    return fd;
}

}  // namespace

Comparison comparison_of(const std::vector<std::string>& paths, Look look) {
    auto comparison = value(compare_extents({.paths = paths, .settle = look == Look::settled}));
    for (const auto& file : comparison.files)
        if (!file) throw std::runtime_error(file.error().message());
    return comparison;
}

FileView view_of(const std::string& path, Look look) {
    return std::move(*comparison_of({path}, look).files.front());
}

TreeUsage usage_of(const std::vector<std::string>& roots, Look look) {
    return value(tree_usage({.roots = roots, .settle = look == Look::settled}));
}

std::uint64_t bytes_of(const FileView& view, Sharing sharing) {
    std::uint64_t sum = 0;
    for (const auto& range : view.sharing)
        if (range.sharing == sharing) sum += range.length;
    return sum;
}

int clone_file(const std::string& from, const std::string& to) {
    const auto source = open_or_throw(from, O_RDONLY);
    const auto target = open_or_throw(to, O_WRONLY | O_CREAT);
    return ::ioctl(target.get(), FICLONE, source.get()) == 0 ? 0 : errno;
}

int clone_range(const std::string& from, ByteRange range, const std::string& to, std::uint64_t offset) {
    const auto source = open_or_throw(from, O_RDONLY);
    const auto target = open_or_throw(to, O_WRONLY | O_CREAT);
    const file_clone_range request{
        .src_fd = source.get(), .src_offset = range.offset, .src_length = range.length, .dest_offset = offset};
    return ::ioctl(target.get(), FICLONERANGE, &request) == 0 ? 0 : errno;
}

void kernel_copy(const std::string& from, const std::string& to) {
    const auto source = open_or_throw(from, O_RDONLY);
    const auto target = open_or_throw(to, O_WRONLY | O_CREAT | O_EXCL);
    struct stat st;
    if (::fstat(source.get(), &st) < 0) throw std::runtime_error("fstat " + from);
    for (off_t left = st.st_size; left > 0;) {
        const ssize_t count =
            ::copy_file_range(source.get(), nullptr, target.get(), nullptr, static_cast<std::size_t>(left), 0);
        if (count <= 0) throw std::runtime_error("copy_file_range to " + to);
        left -= count;
    }
}

}  // namespace drover::test
