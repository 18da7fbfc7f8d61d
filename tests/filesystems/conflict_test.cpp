// SPDX-License-Identifier: GPL-3.0-or-later
// What happens where the target's name is taken.
#include <sys/stat.h>
#include <unistd.h>

#include <chrono>
#include <optional>

#include "tests/filesystems/entry_facts.h"
#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/job_run.h"
#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

using Lines = std::vector<std::string>;

JobOptions on_conflict(ConflictPolicy policy) {
    JobOptions options;
    options.on_conflict = policy;
    return options;
}

// A source and a destination directory that both hold "taken"; the source also holds "free".
class Conflict : public OnEachFilesystem {
protected:
    void SetUp() override {
        DROVER_NEED_FILESYSTEM(*GetParam());
        room_.emplace(*GetParam());
        make_directory(from(""));
        make_directory(to(""));
        write_file(from("taken"), "new", 0600);
        write_file(from("free"), "free");
        write_file(to("taken"), "old", 0644);
        set_time(from("taken"), year_2001);
        set_time(to("taken"), year_2001);
    }
    std::string from(const std::string& name) const { return room_->path() + "/from/" + name; }
    std::string to(const std::string& name) const { return room_->path() + "/to/" + name; }
    FinishedJob copy(ConflictPolicy policy) {
        return run_job(copy_of({from("taken"), from("free")}, to(""), on_conflict(policy)));
    }
    void expect_no_leftovers() const { EXPECT_EQ(staging_names_below(room_->path()), Lines{}); }

private:
    std::optional<FreshDirectory> room_;
};
INSTANTIATE_TEST_SUITE_P(Job, Conflict, testing::ValuesIn(all_places()), place_name);

TEST_P(Conflict, FailsTheItemAndGoesOn) {
    const auto job = copy(ConflictPolicy::fail);
    EXPECT_EQ(job.last.state, JobState::partial);
    EXPECT_EQ(job.first_error(), ErrorKind::conflict);
    EXPECT_EQ(read_file(to("taken")), "old");
    EXPECT_EQ(read_file(to("free")), "free");
    expect_no_leftovers();
}

TEST_P(Conflict, SkipLeavesTheExistingFile) {
    const auto job = copy(ConflictPolicy::skip);
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(job.last.counts.files_skipped, 1U);
    EXPECT_EQ(read_file(to("taken")), "old");
    EXPECT_EQ(read_file(to("free")), "free");
}

TEST_P(Conflict, ReplaceTakesContentAndPermissions) {
    const auto job = copy(ConflictPolicy::replace);
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(to("taken")), "new");
    EXPECT_EQ(tree_facts(to("taken")).at("").mode & 0777, 0600U);
    expect_no_leftovers();
}

TEST_P(Conflict, NewerReplacesOnlyWhatIsOlder) {
    struct Step {
        std::int64_t existing;
        const char* expected;
    };
    for (const auto& [existing, expected] :
         {Step{year_2001 + 1, "old"}, Step{year_2001, "old"}, Step{year_2001 - 1, "new"}}) {
        SCOPED_TRACE(existing - year_2001);
        set_time(to("taken"), existing);
        const auto job = copy(ConflictPolicy::newer);
        EXPECT_EQ(job.last.state, JobState::done) << job.errors();
        EXPECT_EQ(read_file(to("taken")), expected);
    }
}

TEST_P(Conflict, KeepBothFindsAFreeName) {
    for (const std::string name : {"photo.jpg", ".hidden", "plain", "a.tar.gz"}) {
        write_file(from(name), "new " + name);
        write_file(to(name), "old " + name);
    }
    write_file(to("plain (2)"), "also taken");
    const auto job = run_job(copy_of({from("photo.jpg"), from(".hidden"), from("plain"), from("a.tar.gz")}, to(""),
                                     on_conflict(ConflictPolicy::keep_both)));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(to("photo (2).jpg")), "new photo.jpg");
    EXPECT_EQ(read_file(to(".hidden (2)")), "new .hidden");
    EXPECT_EQ(read_file(to("plain (3)")), "new plain");
    EXPECT_EQ(read_file(to("a.tar (2).gz")), "new a.tar.gz");
    EXPECT_EQ(read_file(to("photo.jpg")), "old photo.jpg");
    expect_no_leftovers();
}

TEST_P(Conflict, KeepBothOfTheLongestNameShortensIt) {
    const std::string name = std::string(251, 'n') + ".jpg";
    write_file(from(name), "new");
    write_file(to(name), "old");
    const auto job = run_job(copy_of({from(name)}, to(""), on_conflict(ConflictPolicy::keep_both)));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(to(name)), "old");
    const std::string expected = std::string(247, 'n') + " (2).jpg";
    ASSERT_TRUE(exists(to(expected))) << "no such name among the " << names_in(to("")).size();
    EXPECT_EQ(read_file(to(expected)), "new");
}

TEST_P(Conflict, KeepBothCopiesAFileBesideItself) {
    const auto job = run_job(copy_of({from("taken")}, from(""), on_conflict(ConflictPolicy::keep_both)));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(from("taken (2)")), "new");
    EXPECT_EQ(read_file(from("taken")), "new");
}

TEST_P(Conflict, AskShowsBothSidesAndDoesWhatIsAnswered) {
    for (const std::string name : {"skip", "replace", "both"}) {
        write_file(from(name), "newer " + name);
        write_file(to(name), "old");
        set_time(from(name), year_2001);
        set_time(to(name), year_1950);
    }
    std::uint64_t asked = 0;
    const auto job = run_job(
        copy_of({from("skip"), from("replace"), from("both"), from("free")}, to(""), on_conflict(ConflictPolicy::ask)),
        [&](const Question& question) {
            ++asked;
            EXPECT_EQ(question.existing.size, 3U);
            EXPECT_EQ(question.existing.mtime_ns, year_1950);
            EXPECT_EQ(question.source.mtime_ns, year_2001);
            EXPECT_FALSE(question.source.directory);
            if (question.source.path == from("skip")) return Answer::skip;
            if (question.source.path == from("replace")) return Answer::replace;
            EXPECT_EQ(question.existing.path, to("both"));
            return Answer::keep_both;
        });
    EXPECT_EQ(asked, 3U);
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(to("skip")), "old");
    EXPECT_EQ(read_file(to("replace")), "newer replace");
    EXPECT_EQ(read_file(to("both")), "old");
    EXPECT_EQ(read_file(to("both (2)")), "newer both");
    EXPECT_EQ(read_file(to("free")), "free");
    EXPECT_EQ(job.last.questions_open, 0U);
}

TEST_P(Conflict, OneAnswerForAllSettlesTheRest) {
    const auto engine = Engine::create();
    const auto id = engine->submit(copy_of({from("taken"), from("free")}, to(""), on_conflict(ConflictPolicy::ask)));
    ASSERT_TRUE(id);
    ASSERT_TRUE(engine->wait(*id, std::chrono::minutes(1)));
    EXPECT_EQ(snapshot_of(*engine, *id).state, JobState::needs_attention);
    engine->answer_all(*id, Answer::replace);
    const auto last = wait_for_end(*engine, *id);
    EXPECT_EQ(last.state, JobState::done);
    EXPECT_EQ(read_file(to("taken")), "new");
}

TEST_P(Conflict, CancelOfAnOpenQuestionLeavesTheExistingFile) {
    const auto engine = Engine::create();
    const auto id = engine->submit(copy_of({from("taken"), from("free")}, to(""), on_conflict(ConflictPolicy::ask)));
    ASSERT_TRUE(id);
    ASSERT_TRUE(engine->wait(*id, std::chrono::minutes(1)));
    engine->cancel(*id);
    EXPECT_EQ(wait_for_end(*engine, *id).state, JobState::cancelled);
    EXPECT_EQ(read_file(to("taken")), "old");
    expect_no_leftovers();
}

TEST_P(Conflict, DirectoriesMergeAndKeepWhatTheyHold) {
    make_directory(from("album"), 0700);
    write_file(from("album/new"), "new");
    make_directory(from("album/both"));
    write_file(from("album/both/new"), "new");
    make_directory(to("album"), 0755);
    write_file(to("album/old"), "old");
    make_directory(to("album/both"));
    write_file(to("album/both/old"), "old");
    set_time(from("album"), year_2001);
    const auto job = run_job(copy_of({from("album")}, to("")));
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(names_in(to("album")), (Lines{"both", "new", "old"}));
    EXPECT_EQ(names_in(to("album/both")), (Lines{"new", "old"}));
    const auto merged = tree_facts(to("album")).at("");
    EXPECT_EQ(merged.mode & 07777, 0700U);
    EXPECT_EQ(merged.modified, year_2001);
    expect_no_leftovers();
}

TEST_P(Conflict, AFileAndADirectoryDoNotReplaceEachOther) {
    make_directory(from("mixed"));
    write_file(from("mixed/inside"), "x");
    write_file(to("mixed"), "a file");
    make_directory(to("free"));
    write_file(to("free/inside"), "y");
    const auto job = run_job(copy_of({from("mixed"), from("free")}, to(""), on_conflict(ConflictPolicy::replace)));
    EXPECT_EQ(job.last.state, JobState::failed);
    EXPECT_EQ(job.last.errors_total, 2U) << job.errors();
    EXPECT_EQ(read_file(to("mixed")), "a file");
    EXPECT_EQ(read_file(to("free/inside")), "y");
}

TEST_P(Conflict, ReplaceOfASymlinkLeavesItsTargetAlone) {
    write_file(to("precious"), "precious");
    ASSERT_EQ(::unlink(to("taken").c_str()), 0);
    make_symlink("precious", to("taken"));
    const auto job = copy(ConflictPolicy::replace);
    EXPECT_EQ(job.last.state, JobState::done) << job.errors();
    EXPECT_EQ(read_file(to("precious")), "precious");
    EXPECT_EQ(read_file(to("taken")), "new");
    EXPECT_TRUE(S_ISREG(tree_facts(to("taken")).at("").mode));
}

TEST_P(Conflict, ADirectoryDoesNotMergeThroughASymlink) {
    make_directory(from("album"));
    write_file(from("album/new"), "new");
    make_directory(to("elsewhere"));
    make_symlink("elsewhere", to("album"));
    const auto job = run_job(copy_of({from("album")}, to(""), on_conflict(ConflictPolicy::replace)));
    EXPECT_EQ(job.last.state, JobState::failed);
    EXPECT_EQ(names_in(to("elsewhere")), Lines{});
    EXPECT_EQ(tree_facts(to("album")).at("").link, "elsewhere");
}

}  // namespace

}  // namespace drover::test
