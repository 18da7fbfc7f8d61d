// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace drover::fs {

// The `number`th name under which an entry may wait for its final name: ".drover-<hash of that>-<number>.part". Nobody
// looks for it, and it is short however long the final name is. The same final name gives the same names in every
// process, so that one look tells whether a job that died left something of this entry.
std::string staging_name(const std::string& final_name, unsigned number = 0);
bool is_staging_name(const std::string& name);

// So many are tried, should others be in use.
inline constexpr unsigned most_staging_names = 1000;

}  // namespace drover::fs
