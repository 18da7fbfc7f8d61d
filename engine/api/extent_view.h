// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/figure.h"

namespace drover {

// What a range of a file is made of. Every byte of a file is of one kind.
enum class ExtentKind : std::uint8_t {
    data,          // written, at an address of its own
    compressed,    // written; the address is that of the whole compressed extent, the size on the disk needs root
    inlined,       // inside the metadata
    delayed,       // written, not yet on the disk, so without an address (delayed allocation)
    preallocated,  // has an address, reads as zero (unwritten)
    hole,          // no extent
    unknown,       // the filesystem does not say
};
inline constexpr std::size_t extent_kinds = 7;
inline constexpr std::array<ExtentKind, extent_kinds> all_extent_kinds{
    ExtentKind::data,         ExtentKind::compressed, ExtentKind::inlined, ExtentKind::delayed,
    ExtentKind::preallocated, ExtentKind::hole,       ExtentKind::unknown};

// With whom a range shares its place on the disk. The selection is the files that are looked at together.
enum class Sharing : std::uint8_t {
    none,          // a hole: there is nothing to share
    exclusive,     // nobody
    in_selection,  // another place of the selection (another file, or the same one), and possibly others outside
    outside,       // the filesystem calls it shared, and nothing in the selection shares it. btrfs says so of whole
                   // extents, also where the other file uses another part of it
    unknown,       // the filesystem cannot say
};
inline constexpr std::size_t sharings = 5;

inline constexpr std::uint32_t extent_flag_last = 1;  // FIEMAP_EXTENT_LAST: of Extent::flags

// One extent as the filesystem reports it, or the hole between two.
struct Extent {
    std::uint64_t offset = 0;   // in the file, bytes
    std::uint64_t length = 0;   // bytes, not 0
    std::uint64_t address = 0;  // of its first byte on the filesystem; of the whole extent where compressed
    std::uint32_t flags = 0;    // as in linux/fiemap.h; 0 where there was no extent map
    ExtentKind kind = ExtentKind::hole;
    bool has_address = false;      // otherwise `address` is 0 and means nothing
    bool reported_shared = false;  // the filesystem's own word: FIEMAP_EXTENT_SHARED
    bool operator==(const Extent&) const = default;

    std::uint64_t end() const { return offset + length; }
};

inline constexpr std::uint32_t no_segment = UINT32_MAX;

// A range of a file that shares with the same places all along.
struct SharingRange {
    std::uint64_t offset = 0;            // in the file, bytes
    std::uint64_t length = 0;            // bytes, not 0
    std::uint32_t segment = no_segment;  // index in Comparison::segments; of `in_selection` only
    Sharing sharing = Sharing::none;
    bool operator==(const SharingRange&) const = default;

    std::uint64_t end() const { return offset + length; }
};

// Sums over one file.
struct FileTotals {
    std::uint64_t apparent = 0;   // st_size
    std::uint64_t allocated = 0;  // st_blocks * 512, as the filesystem reports it. May exceed `apparent` while a file
                                  // is written (XFS) or preallocated, and counts compressed data unpacked (btrfs)
    std::array<Figure, extent_kinds> by_kind{};  // of [0, size), by ExtentKind; their sum is `apparent`
    Figure preallocated_after_end;               // beyond the size
    // Of [0, size). shared + exclusive = the bytes that are neither hole nor unknown.
    Figure shared;        // what the filesystem calls shared
    Figure exclusive;     // the rest. Not what deleting the file would free: see UsageTotals::freed
    Figure in_selection;  // seen to be shared within the selection
    Figure outside;  // shared - in_selection. What is shared within the selection may be shared outside, too, which
                     // makes this a lower bound; btrfs, which says it of whole extents, makes it an upper one

    const Figure& of(ExtentKind kind) const { return by_kind[static_cast<std::size_t>(kind)]; }
    Figure& of(ExtentKind kind) { return by_kind[static_cast<std::size_t>(kind)]; }
};

enum class MapSource : std::uint8_t {
    extent_map,  // FIEMAP
    seek,        // SEEK_DATA and SEEK_HOLE: holes and data only; a hole "reads as zero" and may be preallocated
    none,        // neither gave an answer that can be believed: every byte is of the kind `unknown`
};

// Whether the map shows what was last written. Before that, preallocation may hold data, and a range that was
// overwritten may still be called shared. ComparisonRequest::settle writes the data out first.
enum class Settled : std::uint8_t {
    yes,
    no,
    unknown,  // the kernel cannot be asked (before Linux 6.5, or the file is somebody else's) and nothing points to it
};

struct FilesystemView {
    std::string type;          // "btrfs", "xfs", ...; "unknown"
    std::string key;           // addresses of two files can be compared where their keys are equal; for people opaque
    std::uint64_t block = 0;   // bytes
    bool can_share = false;    // files may share blocks there, as far as is known; else `shared` is an exact 0
    bool via_overlay = false;  // seen through overlayfs: the map is that of a layer
};

// A regular file at one moment.
struct FileView {
    std::string path;  // bytes, as it was asked for
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t links = 0;
    std::int64_t mtime_ns = 0;  // since the epoch
    std::uint64_t size = 0;     // bytes
    FilesystemView filesystem;
    MapSource source = MapSource::extent_map;
    Settled settled = Settled::yes;
    bool changing = false;  // it was written to while it was read, twice: the figures may not fit together

    // In order of `offset`. [0, size) is covered without a gap; beyond it there may be preallocated extents.
    std::vector<Extent> extents;
    std::vector<SharingRange> sharing;  // in order of `offset`; covers [0, size) without a gap
    FileTotals totals;
    std::optional<std::size_t> same_as;  // the earlier file of the comparison that this is another name of
    std::vector<std::string> notes;      // in words: why a figure is a bound or unknown
};

}  // namespace drover
