// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/extract/member_dresser.h"

#include <algorithm>

#include "engine/archive/tar/posix_acl.h"

namespace drover::jobs {

namespace {

using archive::MemberType;
using fs::Loss;

constexpr std::uint32_t set_id_bits = 06000;

sys::FileType type_of(MemberType type) {
    switch (type) {
        case MemberType::symlink:
            return sys::FileType::symlink;
        case MemberType::char_device:
            return sys::FileType::char_device;
        case MemberType::block_device:
            return sys::FileType::block_device;
        case MemberType::directory:
            return sys::FileType::directory;
        case MemberType::fifo:
            return sys::FileType::fifo;
        case MemberType::regular:
        case MemberType::hard_link:
            break;
    }
    return sys::FileType::regular;
}

// As tar does it: the name counts, where there is such a user here.
std::uint32_t owner(std::optional<std::uint32_t> by_name, std::uint64_t number) {
    constexpr std::uint32_t nobody = 65534;
    if (by_name) return *by_name;
    return number < UINT32_MAX ? static_cast<std::uint32_t>(number) : nobody;
}

Loss loss_of(const std::string& attribute) {
    return attribute.starts_with("system.posix_acl_") ? Loss::access_list : Loss::attribute;
}

bool has(const archive::Member& member, const std::string& attribute) {
    return std::ranges::find(member.attributes, attribute, &fs::Attribute::name) != member.attributes.end();
}

}  // namespace

std::uint32_t MemberDresser::permissions_of(const archive::Member& member) const {
    return root_ ? member.permissions : member.permissions & ~(set_id_bits | umask_);
}

bool MemberDresser::has_possible_owner(const archive::Member& member) {
    const bool user = member.uid < UINT32_MAX || owners_.uid(member.user);
    const bool group = member.gid < UINT32_MAX || owners_.gid(member.group);
    return !root_ || (user && group);
}

sys::FileStatus MemberDresser::wanted(const archive::ReadMember& found) {
    const auto& member = found.member;
    sys::FileStatus status;
    status.type = type_of(member.type);
    status.permissions = permissions_of(member);
    status.uid = root_ ? owner(owners_.uid(member.user), member.uid) : job_.sys.effective_user();
    status.gid = root_ ? owner(owners_.gid(member.group), member.gid) : 0;
    status.links = 1;
    status.size = member.size;
    status.special_device = found.special_device;
    status.accessed = found.accessed;
    status.modified = member.modified;
    return status;
}

void MemberDresser::dress(int fd, const archive::Member& member, const sys::FileStatus& wanted,
                          const sys::FileStatus& now, bool inherits_acl, const std::string& path) {
    bool owner_set = true;
    const bool owner_differs = root_ && (now.uid != wanted.uid || now.gid != wanted.gid);
    if (owner_differs) {
        const auto changed = job_.sys.fchown(fd, wanted.uid, wanted.gid);
        owner_set = changed.has_value();
        if (!changed) job_.record.losses.note(Loss::owner, changed.error(), path);
    }
    const bool touched = set_attributes(
        member, inherits_acl, path,
        [&](const auto& attribute) { return job_.sys.fsetxattr(fd, attribute.name, attribute.value); },
        [&](const std::string& name) { static_cast<void>(job_.sys.fremovexattr(fd, name)); });
    const std::uint32_t permissions = owner_set ? wanted.permissions : wanted.permissions & ~set_id_bits;
    if (now.permissions != permissions || owner_differs || touched) {
        if (const auto changed = job_.sys.fchmod(fd, permissions); !changed)
            job_.record.losses.note(Loss::permissions, changed.error(), path);
    }
    if (const auto changed = job_.sys.futimens(fd, wanted.accessed, wanted.modified); !changed)
        job_.record.losses.note(Loss::times, changed.error(), path);
}

void MemberDresser::dress(fs::MetadataCopier::Name name, const archive::Member& member, const sys::FileStatus& wanted,
                          bool inherits_acl, const std::string& path) {
    const auto& [directory, entry] = name;
    const bool symlink = wanted.type == sys::FileType::symlink;
    if (root_) {
        if (const auto changed = job_.sys.fchownat(directory, entry, wanted.uid, wanted.gid); !changed)
            job_.record.losses.note(Loss::owner, changed.error(), path);
    }
    set_attributes(
        member, inherits_acl && !symlink, path,
        [&](const auto& attribute) { return job_.sys.setxattrat(directory, entry, attribute.name, attribute.value); },
        [&](const std::string& attribute) { static_cast<void>(job_.sys.removexattrat(directory, entry, attribute)); });
    if (!symlink) {
        if (const auto changed = job_.sys.fchmodat(directory, entry, wanted.permissions); !changed)
            job_.record.losses.note(Loss::permissions, changed.error(), path);
    }
    if (const auto changed = job_.sys.utimensat(directory, entry, wanted.accessed, wanted.modified); !changed)
        job_.record.losses.note(Loss::times, changed.error(), path);
}

// True when something may have changed the permissions.
template <typename Set, typename Remove>
bool MemberDresser::set_attributes(const archive::Member& member, bool inherits_acl, const std::string& path, Set set,
                                   Remove remove) {
    bool touched = inherits_acl;
    if (inherits_acl)
        for (const char* name : {archive::access_acl_attribute, archive::default_acl_attribute})
            if (!has(member, name)) remove(name);
    for (const auto& attribute : member.attributes) {
        if (!may_set(attribute.name)) continue;
        touched = touched || attribute.name == archive::access_acl_attribute;
        if (const auto done = set(attribute); !done)
            job_.record.losses.note(loss_of(attribute.name), done.error(), path);
    }
    return touched;
}

bool MemberDresser::may_set(const std::string& attribute) const {
    return root_ || attribute.starts_with("user.") || attribute.starts_with("system.posix_acl_");
}

}  // namespace drover::jobs
