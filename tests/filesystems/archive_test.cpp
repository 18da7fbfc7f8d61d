// SPDX-License-Identifier: GPL-3.0-or-later
// Archives made on real filesystems: every layout of file goes in, GNU tar brings it out, and what was said to be
// cloned is seen to be.
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <optional>
#include <thread>

#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/fiemap_view.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

JobRequest archive_of(std::vector<std::string> sources, std::string archive, JobOptions options = {}) {
    JobRequest request;
    request.kind = JobKind::archive;
    request.sources = std::move(sources);
    request.destination = std::move(archive);
    request.options = options;
    return request;
}

// By GNU tar, which knows sparse members and extended attributes.
int unpack(const std::string& archive, const std::string& into) {
    const std::string command =
        "tar --xattrs --xattrs-include='*' -xpf '" + archive + "' -C '" + into + "' 2>&1 | { ! grep .; }";
    const int status = std::system(command.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

std::uint64_t size_of(const std::string& path) {
    struct stat st;
    return ::stat(path.c_str(), &st) == 0 ? static_cast<std::uint64_t>(st.st_size) : 0;
}

// Data bytes of the archive that lie where a file's do.
std::uint64_t shared_data(const std::string& archive, const std::string& file) {
    const auto mine = extents_of(file).value_or(std::vector<MappedExtent>{});
    const auto its = extents_of(archive).value_or(std::vector<MappedExtent>{});
    std::uint64_t sum = 0;
    for (const auto& a : mine)
        for (const auto& b : its) {
            const auto begin = std::max(a.physical, b.physical);
            const auto end = std::min(a.physical + a.length, b.physical + b.length);
            if (begin < end && a.physical != 0) sum += end - begin;
        }
    return sum;
}

class Archives : public OnEachFilesystem {
protected:
    void SetUp() override {
        DROVER_NEED_FILESYSTEM(*GetParam());
        room_.emplace(*GetParam());
    }
    const std::string& room() const { return room_->path(); }
    std::string at(const std::string& name) const { return room() + "/" + name; }

    void expect_same_when_unpacked(const std::string& archive) {
        make_directory(at("out"));
        EXPECT_EQ(unpack(at(archive), at("out")), 0);
        EXPECT_EQ(differences(tree_facts(at("tree")), tree_facts(at("out/tree"))), Lines{});
    }

private:
    std::optional<FreshDirectory> room_;
};

TEST_P(Archives, HoldEveryLayoutOfFile) {
    for (const auto sparse : {SparseChoice::automatic, SparseChoice::always, SparseChoice::never}) {
        SCOPED_TRACE(static_cast<int>(sparse));
        make_directory(at("tree"));
        for (const auto& shape : file_shapes()) build_file(at("tree/") + shape.name, shape, Settled::no);
        const auto job = run_job(archive_of({at("tree")}, at("a.tar"), {.sparse = sparse}));
        EXPECT_EQ(job.last.state, JobState::done) << job.errors();
        expect_same_when_unpacked("a.tar");
        for (const char* name : {"tree", "out", "a.tar"})
            ASSERT_EQ(std::system(("rm -r '" + at(name) + "'").c_str()), 0);
    }
}

TEST_P(Archives, CloneWholeBlocksWhereTheFilesystemCan) {
    make_directory(at("tree"));
    constexpr std::uint64_t size = 4 * MiB + 100;
    write_file(at("tree/file"), std::string(size, 'd'));
    write_file(at("tree/other"), std::string(100 * KiB, 'o'));
    const auto job = run_job(archive_of({at("tree")}, at("a.tar")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    const std::uint64_t clonable = GetParam()->clones ? 4 * MiB + 100 * KiB : 0;
    EXPECT_EQ(job.last.saved.clones.bytes, clonable);
    EXPECT_EQ(job.last.saved.clones.precision, Precision::exact);
    EXPECT_EQ(job.last.bytes[MethodId::clone], clonable);
    EXPECT_EQ(job.last.bytes.total(), size + 100 * KiB);
    if (GetParam()->clones) {
        EXPECT_EQ(shared_data(at("a.tar"), at("tree/file")), 4 * MiB);
        EXPECT_EQ(shared_data(at("a.tar"), at("tree/other")), 100 * KiB);
    } else {
        EXPECT_LT(size_of(at("a.tar")), size + 100 * KiB + 8 * KiB) << "padding that serves nobody";
    }
    expect_same_when_unpacked("a.tar");
}

TEST_P(Archives, CloneTheDataOfSparseMembersAndStoreNoHole) {
    make_directory(at("tree"));
    build_file(at("tree/vm"), {"vm",
                               {{ShapeStep::Kind::size, 0, 64 * MiB},
                                {ShapeStep::Kind::random, 4 * MiB, 2 * MiB},
                                {ShapeStep::Kind::random, 32 * MiB, MiB}}});
    const auto job = run_job(archive_of({at("tree")}, at("a.tar")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(job.last.bytes[MethodId::hole], 61 * MiB);
    EXPECT_EQ(job.last.saved.holes.bytes, 61 * MiB);
    EXPECT_EQ(job.last.bytes[MethodId::clone], GetParam()->clones ? 3 * MiB : 0);
    EXPECT_LT(size_of(at("a.tar")), 3 * MiB + 32 * KiB);
    EXPECT_EQ(shared_data(at("a.tar"), at("tree/vm")), GetParam()->clones ? 3 * MiB : 0);
    expect_same_when_unpacked("a.tar");
    EXPECT_EQ(data_bytes(at("out/tree/vm")), 3 * MiB);
}

TEST_P(Archives, OfManySmallFilesAreWhole) {
    make_directory(at("tree"));
    for (int directory = 0; directory < 20; ++directory) {
        const std::string path = at("tree/d" + std::to_string(directory));
        make_directory(path);
        for (int file = 0; file < 100; ++file)
            write_file(path + "/f" + std::to_string(file),
                       std::string(static_cast<std::size_t>(file * 997 % 70000), 'x'));
    }
    const auto job = run_job(archive_of({at("tree")}, at("a.tar")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(job.last.counts.files_done, 2000U);
    EXPECT_EQ(job.last.counts.directories_done, 21U);
    expect_same_when_unpacked("a.tar");
}

TEST_P(Archives, ThatAreCancelledLeaveNothing) {
    make_directory(at("tree"));
    for (int file = 0; file < 300; ++file) write_file(at("tree/f" + std::to_string(file)), std::string(100'000, 'x'));
    for (int round = 0; round < 20; ++round) {
        const auto engine = Engine::create();
        auto request = archive_of({at("tree")}, at("a.tar"));
        const auto id = engine->submit(std::move(request));
        ASSERT_TRUE(id);
        std::this_thread::sleep_for(std::chrono::microseconds(round * 400));
        engine->cancel(*id);
        const auto last = wait_for_end(*engine, *id);
        if (last.state == JobState::done) {
            EXPECT_EQ(names_in(room()), (Lines{"a.tar", "tree"}));
            ::unlink(at("a.tar").c_str());
            continue;
        }
        EXPECT_EQ(last.state, JobState::cancelled);
        EXPECT_EQ(names_in(room()), (Lines{"tree"})) << "after round " << round;
    }
}

INSTANTIATE_TEST_SUITE_P(On, Archives, testing::ValuesIn(all_places()), testing::PrintToStringParamName());

}  // namespace

}  // namespace drover::test
