// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include "engine/base/timestamp.h"

namespace drover {

// Now, by the clock of this system.
inline Timestamp system_time() {
    return std::chrono::nanoseconds(std::chrono::system_clock::now().time_since_epoch()).count();
}

}  // namespace drover
