// SPDX-License-Identifier: GPL-3.0-or-later
// How MemberPlacer brings content together with its names, where it has several: a cpio stores it with the last one,
// and in any archive the name that it is stored with may be taken.
#include <utility>

#include "engine/jobs/extract/member_placer.h"

namespace drover::jobs {

using archive::MemberType;

// Nothing is made before the content is there: what has its final name is complete.
void MemberPlacer::wait_for_content(const Current& member) {
    const std::string path = member.path.whole();
    if (const auto earlier = late_.extract(path)) fail_names(earlier.mapped(), "The archive holds no content for it");
    const Name name{member.path, member.number, member.answer};
    // Of a second reading, for those that were asked about.
    if (tools_.delivered.content_of(path)) {
        archive::ReadMember link = member.found;
        link.member.type = MemberType::hard_link;
        link.member.link_target = path;
        static_cast<void>(give_name(member.reader, link, name));
    } else {
        late_[path] = {name};
    }
}

// A hard link to what has no name yet. With the last of them comes the content.
bool MemberPlacer::joins_others(const Current& member, const std::string& target) {
    const Name name{member.path, member.number, member.answer};
    const auto unplaced = unplaced_.find(target);
    if (unplaced != unplaced_.end() && !tools_.delivered.content_of(target)) {
        again_[unplaced->second].push_back(name);
        return true;
    }
    const auto waiting = late_.find(target);
    if (waiting == late_.end()) return false;
    waiting->second.push_back(name);
    if (!member.found.brings_content) return true;
    const Names names = std::move(late_.extract(waiting).mapped());
    give_content(member.reader, member.found, names);
    return true;
}

// To the first name that is to be had; the others are linked to that.
void MemberPlacer::give_content(archive::ArchiveReader& reader, const archive::ReadMember& found, const Names& names) {
    archive::ReadMember member = found;
    member.content_follows = member.brings_content = false;
    if (member.member.type == MemberType::hard_link) member.member.type = MemberType::regular;
    payload_was_read_ = false;
    std::optional<archive::MemberPath> holder;
    for (const Name& name : names) {
        const bool lost = !holder && payload_was_read_;
        if (lost && !job_.control.stop_requested()) fail_names({name}, "Its content is that of a member that failed");
        if (lost) continue;
        const bool given = give_name(reader, member, name);
        if (!holder && given) {
            holder = name.path;
            member.member.type = MemberType::hard_link;
            member.member.link_target = name.path.whole();
        }
    }
    if (!holder) return;
    for (const Name& name : names)
        if (const auto path = name.path.whole(); !tools_.delivered.contains(path))
            tools_.delivered.add_content(path, *holder);
}

bool MemberPlacer::give_name(archive::ArchiveReader& reader, archive::ReadMember& found, const Name& name) {
    found.member.path = name.path.whole();
    Current member{reader, found, name.number, name.answer, name.path, tools_.dresser.wanted(found)};
    const bool delivered = deliver(member);
    tools_.slot.end();
    return delivered || tools_.delivered.contains(found.member.path);
}

void MemberPlacer::fail_names(const Names& names, const std::string& reason) {
    for (const Name& name : names) refuse_path(name.path, reason);
}

// Its content may be wanted under other names that come later.
void MemberPlacer::not_placed(const Current& member) {
    const std::string path = member.path.whole();
    const auto there = tools_.delivered.find(member.path);
    if (!there || !there->same_archive) unplaced_[path] = member.number;
}

void MemberPlacer::end(bool whole) {
    for (auto& [path, names] : std::exchange(late_, {})) {
        // With no later name that brings some, it is an empty file.
        if (whole && !refused_) again_[names.front().number] = std::move(names);
        else if (!job_.control.stop_requested()) fail_names(names, "The archive ends before its content");
    }
}

bool MemberPlacer::place_again(archive::ArchiveReader& reader, const archive::ReadMember& found, std::uint64_t number) {
    const auto wanted = again_.extract(number);
    if (wanted) give_content(reader, found, wanted.mapped());
    return readable_ && !again_.empty();
}

void MemberPlacer::give_up() {
    for (const auto& [number, names] : std::exchange(again_, {}))
        if (!job_.control.stop_requested()) fail_names(names, "Its content could not be read again");
}

}  // namespace drover::jobs
