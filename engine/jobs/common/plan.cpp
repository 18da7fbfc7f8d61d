// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/api/plan.h"

namespace drover {

std::string_view reason_of(Obstacle kind) {
    switch (kind) {
        case Obstacle::name_characters:
            return "the name has characters that are not allowed there";
        case Obstacle::name_reserved:
            return "the name is a device's for Windows";
        case Obstacle::name_ending:
            return "the name ends with a dot or a space";
        case Obstacle::name_encoding:
            return "the name is no UTF-8";
        case Obstacle::name_too_long:
            return "the name is too long";
        case Obstacle::name_case:
            return "another name differs only in case";
        case Obstacle::too_large:
            return "too large for a file there";
        case Obstacle::type:
            return "only files and directories can be there";
    }
    return "";
}

PlannedPart Plan::arriving() const {
    PlannedPart sum{.files = renamed.files + linked.files, .bytes = renamed.bytes + linked.bytes};
    for (const auto& part : methods) {
        sum.files += part.files;
        sum.bytes += part.bytes;
    }
    return sum;
}

}  // namespace drover
