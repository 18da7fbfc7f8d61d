// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace drover::archive {

// The record that ends a zip, with the longest comment.
inline constexpr std::size_t longest_zip_end = 22 + 65'535;

// Whether the last bytes of a zip hold the record that ends its central directory (APPNOTE.TXT, 4.3.16). Without it
// libarchive reads what it finds, and ends well.
bool has_zip_end(std::string_view last_bytes);

}  // namespace drover::archive
