// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>

#include "engine/base/error.h"

namespace drover {

// Either a value or the one Error that prevented it. Nothing throws across engine/api.
template <typename T>
using Result = std::expected<T, Error>;

using Status = Result<void>;

}  // namespace drover
