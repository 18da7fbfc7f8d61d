// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/archive/payload/payload_mover.h"
#include "engine/jobs/copy/earlier_run.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/extract/delivered_files.h"
#include "engine/jobs/extract/destination_tree.h"
#include "engine/jobs/extract/small_files.h"

namespace drover::jobs {

// Puts the members of one archive into the destination: look, place, payload, metadata, close, verify, commit. Every
// failure ends in the job's record and costs nothing but that member. Not thread-safe.
class MemberPlacer {
public:
    struct Tools {
        JobContext& job;
        transfer::WorkerSlot& slot;
        transfer::Workspace& work;
        DestinationTree& tree;
        MemberDresser& dresser;
        DeliveredFiles& delivered;
        SmallFiles& small;
    };
    MemberPlacer(const Tools& tools, std::string archive_path, const archive::ArchiveFile& file);

    // `number` of the member in its archive, `answer` of a person who was asked about it. False: nothing more of this
    // archive can be read.
    bool place(archive::ArchiveReader& reader, const archive::ReadMember& found, std::uint64_t number,
               std::optional<Answer> answer);

    // After the last member. `whole`: all of the archive could be read.
    void end(bool whole);
    // Members whose content is still wanted, under names that come after it: to be read once more.
    bool wants_again() const { return !again_.empty(); }
    bool place_again(archive::ArchiveReader& reader, const archive::ReadMember& found, std::uint64_t number);
    // Those that were not found again.
    void give_up();

private:
    // One of the names of a member that has several.
    struct Name {
        archive::MemberPath path;
        std::uint64_t number;
        std::optional<Answer> answer;
    };
    using Names = std::vector<Name>;

    // The member in hand.
    struct Current {
        archive::ArchiveReader& reader;
        const archive::ReadMember& found;
        std::uint64_t number;
        std::optional<Answer> answer;
        archive::MemberPath path;
        sys::FileStatus wanted;
        DirectoryPairPtr directory{};
        Item item{};
        sys::FileId id{};       // of what was made
        bool doubtful = false;  // what stands there may be this member, or a part of it

        std::string shown() const { return directory->source_of(path.name); }
        std::string destination() const { return directory->destination_of(item.target_name); }
    };

    void warn(const archive::ReadMember& found, const archive::MemberPath& path);
    std::optional<std::string> refusal(const archive::ReadMember& found, const archive::MemberPath& path) const;
    bool deliver(Current& member);
    void wait_for_content(const Current& member);
    bool joins_others(const Current& member, const std::string& target);
    void give_content(archive::ArchiveReader& reader, const archive::ReadMember& found, const Names& names);
    bool give_name(archive::ArchiveReader& reader, archive::ReadMember& found, const Name& name);
    void fail_names(const Names& names, const std::string& reason);
    void not_placed(const Current& member);
    std::optional<Place> choose_place(Current& member);
    std::optional<Place> find_place(Current& member);
    std::optional<DeliveredFiles::Found> earlier_version(const Current& member);
    bool make_room_for_directory(const archive::MemberPath& path);
    bool is_beside(const Current& member, const Place& place);
    bool is_finished(const Current& member, const Found& found);
    bool is_torn_name(const Current& member);
    bool settle_doubt(const Current& member, Place& place);
    void park(Current& member, Park park);
    void skip(const Current& member, const char* why);
    bool is_the_member(const Current& member, const sys::FileStatus& now);

    bool deliver_regular(Current& member);
    bool is_for_others(const Current& member) const;
    bool hand_over(Current& member);
    void settle_if_on_its_way(const std::string& path);
    bool payload_is_there(const Current& member);
    bool there_is_room(const Current& member);
    sys::SysResult<sys::UniqueFd> create(Current& member, std::optional<Place>& place);
    bool fill(Current& member, sys::UniqueFd target, archive::MovedPayload& moved);
    bool verified(Current& member, const Place& place, const archive::MovedPayload& moved);

    bool deliver_link(Current& member);
    bool linked_before(const Current& member);
    bool brings_other_content(const Current& member, const sys::FileStatus& now) const;
    bool deliver_other(Current& member);
    bool commit(Current& member, Place& place);

    void report(const Current& member, archive::MovedPayload& moved);
    bool fail_payload(const Current& member, const archive::MovedPayload& moved);
    // Each returns false, so that a step can end with it. Those of a path do before anything of it is open.
    bool fail_path(const archive::MemberPath& path, Error error, transfer::Side side);
    bool refuse_path(const archive::MemberPath& path, std::string reason);
    bool refuse(const Current& member, std::string reason);
    bool fail(const Current& member, Error error, transfer::Side side);
    bool fail_destination(const Current& member, sys::SysError error);
    std::string shown(const archive::MemberPath& path) const {
        return DirectoryPair::join(archive_path_, path.whole());
    }

    JobContext& job_;
    Tools tools_;
    std::string archive_path_;
    archive::ArchiveFile file_;
    archive::PayloadMover payloads_;
    bool readable_ = true;
    bool payload_was_read_ = false;
    bool refused_ = false;                                     // something that brings content
    std::map<std::string, Names> late_;                        // by the first name: the content comes with the last one
    std::unordered_map<std::string, std::uint64_t> unplaced_;  // members by path, whose name was not to be had
    std::map<std::uint64_t, Names> again_;                     // by the number of the member with the content
    std::set<sys::FileId> torn_;                               // of an earlier run, which were replaced
};

}  // namespace drover::jobs
