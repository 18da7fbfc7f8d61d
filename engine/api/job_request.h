// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/transfer_options.h"

namespace drover {

enum class JobKind : std::uint8_t {
    copy,
    move,
    archive,  // `sources` become members of the new archive `destination`, whose name tells the format
    extract,  // the members of each archive in `sources` go into the directory `destination`
};

// What to do when the target name is taken by something other than a directory that can be merged into.
enum class ConflictPolicy : std::uint8_t {
    fail,       // the item fails; the job goes on
    skip,       // the existing entry stays; the item counts as skipped
    replace,    // the existing entry stays until its replacement is complete
    newer,      // replace where the source's mtime is later, else skip
    keep_both,  // the new one gets a free name: "name (2).ext"
    ask,        // the item parks and the snapshot carries a Question
};

// FIFOs, sockets and device nodes.
enum class SpecialFiles : std::uint8_t { copy, skip };

struct JobOptions {
    MethodChoice method = MethodChoice::automatic;
    SparseChoice sparse = SparseChoice::automatic;
    ConflictPolicy on_conflict = ConflictPolicy::fail;
    SpecialFiles special_files = SpecialFiles::copy;
    bool verify = false;                 // read what was written back from the disk and compare
    bool sync = false;                   // the job ends only when the destination's data is on the disk
    bool dry_run = false;                // walk and count, change nothing
    bool count_ahead = false;            // a second walk counts files and bytes, so that progress has a total
    unsigned workers = 0;                // threads that copy, or compress an archive; 0 = as many as suit
    std::uint64_t bytes_per_second = 0;  // 0 = no limit
};

// Of archive jobs.
struct ArchiveOptions {
    // Payloads of a tar may begin on a multiple of `alignment` bytes, so that they can be cloned. Empty: the block size
    // of a filesystem that clones, nothing elsewhere. 0: never. Otherwise a multiple of 512.
    std::optional<std::uint64_t> alignment;
    // The same tree gives the same bytes: every owner is 0.
    bool deterministic = false;
    // Later times are stored as this one: seconds since the epoch, as in SOURCE_DATE_EPOCH.
    std::optional<std::int64_t> latest_time;
};

// Paths are bytes as the filesystem has them. Relative paths are relative to the process's directory at submit().
struct JobRequest {
    JobKind kind = JobKind::copy;
    std::vector<std::string> sources;
    std::string destination;
    bool destination_is_target = false;  // -T: the one source becomes `destination`, not an entry inside it
    // A `destination` that is not there becomes a directory for the sources; the folder of a new archive likewise.
    bool create_destination = false;
    JobOptions options;
    ArchiveOptions archive{};
};

}  // namespace drover
