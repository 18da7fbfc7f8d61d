// SPDX-License-Identifier: GPL-3.0-or-later
// What attackers put into archives. Whatever it is: nothing outside of the destination is created, changed or read, and
// the job says what it did not unpack.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "engine/archive/tar/posix_acl.h"
#include "tests/engine/archive/extraction.h"
#include "tests/support/faulty_syscalls.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

using Names = std::vector<std::string>;

unsigned mode_of(const files::path& path) {
    struct stat st{};
    return ::lstat(path.c_str(), &st) == 0 ? st.st_mode & 07777U : 0;
}

class Hostile : public ::testing::Test {
protected:
    void expect_partial(const FinishedJob& job, std::uint64_t errors = 1) {
        EXPECT_EQ(job.shot.state, JobState::partial);
        EXPECT_EQ(job.shot.errors_total, errors) << ::testing::PrintToString(job.told());
        EXPECT_TRUE(place_.outside_is_untouched());
        EXPECT_EQ(read_file(place_.at("honest")), "honest") << "one bad member costs that member";
    }
    static TarBytes& honest(TarBytes& bytes) { return bytes.file("honest", "honest"); }

    Extraction place_;
    TarBytes bytes_;
};

TEST_F(Hostile, CVE_2007_4559_names_that_lead_upwards_are_refused) {
    bytes_.file("../outside/secret", "changed").file("d/../../outside/new", "new").directory("..", 0777);
    expect_partial(place_.extract(honest(bytes_).complete()), 3);
    EXPECT_EQ(names_below(place_.destination()), Names{"honest"});
}

TEST_F(Hostile, CVE_2007_4559_absolute_names_go_below_the_destination) {
    const std::string name = (place_.outside() / "secret").string();
    const auto job = place_.extract(honest(bytes_).file(name, "changed").complete());
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_EQ(job.shot.warnings.size(), 1U) << "and it is said";
    EXPECT_TRUE(place_.outside_is_untouched());
    EXPECT_EQ(read_file(place_.at(name.substr(1))), "changed");
}

TEST_F(Hostile, CVE_2025_45582_a_link_and_then_a_file_through_it) {
    for (const auto& target : {place_.outside().string(), std::string("../outside"), std::string("../to/../outside")}) {
        TarBytes bytes;
        bytes.symlink("link", target).file("link/secret", "changed").file("link/new", "new");
        JobOptions options;
        options.on_conflict = ConflictPolicy::replace;
        expect_partial(place_.extract(honest(bytes).complete(), options), 2);
    }
}

TEST_F(Hostile, CVE_2025_45582_in_two_steps_through_a_link_that_was_there) {
    TreeBuilder(place_.destination()).symlink("link", "../outside");
    expect_partial(place_.extract(honest(bytes_).file("link/secret", "changed").file("link/new", "new").complete()), 2);
}

TEST_F(Hostile, a_directory_member_does_not_go_through_a_link) {
    TreeBuilder(place_.destination()).symlink("old", "../outside");
    bytes_.symlink("link", "../outside").directory("link", 0777).directory("old", 0777).directory("link/new");
    expect_partial(place_.extract(honest(bytes_).complete()), 1);
    EXPECT_EQ(names_below(place_.destination()), (Names{"honest", "link", "link/new", "old"}));
}

TEST_F(Hostile, CVE_2025_4517_links_to_links_and_long_ways_round) {
    bytes_.directory("a").directory("a/b").symlink("a/b/up", "../..").symlink("a/b/out", "up/../outside");
    bytes_.file("a/b/out/secret", "changed").symlink("a/first", "b/up").symlink("second", "a/first/../outside");
    bytes_.file("second/secret", "changed").file("a/first/../../outside/secret", "changed");
    expect_partial(place_.extract(honest(bytes_).complete()), 3);
}

TEST_F(Hostile, a_file_replaces_a_link_and_does_not_write_through_it) {
    JobOptions options;
    options.on_conflict = ConflictPolicy::replace;
    bytes_.symlink("link", "../outside/secret").file("link", "changed");
    const auto job = place_.extract(honest(bytes_).complete(), options);
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_TRUE(place_.outside_is_untouched());
    EXPECT_FALSE(files::is_symlink(place_.at("link")));
    EXPECT_EQ(read_file(place_.at("link")), "changed");
}

TEST_F(Hostile, CVE_2026_26960_hard_links_go_to_members_of_this_job_only) {
    TreeBuilder(place_.destination()).file("old", "was here").symlink("way", "../outside");
    bytes_.hard_link("one", "../outside/secret").hard_link("two", "way/secret").hard_link("three", "old");
    bytes_.symlink("link", "../outside/secret").hard_link("four", "link").hard_link("five", "missing");
    bytes_.hard_link("six", (place_.outside() / "secret").string());
    expect_partial(place_.extract(honest(bytes_).complete()), 5);
    EXPECT_EQ(files::hard_link_count(place_.outside() / "secret"), 1U);
    EXPECT_EQ(names_below(place_.destination()), (Names{"four", "honest", "link", "old", "way"}));
    EXPECT_TRUE(files::is_symlink(place_.at("four"))) << "the link itself has another name, not what it leads to";
}

TEST_F(Hostile, a_hard_link_to_a_member_that_became_a_link_does_not_follow_it) {
    JobOptions options;
    options.on_conflict = ConflictPolicy::replace;
    bytes_.file("a", "mine").symlink("a", "../outside/secret").hard_link("b", "a");
    const auto job = place_.extract(honest(bytes_).complete(), options);
    EXPECT_EQ(job.shot.state, JobState::done);
    EXPECT_TRUE(place_.outside_is_untouched());
    EXPECT_TRUE(files::is_symlink(place_.at("b")));
    EXPECT_EQ(files::hard_link_count(place_.outside() / "secret"), 1U);
}

TEST_F(Hostile, a_hard_link_to_a_member_that_another_program_replaced_is_refused) {
    write_file(place_.archive(), honest(bytes_.file("a", "mine")).complete());
    write_file(place_.at("second.tar"), TarBytes().hard_link("b", "a").complete());
    auto request = place_.request();
    request.sources.push_back(place_.at("second.tar").string());
    FaultySyscalls sys;
    sys.observe(Call::openat, 0, [&](const CallSite& site) {
        if (!site.name->ends_with("second.tar")) return;
        files::remove(place_.at("a"));
        files::create_hard_link(place_.outside() / "secret", place_.at("a"));
    });
    const auto job = run_job(sys, std::move(request));
    EXPECT_EQ(job.shot.state, JobState::partial);
    EXPECT_EQ(files::hard_link_count(place_.outside() / "secret"), 2U) << "ours made none";
    EXPECT_FALSE(files::exists(place_.at("b")));
}

TEST_F(Hostile, CVE_2026_33056_no_mode_is_set_through_a_link) {
    files::permissions(place_.outside(), files::perms(0700));
    const unsigned before = mode_of(place_.outside());
    JobOptions options;
    options.on_conflict = ConflictPolicy::replace;
    bytes_.directory("d", 0777).symlink("l", "../outside").directory("l", 0777);
    static_cast<void>(place_.extract(honest(bytes_).complete(), options));
    EXPECT_EQ(mode_of(place_.outside()), before);
    EXPECT_EQ(mode_of(place_.outside() / "secret"), 0600U);
}

TEST_F(Hostile, CVE_2025_62518_of_two_sizes_the_pax_one_counts_and_it_is_said) {
    // By the field the payload is empty, and what is in it would be members.
    TarBytes smuggled;
    smuggled.file("smuggled", "x");
    bytes_.records({{"size", std::to_string(smuggled.size())}}).header({.name = "wrapper", .mode = 0644, .size = 0});
    const auto job = place_.extract(honest(bytes_.blocks(smuggled.cut())).complete());
    EXPECT_EQ(names_below(place_.destination()), (Names{"honest", "wrapper"}));
    EXPECT_EQ(read_file(place_.at("wrapper")), smuggled.cut());
    ASSERT_EQ(job.shot.warnings.size(), 1U);
    EXPECT_NE(job.shot.warnings[0].find("two sizes"), std::string::npos);
    EXPECT_TRUE(place_.outside_is_untouched());
}

TEST_F(Hostile, an_ambiguous_member_is_not_moved_by_its_figures) {
    const std::string content = pattern(200'000);
    bytes_.records({{"size", "200000"}}).header({.name = "large", .mode = 0644, .size = 512}).blocks(content);
    const auto job = place_.extract(honest(bytes_).complete());
    EXPECT_TRUE(same_bytes(content, read_file(place_.at("large"))));
    EXPECT_EQ(job.shot.bytes[MethodId::buffered], content.size() + 6);
}

TEST_F(Hostile, CVE_2025_58183_a_sparse_map_without_sense_is_refused) {
    // Backwards, beyond the end, and more than is stored: each as GNU's pax 0.1 tells it.
    const std::vector<std::string> maps{"1000,10,0,10", "0,10,99999999999,10", "0,10,512,600"};
    for (const auto& map : maps) {
        bytes_.records({{"GNU.sparse.size", "10000"},
                        {"GNU.sparse.numblocks", "2"},
                        {"GNU.sparse.map", map},
                        {"GNU.sparse.name", "sparse"}});
        bytes_.header({.name = "GNUSparseFile.0/sparse", .mode = 0644, .size = 20}).blocks(std::string(20, 'x'));
    }
    const auto job = place_.extract(honest(bytes_).complete());
    EXPECT_NE(job.shot.state, JobState::done);
    EXPECT_TRUE(place_.outside_is_untouched());
    EXPECT_FALSE(files::exists(place_.at("sparse")));
}

TEST_F(Hostile, CVE_2025_58183_a_map_of_the_payload_that_lies_about_its_length) {
    bytes_.records({{"GNU.sparse.major", "1"},
                    {"GNU.sparse.minor", "0"},
                    {"GNU.sparse.name", "sparse"},
                    {"GNU.sparse.realsize", "10000"}});
    bytes_.header({.name = "x", .mode = 0644, .size = 512}).blocks("99999999999\n0\n1\n");
    const auto job = place_.extract(honest(bytes_).complete());
    EXPECT_NE(job.shot.state, JobState::done);
    EXPECT_TRUE(place_.outside_is_untouched());
    EXPECT_FALSE(files::exists(place_.at("sparse")));
}

TEST_F(Hostile, a_size_beyond_the_archive_creates_nothing) {
    for (const std::uint64_t size : {std::uint64_t{1} << 60, std::uint64_t{1} << 33, std::uint64_t{300'000}}) {
        const Extraction place;
        TarBytes bytes;
        write_file(place.archive(),
                   honest(bytes).member(TarBytes::file_member("huge", size), pattern(100'000)).complete());
        FaultySyscalls sys;
        const auto job = run_job(sys, place.request());
        EXPECT_EQ(job.shot.state, JobState::partial);
        EXPECT_EQ(names_below(place.destination()), Names{"honest"});
        EXPECT_EQ(sys.count(Call::unlinkat), 0U) << "not even for a moment";
        EXPECT_TRUE(place.outside_is_untouched());
    }
}

// As if this process had no powers.
class Powerless : public ForwardingSyscalls {
public:
    std::uint32_t effective_user() override { return 1000; }
    std::uint32_t umask() override { return 027; }
};

TEST_F(Hostile, the_umask_counts_for_who_is_not_root) {
    Powerless sys;
    archive::Member file = TarBytes::file_member("d/file", 1);
    file.permissions = 0777;
    archive::Member listed = TarBytes::file_member("listed", 1);
    listed.permissions = 0664;
    listed.attributes = {{"system.posix_acl_access", archive::encode_posix_acl({{archive::AclTag::owner, 6, 0},
                                                                                {archive::AclTag::user, 6, 1234},
                                                                                {archive::AclTag::group, 4, 0},
                                                                                {archive::AclTag::mask, 6, 0},
                                                                                {archive::AclTag::others, 4, 0}})}};
    bytes_.directory("d", 0777).member(file, "x").member(listed, "x");
    write_file(place_.archive(), bytes_.complete());
    EXPECT_EQ(run_job(sys, place_.request()).shot.state, JobState::done);
    EXPECT_EQ(mode_of(place_.at("d")), 0750U);
    EXPECT_EQ(mode_of(place_.at("d/file")), 0750U);
    EXPECT_EQ(mode_of(place_.at("listed")), 0640U) << "for what an access list grants as well";
    Extraction as_root;
    as_root.extract(bytes_.complete());
    EXPECT_EQ(mode_of(as_root.at("d/file")), 0777U);
}

TEST_F(Hostile, an_owner_that_nobody_can_be_is_told) {
    if (::geteuid() != 0) GTEST_SKIP() << "needs root";
    for (const char* number : {"4294967295", "4294967303", "18446744073709551615"}) {
        Extraction place;
        const auto job =
            place.extract(TarBytes().records({{"uid", number}}).header({.name = "a", .mode = 0644}).complete());
        ASSERT_EQ(job.shot.warnings.size(), 1U) << number;
        EXPECT_NE(job.shot.warnings.front().find("/a: "), std::string::npos) << job.shot.warnings.front();
        struct stat st{};
        ASSERT_EQ(::lstat(place.at("a").c_str(), &st), 0);
        EXPECT_EQ(st.st_uid, 65534U) << number;
    }
}

TEST_F(Hostile, set_id_bits_devices_owners_and_powers_are_for_root) {
    Powerless sys;
    archive::Member program = TarBytes::file_member("program", 1);
    program.permissions = 06755;
    archive::Member device = TarBytes::file_member("device", 0);
    device.type = archive::MemberType::char_device;
    device.device_major = 1;
    device.device_minor = 3;
    program.uid = 4321;
    program.attributes = {{"security.capability", std::string("\1\0\0\2\0\4\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 20)},
                          {"trusted.mark", "x"}};
    write_file(place_.archive(), honest(bytes_.member(program, "x").member(device)).complete());
    const auto job = run_job(sys, place_.request());
    expect_partial(job, 1);
    EXPECT_EQ(mode_of(place_.at("program")), 0750U);
    struct stat st{};
    ASSERT_EQ(::lstat(place_.at("program").c_str(), &st), 0);
    EXPECT_EQ(st.st_uid, ::geteuid());
    EXPECT_LT(::lgetxattr(place_.at("program").c_str(), "security.capability", nullptr, 0), 0);
    EXPECT_LT(::lgetxattr(place_.at("program").c_str(), "trusted.mark", nullptr, 0), 0);
    EXPECT_TRUE(job.shot.warnings.empty()) << "it is not even tried";
}

TEST_F(Hostile, of_a_member_that_comes_twice_the_last_version_wins) {
    for (const auto* name : {"twice", "d/twice"}) bytes_.file(name, "first").file(name, "second");
    bytes_.symlink("d/twice", "x").hard_link("d/twice", "d/twice");
    bytes_.file("one", "1").hard_link("other", "one").hard_link("other", "one").file("one", "new");
    bytes_.file("f", "file").directory("f").file("f/inside", "x");
    for (const auto policy : {ConflictPolicy::fail, ConflictPolicy::skip, ConflictPolicy::keep_both}) {
        Extraction place;
        JobOptions options;
        options.on_conflict = policy;
        const auto job = place.extract(bytes_.complete(), options);
        EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        EXPECT_EQ(names_below(place.destination()), (Names{"d", "d/twice", "f", "f/inside", "one", "other", "twice"}));
        EXPECT_EQ(read_file(place.at("twice")), "second");
        EXPECT_EQ(files::read_symlink(place.at("d/twice")), "x");
        EXPECT_EQ(read_file(place.at("one")), "new");
        EXPECT_EQ(read_file(place.at("other")), "1") << "it was a name of what came before";
        EXPECT_TRUE(place.outside_is_untouched());
    }
}

// CVE-2026-23950: what stands there for another reason than an earlier version is not replaced.
TEST_F(Hostile, what_is_no_earlier_version_of_the_member_is_a_conflict) {
    TreeBuilder(place_.destination()).file("there", "before");
    bytes_.file("there", "first").file("there", "second");
    expect_partial(place_.extract(honest(bytes_).complete()), 2);
    EXPECT_EQ(read_file(place_.at("there")), "before");
}

TEST_F(Hostile, a_directory_is_not_replaced_by_a_file) {
    bytes_.file("d/inside", "x").file("d", "file");
    expect_partial(place_.extract(honest(bytes_).complete()), 1);
    EXPECT_EQ(names_below(place_.destination()), (Names{"d", "d/inside", "honest"}));
}

TEST_F(Hostile, the_destination_itself_is_not_replaced) {
    bytes_.symlink("./", "../outside").file(".", "x");
    expect_partial(place_.extract(honest(bytes_).complete()), 2);
}

}  // namespace

}  // namespace drover::testing
