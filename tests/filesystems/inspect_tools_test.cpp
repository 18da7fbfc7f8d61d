// SPDX-License-Identifier: GPL-3.0-or-later
// The inspector's figures beside those of other programs, where these are right; and where they are not, that too.
#include <cerrno>
#include <regex>
#include <sstream>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/inspection.h"
#include "tests/filesystems/on_btrfs.h"
#include "tests/filesystems/raw_entries.h"
#include "tests/filesystems/tool.h"

namespace drover::test {

namespace {

using Kind = ShapeStep::Kind;

// Bytes by what filefrag writes beside them.
struct Filefrag {
    std::uint64_t mapped = 0;
    std::uint64_t unwritten = 0;
    std::uint64_t shared = 0;
};

std::optional<Filefrag> filefrag(const std::string& file) {
    const auto output = tool_output({"filefrag", "-v", "-b4096", file});
    if (!output) return std::nullopt;
    const std::regex line(R"(^\s*\d+:\s*\d+\.\.\s*\d+:\s*\d+\.\.\s*\d+:\s*(\d+):.*)");
    Filefrag found;
    std::istringstream lines(*output);
    for (std::string text; std::getline(lines, text);) {
        std::smatch match;
        if (!std::regex_match(text, match, line)) continue;
        const std::uint64_t bytes = std::stoull(match[1]) * 4096;
        found.mapped += bytes;
        if (text.find("unwritten") != std::string::npos) found.unwritten += bytes;
        if (text.find("shared") != std::string::npos) found.shared += bytes;
    }
    return found;
}

class BesideOtherTools : public OnEachFilesystem {};

TEST_P(BesideOtherTools, FilefragSeesTheSameExtents) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    if (!GetParam()->maps_extents) GTEST_SKIP() << "filefrag has nothing to show here";
    if (!is_installed("filefrag")) GTEST_SKIP() << "filefrag is not installed";
    const FreshDirectory room(*GetParam());
    for (const char* name : {"dense", "islands", "punched", "preallocated_partly_written"}) {
        SCOPED_TRACE(name);
        build_file(room / name, file_shape(name), Settled::yes);
        ASSERT_EQ(clone_file(room / name, room / (name + std::string(".clone"))), GetParam()->clones ? 0 : EOPNOTSUPP);
        const auto view = view_of(room / name);
        const auto other = filefrag(room / name);
        ASSERT_TRUE(other.has_value());
        EXPECT_EQ(other->mapped,
                  view.totals.of(ExtentKind::data).bytes + view.totals.of(ExtentKind::preallocated).bytes);
        EXPECT_EQ(other->unwritten, view.totals.of(ExtentKind::preallocated).bytes);
        EXPECT_EQ(other->shared, view.totals.shared.bytes);
    }
}

TEST_P(BesideOtherTools, DuCountsTheSameAllocation) {
    DROVER_NEED_FILESYSTEM(*GetParam());
    const FreshDirectory room(*GetParam());
    make_directory(room / "tree");
    std::vector<std::string> command{"du", "-B1", "-c"};
    for (const auto& shape : file_shapes()) {
        command.push_back(room / "tree/" + shape.name);
        build_file(command.back(), shape, Settled::yes);
    }
    make_link(room / "tree/dense", room / "tree/dense again");
    command.push_back(room / "tree/dense again");
    const auto output = tool_output(command);
    ASSERT_TRUE(output.has_value());
    const auto last = output->rfind('\n', output->size() - 2);
    EXPECT_EQ(usage_of({room / "tree"}).nodes.front().totals.allocated, std::stoull(output->substr(last + 1)));
}

INSTANTIATE_TEST_SUITE_P(Inspect, BesideOtherTools, testing::ValuesIn(all_places()), place_name);

class BesideToolsOfBtrfs : public OnBtrfs {
protected:
    struct Du {
        std::uint64_t total = 0;
        std::uint64_t exclusive = 0;
    };
    Du filesystem_du(const std::string& name) {
        const auto output = tool_output({"btrfs", "filesystem", "du", "--raw", at(name)});
        EXPECT_TRUE(output.has_value());
        std::istringstream lines(output.value_or(""));
        std::string heading;
        std::getline(lines, heading);
        Du du;
        lines >> du.total >> du.exclusive;
        return du;
    }
    // What compsize calls referenced and, unpacked, uncompressed.
    struct Compsize {
        std::uint64_t disk = 0;
        std::uint64_t uncompressed = 0;
        std::uint64_t referenced = 0;
    };
    std::optional<Compsize> compsize(const std::vector<std::string>& names) {
        std::vector<std::string> command{"compsize", "-b"};
        for (const auto& name : names) command.push_back(at(name));
        const auto output = tool_output(command);
        if (!output) return std::nullopt;
        std::smatch match;
        const std::regex total(R"(TOTAL\s+\d+%\s+(\d+)\s+(\d+)\s+(\d+))");
        if (!std::regex_search(*output, match, total)) return std::nullopt;
        return Compsize{std::stoull(match[1]), std::stoull(match[2]), std::stoull(match[3])};
    }
};

TEST_F(BesideToolsOfBtrfs, FilesystemDuSeesTheSameExclusiveBytes) {
    build_file(at("a"), file_shape("dense"), Settled::yes);
    ASSERT_EQ(clone_file(at("a"), at("b")), 0);
    change_file(at("b"), {{Kind::random, 256 * KiB, 64 * KiB}}, Settled::yes, 2);
    for (const char* name : {"a", "b"}) {
        SCOPED_TRACE(name);
        const auto view = view_of(at(name));
        EXPECT_EQ(filesystem_du(name).total, MiB);
        EXPECT_EQ(filesystem_du(name).exclusive, view.totals.exclusive.bytes);
    }
}

TEST_F(BesideToolsOfBtrfs, CompsizeSeesTheSameReferencesAndTheWholeExtents) {
    if (!is_installed("compsize")) GTEST_SKIP() << "compsize is not installed";
    build_file(at("a"), file_shape("dense"), Settled::yes);
    ASSERT_EQ(clone_file(at("a"), at("b")), 0);
    change_file(at("b"), {{Kind::random, 256 * KiB, 64 * KiB}}, Settled::yes, 2);
    const auto found = compsize({"a", "b"});
    ASSERT_TRUE(found.has_value());
    const auto both = comparison_of({at("a"), at("b")});
    EXPECT_EQ(found->referenced, both.totals.mapped.bytes);
    EXPECT_EQ(found->disk, both.totals.distinct.bytes) << "a still uses all of its extent";
}

// Where they are wrong: of a compressed extent, `btrfs filesystem du` takes FIEMAP's logical length for its size, and
// two different halves for the same bytes. compsize asks as root and knows the size.
TEST_F(BesideToolsOfBtrfs, CompressedExtentsAreWhereFilesystemDuIsWrong) {
    write_file(at("y"), "");
    set_attribute(at("y"), "btrfs.compression", "zstd");
    write_file(at("y"), std::string(131072, 'y'));
    const auto view = view_of(at("y"));
    EXPECT_EQ(view.totals.of(ExtentKind::compressed), exactly(131072));
    EXPECT_EQ(filesystem_du("y").exclusive, 131072U) << "which would be freed, it says";
    const auto freed = usage_of({at("y")}).nodes.front().totals.freed;
    EXPECT_EQ(freed.at_least, at_least(4096));
    EXPECT_EQ(freed.at_most.precision, Precision::unknown);
    if (!is_installed("compsize")) GTEST_SKIP() << "compsize is not installed";
    const auto found = compsize({"y"});
    ASSERT_TRUE(found.has_value());
    EXPECT_GE(found->disk, freed.at_least.bytes);
    EXPECT_LE(found->disk, freed.at_most.bytes);
    EXPECT_LT(found->disk, 131072U);
}

}  // namespace

}  // namespace drover::test
