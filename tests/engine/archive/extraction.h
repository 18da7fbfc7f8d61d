// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tests/engine/job_run.h"
#include "tests/support/tar_bytes.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

// A place with an archive, a destination "to" and, beside it, an "outside" that nothing may touch.
class Extraction {
public:
    Extraction() {
        std::filesystem::create_directory(destination());
        TreeBuilder(outside()).file("secret", "secret").permissions("secret", 0600).modified("secret", 1'000'000'000);
        TreeBuilder(pristine()).file("secret", "secret").permissions("secret", 0600).modified("secret", 1'000'000'000);
    }

    std::filesystem::path archive() const { return place_ / "archive"; }
    std::filesystem::path destination() const { return place_ / "to"; }
    std::filesystem::path outside() const { return place_ / "outside"; }
    std::filesystem::path at(const std::string& name) const { return destination() / name; }

    JobRequest request(const JobOptions& options = {}) const {
        JobRequest request = copying(archive(), destination(), options);
        request.kind = JobKind::extract;
        return request;
    }
    FinishedJob extract(const std::string& bytes, const JobOptions& options = {}) {
        write_file(archive(), bytes);
        return run_job(request(options));
    }

    // Nothing beside the destination was made or changed, and nothing half done is left.
    ::testing::AssertionResult outside_is_untouched() const {
        if (const auto same = same_tree(pristine(), outside(), {.times = false}); !same) return same;
        const auto times = same_tree(pristine() / "secret", outside() / "secret");
        if (!times) return times;
        std::vector<std::string> beside;
        for (const auto& entry : std::filesystem::directory_iterator(place_.path()))
            beside.push_back(entry.path().filename().string());
        std::ranges::sort(beside);
        if (beside != std::vector<std::string>{"archive", "outside", "pristine", "to"})
            return ::testing::AssertionFailure() << "something new beside the destination";
        if (const auto left = staging_leftovers(destination()); !left.empty())
            return ::testing::AssertionFailure() << left.front() << " is left behind";
        return ::testing::AssertionSuccess();
    }

private:
    std::filesystem::path pristine() const { return place_ / "pristine"; }

    TemporaryDirectory place_ = TemporaryDirectory::in_memory();
};

}  // namespace drover::testing
