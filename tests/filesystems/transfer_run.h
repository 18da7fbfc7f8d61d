// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/transfer/file_transfer.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/support/test_filesystems.h"

namespace drover::test {

// One file by FileTransfer alone, without a job around it. The destination is made and stays, whatever the outcome.
transfer::TransferReport copy_by_transfer(const std::string& source, const std::string& destination,
                                          MethodChoice method, SparseChoice sparse);

// One way to copy one file.
struct TransferCase {
    const FilesystemKind& from;
    const FilesystemKind& to;
    MethodChoice method = MethodChoice::automatic;
    SparseChoice sparse = SparseChoice::automatic;

    bool one_filesystem() const { return &from == &to; }
    std::string text() const;  // for SCOPED_TRACE
};

// Every method that can be forced, from the engine's registry, and the automatic choice.
const std::vector<MethodChoice>& method_choices();
inline constexpr SparseChoice sparse_choices[] = {SparseChoice::automatic, SparseChoice::always, SparseChoice::never};

// Whether the case can serve a file of this layout. `may` where both answers keep the contract.
enum class Service : std::uint8_t { must, may, cannot };
Service expected_service(const TransferCase& how, const std::string& source);

// Everything that a finished copy promises, checked with EXPECT_*. The source must not have changed.
void expect_copy_keeps_contract(const TransferCase& how, const std::string& source, const std::string& copy,
                                const transfer::TransferReport& report);

// Copies by the case and checks the outcome against expected_service() and the contract.
void copy_and_expect_contract(const TransferCase& how, const std::string& source, const std::string& destination);

}  // namespace drover::test
