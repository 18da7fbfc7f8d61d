// SPDX-License-Identifier: GPL-3.0-or-later
// What only btrfs has: subvolumes, snapshots, files without copy-on-write, compression.
#include <linux/fs.h>
#include <unistd.h>

#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/on_btrfs.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/fiemap_view.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

TEST_F(OnBtrfs, AFileIsClonedFromOneSubvolumeToAnother) {
    make_subvolume("a");
    make_subvolume("b");
    build_file(at("a/file"), file_shape("dense"), Settled::yes);
    ASSERT_NE(device_of(at("a/file")), device_of(at("b")));
    const auto job = run_job(copy_of({at("a/file")}, at("b")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(job.last.saved.clones.bytes, MiB);
    EXPECT_EQ(job.last.bytes[MethodId::clone], MiB);
    EXPECT_EQ(bytes_in_common(at("a/file"), at("b/file")), MiB);
}

TEST_F(OnBtrfs, AMoveFromOneSubvolumeToAnotherClonesAndRemoves) {
    make_subvolume("a");
    make_subvolume("b");
    make_directory(at("a/tree"));
    build_file(at("a/tree/file"), file_shape("dense"));
    const auto before = tree_facts(at("a/tree"));
    const auto job = run_job(move_of({at("a/tree")}, at("b")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(job.last.saved.clones.bytes, MiB);
    EXPECT_EQ(differences(before, tree_facts(at("b/tree"))), Lines{});
    EXPECT_EQ(names_in(at("a")), Lines{});
}

TEST_F(OnBtrfs, AMovedSubvolumeIsRenamed) {
    make_subvolume("tree");
    write_file(at("tree/file"), "content");
    make_directory(at("to"));
    const dev_t device = device_of(at("tree"));
    const auto job = run_job(move_of({at("tree")}, at("to")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_FALSE(exists(at("tree")));
    EXPECT_EQ(device_of(at("to/tree")), device) << "it is a subvolume no more";
    EXPECT_EQ(read_file(at("to/tree/file")), "content");
    ASSERT_EQ(::rename(at("to/tree").c_str(), at("tree").c_str()), 0);  // where it is deleted in the end
}

TEST_F(OnBtrfs, ASubvolumeInsideATreeIsCopiedAsADirectory) {
    make_subvolume("tree");
    make_directory(at("tree/plain"));
    build_file(at("tree/plain/file"), file_shape("islands"));
    const auto before = tree_facts(at("tree"));
    make_directory(at("to"));
    const auto job = run_job(copy_of({at("tree")}, at("to")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(differences(before, tree_facts(at("to/tree"))), Lines{});
}

TEST_F(OnBtrfs, AFileWithoutCopyOnWriteIsClonedIntoAnotherOfItsKind) {
    write_file(at("nocow"), "");
    set_flag(at("nocow"), FS_NOCOW_FL, true);
    write_file(at("nocow"), std::string(MiB, 'n'));
    make_directory(at("to"));
    const auto job = run_job(copy_of({at("nocow")}, at("to")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(at("to/nocow")), std::string(MiB, 'n'));
    EXPECT_TRUE(has_flag(at("to/nocow"), FS_NOCOW_FL));
    EXPECT_EQ(job.last.saved.clones.bytes, MiB);
    EXPECT_EQ(bytes_in_common(at("nocow"), at("to/nocow")), MiB);
}

TEST_F(OnBtrfs, AFileIsCopiedIntoADirectoryWithoutCopyOnWrite) {
    build_file(at("cow"), file_shape("dense"), Settled::yes);
    make_directory(at("to"));
    set_flag(at("to"), FS_NOCOW_FL, true);
    const auto job = run_job(copy_of({at("cow")}, at("to")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(at("to/cow")), read_file(at("cow")));
    EXPECT_TRUE(has_flag(at("to/cow"), FS_NOCOW_FL)) << "somebody wanted it so";
    EXPECT_EQ(job.last.saved.clones.bytes, bytes_in_common(at("cow"), at("to/cow")));
}

TEST_F(OnBtrfs, ACompressedFileKeepsItsBytesAndHoles) {
    write_file(at("compressed"), "");
    set_flag(at("compressed"), FS_COMPR_FL, true);
    std::string content(MiB, '\0');
    for (std::size_t i = 0; i < content.size(); ++i) content[i] = static_cast<char>('a' + i / 1000 % 26);
    write_file(at("compressed"), content);
    ASSERT_EQ(::truncate(at("compressed").c_str(), 2 * MiB), 0);
    ::sync();
    make_directory(at("to"));
    for (const auto method : {MethodChoice::automatic, MethodChoice::kernel, MethodChoice::buffered}) {
        JobOptions options;
        options.method = method;
        options.on_conflict = ConflictPolicy::replace;
        const auto job = run_job(copy_of({at("compressed")}, at("to"), options));
        EXPECT_EQ(job.last.state, JobState::done) << job.errors();
        EXPECT_EQ(read_file(at("to/compressed")), read_file(at("compressed")));
        EXPECT_EQ(hole_bytes(at("to/compressed")), MiB);
        EXPECT_EQ(job.last.bytes.total(), 2 * MiB);
    }
}

}  // namespace

}  // namespace drover::test
