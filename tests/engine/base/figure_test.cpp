// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/figure.h"

#include <gtest/gtest.h>

namespace drover::testing {

namespace {

TEST(SumOfFigures, ends_at_the_largest_number_as_a_lower_bound) {
    Figure sum{std::uint64_t{12} << 60};
    sum += Figure{std::uint64_t{6} << 60};
    EXPECT_EQ(sum, (Figure{UINT64_MAX, Precision::at_least}));
}

}  // namespace

}  // namespace drover::testing
