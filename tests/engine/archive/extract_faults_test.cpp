// SPDX-License-Identifier: GPL-3.0-or-later
// Fault enumeration for extraction: whatever call fails, no file is half done, nothing is left behind, leaked or
// unsaid.
#include <gtest/gtest.h>

#include <cerrno>
#include <map>
#include <optional>
#include <ostream>
#include <thread>

#include "tests/engine/archive/extraction.h"
#include "tests/engine/plausible_errors.h"
#include "tests/support/faulty_syscalls.h"

namespace drover::testing {

namespace {

namespace files = std::filesystem;

struct Scenario {
    const char* title;
    bool onto_existing = false;
    JobOptions options{};

    friend void PrintTo(const Scenario& one, std::ostream* out) { *out << one.title; }
};

const std::map<std::string, std::string>& contents() {
    static const std::map<std::string, std::string> all{{"tree/small", pattern(3000)},
                                                        {"tree/large", pattern(200'000, 2)},
                                                        {"tree/d/other", pattern(10, 3)},
                                                        {"top", pattern(70'000, 4)}};
    return all;
}

std::string archive_bytes() {
    TarBytes bytes;
    bytes.directory("tree", 0750);
    for (const auto& [name, content] : contents()) bytes.file(name, content);
    archive::Member holes = TarBytes::file_member("tree/holes", 300'000);
    holes.sparse = true;
    holes.data = {{100'000, 70'000}};
    bytes.member(holes, pattern(70'000, 5));
    bytes.symlink("tree/link", "small").hard_link("tree/twin", "tree/large");
    return bytes.complete();
}

class OneRun {
public:
    explicit OneRun(const Scenario& scenario) : scenario_(scenario) {
        write_file(place_.archive(), archive_bytes());
        if (scenario.onto_existing)
            TreeBuilder(place_.destination()).file("top", "old").directory("tree").file("tree/small", "old");
    }

    FinishedJob extract(std::function<int(const CallSite&, std::uint64_t)> disturbance) {
        JobOptions options = scenario_.options;
        options.workers = 1;  // so that the nth call is the same one in every run
        sys.on_any_call = std::move(disturbance);
        return run_job(sys, place_.request(options));
    }

    void expect_nothing_half_done() const {
        for (const auto& name : names_below(place_.destination())) {
            if (name.find(".drover-") != std::string::npos) continue;  // a hidden tree that could not be removed
            const auto known = contents().find(name);
            const std::string now = files::is_regular_file(place_.at(name)) ? read_file(place_.at(name)) : "";
            if (known == contents().end() || (scenario_.onto_existing && now == "old")) continue;
            EXPECT_TRUE(same_bytes(known->second, now)) << name << " is half done";
        }
        if (scenario_.onto_existing) {
            EXPECT_TRUE(files::exists(place_.at("top"))) << "the old file is gone";
        }
    }

    void expect_a_stated_outcome(const FinishedJob& job) const {
        ASSERT_TRUE(is_final(job.shot.state));
        for (const auto& error : job.errors()) EXPECT_FALSE(error.reason.empty() || error.path.empty());
        if (job.shot.state != JobState::done) {
            EXPECT_GT(job.shot.errors_total, 0U) << "failed without a reason";
            return;
        }
        for (const auto& [name, content] : contents())
            EXPECT_TRUE(files::exists(place_.at(name)) && same_bytes(content, read_file(place_.at(name))))
                << "done, it says";
        EXPECT_EQ(files::file_size(place_.at("tree/holes")), 300'000U);
        EXPECT_EQ(files::hard_link_count(place_.at("tree/twin")), 2U);
        EXPECT_TRUE(files::is_symlink(place_.at("tree/link")));
    }

    FaultySyscalls sys;
    const Extraction& place() const { return place_; }

private:
    const Scenario& scenario_;
    Extraction place_;
};

class EveryCallOfAnExtraction : public ::testing::TestWithParam<Scenario> {};

TEST_P(EveryCallOfAnExtraction, may_fail_with_any_plausible_error) {
    OneRun undisturbed(GetParam());
    const auto good = undisturbed.extract(nullptr);
    ASSERT_EQ(good.shot.state, JobState::done) << ::testing::PrintToString(good.told());
    undisturbed.expect_a_stated_outcome(good);
    const std::uint64_t calls = undisturbed.sys.calls().size();
    const std::size_t open_before = open_descriptors();
    for (std::uint64_t number = 1; number <= calls; ++number) {
        std::size_t errors = 1;
        for (std::size_t choice = 0; choice < errors; ++choice) {
            OneRun run(GetParam());
            std::string disturbed;
            Call failed{};
            const auto job = run.extract([&](const CallSite& site, std::uint64_t now) {
                if (now != number) return 0;
                // Two threads at work: the same number may be another call this time.
                const auto& plausible = plausible_errors(site.call);
                errors = plausible.size();
                const int code = plausible[choice % errors];
                failed = site.call;
                disturbed.append(call_name(site.call)).append(site.name == nullptr ? "" : " " + *site.name);
                disturbed.append(" ").append(sys::code_name(static_cast<std::errc>(code)));
                return code;
            });
            SCOPED_TRACE("call " + std::to_string(number) + ": " + disturbed);
            run.expect_nothing_half_done();
            run.expect_a_stated_outcome(job);
            if (failed != Call::unlinkat) {
                EXPECT_EQ(staging_leftovers(run.place().destination()), std::vector<std::string>{});
            }
            ASSERT_TRUE(descriptors_come_down_to(open_before)) << "a descriptor leaked";
            if (HasFailure()) return;  // one is enough to look at
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Faults, EveryCallOfAnExtraction,
                         ::testing::Values(Scenario{.title = "into_an_empty_place"},
                                           Scenario{.title = "with_verify", .options = {.verify = true, .sync = true}},
                                           Scenario{.title = "onto_existing",
                                                    .onto_existing = true,
                                                    .options = {.on_conflict = ConflictPolicy::replace}}),
                         [](const auto& test) { return test.param.title; });

// --- several threads -------------------------------------------------------------------------------------------------

JobOptions with_workers(unsigned workers) {
    JobOptions options;
    options.workers = workers;
    return options;
}

TEST(ManySmallMembers, come_out_the_same_with_any_number_of_threads) {
    TarBytes bytes;
    std::map<std::string, std::string> wanted;
    for (int i = 0; i < 3000; ++i) {
        const std::string name =
            "t/d" + std::to_string(i / 70) + "/e" + std::to_string(i % 3) + "/" + std::to_string(i);
        wanted[name] = pattern(static_cast<std::size_t>(i) * 7 % 5000, static_cast<unsigned>(i));
        bytes.file(name, wanted[name]);
        if (i % 50 == 7) {
            const std::string twin = "t/twin" + std::to_string(i);
            bytes.hard_link(twin, name);
            wanted[twin] = wanted[name];
        }
    }
    for (const unsigned workers : {1U, 2U, 5U}) {
        Extraction place;
        const auto job = place.extract(bytes.complete(), with_workers(workers));
        EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
        EXPECT_EQ(job.shot.counts.files_done, wanted.size());
        EXPECT_EQ(job.items.size(), wanted.size());
        for (const auto& [name, content] : wanted) ASSERT_TRUE(same_bytes(content, read_file(place.at(name)))) << name;
        EXPECT_EQ(files::hard_link_count(place.at("t/twin7")), 2U);
        EXPECT_TRUE(place.outside_is_untouched());
    }
}

TEST(ManySmallMembers, the_last_version_of_a_member_wins_with_any_number_of_threads) {
    for (const auto policy : {ConflictPolicy::fail, ConflictPolicy::replace, ConflictPolicy::keep_both}) {
        TarBytes bytes;
        for (int i = 0; i < 400; ++i) bytes.file("t/" + std::to_string(i % 200), i < 200 ? "first" : "second");
        bytes.file("t/7/below", "no directory");
        JobOptions options = with_workers(3);
        options.on_conflict = policy;
        Extraction place;
        const auto job = place.extract(bytes.complete(), options);
        EXPECT_EQ(job.shot.errors_total, 1U);
        EXPECT_EQ(read_file(place.at("t/13")), "second");
        EXPECT_FALSE(files::exists(place.at("t/13 (2)")));
        EXPECT_TRUE(place.outside_is_untouched());
    }
}

TEST(ManySmallMembers, a_full_disk_ends_the_job_and_leaves_whole_files) {
    TarBytes bytes;
    for (int i = 0; i < 500; ++i) bytes.file("t/d" + std::to_string(i / 10) + "/" + std::to_string(i), pattern(4000));
    for (const unsigned workers : {1U, 3U}) {
        Extraction place;
        write_file(place.archive(), bytes.complete());
        FaultySyscalls sys;
        sys.fail(Call::pwrite, ENOSPC).once_moved(1'000'000);
        const auto job = run_job(sys, place.request(with_workers(workers)));
        EXPECT_EQ(job.shot.state, JobState::partial);
        EXPECT_TRUE(place.outside_is_untouched());
        for (const auto& name : names_below(place.destination())) {
            if (!files::is_regular_file(place.at(name))) continue;
            EXPECT_EQ(files::file_size(place.at(name)), 4000U) << name;
        }
    }
}

TEST(ManySmallMembers, a_name_that_another_program_takes_is_a_conflict) {
    TarBytes bytes;
    for (int i = 0; i < 20; ++i) bytes.file("t/d" + std::to_string(i) + "/file", "ours");
    Extraction place;
    write_file(place.archive(), bytes.complete());
    FaultySyscalls sys;
    sys.fail(Call::openat, EEXIST).where(names("file")).at(3);
    JobOptions options = with_workers(2);
    options.on_conflict = ConflictPolicy::replace;
    const auto job = run_job(sys, place.request(options));
    EXPECT_EQ(job.shot.state, JobState::done) << ::testing::PrintToString(job.told());
    EXPECT_EQ(job.shot.counts.files_done, 20U);
    EXPECT_TRUE(place.outside_is_untouched());
}

TEST(ManySmallMembers, a_paused_job_stands_still_with_all_its_threads) {
    TarBytes bytes;
    for (int i = 0; i < 400; ++i) bytes.file("t/d" + std::to_string(i / 4) + "/" + std::to_string(i), pattern(4000));
    Extraction place;
    write_file(place.archive(), bytes.complete());
    JobOptions options = with_workers(3);
    options.bytes_per_second = 1'000'000;
    const auto engine = Engine::create();
    const auto id = engine->submit(place.request(options));
    ASSERT_TRUE(id.has_value());
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    engine->pause(*id);
    for (int i = 0; i < 300 && engine->snapshot().front().state != JobState::paused; ++i)
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ASSERT_EQ(engine->snapshot().front().state, JobState::paused);
    const auto done = engine->snapshot().front().counts.files_done;
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    // Those that wait for the speed limit still end the file in hand.
    EXPECT_LE(engine->snapshot().front().counts.files_done, done + 3);
    EXPECT_LT(done, 400U);
    engine->resume(*id);
    ASSERT_TRUE(engine->wait(*id, std::chrono::seconds(20)));
    EXPECT_EQ(engine->snapshot().front().state, JobState::done);
    EXPECT_EQ(engine->snapshot().front().counts.files_done, 400U);
}

// --- questions -------------------------------------------------------------------------------------------------------

TEST(AskedAbout, members_wait_for_a_person_and_are_read_again) {
    Extraction place;
    TreeBuilder(place.destination()).file("a", "old").file("b", "old").file("c", "old");
    write_file(place.archive(),
               TarBytes().file("a", "new").file("free", "new").file("b", "new").file("c", "new").complete());
    JobOptions options;
    options.on_conflict = ConflictPolicy::ask;
    const auto engine = Engine::create();
    const auto id = engine->submit(place.request(options));
    ASSERT_TRUE(id.has_value());
    ASSERT_TRUE(engine->wait(*id, std::chrono::seconds(20)));
    auto shot = engine->snapshot().front();
    ASSERT_EQ(shot.state, JobState::needs_attention);
    EXPECT_EQ(read_file(place.at("free")), "new") << "the rest goes on";
    ASSERT_EQ(shot.questions->size(), 3U);
    const Answer answers[] = {Answer::replace, Answer::keep_both, Answer::skip};
    for (std::size_t i = 0; i < 3; ++i) engine->answer(*id, (*shot.questions)[i].id, answers[i]);
    while (!is_final(engine->snapshot().front().state)) engine->wait(*id, std::chrono::milliseconds(50));
    EXPECT_EQ(engine->snapshot().front().state, JobState::done);
    EXPECT_EQ(read_file(place.at("a")), "new");
    EXPECT_EQ(read_file(place.at("b")), "old");
    EXPECT_EQ(read_file(place.at("b (2)")), "new");
    EXPECT_EQ(read_file(place.at("c")), "old");
}

}  // namespace

}  // namespace drover::testing
