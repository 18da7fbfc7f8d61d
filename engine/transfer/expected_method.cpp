// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/expected_method.h"

#include <algorithm>

namespace drover::transfer {

namespace {

bool will_clone(const PlannedFile& file, MethodChoice choice, SparseChoice sparse) {
    const auto& profile = file.destination_profile;
    if (choice != MethodChoice::automatic && choice != MethodChoice::clone) return false;
    if (file.status.size == 0 || !profile.clones_as_a_rule) return false;
    if (file.status.id.device != file.destination_device) return false;
    if (sparse == SparseChoice::always || (sparse == SparseChoice::never && file.status.looks_sparse())) return false;
    if (choice == MethodChoice::clone || file.status.size >= profile.clone_from) return true;
    return file.one_of_many && profile.clones_trees_at_any_size;
}

bool will_kernel_copy(const PlannedFile& file, MethodChoice choice, SparseChoice sparse) {
    if (choice != MethodChoice::automatic) return choice == MethodChoice::kernel;
    const std::uint64_t from = std::max(file.source_profile.kernel_from, file.destination_profile.kernel_from);
    return sparse != SparseChoice::always && file.status.size >= from;
}

}  // namespace

Expectation expected_method(const PlannedFile& file, MethodChoice choice, SparseChoice sparse) {
    if (will_clone(file, choice, sparse)) return {.method = MethodId::clone};
    Expectation expected;
    const auto& status = file.status;
    if (sparse != SparseChoice::never && file.destination_profile.holes && status.looks_sparse())
        expected.holes = status.size - status.allocated;
    if (will_kernel_copy(file, choice, sparse)) expected.method = MethodId::kernel;
    return expected;
}

}  // namespace drover::transfer
