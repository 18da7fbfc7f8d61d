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

namespace {

// What cannot be looked at, in words.
const char* not_a_file(sys::FileType type) {
    switch (type) {
        case sys::FileType::directory:
            return "Is a directory: usage adds up what it holds";
        case sys::FileType::fifo:
            return "Not a regular file but a FIFO";
        case sys::FileType::socket:
            return "Not a regular file but a socket";
        case sys::FileType::block_device:
        case sys::FileType::char_device:
            return "Not a regular file but a device";
        default:
            return "Not a regular file";
    }
}

}  // namespace

Error to_error(const Refusal& refusal, const Budget& budget, const std::string& path) {
    const auto say = [&](ErrorKind kind, const char* reason) {
        return Error{.kind = kind, .operation = "inspect", .code = "", .reason = reason, .path = path};
    };
    switch (refusal.kind) {
        case Refusal::Kind::failed:
            return sys::to_error(refusal.error, path);
        case Refusal::Kind::too_many:
            return budget.exceeded(path);
        case Refusal::Kind::not_regular:
            return say(ErrorKind::invalid, not_a_file(refusal.type));
        case Refusal::Kind::stopped:
            return say(ErrorKind::cancelled, "Cancelled");
    }
    return say(ErrorKind::other, "");
}

}  // namespace drover::inspect
