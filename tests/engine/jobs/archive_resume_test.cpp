// SPDX-License-Identifier: GPL-3.0-or-later
// A .tar that is made, dies, and is gone on with: byte by byte what it would have become without the interruption.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <functional>
#include <vector>

#include "engine/fs/part_record.h"
#include "engine/fs/staging_name.h"
#include "tests/engine/job_run.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"
#include "tests/support/tree_compare.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

constexpr std::int64_t some_time = 1'700'000'000'123'456'789;
constexpr std::size_t large = 300'000;  // moved by the kernel, so what came before is in the file

class Rebooted : public FaultySyscalls {
public:
    sys::Timestamp boot_time() override { return INT64_MAX; }
};

// Nothing has any effect from the `number`th kernel copy on.
class DyingAtCopy : public FaultySyscalls {
public:
    explicit DyingAtCopy(int number) {
        on_any_call = [this, number](const CallSite& site, std::uint64_t) {
            if (site.call == Call::copy_file_range && ++copies_ == number) dead_ = true;
            return dead_ ? EIO : 0;
        };
    }

private:
    std::atomic<int> copies_{0};
    std::atomic<bool> dead_{false};
};

class ArchiveResume : public ::testing::Test {
protected:
    void SetUp() override {
        if (!user_attributes_work(place_.path())) GTEST_SKIP() << "no extended attributes in memory here";
        build(tree());
        files::create_directory(place_ / "to");
    }
    static void build(const files::path& root) {
        TreeBuilder(root)
            .file("a", pattern(5000))
            .file("b", pattern(large, 2))
            .directory("d")
            .file("d/c", pattern(3000, 3))
            .hard_link("d/c too", "d/c")
            .sparse("d/holes", 4 << 20, {{1 << 20, pattern(large, 4)}})
            .symlink("e", "a")
            .file("y", pattern(large, 5))
            .hard_link("z", "b");
        std::int64_t time = some_time;
        for (const auto* name : {"a", "b", "d/c", "d/holes", "e", "y", "d", ""})
            TreeBuilder(root).modified(name, time += 7);
    }
    files::path tree() const { return place_ / "tree"; }
    files::path archive() const { return place_ / "to/a.tar"; }
    files::path leftover() const { return place_ / "to" / fs::staging_name("a.tar"); }

    JobRequest request(bool go_on = true) const {
        JobRequest request = copying(tree(), archive(), {.go_on = go_on});
        request.kind = JobKind::archive;
        return request;
    }
    // The bytes of an archive that nobody interrupted.
    std::string whole(JobRequest request) const {
        request.options.go_on = false;
        request.destination = (place_ / "whole.tar").string();
        EXPECT_EQ(run_job(request).shot.state, JobState::done);
        std::string bytes = read_file(place_ / "whole.tar");
        files::remove(place_ / "whole.tar");
        return bytes;
    }
    void die_at_copy(int number, JobRequest request) const {
        DyingAtCopy sys(number);
        EXPECT_NE(run_job(sys, std::move(request)).shot.state, JobState::done);
        ASSERT_TRUE(files::exists(leftover()));
        ASSERT_GT(files::file_size(leftover()), large * static_cast<std::size_t>(number - 1));
    }
    static std::uint64_t kept(const FinishedJob& job) {
        const std::string words = "The archive went on at byte ";
        for (const auto& warning : job.shot.warnings)
            if (warning.starts_with(words)) return std::stoull(warning.substr(words.size()));
        return 0;
    }
    FinishedJob expect_completed(const JobRequest& request) const {
        FaultySyscalls sys;
        return expect_completed(sys, request);
    }
    FinishedJob expect_completed(sys::Syscalls& sys, const JobRequest& request) const {
        const std::string wanted = whole(request);
        auto job = run_job(sys, request);
        EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        EXPECT_TRUE(same_bytes(wanted, read_file(archive())));
        EXPECT_EQ(staging_leftovers(place_ / "to"), std::vector<std::string>{});
        return job;
    }
    fs::PartRecord record() const {
        auto& sys = sys::linux_syscalls();
        const auto fd = sys.openat(sys::working_directory, leftover().string(), sys::OpenMode::read);
        return fs::read_record(sys, fd->get()).value();
    }
    void note_on_disk(std::uint64_t bytes) const {
        auto changed = record();
        changed.on_disk = bytes;
        auto& sys = sys::linux_syscalls();
        const auto fd = sys.openat(sys::working_directory, leftover().string(), sys::OpenMode::write);
        ASSERT_TRUE(fs::write_record(sys, fd->get(), changed).has_value());
    }

    TemporaryDirectory place_ = TemporaryDirectory::in_memory();
};

TEST_F(ArchiveResume, died_at_any_call_it_becomes_the_same) {
    const std::string wanted = whole(request());
    std::uint64_t most_kept = 0;
    std::uint64_t calls = 1;
    for (std::uint64_t number = 1; number <= calls && !HasFailure(); ++number) {
        SCOPED_TRACE("died at call " + std::to_string(number));
        FaultySyscalls dying;
        dying.on_any_call = [&](const CallSite&, std::uint64_t now) { return now >= number ? EIO : 0; };
        run_job(dying, request(false));
        if (dying.calls().size() >= number) calls = number + 1;
        const bool had_ended = files::exists(archive());
        auto again = request();
        again.options.on_conflict = ConflictPolicy::replace;
        const auto job = run_job(again);
        EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        EXPECT_TRUE(same_bytes(wanted, read_file(archive())));
        EXPECT_EQ(names_below(place_ / "to"), std::vector<std::string>{"a.tar"});
        if (!had_ended) most_kept = std::max(most_kept, kept(job));
        files::remove(archive());
    }
    EXPECT_GT(calls, 50U);
    EXPECT_GT(most_kept, 3 * large);
}

TEST_F(ArchiveResume, keeps_whole_members_and_writes_the_rest) {
    die_at_copy(3, request());
    const auto job = expect_completed(request());
    EXPECT_GT(kept(job), 2 * large) << "b and d/holes";
    EXPECT_EQ(job.shot.counts.files_skipped, 6U) << "a, b, d/c twice, d/holes, e";
    EXPECT_EQ(job.shot.counts.files_done, 2U);
    EXPECT_EQ(job.shot.bytes.total(), large) << "y was moved";
}

TEST_F(ArchiveResume, dies_more_than_once) {
    die_at_copy(2, request());
    die_at_copy(2, request());
    EXPECT_GT(kept(expect_completed(request())), 2 * large);
}

TEST_F(ArchiveResume, that_does_not_go_on_begins_anew) {
    die_at_copy(3, request());
    EXPECT_EQ(kept(expect_completed(request(false))), 0U);
}

TEST_F(ArchiveResume, holds_what_the_sources_are_by_now) {
    const TreeBuilder in(tree());
    const std::vector<std::function<void(TreeBuilder)>> changes{
        [](TreeBuilder at) { at.file("b", pattern(large, 9)); },
        // Everything but its content says that it is the same.
        [](TreeBuilder at) { at.file("b", pattern(large, 9)).modified("b", some_time + 14); },
        [](TreeBuilder at) { at.file("a", pattern(5000, 9)).modified("a", some_time + 7); },
        [](TreeBuilder at) { at.file("b", pattern(large - 1, 2)).modified("b", some_time + 14); },
        [](TreeBuilder at) { at.permissions("d/c", 0600); },
        [](TreeBuilder at) { at.attribute("d/holes", "user.note", "new"); },
        [](TreeBuilder at) { at.file("0", "before all others"); },
        [](TreeBuilder at) { at.hard_link("a too", "a"); },
        [](TreeBuilder at) { files::remove(at.root() / "a"); },
        [](TreeBuilder at) {
            for (const auto* name : {"d", "e", "y", "z"}) files::remove_all(at.root() / name);
        },
    };
    for (std::size_t number = 0; number < changes.size(); ++number) {
        SCOPED_TRACE(number);
        die_at_copy(3, request());
        changes[number](in);
        expect_completed(request());
        for (const auto& path : {tree(), archive()}) files::remove_all(path);
        build(tree());
    }
}

TEST_F(ArchiveResume, payloads_are_read_where_times_do_not_tell_or_that_is_asked_for) {
    const auto bytes_read = [&](const JobRequest& wanted) {
        die_at_copy(3, wanted);
        FaultySyscalls sys;
        EXPECT_GT(kept(run_job(sys, wanted)), 2 * large);
        files::remove(archive());
        return sys.bytes(Call::pread);
    };
    EXPECT_LT(bytes_read(request()), large);
    auto verified = request();
    verified.options.verify = true;
    EXPECT_GT(bytes_read(verified), 4 * large);
    auto clamped = request();
    clamped.archive.latest_time = 1;
    EXPECT_GT(bytes_read(clamped), 4 * large);
}

TEST_F(ArchiveResume, of_other_sources_or_options_begins_anew) {
    std::vector<JobRequest> others(4, request());
    others[0].sources.push_back((place_ / "more").string());
    others[1].options.sparse = SparseChoice::never;
    others[2].archive.deterministic = true;
    others[3].options.method = MethodChoice::buffered;
    TreeBuilder(place_.path()).file("more", "x");
    for (const auto& other : others) {
        die_at_copy(3, request());
        const auto job = expect_completed(other);
        EXPECT_EQ(kept(job), 0U);
        ASSERT_EQ(job.shot.warnings.size(), 1U);
        EXPECT_TRUE(job.shot.warnings.front().contains("begins anew")) << job.shot.warnings.front();
        files::remove(archive());
    }
}

TEST_F(ArchiveResume, of_another_tree_with_the_same_name_begins_anew) {
    die_at_copy(3, request());
    files::rename(tree(), place_ / "other");
    build(tree());
    EXPECT_EQ(kept(expect_completed(request())), 0U);
}

TEST_F(ArchiveResume, after_a_power_loss_keeps_what_was_on_the_disk) {
    die_at_copy(3, request());
    Rebooted sys;
    note_on_disk(large + 20'000);
    const auto job = expect_completed(sys, request());
    EXPECT_GT(kept(job), large);
    EXPECT_LE(kept(job), large + 20'000);
}

TEST_F(ArchiveResume, after_a_power_loss_keeps_nothing_that_was_not_noted) {
    die_at_copy(3, request());
    Rebooted sys;
    EXPECT_EQ(kept(expect_completed(sys, request())), 0U);
}

TEST_F(ArchiveResume, what_was_on_the_disk_is_no_longer_once_it_is_cut_off) {
    die_at_copy(3, request());
    note_on_disk(2 * large);
    TreeBuilder(tree()).permissions("a", 0600);
    die_at_copy(2, request());
    EXPECT_LT(record().on_disk, 5000U) << "what comes after it is new";
}

TEST_F(ArchiveResume, that_fails_at_the_rest_is_still_an_archive) {
    auto two = request();
    two.sources = {(tree() / "b").string(), (tree() / "y").string()};
    die_at_copy(2, two);
    FaultySyscalls sys;
    sys.fail(Call::openat, EIO).where([](const CallSite& site) { return site.names("y"); });
    const auto job = run_job(sys, two);
    EXPECT_EQ(job.told(), std::vector<std::string>{"y: EIO"});
    EXPECT_GT(kept(job), large);
    EXPECT_GT(files::file_size(archive()), large);
}

TEST_F(ArchiveResume, of_another_format_says_that_it_begins_anew) {
    for (const auto* name : {"a.tar.gz", "a.zip"}) {
        write_file(place_ / "to" / fs::staging_name(name), "half");
        auto compressed = request();
        compressed.destination = (place_ / "to" / name).string();
        const auto job = run_job(compressed);
        EXPECT_TRUE(files::exists(place_ / "to" / name));
        EXPECT_TRUE(std::ranges::any_of(job.shot.warnings, [](const auto& text) {
            return text.contains("only a .tar");
        })) << ::testing::PrintToString(job.shot.warnings);
    }
}

}  // namespace

}  // namespace drover::testing
