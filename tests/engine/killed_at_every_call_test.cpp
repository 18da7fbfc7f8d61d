// SPDX-License-Identifier: GPL-3.0-or-later
// A job that dies at its nth system call, for every n, and goes on later: from some moment on nothing it does has any
// effect, which is what the disk sees of a program that was killed.
#include <gtest/gtest.h>

#include <cerrno>
#include <ostream>

#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

struct Task {
    const char* title;
    JobKind kind = JobKind::copy;
    bool merges = false;  // into a directory that is there
    bool apart = false;   // the destination is another filesystem

    friend void PrintTo(const Task& one, std::ostream* out) { *out << one.title; }
};

// Where renames end at a directory, as between filesystems.
class Places : public FaultySyscalls {
public:
    explicit Places(bool apart) : apart_(apart) {}
    sys::SysStatus renameat(int from_directory, const std::string& from, int to_directory,
                            const std::string& to) override {
        if (apart_ && from_directory != to_directory) return between_filesystems;
        return FaultySyscalls::renameat(from_directory, from, to_directory, to);
    }
    sys::SysStatus renameat_noreplace(int from_directory, const std::string& from, int to_directory,
                                      const std::string& to) override {
        if (apart_ && from_directory != to_directory) return between_filesystems;
        return FaultySyscalls::renameat_noreplace(from_directory, from, to_directory, to);
    }

private:
    static constexpr std::unexpected<sys::SysError> between_filesystems{
        sys::SysError{std::errc::cross_device_link, "renameat2"}};
    const bool apart_;
};

void build_bystander(const files::path& root) {
    files::create_directories(root / "d");
    const auto before = files::last_write_time(root / "d");
    TreeBuilder(root).file("d/bystander", "x").modified("d/bystander", 1'000'000'000);
    files::last_write_time(root / "d", before);
}

void build(const files::path& root) {
    TreeBuilder tree(root);
    tree.file("a", pattern(40'000))
        .sparse("holes", 300'000, {{100'000, pattern(5000, 2)}})
        .directory("d")
        .file("d/twin", pattern(3000, 3))
        .hard_link("d/twin 2", "d/twin")
        .directory("d/closed")
        .file("d/closed/f", "x")
        .directory("e")
        .hard_link("e/f too", "d/closed/f")
        .permissions("d/closed", 0555)
        .symlink("link", "a")
        .fifo("pipe");
    std::int64_t time = 1'234'567'890'000'000'000;
    for (const auto* name : {"a", "holes", "d/twin", "d/closed/f", "link", "pipe", "d/closed", "d", "e", ""})
        tree.modified(name, time += 5'000'000'000);
}

class DyingJob : public ::testing::TestWithParam<Task> {
protected:
    // One that is new for each run.
    struct Room {
        explicit Room(const Task& wanted) : task(wanted) {
            build(from());
            build(pristine());
            if (task.merges) build_bystander(pristine());
            files::create_directory(directory / "to");
            if (task.merges) build_bystander(directory / "to/from");
            if (task.kind != JobKind::extract) return;
            JobRequest packing = copying(from(), archive());
            packing.kind = JobKind::archive;
            EXPECT_EQ(run_job(packing).shot.state, JobState::done);
        }
        files::path from() const { return directory / "from"; }
        files::path pristine() const { return directory / "pristine"; }
        files::path archive() const { return directory / "packed.tar"; }

        JobRequest request(bool go_on) const {
            JobRequest request = copying(task.kind == JobKind::extract ? archive() : from(), directory / "to");
            request.kind = task.kind;
            request.options.workers = 1;
            request.options.go_on = go_on;
            return request;
        }

        const Task& task;
        TemporaryDirectory directory = TemporaryDirectory::in_memory();
    };

    static void expect_complete(const Room& room) {
        EXPECT_TRUE(same_tree(room.pristine(), room.directory / "to/from",
                              // Small holes are not worth it in an archive.
                              {.holes = room.task.kind != JobKind::extract}));
        EXPECT_EQ(files::exists(room.from()), room.task.kind != JobKind::move);
        EXPECT_EQ(staging_leftovers(room.directory / "to"), std::vector<std::string>{});
    }
};

TEST_P(DyingJob, at_any_call_goes_on_later) {
    std::uint64_t calls = 1;
    for (std::uint64_t number = 1; number <= calls; ++number) {
        SCOPED_TRACE("died at call " + std::to_string(number));
        const Room room(GetParam());
        Places dying(GetParam().apart);
        dying.on_any_call = [&](const CallSite&, std::uint64_t now) { return now >= number ? EIO : 0; };
        run_job(dying, room.request(false));
        // As long as it got further than the last one, there is more to come.
        if (dying.calls().size() >= number) calls = number + 1;
        Places alive(GetParam().apart);
        const auto job = run_job(alive, room.request(true));
        EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        expect_complete(room);
        if (HasFailure()) return;
    }
    EXPECT_GT(calls, 50U);
}

INSTANTIATE_TEST_SUITE_P(
    Killed, DyingJob,
    ::testing::Values(Task{.title = "copy"}, Task{.title = "copy_that_merges", .merges = true},
                      Task{.title = "move", .kind = JobKind::move, .apart = true},
                      Task{.title = "move_that_merges", .kind = JobKind::move, .merges = true},
                      Task{.title = "move_that_merges_elsewhere", .kind = JobKind::move, .merges = true, .apart = true},
                      Task{.title = "extract", .kind = JobKind::extract}),
    [](const auto& test) { return test.param.title; });

}  // namespace

}  // namespace drover::testing
