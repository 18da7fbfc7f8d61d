// SPDX-License-Identifier: GPL-3.0-or-later
// Headers whose checksum is right and whose records are not: the member is refused by name, and never delivered under a
// name, with a map or with a size that are a guess.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <map>

#include "engine/api/archive_listing.h"
#include "tests/engine/archive/extraction.h"

namespace drover::testing {

namespace {

using Names = std::vector<std::string>;

class DamagedHeaders : public ::testing::Test {
protected:
    static std::string replaced(std::string bytes, const std::string& what, const std::string& with) {
        const auto at = bytes.find(what);
        EXPECT_NE(at, std::string::npos) << what;
        return at == std::string::npos ? bytes : bytes.replace(at, what.size(), with);
    }
    static std::string sparse_tar() {
        archive::Member member = TarBytes::file_member("sparse", 300'000);
        member.sparse = true;
        member.data = {{100'352, 70'144}};
        return TarBytes().member(member, pattern(70'144)).file("honest", "honest").complete();
    }
    static std::string packed(const std::string& bytes) {
        const TemporaryDirectory place = TemporaryDirectory::in_memory();
        write_file(place / "a", bytes);
        EXPECT_EQ(std::system(("gzip " + (place / "a").string()).c_str()), 0);
        return read_file(place / "a.gz");
    }
    void expect_refused(const std::string& bytes, const std::string& what) {
        for (const auto& form : {bytes, packed(bytes)}) {
            Extraction place;
            const auto job = place.extract(form);
            EXPECT_EQ(job.shot.state, JobState::partial) << what;
            EXPECT_EQ(job.shot.errors_total, 1U) << what << ::testing::PrintToString(job.told());
            EXPECT_EQ(names_below(place.destination()), Names{"honest"}) << what;
            EXPECT_TRUE(job.shot.warnings.empty()) << what << ::testing::PrintToString(job.shot.warnings);
            const auto listed = list_archive(place.archive().string(), [](const ListedMember&) { return true; });
            EXPECT_FALSE(listed.has_value()) << what;
        }
    }
};

TEST_F(DamagedHeaders, the_undamaged_archive_is_unpacked) {
    Extraction place;
    EXPECT_EQ(place.extract(sparse_tar()).shot.state, JobState::done);
    EXPECT_EQ(read_file(place.at("sparse")).size(), 300'000U);
}

TEST_F(DamagedHeaders, a_map_of_holes_that_is_not_understood_is_not_delivered_as_content) {
    const std::string good = sparse_tar();
    const std::map<std::string, std::string> damages{{"GNU.sparse.major=1", "GNU.sparse.major=3"},
                                                     {"GNU.sparse.minor=0", "GNU.sparse.minor=1"},
                                                     {"GNU.sparse.major", "GNU.sparse.mayor"},
                                                     {"GNU.sparse.major=", "XNU.sparse.major="},
                                                     {"GNU.sparse.name", "GNU.sparse.nane"},
                                                     {"GNU.sparse.realsize", "GNU.sparse.realsizf"},
                                                     {"realsize=300000", "realsize=400000"},
                                                     {"realsize=300000", "realsize=200000"},
                                                     {"realsize=300000", "realsize=100000"},
                                                     {"realsize=300000", "realsize=3x0000"},
                                                     {"\n100352\n", "\n900352\n"},
                                                     {"\n70144\n", "\n70145\n"},
                                                     {"\n300000\n", "\n300001\n"}};
    for (const auto& [what, with] : damages) expect_refused(replaced(good, what, with), with);
}

TEST_F(DamagedHeaders, records_that_cannot_be_told_apart_leave_no_guessed_name) {
    const std::string name = "d/" + std::string(150, 'n');
    const std::string good = TarBytes().file(name, "x").file("honest", "honest").complete();
    const std::size_t at = good.find(" path=");
    ASSERT_NE(at, std::string::npos);
    for (const auto& [offset, with] : std::map<std::size_t, char>{{at - 1, '0'}, {at - 3, '0'}, {at + 5, '-'}}) {
        std::string bytes = good;
        bytes[offset] = with;
        expect_refused(bytes, std::string("a record with ") + with);
    }
    std::string no_newline = good;
    no_newline[good.find("nnnn\n", at) + 4] = 'n';
    expect_refused(no_newline, "no end of a record");
}

TEST_F(DamagedHeaders, a_hard_link_to_nothing_is_no_empty_file) {
    expect_refused(TarBytes().header({.name = "link", .mode = 0644, .type = '1'}).file("honest", "honest").complete(),
                   "a hard link");
}

TEST_F(DamagedHeaders, a_record_that_means_nothing_is_told) {
    for (const char* key : {"mtimf", "uid", "mtime"}) {
        Extraction place;
        const std::string value = std::string(key) == "uid" ? "12x" : "99999999999999999999";
        const auto job =
            place.extract(TarBytes().records({{key, value}}).header({.name = "a", .mode = 0644}).complete());
        EXPECT_EQ(job.shot.state, JobState::done);
        ASSERT_EQ(job.shot.warnings.size(), 1U) << key;
        EXPECT_NE(job.shot.warnings.front().find("/a: "), std::string::npos) << job.shot.warnings.front();
        EXPECT_NE(job.shot.warnings.front().find(key), std::string::npos) << job.shot.warnings.front();
    }
}

TEST_F(DamagedHeaders, global_headers_count_where_all_members_may_share_them) {
    Extraction place;
    const auto job = place.extract(TarBytes()
                                       .records({{"mtime", "1000000000.5"}, {"comment", "c"}}, 'g')
                                       .header({.name = "one", .mode = 0644})
                                       .header({.name = "two", .mode = 0644})
                                       .records({{"mtime", "2000000000"}})
                                       .header({.name = "own", .mode = 0644})
                                       .complete());
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_TRUE(job.shot.warnings.empty());
    struct stat st{};
    for (const char* name : {"one", "two"}) {
        ASSERT_EQ(::stat(place.at(name).c_str(), &st), 0);
        EXPECT_EQ(st.st_mtim.tv_sec, 1'000'000'000);
        EXPECT_EQ(st.st_mtim.tv_nsec, 500'000'000);
    }
    ASSERT_EQ(::stat(place.at("own").c_str(), &st), 0);
    EXPECT_EQ(st.st_mtim.tv_sec, 2'000'000'000);
}

TEST_F(DamagedHeaders, a_global_name_or_size_is_refused_where_a_member_has_none_of_its_own) {
    for (const auto& [key, value] : std::map<std::string, std::string>{{"path", "p"}, {"size", "1"}}) {
        Extraction place;
        const auto job = place.extract(TarBytes()
                                           .records({{key, value}}, 'g')
                                           .header({.name = "one", .mode = 0644, .size = 1})
                                           .blocks("1")
                                           .records({{key, key == "path" ? "own" : value}})
                                           .header({.name = "own", .mode = 0644, .size = 1})
                                           .blocks("2")
                                           .complete());
        EXPECT_EQ(job.shot.errors_total, 1U) << key << ::testing::PrintToString(job.told());
        EXPECT_EQ(names_below(place.destination()), Names{"own"}) << key;
    }
}

}  // namespace

}  // namespace drover::testing
