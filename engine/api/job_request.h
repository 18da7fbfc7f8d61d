// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/preserve.h"
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
    larger,     // replace where both are files and the source has more bytes, else skip
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
    bool verify = false;          // read what was written back from the disk and compare
    bool sync = false;            // the job ends only when the destination's data is on the disk
    bool sync_removable = false;  // the same where the destination is removable: see Device
    bool dry_run = false;         // make a Plan, change nothing
    // A job that was stopped, or died, goes on: what is there with the same type, size and modification time was
    // finished before, and gets permissions, owner and attributes that it lacks. What the system may have lost when it
    // went down is compared byte by byte, with `verify` everything, and in a move whatever its original is removed for;
    // what was cut off is copied again, what holds other bytes is left to `on_conflict`. Of archives only a .tar goes
    // on, by what its members say.
    bool go_on = false;
    std::int64_t begun = 0;  // with go_on: when it was first submitted, seconds since the epoch; 0 = not known
    bool log_items = false;  // keep an ItemRecord of each entry
    // Of copies. A move keeps everything, because the original goes; so do archives, and what is extracted. `go_on`
    // needs the times: without them it is refused.
    Preserve preserve{};
    bool adapt_names = false;  // copies and moves: names that the target cannot take become what the Plan proposes
    bool count_ahead = false;  // a second walk counts files and bytes, so that progress has a total
    unsigned workers = 0;      // threads that copy, or compress an archive; 0 = as many as suit
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
    // Empty, or one a source: the path that it becomes, whatever `destination` is. Empty strings leave it to that.
    std::vector<std::string> targets{};
    bool destination_is_target = false;  // -T: the one source becomes `destination`, not an entry inside it
    // A `destination` that is not there becomes a directory for the sources; the folder of a new archive likewise.
    bool create_destination = false;
    JobOptions options;
    ArchiveOptions archive{};
};

}  // namespace drover
