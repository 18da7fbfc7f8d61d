// SPDX-License-Identifier: GPL-3.0-or-later
// How MemberPlacer makes links and special files.
#include <utility>

#include "engine/jobs/extract/member_placer.h"

namespace drover::jobs {

using transfer::Side;

// By an earlier run of this job.
bool MemberPlacer::linked_before(const Current& member) {
    if (!job_.request.options.go_on) return false;
    const auto now = job_.sys.fstatat(member.directory->destination.get(), member.path.name);
    if (!now || !is_the_member(member, *now)) return false;
    skip(member, already_there);
    return true;
}

// To what this job put there itself, or found there from an earlier one, and to the very file: nothing else can be
// reached by a name in an archive.
bool MemberPlacer::deliver_link(Current& member) {
    auto target_path = archive::parse_member_path(member.found.member.link_target);
    if (target_path) settle_if_on_its_way(target_path->whole());
    if (target_path && joins_others(member, target_path->whole())) return true;
    if (target_path)
        if (auto holder = tools_.delivered.content_of(target_path->whole())) target_path = std::move(*holder);
    const auto file = target_path ? tools_.delivered.find(*target_path) : std::nullopt;
    if (!file && job_.control.stop_requested()) return false;  // it may have been on its way
    if (!file)
        return refuse(member, "It is a hard link to " + escape_name(member.found.member.link_target) +
                                  ", which was not unpacked before it");
    const auto from = tools_.tree.directory(target_path->parent);
    if (!from) return fail(member, from.error(), Side::destination);
    const int directory = (*from)->destination.get();
    const auto now = job_.sys.fstatat(directory, file->name);
    if (!now || now->id != file->id)
        return refuse(member, "It is a hard link to " + escape_name(member.found.member.link_target) +
                                  ", which was replaced meanwhile");
    if (brings_other_content(member, *now)) {
        give_content(member.reader, member.found, {{member.path, member.number, member.answer}});
        return true;
    }
    if (linked_before(member)) return false;
    const auto own = earlier_version(member);
    if (own && own->id == file->id) {  // a rename from one name of a file to another does nothing
        skip(member, "the link is there already");
        return true;
    }
    auto place = choose_place(member);
    if (!place) return false;
    const auto link = [&](int to, const std::string& name) { return job_.sys.linkat(directory, file->name, to, name); };
    auto linked = place->entry.create(link);
    if (!linked && linked.error().is(std::errc::file_exists) && std::exchange(member.directory->fresh, false)) {
        auto again = choose_place(member);
        if (!again) return false;
        place.reset();
        place.emplace(std::move(*again));
        linked = place->entry.create(link);
    }
    if (!linked) return fail_destination(member, linked.error());
    member.id = file->id;
    return commit(member, *place);
}

// Old cpios have the content at every name. What is there under the first one is not written to again.
bool MemberPlacer::brings_other_content(const Current& member, const sys::FileStatus& now) const {
    return member.found.brings_content && now.size != member.found.member.size;
}

bool MemberPlacer::deliver_other(Current& member) {
    auto place = choose_place(member);
    if (!place) not_placed(member);
    if (!place) return false;
    const auto special = job_.metadata.new_special_file(member.wanted);
    const auto make = [&](int directory, const std::string& name) {
        return member.wanted.type == sys::FileType::symlink
                   ? job_.sys.symlinkat(member.found.member.link_target, directory, name)
                   : job_.sys.mknodat(directory, name, special);
    };
    auto made = place->entry.create(make);
    if (!made && made.error().is(std::errc::file_exists) && std::exchange(member.directory->fresh, false)) {
        auto again = choose_place(member);
        if (!again) return false;
        place.reset();
        place.emplace(std::move(*again));
        made = place->entry.create(make);
    }
    if (!made) return fail_destination(member, made.error());
    tools_.dresser.dress({place->entry.directory(), place->entry.name()}, member.found.member, member.wanted,
                         member.directory->inherits_acl, member.destination());
    return commit(member, *place);
}

}  // namespace drover::jobs
