// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/map_reader.h"

#include <algorithm>
#include <utility>

#include "engine/fs/data_ranges.h"
#include "engine/fs/extent_map.h"

namespace drover::inspect {

namespace {

bool is_unchanged(const sys::FileStatus& before, const sys::FileStatus& after) {
    return before.size == after.size && before.modified == after.modified && before.changed == after.changed;
}

ExtentKind kind_of(const sys::RawExtent& raw) {
    if (raw.delayed) return ExtentKind::delayed;
    if (raw.unknown) return ExtentKind::unknown;
    if (raw.inlined) return ExtentKind::inlined;
    if (raw.unwritten) return ExtentKind::preallocated;
    return raw.encoded ? ExtentKind::compressed : ExtentKind::data;
}

bool has_address(ExtentKind kind) {
    return kind == ExtentKind::data || kind == ExtentKind::compressed || kind == ExtentKind::preallocated;
}

void add_plain(FileMap& map, ExtentKind kind, std::uint64_t begin, std::uint64_t end) {
    if (begin < end) map.extents.push_back({.offset = begin, .length = end - begin, .kind = kind});
}

// [begin, end) of one extent.
void add_part(FileMap& map, const sys::RawExtent& raw, std::uint64_t begin, std::uint64_t end) {
    if (begin >= end) return;
    Extent extent{.offset = begin,
                  .length = end - begin,
                  .flags = end < raw.logical_end() ? raw.flags & ~extent_flag_last : raw.flags,
                  .kind = kind_of(raw),
                  .reported_shared = raw.shared};
    extent.has_address = map.space->has_addresses && has_address(extent.kind);
    // Of a compressed extent nobody says which part of it these bytes are.
    const std::uint64_t into = extent.kind == ExtentKind::compressed ? 0 : begin - raw.logical;
    if (extent.has_address) extent.address = raw.physical + into;
    map.extents.push_back(extent);
}

// The hole before an extent, the extent up to the end of the file, and what it preallocates beyond.
void add_extent(FileMap& map, const sys::RawExtent& raw, std::uint64_t& position) {
    const std::uint64_t size = map.status.size;
    const std::uint64_t begin = std::max(raw.logical, position);
    const std::uint64_t end = raw.logical_end();
    if (begin >= end) return;
    add_plain(map, ExtentKind::hole, position, std::min(begin, size));
    add_part(map, raw, begin, std::min(end, size));
    if (raw.unwritten) add_part(map, raw, std::max(begin, size), end);
    position = end;
}

void make_unknown(FileMap& map) {
    map.source = MapSource::none;
    map.extents.clear();
    add_plain(map, ExtentKind::unknown, 0, map.status.size);
}

}  // namespace

Outcome<FileMap> MapReader::read(int fd, const sys::FileStatus& status) {
    sys::FileStatus before = status;
    for (bool again : {true, false}) {
        auto map = read_once(fd, before);
        if (!map) return map;
        const auto after = sys_.fstat(fd);
        if (!after) return failed(after.error());
        const bool unchanged = is_unchanged(before, *after);
        if (unchanged || !again) {
            map->changing = !unchanged;
            // The size is the one that the extents are clipped to.
            map->status = before;
            map->status.allocated = after->allocated;
            return map;
        }
        budget_.give_back(map->extents.size());
        before = *after;
    }
    std::unreachable();
}

Outcome<FileMap> MapReader::read_once(int fd, const sys::FileStatus& status) {
    FileMap map{.status = status, .space = &spaces_.of(fd, status)};
    const auto read = read_extents(fd, map);
    if (!read && read.error().kind == Refusal::Kind::failed && is_unsupported(read.error().error)) {
        map.extents.clear();
        if (const auto sought = read_by_seek(fd, map); !sought) return std::unexpected(sought.error());
    } else if (!read) {
        return std::unexpected(read.error());
    }
    map.settled = ask_settled(fd, map);
    return map;
}

Outcome<void> MapReader::finish_batch(const FileMap& map, std::size_t& counted) {
    const std::size_t fresh = map.extents.size() - counted;
    counted = map.extents.size();
    if (after_batch_) after_batch_(fresh);
    if (!budget_.take(fresh)) return too_many();
    if (stop_.stop_requested()) return stopped();
    return {};
}

Outcome<void> MapReader::read_extents(int fd, FileMap& map) {
    fs::ExtentMap batches(sys_, fd, {0, UINT64_MAX});
    std::uint64_t position = 0;
    std::size_t counted = 0;
    while (!batches.at_end()) {
        const auto batch = batches.next();
        if (!batch) return failed(batch.error());
        for (const auto& raw : *batch) add_extent(map, raw, position);
        if (const auto status = finish_batch(map, counted); !status) return status;
    }
    add_plain(map, ExtentKind::hole, std::min(position, map.status.size), map.status.size);
    return finish_batch(map, counted);
}

Outcome<void> MapReader::read_by_seek(int fd, FileMap& map) {
    map.source = MapSource::seek;
    fs::DataRanges ranges(sys_, fd, map.status.size);
    std::uint64_t position = 0;
    std::size_t counted = 0;
    while (const auto range = ranges.next()) {
        add_plain(map, ExtentKind::hole, position, range->offset);
        add_plain(map, ExtentKind::data, range->offset, range->end());
        position = range->end();
        if (map.extents.size() - counted < sys::raw_extent_batch) continue;
        if (const auto status = finish_batch(map, counted); !status) return status;
    }
    add_plain(map, ExtentKind::hole, position, map.status.size);
    if (const auto status = finish_batch(map, counted); !status) return status;
    // "All data" is what filesystems say that cannot tell.
    const bool all_data = map.extents.size() == 1 && map.extents.front().kind == ExtentKind::data;
    const bool believed = map.space->seek_is_true && map.status.allocated >= map.status.size;
    if (!ranges.answered() || (all_data && !believed)) make_unknown(map);
    return {};
}

Settled MapReader::ask_settled(int fd, const FileMap& map) {
    if (map.source != MapSource::extent_map) return Settled::yes;  // seeking looks into the cache as well
    const auto is_delayed = [](const Extent& extent) { return extent.kind == ExtentKind::delayed; };
    if (std::ranges::any_of(map.extents, is_delayed)) return Settled::no;
    const auto asked = ask_cache(fd, map);
    return asked == Settled::unknown && just_settled_ ? Settled::yes : asked;
}

Settled MapReader::ask_cache(int fd, const FileMap& map) {
    if (map.space->view.via_overlay) return Settled::unknown;  // its pages are in the layer's cache
    const auto cache = sys_.cachestat(fd);
    if (!cache) return Settled::unknown;
    return cache->clean() ? Settled::yes : Settled::no;
}

}  // namespace drover::inspect
