// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "engine/api/job_request.h"
#include "engine/api/job_snapshot.h"
#include "tests/support/temporary_directory.h"

namespace drover::fuzz {

// What one extraction came to.
struct Extracted {
    JobCounts counts;
    std::vector<Error> errors;
};

// A place in memory where archives are unpacked, each into an empty directory, with something beside it that nothing
// may touch. Whatever breaks a promise ends the process with a message.
class ExtractionRoom {
public:
    ExtractionRoom();

    void put_archive(std::span<const std::byte> bytes);
    void list() const;
    // On this thread, into the empty `destination`.
    Extracted extract(const std::string& destination, const JobOptions& options);
    // Names, types, sizes and the first bytes of both are equal.
    void expect_same(const std::string& one, const std::string& other) const;
    void clear(const std::string& destination) const;

private:
    void expect_outside_untouched() const;
    std::filesystem::path at(const std::string& name) const { return room_ / name; }

    testing::TemporaryDirectory room_ = testing::TemporaryDirectory::in_memory();
};

}  // namespace drover::fuzz
