// SPDX-License-Identifier: GPL-3.0-or-later
// Trees that are deeper than a path may be long, and users who may not do everything.
#include <fcntl.h>
#include <grp.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <optional>

#include "engine/fs/remove_tree.h"
#include "engine/sys/unique_fd.h"
#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

constexpr std::uint32_t nobody = 65534;

// Each level holds a file and the next level; the whole path is about 12,000 bytes.
void build_deep_tree(const std::string& root, int levels, std::size_t name_length = 30) {
    make_directory(root);
    sys::UniqueFd here(::open(root.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    const std::string name(name_length, 'd');
    for (int level = 0; level < levels; ++level) {
        const sys::UniqueFd file(::openat(here.get(), "file", O_WRONLY | O_CREAT | O_CLOEXEC, 0644));
        ASSERT_EQ(::write(file.get(), "deep", 4), 4);
        ASSERT_EQ(::mkdirat(here.get(), name.c_str(), 0755), 0);
        here.reset(::openat(here.get(), name.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    }
}

class Depth : public OnEachFilesystem {};
INSTANTIATE_TEST_SUITE_P(Job, Depth, testing::ValuesIn(all_places()), place_name);

TEST_P(Depth, BeyondTheLongestPathIsCopiedAndMoved) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const auto& other = filesystem_kind(GetParam()->name == std::string_view("tmpfs") ? "ext4" : "tmpfs");
    DROVER_NEED_FILESYSTEM(other);
    const FreshDirectory from(*GetParam());
    const FreshDirectory to(other);
    build_deep_tree(from / "deep", 400);
    const auto before = tree_facts(from / "deep");
    ASSERT_EQ(before.size(), 801U);
    const auto copied = run_job(copy_of({from / "deep"}, to / "copied"));
    EXPECT_EQ(copied.last.state, JobState::done) << copied.errors();
    EXPECT_EQ(differences(before, tree_facts(to / "copied")), Lines{});
    const auto moved = run_job(move_of({from / "deep"}, to / "moved"));
    EXPECT_EQ(moved.last.state, JobState::done) << moved.errors();
    EXPECT_EQ(differences(before, tree_facts(to / "moved")), Lines{});
    EXPECT_EQ(names_in(from.path()), Lines{});
}

// Runs a job in a process of its own that is made ready for it. The text is what went wrong, then the warnings.
std::string run_apart(const JobRequest& request, bool (*make_ready)()) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) < 0) return "pipe";
    const pid_t child = ::fork();
    if (child == 0) {
        std::string text = "cannot make the process ready";
        if (make_ready()) {
            const auto job = run_job(request);
            text = job.errors() + job.warnings();
        }
        const ssize_t written = ::write(ends[1], text.data(), std::min<std::size_t>(text.size(), 60'000));
        ::_exit(written < 0 ? 1 : 0);
    }
    ::close(ends[1]);
    std::string text;
    char piece[4096];
    for (ssize_t count = 0; (count = ::read(ends[0], piece, sizeof piece)) > 0;)
        text.append(piece, static_cast<std::size_t>(count));
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? text : "the process died\n" + text;
}

std::string run_as_nobody(const JobRequest& request) {
    return run_apart(request,
                     [] { return ::setgroups(0, nullptr) == 0 && ::setgid(nobody) == 0 && ::setuid(nobody) == 0; });
}

std::string run_with_few_descriptors(const JobRequest& request) {
    return run_apart(request, [] {
        const rlimit few{.rlim_cur = 1024, .rlim_max = 1024};
        return ::setrlimit(RLIMIT_NOFILE, &few) == 0;
    });
}

// How many levels of build_deep_tree() are there with their files; with names of one letter.
int levels_of(const std::string& root) {
    sys::UniqueFd here(::open(root.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    for (int levels = 0;; ++levels) {
        const sys::UniqueFd file(::openat(here.get(), "file", O_RDONLY | O_CLOEXEC));
        char content[5];
        if (::read(file.get(), content, sizeof content) != 4) return levels;
        here.reset(::openat(here.get(), "d", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    }
}

// What deletes it otherwise needs a descriptor a level.
void remove_deep_tree(const std::string& root) {
    const auto removed = fs::remove_tree(sys::linux_syscalls(), sys::working_directory, root);
    EXPECT_TRUE(removed.has_value());
}

TEST_P(Depth, BeyondTheNumberOfDescriptorsIsCopiedMovedAndMerged) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const auto& other = filesystem_kind(GetParam()->name == std::string_view("tmpfs") ? "ext4" : "tmpfs");
    DROVER_NEED_FILESYSTEM(other);
    constexpr int levels = 3000;
    const FreshDirectory from(*GetParam());
    const FreshDirectory to(other);
    build_deep_tree(from / "deep", levels, 1);
    EXPECT_EQ(run_with_few_descriptors(copy_of({from / "deep"}, to / "copied")), "");
    EXPECT_EQ(levels_of(to / "copied"), levels);
    EXPECT_EQ(run_with_few_descriptors(move_of({to / "copied"}, from / "moved")), "");
    EXPECT_EQ(levels_of(from / "moved"), levels);
    EXPECT_EQ(names_in(to.path()), Lines{});
    // Entry by entry down to where the new part begins.
    build_deep_tree(to / "merged", 700, 1);
    JobOptions replacing;
    replacing.on_conflict = ConflictPolicy::replace;
    auto merging = move_of({from / "moved"}, to / "merged", replacing);
    merging.destination_is_target = true;
    EXPECT_EQ(run_with_few_descriptors(merging), "");
    EXPECT_EQ(levels_of(to / "merged"), levels);
    EXPECT_EQ(names_in(from.path()), Lines{"deep"});
    remove_deep_tree(to / "merged");
    remove_deep_tree(from / "deep");
}

class WithoutPowers : public OnEachRoute {
protected:
    void SetUp() override {
        DROVER_NEED_ROUTE(GetParam());
        from_.emplace(*GetParam().first);
        to_.emplace(*GetParam().second);
        for (const auto& path : {from_->path(), to_->path()}) set_owner(path, nobody, nobody);
    }
    std::string from(const std::string& name) const { return from_->path() + "/" + name; }
    std::string to(const std::string& name) const { return to_->path() + "/" + name; }
    void build_read_only_tree() const {
        make_directory(from("tree"));
        make_directory(from("tree/sub"));
        write_file(from("tree/sub/file"), "inside", 0444);
        write_file(from("tree/set-id"), "mine", 0755);
        for (const std::string name : {"tree/sub/file", "tree/set-id", "tree/sub", "tree"})
            set_owner(from(name), nobody, nobody);
        set_permissions(from("tree/set-id"), 04755);
        set_permissions(from("tree/sub"), 0555);
        set_permissions(from("tree"), 0500);
        set_time(from("tree/sub"), year_1950);
        set_time(from("tree"), year_2001);
    }

private:
    std::optional<FreshDirectory> from_;
    std::optional<FreshDirectory> to_;
};
INSTANTIATE_TEST_SUITE_P(Job, WithoutPowers, testing::ValuesIn(routes(Routes::all)), route_name);

TEST_P(WithoutPowers, AReadOnlyTreeIsCopiedWhole) {
    build_read_only_tree();
    const auto before = tree_facts(from("tree"));
    EXPECT_EQ(run_as_nobody(copy_of({from("tree")}, to(""))), "");
    EXPECT_EQ(differences(before, tree_facts(to("tree"))), Lines{});
}

TEST_P(WithoutPowers, OneWarningTellsThatOwnersAreLostAndNoForeignSetIdSurvives) {
    make_directory(from("tree"));
    for (int i = 0; i < 20; ++i) write_file(from("tree/" + std::to_string(i)), "root's", 0644);
    write_file(from("tree/set-id"), "root's", 04755);
    const std::string said = run_as_nobody(copy_of({from("tree")}, to("")));
    EXPECT_EQ(std::ranges::count(said, '\n'), 1) << said;
    EXPECT_NE(said.find("owner"), std::string::npos) << said;
    const auto copy = tree_facts(to("tree"));
    EXPECT_EQ(copy.size(), 22U);
    EXPECT_EQ(copy.at("set-id").mode & 07777, 0755U) << "a set-id bit gives away the powers of the copy's owner";
}

TEST_P(WithoutPowers, AMoveThatMayNotRemoveKeepsTheSource) {
    build_read_only_tree();
    const auto before = tree_facts(from("tree"));
    EXPECT_NE(run_as_nobody(move_of({from("tree/sub/file")}, to(""))), "");
    EXPECT_EQ(differences(before, tree_facts(from("tree"))), Lines{});
}

TEST_P(WithoutPowers, AFileThatMayNotBeReadFailsAlone) {
    make_directory(from("tree"));
    write_file(from("tree/closed"), "secret", 0600);
    write_file(from("tree/open"), "open", 0644);
    set_owner(from("tree"), nobody, nobody);
    set_owner(from("tree/open"), nobody, nobody);
    const std::string said = run_as_nobody(copy_of({from("tree")}, to("")));
    EXPECT_NE(said.find("EACCES"), std::string::npos) << said;
    EXPECT_EQ(names_in(to("tree")), Lines{"open"});
}

}  // namespace

}  // namespace drover::test
