// SPDX-License-Identifier: GPL-3.0-or-later
// Fault enumeration: a small job is run once for every system call that it makes and every error that this call may
// answer with. Whatever fails, nothing may be lost, half done, left behind, leaked or unsaid.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <ostream>

#include "engine/fs/staged_entry.h"
#include "tests/engine/job_run.h"
#include "tests/engine/plausible_errors.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

constexpr const char* old_content = "what was there before";

struct Scenario {
    const char* title;
    JobKind kind = JobKind::copy;
    bool other_filesystem = false;  // no rename leaves the source
    bool onto_existing = false;     // the target directory exists, with a file that is in the way
    JobOptions options{};

    friend void PrintTo(const Scenario& one, std::ostream* out) { *out << one.title; }
};

// Made twice for each run, so every time is set.
void build_source(const files::path& root) {
    TreeBuilder tree(root);
    tree.file("a", pattern(40'000))
        .sparse("holes", 300'000, {{100'000, pattern(5000, 2)}})
        .file("private", "x")
        .permissions("private", 0400)
        .directory("d")
        .file("d/twin", pattern(3000, 3))
        .hard_link("d/twin 2", "d/twin")
        .symlink("link", "a")
        .fifo("pipe");
    if (user_attributes_work(root)) tree.attribute("a", "user.note", "kept").attribute("d", "user.note", "too");
    std::int64_t time = 1'234'567'890'123'456'789;
    for (const auto* name : {"a", "holes", "private", "d/twin", "link", "pipe", "d", ""})
        tree.modified(name, time += 5);
}

class Place {
public:
    explicit Place(const Scenario& scenario) : scenario_(scenario) {
        build_source(source());
        build_source(pristine());
        files::create_directory(directory_ / "to");
        if (scenario.onto_existing) TreeBuilder(target()).file("a", old_content);
    }
    files::path source() const { return directory_ / "from"; }
    files::path pristine() const { return directory_ / "pristine"; }
    files::path target() const { return directory_ / "to/from"; }
    files::path below_target() const { return directory_ / "to"; }

    JobRequest request() const {
        JobRequest request = copying(source(), directory_ / "to", scenario_.options);
        request.kind = scenario_.kind;
        request.options.workers = 1;  // so that the nth call is the same one in every run
        return request;
    }

private:
    const Scenario& scenario_;
    TemporaryDirectory directory_ = TemporaryDirectory::in_memory();
};

// The complete content of each name, or nothing there at all.
bool whole(const files::path& original, const files::path& copy) {
    if (files::is_symlink(original))
        return files::is_symlink(copy) && files::read_symlink(original) == files::read_symlink(copy);
    if (!files::is_regular_file(original))
        return files::symlink_status(original).type() == files::symlink_status(copy).type();
    return files::is_regular_file(copy) && read_file(original) == read_file(copy);
}

// A finished directory whose name was taken meanwhile is kept as "d (2)".
std::string original_name(std::string name) {
    const auto number = name.find(" (2)");
    return number == std::string::npos ? name : name.erase(number, 4);
}

void expect_nothing_half_done(const Place& place, const Scenario& scenario) {
    if (!files::exists(place.target())) return;
    for (const auto& name : names_below(place.target())) {
        if (std::ranges::any_of(files::path(name), [](const auto& part) { return fs::is_staging_name(part.string()); }))
            continue;
        const bool kept = scenario.onto_existing && name == "a" && read_file(place.target() / name) == old_content;
        EXPECT_TRUE(kept || whole(place.pristine() / original_name(name), place.target() / name))
            << name << " is half done";
    }
    if (scenario.onto_existing) {
        EXPECT_TRUE(files::exists(place.target() / "a")) << "the old file is gone";
    }
}

// In the source, the target, or beside the target under the name that the job says.
void expect_nothing_lost(const Place& place) {
    std::vector<files::path> shelters{place.source()};
    for (const auto& entry : files::directory_iterator(place.below_target())) shelters.push_back(entry.path());
    for (const auto& name : names_below(place.pristine())) {
        const auto holds = [&](const files::path& shelter) { return whole(place.pristine() / name, shelter / name); };
        EXPECT_TRUE(std::ranges::any_of(shelters, holds)) << name << " is lost";
    }
}

void expect_a_stated_outcome(const Place& place, const Scenario& scenario, const FinishedJob& job) {
    ASSERT_TRUE(is_final(job.shot.state));
    for (const auto& error : job.errors()) EXPECT_FALSE(error.reason.empty() || error.path.empty()) << error.message();
    if (job.shot.state != JobState::done) {
        EXPECT_GT(job.shot.errors_total, 0U) << "failed without a reason";
        return;
    }
    EXPECT_EQ(job.shot.errors_total, 0U);
    const bool all = job.shot.warnings.empty();
    EXPECT_TRUE(same_tree(place.pristine(), place.target(),
                          {.holes = false,
                           .times = all && !scenario.onto_existing,
                           .owners = all,
                           .attributes = all,
                           .permissions = all}))
        << "done, it says";
    if (scenario.kind == JobKind::move) {
        EXPECT_FALSE(files::exists(place.source())) << "moved, it says";
    }
}

void expect_nothing_staged(const Place& place) {
    EXPECT_EQ(staging_leftovers(place.below_target()), std::vector<std::string>{});
}

// How a run is disturbed: given the call and its number, an errno or 0.
using Disturbance = std::function<int(const CallSite&, std::uint64_t)>;

FinishedJob run(const Place& place, const Scenario& scenario, FaultySyscalls& sys, Disturbance disturbance) {
    if (scenario.other_filesystem) {
        const auto leaves = [](const CallSite& site) { return site.names("from"); };
        sys.fail(Call::renameat_noreplace, EXDEV).where(leaves).at(1);
    }
    sys.on_any_call = std::move(disturbance);
    return run_job(sys, place.request());
}

class EveryCall : public ::testing::TestWithParam<Scenario> {
protected:
    // How many calls an undisturbed run makes, and that it does what it should.
    std::uint64_t undisturbed() {
        const Place place(GetParam());
        FaultySyscalls sys;
        const auto job = run(place, GetParam(), sys, nullptr);
        EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        expect_a_stated_outcome(place, GetParam(), job);
        return sys.calls().size();
    }
};

TEST_P(EveryCall, may_fail_with_any_plausible_error) {
    const std::uint64_t calls = undisturbed();
    const std::size_t open_before = open_descriptors();
    std::size_t runs = 0;
    for (std::uint64_t number = 1; number <= calls; ++number) {
        std::size_t errors = 1;
        std::optional<Call> failed;
        for (std::size_t choice = 0; choice < errors; ++choice, ++runs) {
            const Place place(GetParam());
            FaultySyscalls sys;
            std::string disturbed;
            const auto job = run(place, GetParam(), sys, [&](const CallSite& site, std::uint64_t now) {
                if (now != number) return 0;
                // On a machine that is slow at this moment the engine asks for what the disk should read ahead, so that
                // the number is another call's: that run is not disturbed.
                if (failed.value_or(site.call) != site.call) return 0;
                const auto& plausible = plausible_errors(site.call);
                errors = plausible.size();
                failed = site.call;
                disturbed.append(call_name(site.call)).append(site.name == nullptr ? "" : " " + *site.name);
                disturbed.append(" ").append(sys::code_name(static_cast<std::errc>(plausible[choice])));
                return plausible[choice];
            });
            SCOPED_TRACE("call " + std::to_string(number) + ": " + disturbed);
            expect_nothing_half_done(place, GetParam());
            expect_nothing_lost(place);
            expect_a_stated_outcome(place, GetParam(), job);
            if (failed != Call::unlinkat) expect_nothing_staged(place);
            ASSERT_TRUE(descriptors_come_down_to(open_before)) << "a descriptor leaked";
            if (HasFailure()) return;  // one is enough to look at
        }
    }
    RecordProperty("runs", static_cast<int>(runs));
    EXPECT_GT(runs, calls);
}

// From some moment on every call that changes something fails: the disk is full, or gone.
TEST_P(EveryCall, may_be_the_last_one_before_the_disk_dies) {
    const std::uint64_t calls = undisturbed();
    const std::size_t open_before = open_descriptors();
    const auto changes = [](Call call) {
        return call == Call::pwrite || call == Call::copy_file_range || call == Call::mkdirat ||
               call == Call::symlinkat || call == Call::mknodat || call == Call::linkat || call == Call::renameat ||
               call == Call::renameat_noreplace || call == Call::unlinkat || call == Call::ftruncate ||
               call == Call::fsync || call == Call::syncfs;
    };
    for (const int code : {ENOSPC, EIO, EROFS}) {
        for (std::uint64_t number = 1; number <= calls; ++number) {
            const Place place(GetParam());
            FaultySyscalls sys;
            const auto job = run(place, GetParam(), sys, [&](const CallSite& site, std::uint64_t now) {
                const bool removes = code == ENOSPC && site.call == Call::unlinkat;  // a full disk lets go
                return now >= number && changes(site.call) && !removes ? code : 0;
            });
            SCOPED_TRACE("from call " + std::to_string(number) +
                         " on: " + sys::code_name(static_cast<std::errc>(code)));
            expect_nothing_half_done(place, GetParam());
            expect_nothing_lost(place);
            expect_a_stated_outcome(place, GetParam(), job);
            if (code == ENOSPC) expect_nothing_staged(place);
            ASSERT_TRUE(descriptors_come_down_to(open_before)) << "a descriptor leaked";
            if (HasFailure()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    Faults, EveryCall,
    ::testing::Values(Scenario{.title = "of_a_copy"},
                      Scenario{.title = "of_a_copy_with_verify", .options = {.verify = true, .sync = true}},
                      Scenario{.title = "of_a_copy_onto_existing",
                               .onto_existing = true,
                               .options = {.on_conflict = ConflictPolicy::replace}},
                      Scenario{.title = "of_a_move", .kind = JobKind::move},
                      Scenario{.title = "of_a_move_onto_existing",
                               .kind = JobKind::move,
                               .onto_existing = true,
                               .options = {.on_conflict = ConflictPolicy::replace}},
                      Scenario{
                          .title = "of_a_move_to_another_filesystem", .kind = JobKind::move, .other_filesystem = true}),
    [](const auto& test) { return test.param.title; });

}  // namespace

}  // namespace drover::testing
