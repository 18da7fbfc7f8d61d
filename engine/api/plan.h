// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/api/question.h"
#include "engine/base/error.h"
#include "engine/base/method.h"
#include "engine/base/savings.h"

namespace drover {

struct PlannedPart {
    std::uint64_t files = 0;
    std::uint64_t bytes = 0;  // apparent
};

// What the policy will do about a name that is taken.
enum class PlannedFate : std::uint8_t { fail, skip, replace, keep_both, ask };
inline constexpr std::size_t planned_fate_count = 5;

struct PlannedConflict {
    ConflictSide source;
    ConflictSide existing;
    PlannedFate fate = PlannedFate::fail;
};

// Why the target cannot take an entry as it is.
enum class Obstacle : std::uint8_t {
    name_characters,  // it has some that the target forbids: " * / : < > ? \ | and control characters
    name_reserved,    // CON, NUL, COM1 and their kin, with or without extension
    name_ending,      // a dot or a space at the end
    name_encoding,    // no UTF-8
    name_too_long,
    name_case,  // differs only in case from another entry of the same directory
    too_large,  // for one file there
    type,       // symlinks, devices, FIFOs or sockets cannot be there
};

// In words: "the name is too long".
std::string_view reason_of(Obstacle kind);

struct PlannedObstacle {
    Obstacle kind = Obstacle::name_characters;
    std::string source;       // path
    std::string destination;  // path that it would have
    std::uint64_t size = 0;
    std::string proposal;  // a name that the target takes, as JobOptions::adapt_names gives; empty where none helps
};

struct PlannedSpace {
    // Bytes that the target has to allocate, rounded up to its blocks: clones, holes, renames, links and skips are left
    // out; files that are replaced count, since the old one stays until the new one is complete.
    std::uint64_t needed = 0;
    // at_most where the data will be packed or blocks of zeros are looked for, at_least where a size is not told
    Precision precision = Precision::exact;
    std::optional<std::uint64_t> available;  // when the plan was begun; nothing where it cannot be asked

    std::uint64_t inodes = 0;                    // that have to be made
    std::optional<std::uint64_t> free_inodes{};  // as `available`; nothing where there is no fixed number of them

    bool enough_bytes() const { return !available || needed <= *available; }
    bool enough_inodes() const { return !free_inodes || inodes <= *free_inodes; }
    bool enough() const { return enough_bytes() && enough_inodes(); }
    // For sure.
    bool too_little() const { return !enough_inodes() || (!enough_bytes() && precision < Precision::at_most); }
};

// What a job would do, before a byte moves. An expectation: methods by what the filesystems are known for, conflicts by
// what is there now. Immutable; the snapshot gets a new one while the walk finds more.
struct Plan {
    bool complete = false;  // false while the walk goes on, and after it was stopped
    std::uint64_t directories = 0;
    PlannedPart found;  // every entry but directories
    // Expected. A sparse file counts as one file and in two by bytes; symlinks and the like have no bytes and count as
    // read and written.
    std::array<PlannedPart, method_count> methods;
    PlannedPart renamed;  // of a move within a filesystem
    PlannedPart linked;   // other names of a file that is copied under the first

    // Lists have the first `max_listed`; the sums count all.
    std::vector<PlannedConflict> conflicts;
    std::array<std::uint64_t, planned_fate_count> conflict_counts{};
    std::vector<PlannedObstacle> obstacles;
    std::uint64_t obstacles_total = 0;
    PlannedSpace space;
    // What would fail for any other reason, as the job would say it: what cannot be read, made or taken away, a method
    // that cannot serve.
    std::vector<Error> errors;
    std::uint64_t errors_total = 0;

    static constexpr std::size_t max_listed = 1000;

    // What would arrive: whatever is moved, renamed or linked.
    PlannedPart arriving() const;
    PlannedPart by(MethodId id) const { return methods[static_cast<std::size_t>(id)]; }
    // Entries that would fail: obstacles, and names that are taken, among them.
    std::uint64_t failures() const { return errors_total + obstacles_total + conflicts_of(PlannedFate::fail); }
    std::uint64_t conflicts_of(PlannedFate fate) const { return conflict_counts[static_cast<std::size_t>(fate)]; }
};

}  // namespace drover
