// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <expected>
#include <stop_token>
#include <string>

#include "engine/base/error.h"
#include "engine/sys/file_status.h"
#include "engine/sys/sys_error.h"

namespace drover::inspect {

inline constexpr std::uint64_t bytes_of_an_extent = 64;  // of memory, all that is kept of it taken together

// How many extents may be kept, and how many are. Not thread-safe.
class Budget {
public:
    explicit Budget(std::uint64_t most) : most_(most) {}

    // False: there is no room for so many more.
    bool take(std::uint64_t extents) { return (used_ += extents) <= most_; }
    void give_back(std::uint64_t extents) { used_ -= extents; }
    std::uint64_t used() const { return used_; }
    Error exceeded(std::string path) const;

private:
    std::uint64_t most_;
    std::uint64_t used_ = 0;
};

// Why something was not done.
struct Refusal {
    enum class Kind : std::uint8_t { failed, not_regular, stopped, too_many };
    Kind kind = Kind::failed;
    sys::SysError error{};                        // of `failed`
    sys::FileType type = sys::FileType::regular;  // of `not_regular`
};
// Whether it costs one file only.
constexpr bool concerns_one_file(Refusal::Kind kind) {
    return kind == Refusal::Kind::failed || kind == Refusal::Kind::not_regular;
}
template <typename T>
using Outcome = std::expected<T, Refusal>;

inline std::unexpected<Refusal> failed(sys::SysError error) {
    return std::unexpected(Refusal{Refusal::Kind::failed, error});
}
// The filesystem does not know the call, which says nothing about the file.
inline bool is_unsupported(const sys::SysError& error) {
    return error.is(std::errc::operation_not_supported) || error.is(std::errc::inappropriate_io_control_operation) ||
           error.is(std::errc::function_not_supported);
}

inline std::unexpected<Refusal> not_regular(sys::FileType type) {
    return std::unexpected(Refusal{Refusal::Kind::not_regular, {}, type});
}
inline std::unexpected<Refusal> stopped() {
    return std::unexpected(Refusal{Refusal::Kind::stopped, {}});
}
inline std::unexpected<Refusal> too_many() {
    return std::unexpected(Refusal{Refusal::Kind::too_many, {}});
}

// As a person sees it.
Error to_error(const Refusal& refusal, const Budget& budget, const std::string& path);

}  // namespace drover::inspect
