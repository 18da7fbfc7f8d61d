// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "engine/api/item_record.h"
#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"
#include "engine/jobs/copy/earlier_run.h"
#include "engine/jobs/copy/placement.h"
#include "engine/transfer/file_transfer.h"
#include "engine/transfer/verify.h"

namespace drover::jobs {

// Copies (or moves) entries that are not directories: look, place, transfer, metadata, close, verify, commit. Every
// failure ends in the job's record and costs nothing but that entry. One a worker; not thread-safe.
class ItemCopier {
public:
    ItemCopier(JobContext& job, transfer::WorkerSlot& slot);

    // `answer` is what a person said about this item, if anybody was asked. An item without one may park; then its
    // directory is held until the question is answered.
    void copy(const DirectoryPairPtr& directory, const Item& item, std::optional<Answer> answer = std::nullopt);

    // The second half of a move whose copy was made before.
    void remove_held(const HeldNames::Name& name);

private:
    // What became of the entry in hand.
    struct Outcome {
        std::optional<ItemResult> result{};  // nothing: it is parked, or the job stopped
        bool parked = false;
        std::string why{};
        bool in_place = false;  // the copy has its name, also where the rest of a move failed
        std::uint32_t cause = ItemLog::none;
        MethodBytes bytes{};
        std::optional<ItemReport> report{};  // only for a listener
    };
    // The entry in hand.
    struct Entry {
        const DirectoryPairPtr& directory;
        const Item& item;
        std::optional<Answer> answer;
        sys::FileStatus status{};
        sys::UniqueFd source{};  // regular files only
        Outcome outcome{};

        std::string source_path() const { return directory->source_of(item.entry.name); }
        std::string destination_path() const { return directory->destination_of(item.target_name); }
    };

    void deliver(Entry& entry);
    bool open_regular(Entry& entry);
    bool look_at(Entry& entry);
    std::optional<Place> place(Entry& entry);
    std::optional<Place> place_beside(Entry& entry, Place place);
    // What stands under the name: nothing of an earlier run, what its source holds all of, the whole; or with it the
    // entry is settled.
    enum class Earlier : std::uint8_t { nothing, to_be_replaced, whole, settled };
    Earlier look_for_earlier_run(Entry& entry);
    Earlier compare(Entry& entry);
    std::optional<bool> has_content(Entry& entry, int copy, transfer::Lacking lacking);
    enum class LinkName : std::uint8_t { first, another, wrong };
    LinkName link_name(Entry& entry, const Found& found);
    Earlier found_finished(Entry& entry, const fs::MetadataCopier::Lacks& lacks, LinkName link_name);
    bool is_locked(const Entry& entry);
    bool is_on_disk(Entry& entry);
    bool settled_by_rename(Entry& entry, const Place& place);

    void copy_once(Entry& entry, Place& place);
    bool copy_content(Entry& entry, Place& place);
    sys::SysResult<fs::StagedEntry::Part> begin_file(const Entry& entry, Place& place) const;
    bool fill(Entry& entry, fs::StagedEntry::Part target, transfer::TransferReport& moved);
    bool dress_and_close(Entry& entry, sys::UniqueFd target, const sys::FileStatus& created);
    bool verified(Entry& entry, const Place& place);
    bool linked(Entry& entry, Place& place);
    bool make_other(Entry& entry, Place& place);

    bool commit(Entry& entry, Place& place);
    bool name_is_on_disk(Entry& entry);
    bool stands_there(const Entry& entry, const std::string& name);
    void let_source_go(Entry& entry, const std::string& name);
    void remove_source(Entry& entry, const std::string& name);

    void report(Entry& entry, transfer::TransferReport& moved);
    void tell_listener(Entry& entry);
    void settle(Entry& entry, std::chrono::steady_clock::time_point begun);
    bool skip(Entry& entry, const char* why);
    bool fail(Entry& entry, Error error, transfer::Side side);
    bool fail_transfer(Entry& entry, const transfer::TransferReport& moved);
    bool fail_source(Entry& entry, sys::SysError error);
    bool fail_destination(Entry& entry, sys::SysError error);
    void warn_of_change(Entry& entry);
    bool fail_attribute(Entry& entry);
    bool fail_changed(Entry& entry, const char* reason);

    JobContext& job_;
    transfer::WorkerSlot& slot_;
    transfer::Workspace work_;
    transfer::FileTransfer transfer_;
};

}  // namespace drover::jobs
