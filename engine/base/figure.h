// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/saturated_sum.h"

namespace drover {

// How far a figure can be trusted.
enum class Precision : std::uint8_t { exact, at_least, at_most, unknown };

// Of a sum: a part that is exact adds no doubt, and a lower bound with an upper bound is no bound at all.
constexpr Precision precision_of_sum(Precision a, Precision b) {
    if (a == b || b == Precision::exact) return a;
    return a == Precision::exact ? b : Precision::unknown;
}

// Bytes and how far they can be trusted. Where the precision is `unknown`, the bytes are what was seen, if anything.
struct Figure {
    std::uint64_t bytes = 0;
    Precision precision = Precision::exact;

    // "At most 0" adds no doubt either: it is an exact 0. What is more than fits leaves a lower bound.
    constexpr Figure& operator+=(const Figure& other) {
        const bool nothing = other.bytes == 0 && other.precision == Precision::at_most;
        precision = precision_of_sum(precision, nothing ? Precision::exact : other.precision);
        if (other.bytes > UINT64_MAX - bytes) precision = precision_of_sum(precision, Precision::at_least);
        bytes = saturated_sum(bytes, other.bytes);
        return *this;
    }
    bool operator==(const Figure&) const = default;
};

// An upper bound, which is exact where it is 0.
constexpr Figure at_most(std::uint64_t bytes) {
    return {bytes, bytes == 0 ? Precision::exact : Precision::at_most};
}

}  // namespace drover
