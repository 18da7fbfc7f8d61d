// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/method.h"

namespace drover {

enum class ItemResult : std::uint8_t {
    done,     // copied, archived or extracted
    linked,   // became another name of a copy that this job made before
    renamed,  // moved within its filesystem: of a directory, with all that is in it
    skipped,  // by the conflict policy, an answer or an option
    warning,  // delivered, but something about it must be said: `why` says it
    failed,
};

// A row of a job's item log: what became of one entry. Kept with JobOptions::log_items, in the order in which the
// entries were settled. A record takes 48 bytes and its name; directories and reasons are stored once.
struct ItemRecord {
    std::string source;         // path; of a member that was extracted, below its archive's
    std::string destination;    // path; of an archive job the archive
    std::uint64_t size = 0;     // apparent bytes
    std::uint64_t on_disk = 0;  // bytes that the source has allocated; 0 where it is a member of an archive
    MethodBytes bytes;
    std::optional<MethodId> method;  // the one that moved most; nothing where no byte was moved
    std::string why;     // in words: "clone refused: other filesystem → kernel copy", or why it failed or was skipped
    double seconds = 0;  // from open to close, pauses included
    ItemResult result = ItemResult::done;
    std::optional<std::uint32_t> cause;  // of failed items and warnings: the place in JobSnapshot::causes
};

enum class ItemOrder : std::uint8_t { settled, source, size, on_disk, method, seconds, speed, result };

// Which records, and in which order. Everything that is left out lets all pass.
struct ItemQuery {
    std::string text{};  // part of the source's path; A to Z and a to z are the same
    std::vector<ItemResult> results{};
    std::optional<MethodId> method{};
    std::optional<std::uint32_t> cause{};
    ItemOrder order = ItemOrder::settled;
    bool descending = false;
};

}  // namespace drover
