// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "engine/transfer/file_transfer.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"

namespace drover::testing {

inline const fs::FilesystemProfile& profile(std::string_view name) {
    return *std::ranges::find(fs::known_filesystems(), name, &fs::FilesystemProfile::name);
}

// One file and its copy, with nothing between them but engine/transfer and an operating system that does as it is told.
// Refusals are remembered from one copy() to the next.
class OneFile {
public:
    explicit OneFile(std::string_view content = "") : directory_(TemporaryDirectory::in_memory()) {
        write_file(source(), content);
    }
    // A file that is a hole but for the pieces.
    OneFile(std::uint64_t size, const std::vector<TreeBuilder::Piece>& pieces)
        : directory_(TemporaryDirectory::in_memory()) {
        TreeBuilder(directory_.path()).sparse("source", size, pieces);
    }

    FaultySyscalls sys;
    JobControl control;
    transfer::ProgressCell progress;
    transfer::WorkerSlot slot;
    transfer::Workspace work{sys, control, progress, slot};
    // What the engine takes the two filesystems for.
    std::string_view source_filesystem = "tmpfs";
    std::string_view destination_filesystem = "tmpfs";

    OneFile& from(std::string_view filesystem) { return source_filesystem = filesystem, *this; }
    OneFile& to(std::string_view filesystem) { return destination_filesystem = filesystem, *this; }
    OneFile& by(MethodChoice method, SparseChoice sparse = SparseChoice::automatic) {
        transfer_.emplace(work, method, sparse);
        return *this;
    }

    transfer::TransferReport copy() {
        const auto in = sys.openat(sys::working_directory, source().string(), sys::OpenMode::read, 0);
        const auto status = sys.fstat(in->get());
        std::filesystem::remove(destination());
        const auto out = sys.openat(sys::working_directory, destination().string(), sys::OpenMode::create_new, 0600);
        return transfer_->copy({.source = in->get(),
                                .status = *status,
                                .source_profile = profile(source_filesystem),
                                .destination = out->get(),
                                .destination_device = status->id.device,
                                .destination_profile = profile(destination_filesystem)});
    }

    std::filesystem::path source() const { return directory_ / "source"; }
    std::filesystem::path destination() const { return directory_ / "destination"; }
    std::string copied() const { return read_file(destination()); }

private:
    TemporaryDirectory directory_;
    std::optional<transfer::FileTransfer> transfer_{std::in_place, work, MethodChoice::automatic,
                                                    SparseChoice::automatic};
};

// "clone EOPNOTSUPP, kernel 4096": the steps of the chain, with the reason of each refusal and the bytes each moved.
std::string told(const transfer::TransferReport& report);

}  // namespace drover::testing
