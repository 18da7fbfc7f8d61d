// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include "engine/transfer/buffered_method.h"
#include "engine/transfer/clone_method.h"
#include "engine/transfer/kernel_method.h"
#include "engine/transfer/method.h"

namespace drover::transfer {

std::span<const Method> all_range_methods() {
    static constexpr std::array methods{
        Method{MethodId::clone, MethodChoice::clone, "clone", &clone_range},
        Method{MethodId::kernel, MethodChoice::kernel, "kernel copy", &kernel_copy_range},
        Method{MethodId::buffered, MethodChoice::buffered, "buffered", &buffered_copy_range},
    };
    return methods;
}

}  // namespace drover::transfer
