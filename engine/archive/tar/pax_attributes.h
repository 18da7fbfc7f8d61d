// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/fs/attributes.h"

namespace drover::archive {

// The pax record that stands for an extended attribute: access lists as star's text (SCHILY.acl.*), the SELinux label
// as Red Hat's tar has it, anything else under SCHILY.xattr. Both spellings of the latter, as bsdtar writes them, would
// make GNU tar warn.
std::pair<std::string, std::string> to_pax_record(const fs::Attribute& attribute);

// The attribute's name from what follows "SCHILY.xattr.": GNU tar writes "=", which ends a pax key, as "%3D" and "%" as
// "%25", and so do we.
std::string decode_attribute_name(std::string_view name);

// The text of an access list as the kernel stores it (linux/posix_acl_xattr.h), owners by number. Empty where the
// value makes no sense.
std::optional<std::string> access_list_text(const std::string& value);

}  // namespace drover::archive
