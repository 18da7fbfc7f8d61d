// SPDX-License-Identifier: GPL-3.0-or-later
// Members come out of a tar by clone where the filesystem can, with their holes everywhere.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>

#include "engine/api/archive_listing.h"
#include "engine/sys/unique_fd.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/support/fiemap_view.h"
#include "tests/support/tar_bytes.h"
#include "tests/support/tree_builder.h"

namespace drover::test {

namespace {

using drover::testing::pattern;
using drover::testing::TarBytes;

constexpr std::uint64_t block = 4096;

JobRequest extraction_of(const std::string& archive, const std::string& destination, JobOptions options = {}) {
    return {.kind = JobKind::extract,
            .sources = {archive},
            .destination = destination,
            .destination_is_target = false,
            .options = options};
}

void write_settled(const std::string& path, const std::string& bytes) {
    drover::testing::write_file(path, bytes);
    const sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    ::fsync(fd.get());
}

// Bytes of `file` that lie where the archive's bytes from `offset` on lie.
std::uint64_t bytes_shared_with(const std::string& archive, std::uint64_t offset, const std::string& file) {
    std::uint64_t shared = 0;
    const auto packed = extents_of(archive).value_or(std::vector<MappedExtent>{});
    for (const auto& extent : extents_of(file).value_or(std::vector<MappedExtent>{}))
        for (const auto& other : packed) {
            const std::uint64_t begin = std::max(extent.logical + offset, other.logical);
            const std::uint64_t end = std::min(extent.logical + extent.length + offset, other.logical + other.length);
            if (begin >= end) continue;
            if (extent.physical + (begin - offset - extent.logical) == other.physical + (begin - other.logical))
                shared += end - begin;
        }
    return shared;
}

archive::Member sparse_member(const std::string& name) {
    archive::Member member = TarBytes::file_member(name, 64 * MiB);
    member.sparse = true;
    member.data = {{MiB, 256 * 1024}, {8 * MiB, 3 * block}, {32 * MiB, 1000}};
    return member;
}

class Extraction : public OnEachFilesystem {};
INSTANTIATE_TEST_SUITE_P(Everywhere, Extraction, ::testing::ValuesIn(all_places()), place_name);

TEST_P(Extraction, AnAlignedMemberIsClonedAndItsTailWritten) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    const std::string content = pattern(MiB + 1234);
    TarBytes bytes;
    bytes.file("first", "in the way").file("large", content, block).file("last", "after it");
    write_settled(room / "a.tar", bytes.complete());
    std::uint64_t offset = 0;
    ASSERT_TRUE(list_archive(room / "a.tar", [&](const ListedMember& member) {
        if (member.name != "large") return true;
        offset = member.payload_offset.value_or(0);
        EXPECT_EQ(member.clonable, GetParam()->clones) << member.why_not;
        return true;
    }));
    ASSERT_EQ(offset % block, 0U);
    const auto job = run_job(extraction_of(room / "a.tar", room / "to"));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(room / "to/large"), content);
    EXPECT_EQ(read_file(room / "to/last"), "after it");
    EXPECT_EQ(job.last.bytes.total(), content.size() + 18);
    if (!GetParam()->clones) {
        EXPECT_EQ(job.last.saved.clones.bytes, 0U);
        return;
    }
    EXPECT_EQ(job.last.bytes[MethodId::clone], MiB);
    EXPECT_EQ(job.last.saved.clones.bytes, MiB);
    EXPECT_EQ(bytes_shared_with(room / "a.tar", offset, room / "to/large"), MiB);
}

TEST_P(Extraction, AnUnalignedMemberIsCopiedAndTheReasonSaid) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    const std::string content = pattern(MiB + 1234);
    write_settled(room / "a.tar", TarBytes().file("large", content).complete());
    const auto job = run_job(extraction_of(room / "a.tar", room / "to"));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(room / "to/large"), content);
    EXPECT_EQ(job.last.bytes[MethodId::clone], 0U);
    const auto& attempts = job.item("large").attempts;
    ASSERT_GE(attempts.size(), 2U);
    EXPECT_EQ(attempts[0].method, MethodId::clone);
    EXPECT_EQ(attempts[0].reason, GetParam()->clones ? "unaligned" : "not supported here");
    JobOptions forced;
    forced.method = MethodChoice::clone;
    EXPECT_EQ(run_job(extraction_of(room / "a.tar", room / "forced", forced)).last.state, JobState::failed);
}

TEST_P(Extraction, ASparseMemberKeepsItsHolesByEveryMethod) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    const archive::Member member = sparse_member("sparse");
    const std::string stored = pattern(member.stored());
    write_settled(room / "a.tar", TarBytes().file("x", "x").member(member, stored, block).complete());
    std::string whole(member.size, '\0');
    std::size_t from = 0;
    for (const auto& range : member.data) {
        whole.replace(range.offset, range.length, stored, from, range.length);
        from += range.length;
    }
    for (const auto method : {MethodChoice::automatic, MethodChoice::kernel, MethodChoice::buffered}) {
        JobOptions options;
        options.method = method;
        options.verify = true;
        const std::string to = "to" + std::to_string(static_cast<int>(method));
        const auto job = run_job(extraction_of(room / "a.tar", room / to, options));
        if (method == MethodChoice::kernel && job.last.state != JobState::done) continue;  // where it cannot serve
        EXPECT_EQ(job.last.state, JobState::done) << job.errors();
        EXPECT_EQ(read_file(room / (to + "/sparse")), whole);
        EXPECT_GE(hole_bytes(room / (to + "/sparse")), member.size - member.stored() - 3 * block);
        EXPECT_EQ(job.last.bytes[MethodId::hole], member.size - member.stored());
        if (method == MethodChoice::automatic && GetParam()->clones) {
            EXPECT_EQ(job.last.bytes[MethodId::clone], 256 * 1024 + 3 * block);
        }
    }
}

TEST_P(Extraction, AFileThatIsOneHoleReadsNothing) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    archive::Member member = TarBytes::file_member("hole", std::uint64_t{1} << 32);
    member.sparse = true;
    write_settled(room / "a.tar", TarBytes().member(member).complete());
    const auto job = run_job(extraction_of(room / "a.tar", room / "to"));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(layout_of(room / "to/hole").size, member.size);
    EXPECT_EQ(layout_of(room / "to/hole").seek_data, 0U);
}

TEST_P(Extraction, ACutArchiveLeavesNoFileWithATailOfZeros) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    const std::string content = pattern(MiB);
    const std::string bytes = TarBytes().file("whole", content, block).file("cut", content, block).complete();
    for (const std::size_t missing : {std::size_t{1025}, std::size_t{block}, std::size_t{MiB / 2}}) {
        write_settled(room / "a.tar", bytes.substr(0, bytes.size() - 1024 - missing));
        const std::string to = "to" + std::to_string(missing);
        const auto job = run_job(extraction_of(room / "a.tar", room / to));
        EXPECT_EQ(job.last.state, JobState::partial);
        EXPECT_EQ(read_file(room / (to + "/whole")), content);
        EXPECT_EQ(names_in(room / to), std::vector<std::string>{"whole"});
    }
}

TEST_P(Extraction, ABombStopsBeforeItFillsTheFilesystem) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    archive::Member bomb = TarBytes::file_member("bomb", std::uint64_t{1} << 42);
    bomb.sparse = true;
    bomb.data = {{0, std::uint64_t{1} << 40}};
    // The archive is as large as it says, but a hole itself.
    const std::string head = TarBytes().member(bomb).cut();
    write_settled(room / "a.tar", head);
    if (::truncate((room / "a.tar").c_str(), static_cast<off_t>(head.size() + bomb.data[0].length + 1024)) != 0)
        GTEST_SKIP() << "no file of a terabyte here";
    JobOptions options;
    options.method = MethodChoice::buffered;
    const auto job = run_job(extraction_of(room / "a.tar", room / "to", options));
    EXPECT_EQ(job.last.state, JobState::failed);
    EXPECT_EQ(job.first_error(), ErrorKind::no_space);
    EXPECT_EQ(names_in(room / "to"), std::vector<std::string>{});
}

}  // namespace

}  // namespace drover::test
