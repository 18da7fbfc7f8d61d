// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

struct archive;

namespace drover::archive {

// What both readers of libarchive share.

// Each by itself: "all" would link what is left out here, which starts other programs.
void support_filters(::archive* handle);
// Likewise: xar needs an XML library, and mtree lists files and holds none.
void support_formats(::archive* handle);

// What libarchive says went wrong.
std::string message_of(::archive* handle);

}  // namespace drover::archive
