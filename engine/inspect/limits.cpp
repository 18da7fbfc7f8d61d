// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/limits.h"

namespace drover::inspect {

Error Budget::exceeded(std::string path) const {
    constexpr std::uint64_t mebibyte = 1024 * 1024;
    return {.kind = ErrorKind::other,
            .operation = "inspect",
            .code = "",
            .reason = "More than " + std::to_string(most_) + " extents, for which " +
                      std::to_string(most_ * bytes_of_an_extent / mebibyte) +
                      " MiB of memory are set aside; choose fewer files",
            .path = std::move(path)};
}

Error to_error(const Refusal& refusal, const Budget& budget, const std::string& path) {
    switch (refusal.kind) {
        case Refusal::Kind::failed:
            return sys::to_error(refusal.error, path);
        case Refusal::Kind::too_many:
            return budget.exceeded(path);
        case Refusal::Kind::stopped:
            break;
    }
    return {.kind = ErrorKind::cancelled, .operation = "inspect", .code = "", .reason = "Cancelled", .path = path};
}

}  // namespace drover::inspect
