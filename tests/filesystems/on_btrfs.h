// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <optional>
#include <string>
#include <vector>

#include "tests/support/test_filesystems.h"

namespace drover::test {

// Tests of what only btrfs has, in a directory of their own.
class OnBtrfs : public ::testing::Test {
protected:
    void SetUp() override;
    void TearDown() override;
    std::string at(const std::string& name) const { return room_->path() + "/" + name; }

    void make_subvolume(const std::string& name);
    void snapshot(const std::string& subvolume, const std::string& name);
    // Returns when the space is free again.
    void delete_subvolume(const std::string& name);

private:
    int command(const std::string& name, unsigned long request) const;

    std::optional<FreshDirectory> room_;
    std::vector<std::string> subvolumes_;
};

dev_t device_of(const std::string& path);

}  // namespace drover::test
