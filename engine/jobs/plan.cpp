// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/api/plan.h"

namespace drover {

PlannedPart Plan::arriving() const {
    PlannedPart sum{.files = renamed.files + linked.files, .bytes = renamed.bytes + linked.bytes};
    for (const auto& part : methods) {
        sum.files += part.files;
        sum.bytes += part.bytes;
    }
    return sum;
}

}  // namespace drover
