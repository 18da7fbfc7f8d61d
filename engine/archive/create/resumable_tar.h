// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

#include "engine/archive/create/archive_writer.h"
#include "engine/fs/part_record.h"
#include "engine/fs/staged_entry.h"
#include "engine/transfer/method.h"

namespace drover::archive {

// A .tar in the making that another run of its job can go on with, should this one die: a record in it says what it is
// made from and how much of it is on the disk. That run walks the same sources in the same order. As long as each
// member stands at its place as it would be written now, it is kept; from the first one that does not, the archive is
// cut off and written. So it becomes what it would have been without the interruption. Used by one thread.
class ResumableTar {
public:
    // `sources`: a sum over what the archive is made from, and how. How long it gets nobody knows.
    static fs::PartRecord record_of(std::uint64_t sources) {
        return {.size = std::numeric_limits<std::uint64_t>::max(), .sources = sources};
    }

    // `part` is what was left of it, or empty; its descriptor stays open until the last byte is written. `readable` is
    // the same file, or -1: then nothing of it is kept. With `compare` payloads are read whatever the times of the
    // sources say.
    ResumableTar(transfer::Workspace& work, const fs::StagedEntry::Part& part, sys::UniqueFd readable, bool compare);

    // Whether the member that would be written at `offset` stands there. Only while keeping().
    bool holds(std::uint64_t offset, std::string_view header, std::span<const std::byte> content);
    bool holds(std::uint64_t offset, std::string_view header, const Member& member, const PayloadSource& source);
    bool keeping() const { return !checkpoints_.has_value(); }
    std::uint64_t kept() const { return kept_; }  // bytes

    // Before anything is written at `offset`: what stands behind it goes.
    sys::SysStatus write_from(std::uint64_t offset);
    // Now and then it wants to know how far the file has all members, so that it may say so in the record.
    bool wants_to_note() const { return checkpoints_ && checkpoints_->due(); }
    void note(std::uint64_t offset) { checkpoints_->reach(offset); }
    // Nobody has to go on with it.
    void complete() { checkpoints_->end(); }

private:
    bool stands_at(std::uint64_t offset, std::span<const std::byte> bytes);
    bool is_payload_of(std::uint64_t offset, const Member& member, const PayloadSource& source);
    bool keep(std::uint64_t end);

    transfer::Workspace& work_;
    int fd_;
    fs::PartRecord record_;
    std::uint64_t valid_;
    sys::UniqueFd readable_;
    bool compare_;
    std::uint64_t kept_ = 0;
    std::optional<transfer::Checkpoints> checkpoints_;  // since the first byte was written
};

}  // namespace drover::archive
