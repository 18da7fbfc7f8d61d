// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <expected>
#include <string>
#include <string_view>
#include <system_error>

#include "engine/base/error.h"

namespace drover::sys {

// An errno caught at its call. Small, so that the paths that expect failure stay cheap.
struct SysError {
    std::errc code{};
    const char* call = "";  // the system call's name; a string literal

    bool is(std::errc other) const { return code == other; }
};

template <typename T>
using SysResult = std::expected<T, SysError>;
using SysStatus = SysResult<void>;

// What std::errc leaves out.
inline constexpr std::errc quota_exceeded{EDQUOT};
inline constexpr std::errc stale_handle{ESTALE};
inline constexpr std::errc no_such_attribute{ENODATA};

std::string code_name(std::errc code);  // "ENOSPC"
std::string code_text(std::errc code);  // "No space left on device"

// The error as a person and a caller see it.
Error to_error(SysError error, std::string path);
std::unexpected<Error> fail(SysError error, std::string path);

}  // namespace drover::sys
