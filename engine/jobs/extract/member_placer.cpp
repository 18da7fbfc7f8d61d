// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/extract/member_placer.h"

#include <utility>

#include "engine/archive/payload/payload_checksum.h"
#include "engine/archive/payload/unpacked_payload.h"
#include "engine/jobs/copy/type_words.h"

namespace drover::jobs {

namespace {

using archive::MemberType;
using transfer::Outcome;
using transfer::Side;

// So many members, then what the other threads wrote is noted.
constexpr std::uint64_t collected_every = 1024;

// A question to the filesystem a member is worth it from here on.
constexpr std::uint64_t asks_for_room_from = std::uint64_t{1} << 20;

archive::PayloadMover::Options options_of(const JobOptions& options) {
    return {.method = options.method, .sparse = options.sparse, .checksum = options.verify};
}

bool is_special(MemberType type) {
    return type == MemberType::char_device || type == MemberType::block_device || type == MemberType::fifo;
}

}  // namespace

MemberPlacer::MemberPlacer(const Tools& tools, std::string archive_path, const archive::ArchiveFile& file)
    : job_(tools.job),
      tools_(tools),
      archive_path_(std::move(archive_path)),
      file_(file),
      payloads_(tools.work, file_, options_of(tools.job.request.options)) {}

bool MemberPlacer::place(archive::ArchiveReader& reader, const archive::ReadMember& found, std::uint64_t number,
                         std::optional<Answer> answer) {
    const auto path = archive::parse_member_path(found.member.path);
    if (!path) {
        refused_ = refused_ || found.brings_content;
        job_.fail_item(
            job_.refusal(ErrorKind::invalid, path.error(), DirectoryPair::join(archive_path_, found.member.path)),
            Side::source);
        return readable_;
    }
    warn(found, *path);
    unplaced_.erase(path->whole());
    settle_if_on_its_way(path->whole());
    if (auto reason = refusal(found, *path)) {
        refused_ = refused_ || found.brings_content;
        refuse_path(*path, std::move(*reason));
    } else if (found.member.type == MemberType::directory) {
        if (make_room_for_directory(*path)) tools_.tree.add(*path, found);
    } else if (is_special(found.member.type) && job_.request.options.special_files == SpecialFiles::skip) {
        job_.skip_item(shown(*path), DirectoryPair::join(tools_.tree.path(), path->whole()),
                       "special files are left out");
    } else {
        Current member{reader, found, number, answer, *path, tools_.dresser.wanted(found)};
        if (found.content_follows) wait_for_content(member);
        else deliver(member);
        tools_.slot.end();
    }
    return readable_;
}

void MemberPlacer::warn(const archive::ReadMember& found, const archive::MemberPath& path) {
    const auto about = [&] { return escape_name(shown(path)); };
    if (path.was_absolute)
        job_.record.warn(escape_name(archive_path_) + ": names that begin with / go below the destination");
    if (found.ambiguous_size)
        job_.record.warn(about() + ": two sizes are stored and differ; other programs may unpack something else");
    if (!tools_.dresser.has_possible_owner(found.member))
        job_.record.warn(about() + ": no owner here can have its number; it is given to nobody");
    if (!found.warning.empty()) job_.record.warn(about() + ": " + found.warning);
}

// Why the member is not unpacked at all.
std::optional<std::string> MemberPlacer::refusal(const archive::ReadMember& found,
                                                 const archive::MemberPath& path) const {
    if (found.unusable != nullptr) return found.unusable;
    if (found.member.type == MemberType::directory) return std::nullopt;
    if (path.name.empty()) return "It would replace the destination itself";
    if (path.parent.empty() && tools_.tree.is_taken(path.name))
        return not_replaced(sys::FileType::directory, tools_.dresser.wanted(found).type);
    const bool device = found.member.type == MemberType::char_device || found.member.type == MemberType::block_device;
    if (device && !tools_.dresser.root()) return "Only root can make devices";
    return std::nullopt;
}

bool MemberPlacer::deliver(Current& member) {
    const auto& found = member.found.member;
    if (found.type == MemberType::regular && !payload_is_there(member)) return false;
    auto directory = tools_.tree.directory(member.path.parent);
    if (!directory) {
        Error error = directory.error();
        error.path = shown(member.path);
        return fail_path(member.path, std::move(error), Side::destination);
    }
    member.directory = std::move(*directory);
    member.item.entry.name = member.path.name;
    member.item.entry.type = member.wanted.type;
    member.item.target_name = member.path.name;
    if (found.type == MemberType::hard_link) return deliver_link(member);
    return found.type == MemberType::regular ? deliver_regular(member) : deliver_other(member);
}

// --- regular files ---------------------------------------------------------------------------------------------------

bool MemberPlacer::deliver_regular(Current& member) {
    if (is_for_others(member)) return hand_over(member);
    auto place = choose_place(member);
    if (!place) not_placed(member);
    if (!place || !there_is_room(member)) return false;
    auto target = create(member, place);
    if (!place) return false;
    if (!target) return fail_destination(member, target.error());
    archive::MovedPayload moved;
    const bool whole = fill(member, std::move(*target), moved) && verified(member, *place, moved);
    const bool delivered = whole && (!member.doubtful || settle_doubt(member, *place)) && commit(member, *place);
    if (delivered) {
        report(member, moved);
        return true;
    }
    job_.record.moved_in_vain(moved.report.bytes);
    if (whole) not_placed(member);
    return false;
}

bool MemberPlacer::is_for_others(const Current& member) const {
    const auto& found = member.found;
    return tools_.small.useful() && member.directory->fresh && found.size_known && !found.member.sparse &&
           found.member.size <= SmallFiles::largest && !member.answer &&
           !tools_.delivered.contains(member.path.whole());
}

bool MemberPlacer::hand_over(Current& member) {
    payload_was_read_ = true;
    auto content = archive::read_payload(member.reader, member.found);
    if (!content) {
        archive::MovedPayload none;
        none.report.outcome = content.error().stopped ? Outcome::stopped : Outcome::failed;
        none.damage = std::move(content.error());
        return fail_payload(member, none);
    }
    SmallFile file{.directory = member.directory,
                   .parent = member.path.parent,
                   .name = member.path.name,
                   .wanted = member.wanted,
                   .member = {},
                   .content = std::move(*content)};
    file.member.attributes = member.found.member.attributes;
    tools_.small.put(std::move(file));
    if (member.number % collected_every == 0) tools_.delivered.add(tools_.small.written());
    return true;
}

// Neither the name nor one above it may be about to be made by another thread.
void MemberPlacer::settle_if_on_its_way(const std::string& path) {
    for (std::size_t end = path.size(); end != std::string::npos && end > 0; end = path.rfind('/', end - 1))
        if (tools_.small.on_its_way(path.substr(0, end))) return tools_.delivered.add(tools_.small.settle());
}

// Told by libarchive only at the next header, when the file would be there already.
bool MemberPlacer::payload_is_there(const Current& member) {
    const auto& payload = member.found.payload;
    if (!payload.offset || payload.end() <= member.reader.size()) return true;
    return refuse(member, "It is incomplete: it begins at byte " + std::to_string(payload.header) +
                              " and would end at byte " + std::to_string(payload.end()) + ", but the archive ends at " +
                              std::to_string(member.reader.size()));
}

// Before anything is written. What may be cloned takes no room.
bool MemberPlacer::there_is_room(const Current& member) {
    const auto& payload = member.found.payload;
    if (payload.stored < asks_for_room_from) return true;
    const auto method = job_.request.options.method;
    const auto& profile = *member.directory->destination_profile;
    const bool may_clone = (method == MethodChoice::automatic || method == MethodChoice::clone) && profile.clones &&
                           profile.name == file_.profile.name;
    if (may_clone && payload.indirect == nullptr && payload.offset.value_or(1) % tools_.tree.block() == 0) return true;
    const auto facts = job_.sys.fstatfs(member.directory->destination.get());
    if (!facts || facts->available.value_or(UINT64_MAX) >= payload.stored) return true;
    return fail_destination(member, {std::errc::no_space_on_device, "fstatfs"});
}

// In a new directory a name is taken only where the archive has it twice; then the policy decides.
sys::SysResult<sys::UniqueFd> MemberPlacer::create(Current& member, std::optional<Place>& place) {
    using fs::MetadataCopier;
    const auto seen = member.directory->fresh ? MetadataCopier::Seen::by_owner : MetadataCopier::Seen::by_others;
    const auto permissions = MetadataCopier::creation_permissions(member.wanted, seen);
    for (;;) {
        auto target = place->entry.create_file(permissions);
        const bool twice =
            !target && target.error().is(std::errc::file_exists) && std::exchange(member.directory->fresh, false);
        if (!twice) return target;
        auto again = choose_place(member);
        place.reset();
        if (!again) return target;
        place.emplace(std::move(*again));
    }
}

bool MemberPlacer::fill(Current& member, sys::UniqueFd target, archive::MovedPayload& moved) {
    const auto created = job_.sys.fstat(target.get());
    if (!created) return fail_destination(member, created.error());
    member.id = created->id;
    tools_.slot.begin(member.shown(), member.wanted.size);
    payload_was_read_ = true;
    moved = payloads_.move(member.reader, member.found,
                           {.fd = target.get(),
                            .device = created->id.device,
                            .profile = *member.directory->destination_profile,
                            .block = tools_.tree.block()});
    if (moved.report.outcome != Outcome::completed) return fail_payload(member, moved);
    tools_.dresser.dress(target.get(), member.found.member, member.wanted, *created, member.directory->inherits_acl,
                         member.destination());
    if (const auto closed = job_.sys.close(std::move(target)); !closed) return fail_destination(member, closed.error());
    return true;
}

bool MemberPlacer::verified(Current& member, const Place& place, const archive::MovedPayload& moved) {
    if (!job_.request.options.verify) return true;
    const auto copy = job_.sys.openat(place.entry.directory(), place.entry.name(), sys::OpenMode::read);
    if (!copy) return fail_destination(member, copy.error());
    if (const auto synced = job_.sys.fsync(copy->get()); !synced) return fail_destination(member, synced.error());
    static_cast<void>(job_.sys.drop_cache(copy->get()));  // a filesystem that keeps its pages is compared in memory
    const auto now = job_.sys.fstat(copy->get());
    if (!now) return fail_destination(member, now.error());
    const auto sum = archive::checksum_of(tools_.work, copy->get(), archive::data_of(member.found.member, moved.size));
    if (!sum) return fail_destination(member, sum.error());
    if (!*sum) return false;  // stopped
    if (**sum == moved.checksum && now->size == moved.size) return true;
    return fail(member,
                {.kind = ErrorKind::mismatch,
                 .operation = "verify",
                 .code = "",
                 .reason = "The file differs from what the archive holds",
                 .path = member.destination()},
                Side::source);
}

// --- after ----------------------------------------------------------------------------------------------------------

bool MemberPlacer::commit(Current& member, Place& place) {
    const auto committed = commit_entry(job_, *member.directory, member.item, place, member.answer);
    if (!was_committed(job_, committed, member.shown(), member.destination(), member.found.member.size)) return false;
    if (member.found.member.type != MemberType::regular) {
        const bool link = member.found.member.type == MemberType::hard_link;
        job_.record.tell_by_path(member.shown(), member.destination(),
                                 {.result = link ? ItemResult::linked : ItemResult::done});
    }
    if (member.id == sys::FileId{})
        if (const auto now = job_.sys.fstatat(place.entry.directory(), place.entry.name())) member.id = now->id;
    tools_.delivered.add(member.path.whole(), place.entry.name(), member.id);
    return true;
}

}  // namespace drover::jobs
