// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>

#include "engine/fs/staging_name.h"
#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace files = std::filesystem;
using Lines = std::vector<std::string>;

inline constexpr std::int64_t an_hour = 1'700'000'000'123'456'789;

inline ino_t inode(const files::path& path) {
    struct stat status{};
    ::lstat(path.c_str(), &status);
    return status.st_ino;
}

inline std::int64_t time_of(const files::path& path) {
    struct stat status{};
    ::lstat(path.c_str(), &status);
    return status.st_mtim.tv_sec * std::int64_t{1'000'000'000} + status.st_mtim.tv_nsec;
}

class OnOtherFilesystem : public FaultySyscalls {
public:
    OnOtherFilesystem() {
        fail(Call::renameat_noreplace, EXDEV).where([](const CallSite& site) { return site.names("from"); }).at(1);
    }
};

class Rebooted : public FaultySyscalls {
public:
    sys::Timestamp boot_time() override { return INT64_MAX; }
};

inline void build(const files::path& root) {
    TreeBuilder(root)
        .file("a", pattern(5000))
        .file("b", pattern(70'000, 2))
        .directory("d")
        .file("d/c", pattern(3000, 3))
        .file("d/twin", pattern(100, 4))
        .hard_link("d/twin 2", "d/twin")
        .symlink("d/link", "c")
        .directory("e")
        .file("e/f", "x");
    std::int64_t time = an_hour;
    for (const auto* name : {"a", "b", "d/c", "d/twin", "d/link", "e/f", "d", "e", ""})
        TreeBuilder(root).modified(name, time += 7);
}

// A source, its unchanged twin, and a folder where its copy is to go on.
class ResumeTest : public ::testing::Test {
protected:
    ResumeTest() {
        build(from());
        build(pristine());
        files::create_directory(place / "to");
    }
    files::path from() const { return place / "from"; }
    files::path pristine() const { return place / "pristine"; }
    files::path target() const { return place / "to/from"; }
    files::path hidden() const { return place / "to" / fs::staging_name("from"); }

    JobRequest request(JobKind kind = JobKind::copy, bool verify = false) const {
        JobRequest request = copying(from(), place / "to", {.verify = verify, .go_on = true, .log_items = true});
        request.kind = kind;
        return request;
    }
    JobRequest of_large() const {
        JobRequest large = request();
        large.sources = {(place / "large").string()};
        return large;
    }
    // As a killed copy leaves it: one file is finished, one half done, one tree has not begun.
    void leave_hidden_tree() {
        files::create_directories(hidden() / "d");
        files::copy_file(from() / "a", hidden() / "a");
        files::copy_file(from() / "d/twin", hidden() / "d/twin");
        TreeBuilder(hidden())
            .modified("a", time_of(from() / "a"))
            .modified("d/twin", time_of(from() / "d/twin"))
            .file("b", pattern(20'000, 2))
            .file("gone by now", "x")
            .directory("gone too")
            .file("gone too/x", "x");
    }
    void expect_complete() const {
        EXPECT_TRUE(same_tree(pristine(), target()));
        EXPECT_EQ(names_below(place / "to").size(), names_below(pristine()).size() + 1);
    }

    TemporaryDirectory place = TemporaryDirectory::in_memory();
};

}  // namespace drover::testing
