// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/attributes.h"

#include <algorithm>
#include <utility>

namespace drover::fs {

namespace {

template <typename Get>
std::vector<Attribute> read_each(const sys::SysResult<std::vector<std::string>>& names, Get get) {
    std::vector<Attribute> attributes;
    if (!names) return attributes;
    for (const auto& name : *names) {
        if (is_internal_attribute(name)) continue;
        if (auto value = get(name)) attributes.push_back({name, std::move(*value)});
    }
    std::ranges::sort(attributes, {}, &Attribute::name);  // filesystems list them in orders of their own
    return attributes;
}

}  // namespace

std::vector<Attribute> read_attributes(sys::Syscalls& sys, int fd) {
    return read_each(sys.flistxattr(fd), [&](const std::string& name) { return sys.fgetxattr(fd, name); });
}

std::vector<Attribute> read_attributes_at(sys::Syscalls& sys, int directory, const std::string& name) {
    return read_each(sys.listxattrat(directory, name),
                     [&](const std::string& attribute) { return sys.getxattrat(directory, name, attribute); });
}

bool is_own_attribute(const std::string& name) {
    return name.starts_with("user.") || name.starts_with("trusted.");
}

bool is_internal_attribute(const std::string& name) {
    return name.starts_with("trusted.SGI_") || name == folder_record;
}

}  // namespace drover::fs
