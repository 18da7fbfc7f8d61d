// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_parts.h"

#include <string_view>

namespace drover::cli {

namespace {

std::string_view name_of(Precision precision) {
    switch (precision) {
        case Precision::exact:
            return "exact";
        case Precision::at_least:
            return "at_least";
        case Precision::at_most:
            return "at_most";
        case Precision::unknown:
            return "unknown";
    }
    return "";
}

}  // namespace

Json to_json(const Error& error) {
    return {{"path", escape_name(error.path)},
            {"operation", error.operation},
            {"errno", error.code},
            {"message", error.message()}};
}

Json to_json(const Figure& figure) {
    return {{"bytes", figure.bytes}, {"precision", name_of(figure.precision)}};
}

}  // namespace drover::cli
