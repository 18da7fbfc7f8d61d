// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// An extended attribute, name and value as the kernel has them.
struct Attribute {
    std::string name;
    std::string value;
};

// All attributes that stand for something of the file. What vanishes or cannot be read meanwhile is left out.
std::vector<Attribute> read_attributes(sys::Syscalls& sys, int fd);
// Of a name below a directory, which may be a symlink; no file is opened.
std::vector<Attribute> read_attributes_at(sys::Syscalls& sys, int directory, const std::string& name);

// What a person or a program may have put there; the kernel's own ones stand for permissions and labels.
bool is_own_attribute(const std::string& name);

// How XFS keeps access lists and the like on its disk, shown to root, which are copied as what they stand for; and what
// an unfinished directory says of itself (folder_record.h).
inline constexpr const char* folder_record = "user.drover.folder";
bool is_internal_attribute(const std::string& name);

}  // namespace drover::fs
