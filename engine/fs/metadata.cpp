// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/metadata.h"

#include <algorithm>

#include "engine/fs/attributes.h"

namespace drover::fs {

namespace {

constexpr std::string_view access_acl = "system.posix_acl_access";
constexpr std::string_view default_acl = "system.posix_acl_default";
constexpr std::string_view capability = "security.capability";
constexpr std::uint32_t set_id_bits = 06000;
constexpr std::uint32_t usual_permissions = 0666;  // of a new file, less the umask

constexpr std::array<std::string_view, loss_count> loss_names{
    "The owner", "The permissions", "The access control list", "The capabilities", "An extended attribute", "The times",
};

bool is_access_list(std::string_view name) {
    return name == access_acl || name == default_acl;
}

bool contains(const std::vector<std::string>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

Loss loss_of_attribute(const std::string& name) {
    if (is_access_list(name)) return Loss::access_list;
    if (name == capability) return Loss::capabilities;
    return Loss::attribute;
}

// A set-id bit means the owner's power: not for another owner.
std::uint32_t permissions_for(const sys::FileStatus& status, bool owner_set) {
    return owner_set ? status.permissions : status.permissions & ~set_id_bits;
}

// Without extended attributes there is nothing to copy, so nothing is lost.
bool means_none(sys::SysError error) {
    return error.is(std::errc::operation_not_supported) || error.is(std::errc::function_not_supported);
}

}  // namespace

void MetadataLosses::note(Loss loss, sys::SysError error, const std::string& path) {
    const std::lock_guard lock(mutex_);
    auto& example = losses_[static_cast<std::size_t>(loss)];
    if (example.count++ > 0) return;
    example.path = path;
    example.cause = sys::code_text(error.code);
}

void MetadataLosses::add(const MetadataLosses& others) {
    const std::scoped_lock lock(mutex_, others.mutex_);
    for (std::size_t i = 0; i < loss_count; ++i) {
        const auto& other = others.losses_[i];
        if (losses_[i].count == 0) losses_[i] = other;
        else losses_[i].count += other.count;
    }
}

bool MetadataLosses::any() const {
    const std::lock_guard lock(mutex_);
    return std::ranges::any_of(losses_, [](const Example& example) { return example.count > 0; });
}

std::vector<std::string> MetadataLosses::warnings() const {
    const std::lock_guard lock(mutex_);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < loss_count; ++i) {
        const auto& example = losses_[i];
        if (example.count == 0) continue;
        std::string what = escape_name(example.path);
        if (example.count > 1) what += " and " + std::to_string(example.count - 1) + " more";
        texts.push_back(std::string(loss_names[i]) + " of " + what + " could not be kept: " + example.cause);
    }
    return texts;
}

class MetadataCopier::Attributes {
public:
    Attributes(sys::Syscalls& sys, int fd) : sys_(sys), fd_(fd) {}
    Attributes(sys::Syscalls& sys, Name name) : sys_(sys), fd_(name.directory), name_(&name.name) {}

    sys::SysResult<std::vector<std::string>> list() const {
        return name_ != nullptr ? sys_.listxattrat(fd_, *name_) : sys_.flistxattr(fd_);
    }
    sys::SysResult<std::string> get(const std::string& attribute) const {
        return name_ != nullptr ? sys_.getxattrat(fd_, *name_, attribute) : sys_.fgetxattr(fd_, attribute);
    }
    sys::SysStatus set(const std::string& attribute, const std::string& value) const {
        return name_ != nullptr ? sys_.setxattrat(fd_, *name_, attribute, value)
                                : sys_.fsetxattr(fd_, attribute, value);
    }
    // An attribute that is absent is as good as removed, so the result does not matter.
    void remove(std::string_view attribute) const {
        const std::string name(attribute);
        static_cast<void>(name_ != nullptr ? sys_.removexattrat(fd_, *name_, name) : sys_.fremovexattr(fd_, name));
    }

private:
    sys::Syscalls& sys_;
    int fd_;
    const std::string* name_ = nullptr;
};

std::uint32_t MetadataCopier::creation_permissions(const sys::FileStatus& source, Seen seen) {
    // Set-id bits wait for the right owner; where others can look, so does their access.
    // A read-only file must be writable for a moment: setting an attribute asks for that, even of its owner.
    return (source.permissions & (seen == Seen::by_others ? 0700 : 0777)) | 0200;
}

std::uint32_t MetadataCopier::new_file_permissions(const sys::FileStatus& source, Seen seen) const {
    return preserve_.permissions ? creation_permissions(source, seen) : usual_permissions;
}

// The owner's alone until its own are set, after its content.
std::uint32_t MetadataCopier::new_directory_permissions() const {
    return preserve_.permissions ? 0700 : 0777;
}

sys::FileStatus MetadataCopier::new_special_file(const sys::FileStatus& source) const {
    sys::FileStatus wanted = source;
    wanted.permissions = preserve_.permissions ? source.permissions & 0700U : usual_permissions;
    return wanted;
}

// The times last: they are what a finished copy is known by.
bool MetadataCopier::copy_to_file(int source, const sys::FileStatus& status, int target, const sys::FileStatus& now,
                                  bool inherits_acl, const std::string& path) {
    const bool kept = copy_all_but_times(source, status, target, now, inherits_acl, path);
    copy_times(status, target, path);
    return kept;
}

void MetadataCopier::copy_times(const sys::FileStatus& status, int target, const std::string& path) {
    if (!preserve_.times) return;
    if (const auto changed = sys_.futimens(target, status.accessed, status.modified); !changed)
        losses_.note(Loss::times, changed.error(), path);
}

bool MetadataCopier::copy_all_but_times(int source, const sys::FileStatus& status, int target,
                                        const sys::FileStatus& now, bool inherits_acl, const std::string& path) {
    const bool owner_differs = now.uid != status.uid || now.gid != status.gid;
    bool owner_set = !owner_differs;
    if (owner_differs && preserve_.owner) {
        const auto changed = sys_.fchown(target, status.uid, status.gid);
        owner_set = changed.has_value();
        if (!changed) losses_.note(Loss::owner, changed.error(), path);
    }
    const AccessLists lists = copy_attributes({sys_, source}, {sys_, target}, path);
    if (inherits_acl) drop_inherited_acl({sys_, target}, lists);
    const std::uint32_t wanted = permissions_for(status, owner_set);
    if (preserve_.permissions && (now.permissions != wanted || lists.access || inherits_acl)) {
        if (const auto changed = sys_.fchmod(target, wanted); !changed)
            losses_.note(Loss::permissions, changed.error(), path);
    }
    return !lists.lost_attribute;
}

bool MetadataCopier::copy_to_directory(int source, const sys::FileStatus& status, int target, Times times,
                                       const std::string& path) {
    const auto now = sys_.fstat(target);
    if (!now) {
        losses_.note(Loss::permissions, now.error(), path);
        return false;
    }
    const bool kept = copy_all_but_times(source, status, target, *now, has_default_acl(target), path);
    if (times == Times::copy) copy_times(status, target, path);
    return kept;
}

bool MetadataCopier::copy_to_name(Name source, const sys::FileStatus& status, Name target, bool inherits_acl,
                                  const std::string& path) {
    const bool kept = copy_to_name_but_times(source, status, target, inherits_acl, path);
    if (!preserve_.times) return kept;
    if (const auto set = sys_.utimensat(target.directory, target.name, status.accessed, status.modified); !set)
        losses_.note(Loss::times, set.error(), path);
    return kept;
}

bool MetadataCopier::copy_to_name_but_times(Name source, const sys::FileStatus& status, Name target, bool inherits_acl,
                                            const std::string& path) {
    const auto& [directory, name] = target;
    const auto now = sys_.fstatat(directory, name);
    const bool owner_differs = !now || now->uid != status.uid || now->gid != status.gid;
    bool owner_set = !owner_differs;
    if (owner_differs && preserve_.owner) {
        const auto changed = sys_.fchownat(directory, name, status.uid, status.gid);
        owner_set = changed.has_value();
        if (!changed) losses_.note(Loss::owner, changed.error(), path);
    }
    const AccessLists lists = copy_attributes({sys_, source}, {sys_, target}, path);
    if (inherits_acl) drop_inherited_acl({sys_, target}, lists);
    // What an access list changed shows only in a new look, so the permissions are set whenever there is one.
    const std::uint32_t wanted = permissions_for(status, owner_set);
    const bool permissions_differ =
        preserve_.permissions && (owner_differs || now->permissions != wanted || lists.access || inherits_acl);
    if (status.type != sys::FileType::symlink && permissions_differ) {
        if (const auto changed = sys_.fchmodat(directory, name, wanted); !changed)
            losses_.note(Loss::permissions, changed.error(), path);
    }
    return !lists.lost_attribute;
}

MetadataCopier::Lacks MetadataCopier::lacks(Name source, const sys::FileStatus& status, Name target,
                                            const sys::FileStatus& now) const {
    const Attributes wanted(sys_, source);
    const Attributes there(sys_, target);
    Lacks found;
    found.foreign_list = preserve_.permissions && has_access_list(there) && !has_access_list(wanted);
    const bool same_owner = now.uid == status.uid && now.gid == status.gid;
    const bool may_own = preserve_.owner && (now.uid == status.uid || sys_.effective_user() == 0);
    const bool same_permissions =
        !preserve_.permissions || now.permissions == permissions_for(status, same_owner || may_own);
    found.rights = (may_own && !same_owner) || !same_permissions || found.foreign_list;
    compare_attributes(wanted, there, found);
    return found;
}

bool MetadataCopier::make_good(const Lacks& lacks, Name source, const sys::FileStatus& status, Name target,
                               const std::string& path) {
    return lacks.nothing() || copy_to_name_but_times(source, status, target, lacks.foreign_list, path);
}

bool MetadataCopier::has_access_list(const Attributes& entry) {
    const auto names = entry.list();
    return names && contains(*names, access_acl);
}

bool MetadataCopier::preserves(const std::string& attribute) const {
    if (is_internal_attribute(attribute)) return false;
    return is_access_list(attribute) ? preserve_.permissions : preserve_.attributes;
}

void MetadataCopier::compare_attributes(const Attributes& source, const Attributes& target, Lacks& lacks) const {
    const auto names = source.list();
    if (!names) {
        lacks.attributes = lacks.attributes || !means_none(names.error());
        return;
    }
    for (const auto& name : *names) {
        if (!preserves(name)) continue;
        const auto wanted = source.get(name);
        const auto there = target.get(name);
        if (wanted && there && *wanted == *there) continue;
        (loss_of_attribute(name) == Loss::attribute ? lacks.attributes : lacks.rights) = true;
    }
}

bool MetadataCopier::has_default_acl(int directory) {
    const auto names = sys_.flistxattr(directory);
    return names && contains(*names, default_acl);
}

MetadataCopier::AccessLists MetadataCopier::copy_attributes(const Attributes& source, const Attributes& target,
                                                            const std::string& path) {
    if (!preserve_.permissions && !preserve_.attributes) return {};
    const auto names = source.list();
    if (!names) {
        if (means_none(names.error())) return {};
        losses_.note(Loss::attribute, names.error(), path);
        return {.lost_attribute = true};
    }
    AccessLists lists{.access = contains(*names, access_acl), .inherited = contains(*names, default_acl)};
    for (const auto& name : *names) {
        if (!preserves(name) || copy_attribute(source, target, name, path)) continue;
        if (is_own_attribute(name)) lists.lost_attribute = true;
    }
    return lists;
}

// False when the target does not have it now.
bool MetadataCopier::copy_attribute(const Attributes& source, const Attributes& target, const std::string& name,
                                    const std::string& path) {
    const auto value = source.get(name);
    if (!value) {
        if (value.error().is(sys::no_such_attribute)) return true;
        losses_.note(loss_of_attribute(name), value.error(), path);
        return false;
    }
    const auto set = target.set(name, *value);
    if (!set) losses_.note(loss_of_attribute(name), set.error(), path + ": " + name);
    return set.has_value();
}

void MetadataCopier::drop_inherited_acl(const Attributes& target, AccessLists own) const {
    if (!preserve_.permissions) return;  // what the folder gives is what is wanted
    if (!own.access) target.remove(access_acl);
    if (!own.inherited) target.remove(default_acl);
}

}  // namespace drover::fs
