// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/temporary_directory.h"

namespace drover::testing {

// A mounted filesystem that does some things wrong, in a process of its own: the faults of
// fuse_fixture/lying_filesystem.cpp. Unmounted at the end.
class FuseFixture {
public:
    // `program` is the built lying filesystem; empty where the build had no libfuse.
    FuseFixture(const std::string& program, const std::vector<std::string>& faults);
    // With what lies below it in this directory.
    FuseFixture(const std::string& program, const std::vector<std::string>& faults,
                const std::filesystem::path& parent);
    FuseFixture(const FuseFixture&) = delete;
    FuseFixture& operator=(const FuseFixture&) = delete;
    ~FuseFixture();

    // Why nothing is mounted, for GTEST_SKIP; empty when it is.
    const std::string& missing() const { return missing_; }
    std::filesystem::path mounted() const { return directory_ / "mounted"; }
    // What lies below, without the faults.
    std::filesystem::path backing() const { return directory_ / "backing"; }

private:
    FuseFixture(const std::string& program, const std::vector<std::string>& faults, TemporaryDirectory directory);
    bool wait_until_mounted() const;

    TemporaryDirectory directory_;
    std::string missing_;
    pid_t child_ = -1;
};

}  // namespace drover::testing
