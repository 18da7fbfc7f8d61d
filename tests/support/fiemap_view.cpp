// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/fiemap_view.h"

#include <fcntl.h>
#include <linux/fiemap.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <stdexcept>

#include "engine/sys/unique_fd.h"

namespace drover::test {

namespace {

constexpr std::uint32_t batch = 256;

sys::UniqueFd open_to_look(const std::string& path) {
    sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
    if (!fd) throw std::runtime_error("open " + path + ": " + std::strerror(errno));
    return fd;
}

struct stat status_of(const std::string& path) {
    struct stat st;
    if (::lstat(path.c_str(), &st) < 0) throw std::runtime_error("lstat " + path + ": " + std::strerror(errno));
    return st;
}

struct Span {
    std::uint64_t begin;
    std::uint64_t end;
};

void append(std::vector<Span>& spans, std::uint64_t begin, std::uint64_t end) {
    if (begin >= end) return;
    if (!spans.empty() && spans.back().end == begin) spans.back().end = end;
    else spans.push_back({begin, end});
}

std::vector<Span> data_by_seek(const std::string& path) {
    const auto fd = open_to_look(path);
    const auto size = static_cast<off_t>(status_of(path).st_size);
    std::vector<Span> spans;
    for (off_t position = 0; position < size;) {
        const off_t begin = ::lseek(fd.get(), position, SEEK_DATA);
        if (begin < 0) break;
        const off_t end = std::min(::lseek(fd.get(), begin, SEEK_HOLE), size);
        append(spans, static_cast<std::uint64_t>(begin), static_cast<std::uint64_t>(end));
        position = end;
    }
    return spans;
}

std::vector<Span> holes_between(const std::vector<Span>& used, std::uint64_t size) {
    std::vector<Span> holes;
    std::uint64_t reached = 0;
    for (const auto& span : used) {
        append(holes, reached, std::min(span.begin, size));
        reached = std::max(reached, span.end);
    }
    append(holes, reached, size);
    return holes;
}

std::vector<Span> holes_of(const std::string& path) {
    const auto size = static_cast<std::uint64_t>(status_of(path).st_size);
    const auto extents = extents_of(path);
    if (!extents) return holes_between(data_by_seek(path), size);
    std::vector<Span> used;
    for (const auto& extent : *extents) append(used, extent.logical, extent.logical + extent.length);
    return holes_between(used, size);
}

std::uint64_t length_of(const std::vector<Span>& spans) {
    std::uint64_t sum = 0;
    for (const auto& span : spans) sum += span.end - span.begin;
    return sum;
}

bool address_is_proof(const MappedExtent& extent) {
    constexpr std::uint32_t none = FIEMAP_EXTENT_UNKNOWN | FIEMAP_EXTENT_DELALLOC | FIEMAP_EXTENT_ENCODED |
                                   FIEMAP_EXTENT_DATA_INLINE | FIEMAP_EXTENT_UNWRITTEN;
    return (extent.flags & none) == 0;
}

void add(ExtentTotals& totals, const MappedExtent& extent, std::uint64_t size) {
    const auto has = [&](std::uint32_t flag) { return (extent.flags & flag) != 0; };
    const std::uint64_t begin = std::min(extent.logical, size);
    const std::uint64_t end = std::min(extent.logical + extent.length, size);
    const std::uint64_t length = end - begin;
    if (has(FIEMAP_EXTENT_UNWRITTEN)) {
        totals.preallocated += length;
        // The rest of the block that holds the last byte is no preallocation.
        const std::uint64_t after = std::max(extent.logical, size);
        if (extent.logical + extent.length > after)
            totals.preallocated_after_end += extent.logical + extent.length - after;
        if (has(FIEMAP_EXTENT_SHARED)) totals.preallocated_shared += length;
    } else if (has(FIEMAP_EXTENT_DATA_INLINE)) {
        totals.inlined += length;
    } else {
        totals.data += length;
        if (has(FIEMAP_EXTENT_SHARED)) totals.shared += length;
        if (has(FIEMAP_EXTENT_DELALLOC)) totals.delayed += length;
    }
}

}  // namespace

std::optional<std::vector<MappedExtent>> extents_of(const std::string& path, Flush flush) {
    const auto fd = open_to_look(path);
    std::vector<MappedExtent> found;
    alignas(struct fiemap) std::byte buffer[sizeof(struct fiemap) + batch * sizeof(fiemap_extent)];
    for (std::uint64_t position = 0;;) {
        std::memset(buffer, 0, sizeof buffer);
        struct fiemap request;  // ends in an array of no length, which clang lets nobody initialize
        std::memset(&request, 0, sizeof request);
        request.fm_start = position;
        request.fm_length = FIEMAP_MAX_OFFSET - position;
        request.fm_flags = flush == Flush::yes ? FIEMAP_FLAG_SYNC : 0;
        request.fm_extent_count = batch;
        std::memcpy(buffer, &request, sizeof request);
        if (::ioctl(fd.get(), FS_IOC_FIEMAP, buffer) < 0) {
            if (errno == EOPNOTSUPP || errno == ENOTTY) return std::nullopt;
            throw std::runtime_error("FIEMAP of " + path + ": " + std::strerror(errno));
        }
        std::memcpy(&request, buffer, sizeof request);
        if (request.fm_mapped_extents == 0) return found;
        for (std::uint32_t i = 0; i < request.fm_mapped_extents; ++i) {
            fiemap_extent extent;
            std::memcpy(&extent, buffer + sizeof request + i * sizeof extent, sizeof extent);
            found.push_back({extent.fe_logical, extent.fe_physical, extent.fe_length, extent.fe_flags});
            if ((extent.fe_flags & FIEMAP_EXTENT_LAST) != 0) return found;
        }
        position = found.back().logical + found.back().length;
    }
}

std::optional<ExtentTotals> extent_totals(const std::string& path, Flush flush) {
    const auto extents = extents_of(path, flush);
    if (!extents) return std::nullopt;
    const auto size = static_cast<std::uint64_t>(status_of(path).st_size);
    ExtentTotals totals;
    for (const auto& extent : *extents) add(totals, extent, size);
    totals.hole = size - totals.data - totals.preallocated - totals.inlined;
    return totals;
}

std::uint64_t bytes_in_common(const std::string& a, const std::string& b) {
    const auto left = extents_of(a);
    const auto right = extents_of(b);
    if (!left || !right) return 0;
    const auto size = static_cast<std::uint64_t>(std::min(status_of(a).st_size, status_of(b).st_size));
    std::uint64_t common = 0;
    for (const auto& l : *left)
        for (const auto& r : *right) {
            const std::uint64_t begin = std::max(l.logical, r.logical);
            const std::uint64_t end = std::min({l.logical + l.length, r.logical + r.length, size});
            const bool same_place = l.physical - l.logical == r.physical - r.logical;
            if (begin < end && same_place && address_is_proof(l) && address_is_proof(r)) common += end - begin;
        }
    return common;
}

Layout layout_of(const std::string& path) {
    const auto st = status_of(path);
    return {.size = static_cast<std::uint64_t>(st.st_size),
            .allocated = static_cast<std::uint64_t>(st.st_blocks) * 512,
            .seek_data = length_of(data_by_seek(path))};
}

std::uint64_t hole_bytes(const std::string& path) {
    return length_of(holes_of(path));
}

std::uint64_t data_bytes(const std::string& path) {
    if (const auto totals = extent_totals(path)) return totals->data + totals->inlined;
    return length_of(data_by_seek(path));
}

std::uint64_t holes_in_common(const std::string& a, const std::string& b) {
    std::uint64_t common = 0;
    const auto right = holes_of(b);
    for (const auto& l : holes_of(a))
        for (const auto& r : right) {
            const std::uint64_t begin = std::max(l.begin, r.begin);
            const std::uint64_t end = std::min(l.end, r.end);
            if (begin < end) common += end - begin;
        }
    return common;
}

}  // namespace drover::test
