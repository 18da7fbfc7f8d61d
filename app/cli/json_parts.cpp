// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/json_parts.h"

#include "engine/api/extent_names.h"

namespace drover::cli {

Json to_json(const Error& error) {
    return {{"path", escape_name(error.path)},
            {"operation", error.operation},
            {"errno", error.code},
            {"message", error.message()}};
}

Json to_json(const Figure& figure) {
    const bool known = figure.precision != Precision::unknown;
    return {{"bytes", known ? Json(figure.bytes) : Json()}, {"precision", name_of(figure.precision)}};
}

}  // namespace drover::cli
