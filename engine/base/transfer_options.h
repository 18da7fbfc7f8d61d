// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace drover {

// `automatic` lets each file take the cheapest method that works. A forced method that cannot serve a file fails
// that file, with the reason.
enum class MethodChoice : std::uint8_t { automatic, clone, kernel, buffered };

enum class SparseChoice : std::uint8_t {
    automatic,  // holes stay holes
    always,     // blocks of zeros become holes too
    never,      // holes are filled
};

}  // namespace drover
