// SPDX-License-Identifier: GPL-3.0-or-later
// What a dry run says would fail, held against what the job then says of the same request. What other users may not do
// is in tests/cli/test_foresight.py.
#include <linux/fs.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "tests/filesystems/bind_mount.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/on_btrfs.h"
#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

Lines told(const FinishedJob& job) {
    Lines lines;
    for (const auto& error : *job.last.errors) lines.push_back(error.message());
    std::ranges::sort(lines);
    return lines;
}

FinishedJob dry_run(JobRequest request) {
    request.options.dry_run = true;
    return run_job(std::move(request));
}

// The job's errors, which the dry run has to tell as well.
Lines foreseen(const JobRequest& request) {
    const auto dry = dry_run(request);
    const auto done = run_job(request);
    EXPECT_TRUE(dry.last.plan && dry.last.plan->complete);
    EXPECT_EQ(told(dry), told(done));
    EXPECT_EQ(dry.last.state == JobState::done, done.last.state == JobState::done);
    EXPECT_EQ(dry.last.counts.files_failed, done.last.counts.files_failed);
    return told(done);
}

JobOptions options_of(MethodChoice method, SparseChoice sparse) {
    JobOptions options;
    options.method = method;
    options.sparse = sparse;
    return options;
}

void build_files(const std::string& root) {
    using Kind = ShapeStep::Kind;
    make_directory(root);
    write_file(root + "/empty", "");
    write_file(root + "/small", std::string(3000, 's'));
    build_file(root + "/dense", {"dense", {{Kind::random, 0, 500 * KiB}}}, Settled::yes);
    build_file(root + "/hole", {"hole", {{Kind::size, 0, MiB}}}, Settled::yes);
    build_file(root + "/islands", {"islands", {{Kind::size, 0, 2 * MiB}, {Kind::random, MiB, 300 * KiB}}},
               Settled::yes);
    build_file(root + "/preallocated", {"preallocated", {{Kind::preallocate, 0, MiB}}}, Settled::yes);
    build_file(root + "/half full", {"half full", {{Kind::preallocate, 0, 2 * MiB}, {Kind::random, MiB, 300 * KiB}}},
               Settled::yes);
    build_file(root + "/preallocated behind its hole",
               {"behind", {{Kind::size, 0, 2 * MiB}, {Kind::preallocate, MiB, 2 * MiB}, {Kind::random, 0, 100 * KiB}}},
               Settled::yes);
    make_symlink("small", root + "/link");
}

// What a kernel copy clones is known when it is done, and zeros are found by reading.
void expect_near(const Plan& plan, const MethodBytes& done, SparseChoice sparse) {
    constexpr double little = 16.0 * KiB;
    const auto planned = [&](MethodId id) { return double(plan.by(id).bytes); };
    const auto moved = [&](MethodId id) { return double(done[id]); };
    EXPECT_NEAR(planned(MethodId::clone) + planned(MethodId::kernel), moved(MethodId::clone) + moved(MethodId::kernel),
                little);
    if (sparse == SparseChoice::always) {
        EXPECT_LE(moved(MethodId::buffered), planned(MethodId::buffered) + little);
        EXPECT_TRUE(plan.space.precision == Precision::at_most || plan.space.needed == 0);
        return;
    }
    EXPECT_NEAR(planned(MethodId::buffered), moved(MethodId::buffered), little);
    EXPECT_NEAR(planned(MethodId::hole), moved(MethodId::hole), little);
}

// Every method with every choice about holes.
void expect_methods_foreseen(const std::string& from, const std::string& to) {
    constexpr std::array methods{MethodChoice::automatic, MethodChoice::clone, MethodChoice::kernel,
                                 MethodChoice::buffered};
    for (const auto method : methods)
        for (const auto sparse : {SparseChoice::automatic, SparseChoice::always, SparseChoice::never}) {
            const std::string place = to + "/" + std::to_string(int(method)) + std::to_string(int(sparse));
            SCOPED_TRACE(place);
            make_directory(place);
            const auto request = copy_of({from}, place, options_of(method, sparse));
            const auto dry = dry_run(request);
            const auto done = run_job(request);
            EXPECT_EQ(told(dry), told(done));
            EXPECT_EQ(dry.last.state, done.last.state);
            expect_near(*dry.last.plan, done.last.bytes, sparse);
        }
}

class ForeseenMethods : public OnEachFilesystem {};
INSTANTIATE_TEST_SUITE_P(Job, ForeseenMethods, testing::ValuesIn(all_places()), place_name);

TEST_P(ForeseenMethods, WithinAFilesystem) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build_files(room / "from");
    expect_methods_foreseen(room / "from", room.path());
}

TEST_P(ForeseenMethods, OfFilesWhoseSizeIsARumour) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    for (const std::string name : {"/proc/version", "/sys/kernel/mm/transparent_hugepage/enabled"}) {
        if (!exists(name)) continue;
        for (const auto method : {MethodChoice::automatic, MethodChoice::clone, MethodChoice::kernel}) {
            const auto request = copy_of({name}, room.path(), options_of(method, SparseChoice::automatic));
            const auto plan = dry_run(request).last.plan;
            EXPECT_EQ(plan->by(MethodId::hole).files, 0U);
            EXPECT_EQ(plan->by(MethodId::buffered).files, method == MethodChoice::automatic ? 1U : 0U);
            foreseen(request);
        }
    }
}

using ForeseenOnBtrfs = OnBtrfs;

TEST_F(ForeseenOnBtrfs, MethodsIntoADirectoryWithoutCopyOnWrite) {
    build_files(at("from"));
    write_file(at("from/nocow"), "");
    set_flag(at("from/nocow"), FS_NOCOW_FL, true);
    write_file(at("from/nocow"), std::string(MiB, 'n'));
    make_directory(at("to"));
    set_flag(at("to"), FS_NOCOW_FL, true);
    expect_methods_foreseen(at("from"), at("to"));
}

class ForeseenRoutes : public OnEachRoute {};
INSTANTIATE_TEST_SUITE_P(Job, ForeseenRoutes, testing::ValuesIn(routes(Routes::between_two)), route_name);

TEST_P(ForeseenRoutes, MethodsBetweenFilesystems) {
    DROVER_NEED_ROUTE(GetParam());
    const FreshDirectory from(*GetParam().first);
    const FreshDirectory to(*GetParam().second);
    build_files(from / "from");
    expect_methods_foreseen(from / "from", to.path());
}

class Foreseen : public OnEachFilesystem {
protected:
    // A tree to copy or move, and one that it meets.
    static void build(const FreshDirectory& room) {
        make_directory(room / "tree");
        make_directory(room / "tree/sub");
        write_file(room / "tree/a", "a");
        write_file(room / "tree/sub/b", "b");
        make_symlink("a", room / "tree/sub/link");
        make_directory(room / "to");
    }
    static std::string other() { return std::string(GetParam()->name) == "tmpfs" ? "ext4" : "tmpfs"; }
};
INSTANTIATE_TEST_SUITE_P(Job, Foreseen, testing::ValuesIn(all_places()), place_name);

TEST_P(Foreseen, AReadOnlyDestination) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build(room);
    make_directory(room / "to/tree");
    make_directory(room / "seen");
    const BindMount view(room / "to", room / "seen");
    view.make_read_only();
    JobOptions replacing;
    replacing.on_conflict = ConflictPolicy::replace;
    write_file(room / "to/a", "old");
    for (auto request : {copy_of({room / "tree"}, room / "seen"), copy_of({room / "tree/sub"}, room / "seen"),
                         copy_of({room / "tree/a"}, room / "seen", replacing), move_of({room / "tree"}, room / "seen"),
                         move_of({room / "tree/sub"}, room / "seen")}) {
        EXPECT_FALSE(foreseen(request).empty());
        request.destination += "/new";
        request.create_destination = true;
        EXPECT_FALSE(foreseen(request).empty());
    }
}

TEST_P(Foreseen, AReadOnlySourceOfAMove) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build(room);
    make_directory(room / "seen");
    const BindMount view(room.path(), room / "seen");
    view.make_read_only();
    // Within the mount, from one mount to another of the same filesystem, and into a directory that is there.
    EXPECT_FALSE(foreseen(move_of({room / "seen/tree"}, room / "seen/to")).empty());
    EXPECT_FALSE(foreseen(move_of({room / "seen/tree"}, room / "to")).empty());
    JobOptions replacing;
    replacing.on_conflict = ConflictPolicy::replace;
    EXPECT_FALSE(foreseen(move_of({room / "seen/tree"}, room / "to", replacing)).empty());
    EXPECT_TRUE(foreseen(copy_of({room / "seen/tree"}, room / "to", replacing)).empty());
}

struct Marked {
    int flag;
    std::string entry;  // below the room
    bool moves;
    bool across;  // to another filesystem
};

std::vector<Marked> marked_entries() {
    std::vector<Marked> all;
    for (const int flag : {FS_IMMUTABLE_FL, FS_APPEND_FL})
        for (const bool moves : {false, true}) {
            for (const std::string entry : {"to", "to/tree", "to/tree/a"}) all.push_back({flag, entry, moves, false});
            for (const std::string entry : {"tree", "tree/a", "tree/sub", "tree/sub/b"})
                for (const bool across : {false, true}) all.push_back({flag, entry, moves, across});
        }
    return all;
}

// What may not be changed: as a source that has to go, and as a place or a name to be taken.
TEST_P(Foreseen, ImmutableAndAppendOnlyEntries) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    DROVER_NEED_FILESYSTEM(filesystem_kind(other()));
    JobOptions replacing;
    replacing.on_conflict = ConflictPolicy::replace;
    for (const auto& [flag, entry, moves, across] : marked_entries()) {
        SCOPED_TRACE(entry + (across ? " across" : "") + (moves ? " moved" : " copied") +
                     (flag == FS_APPEND_FL ? " append-only" : " immutable"));
        const FreshDirectory room(*GetParam());
        const FreshDirectory far(filesystem_kind(other()));
        build(room);
        const bool receives = entry.starts_with("to");
        if (entry.starts_with("to/")) {
            make_directory(room / "to/tree");
            write_file(room / "to/tree/a", "old");
        }
        set_flag(room / entry, flag, true);
        const std::string to = across ? far.path() : room / "to";
        const auto request = moves ? move_of({room / "tree"}, to, replacing) : copy_of({room / "tree"}, to, replacing);
        const bool fails = !foreseen(request).empty();
        EXPECT_TRUE(moves || fails == receives);
        for (const auto& place : {room / entry, room / ("to/" + entry)})
            if (exists(place)) set_flag(place, flag, false);
    }
}

// Nothing that is staged there could get its name or go again.
TEST_P(Foreseen, NothingIsBegunInAnAppendOnlyDirectory) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    DROVER_NEED_FILESYSTEM(filesystem_kind(other()));
    const FreshDirectory room(*GetParam());
    const FreshDirectory far(filesystem_kind(other()));
    build(room);
    make_directory(room / "to/merged");
    for (const std::string copy : {"tree", "merged"})
        ASSERT_EQ(run_job(copy_of({room / "tree"}, far / copy)).last.state, JobState::done);
    JobRequest archive = copy_of({room / "tree"}, far / "packed.tar");
    archive.kind = JobKind::archive;
    ASSERT_EQ(run_job(archive).last.state, JobState::done);
    JobRequest extract = copy_of({far / "packed.tar"}, room / "to");
    extract.kind = JobKind::extract;
    archive.destination = room / "to/packed.tar";
    for (const std::string name : {"to", "to/merged"}) set_flag(room / name, FS_APPEND_FL, true);
    for (const auto& request :
         {copy_of({room / "tree"}, room / "to"), copy_of({room / "tree/a"}, room / "to"),
          copy_of({far / "merged"}, room / "to"), move_of({far / "tree"}, room / "to"),
          move_of({far / "tree/a"}, room / "to"), move_of({far / "merged"}, room / "to"), archive, extract}) {
        const auto job = run_job(request);
        SCOPED_TRACE(request.sources.front() + ": " + job.errors());
        EXPECT_NE(job.last.state, JobState::done);
        EXPECT_EQ(job.last.counts.files_done, 0U);
        EXPECT_EQ(job.first_error(), ErrorKind::permission);
        for (const std::string name : {"to", "to/merged"})
            for (const auto& found : names_in(room / name)) EXPECT_EQ(found, "merged");
    }
    EXPECT_TRUE(exists(far / "tree/a"));
    for (const std::string name : {"to", "to/merged"}) set_flag(room / name, FS_APPEND_FL, false);
}

TEST_P(Foreseen, BindMountsThatLeadBack) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    for (const bool moves : {false, true})
        for (const std::string back_to : {"tree", "to"}) {
            SCOPED_TRACE(back_to);
            build(room);
            make_directory(room / "tree/loop");
            const BindMount loop(room / back_to, room / "tree/loop");
            const auto options = JobOptions{};
            if (moves) make_directory(room / "to/tree");
            foreseen(moves ? move_of({room / "tree"}, room / "to", options) : copy_of({room / "tree"}, room / "to"));
            ::umount2((room / "tree/loop").c_str(), MNT_DETACH);
            for (const std::string name : {"tree", "to"}) std::filesystem::remove_all(room / name);
        }
}

TEST_P(Foreseen, MountPointsInAMove) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    DROVER_NEED_FILESYSTEM(filesystem_kind(other()));
    const FreshDirectory far(filesystem_kind(other()));
    for (const std::string mounted_on : {"tree", "tree/sub", "tree/a"})
        for (const std::string to : {"same", "merged", "across"}) {
            SCOPED_TRACE(mounted_on + " " + to);
            const FreshDirectory room(*GetParam());
            build(room);
            make_directory(room / "mounted");
            write_file(room / "mounted/file", "x");
            if (to == "merged") make_directory(room / "to/tree");
            const bool file = mounted_on == "tree/a";
            const BindMount mount(room / (file ? "mounted/file" : "mounted"), room / mounted_on);
            const auto place = to == "across" ? far / mounted_on.substr(mounted_on.rfind('/') + 1) : room / "to";
            if (to == "across") make_directory(place);
            foreseen(move_of({room / "tree"}, place));
            const std::string moved = to == "across" ? "" : room / ("to/" + mounted_on);
            if (exists(moved)) ::umount2(moved.c_str(), MNT_DETACH);
        }
}

TEST_P(Foreseen, AMoveBetweenTwoMountsOfOneFilesystemIsNoRename) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    build(room);
    make_directory(room / "seen");
    const BindMount view(room / "to", room / "seen");
    const auto request = move_of({room / "tree"}, room / "seen");
    const auto plan = dry_run(request).last.plan;
    EXPECT_EQ(plan->renamed.files, 0U);
    EXPECT_EQ(plan->arriving().files, 3U);
    EXPECT_TRUE(foreseen(request).empty());
}

}  // namespace

}  // namespace drover::test
