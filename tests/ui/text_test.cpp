// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/fake_engine.h"
#include "tests/ui/sample_jobs.h"
#include "ui/text/format.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"

namespace drover::ui {
namespace {

using Seconds = std::chrono::duration<double>;

std::string text(const QString& string) {
    return string.toStdString();
}

TEST(Sizes, HaveThreeDigitsAtMost) {
    EXPECT_EQ(text(format_size(std::uint64_t{0})), "0 bytes");
    EXPECT_EQ(text(format_size(std::uint64_t{1})), "1 byte");
    EXPECT_EQ(text(format_size(std::uint64_t{1023})), "1,023 bytes");
    EXPECT_EQ(text(format_size(std::uint64_t{1536})), "1.5 KiB");
    EXPECT_EQ(text(format_size(std::uint64_t{412} << 20)), "412 MiB");
    EXPECT_EQ(text(format_size(std::uint64_t{8} << 30)), "8.0 GiB");
}

TEST(Sizes, ShareTheirUnitWhereTheyCan) {
    EXPECT_EQ(text(format_size_of(std::uint64_t{3} << 30, std::uint64_t{8} << 30)), "3.0 of 8.0 GiB");
    EXPECT_EQ(text(format_size_of(std::uint64_t{5} << 20, std::uint64_t{8} << 30)), "5.0 MiB of 8.0 GiB");
    EXPECT_EQ(text(format_size_of(0, std::uint64_t{8} << 30)), "0 of 8.0 GiB");
}

TEST(Sizes, NeverClaimMoreThanIsKnown) {
    EXPECT_EQ(text(format_size(SavedBytes{1024, Precision::exact})), "1.0 KiB");
    EXPECT_EQ(text(format_size(SavedBytes{1024, Precision::at_least})), "at least 1.0 KiB");
    EXPECT_EQ(text(format_size(SavedBytes{1024, Precision::at_most})), "at most 1.0 KiB");
    EXPECT_EQ(text(format_size(SavedBytes{1024, Precision::unknown})), "unknown");
}

TEST(Times, AreAsCoarseAsTheyAreCertain) {
    EXPECT_EQ(text(format_duration(Seconds(0.4))), "less than 1 s");
    EXPECT_EQ(text(format_duration(Seconds(192))), "3 min 12 s");
    EXPECT_EQ(text(format_duration(Seconds(90'000))), "1 d 1 h");
    EXPECT_EQ(text(format_remaining(Seconds(0.2))), "moments left");
    EXPECT_EQ(text(format_remaining(Seconds(44.6))), "45 s left");
    EXPECT_EQ(text(format_remaining(Seconds(184))), "3 min left");
    EXPECT_EQ(text(format_remaining(Seconds(5000))), "1 h 23 min left");
}

TEST(Names, ShowEveryByte) {
    EXPECT_EQ(text(show_name("/d/caf\xE9\n")), "caf\\xe9\\x0a");
    EXPECT_EQ(text(show_name("/d/folder/")), "folder");
    EXPECT_EQ(text(show_name("/")), "/");
}

TEST(Titles, NameTheOneSourceOrCountThem) {
    JobRequest request;
    request.destination = "/mnt/Backup";
    request.sources = {"/a/holiday.mov"};
    EXPECT_EQ(text(job_title(request)), "holiday.mov → Backup");
    request.sources.resize(1200, "/b");
    EXPECT_EQ(text(job_title(request)), "1,200 items → Backup");
}

TEST(Progress, ReachesItsEndOnlyWithTheState) {
    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    EXPECT_FALSE(progress_known(job));
    job.totals = JobTotals{2, 1000, true};
    job.counts.bytes_done = 5000;  // a file grew while it was read
    EXPECT_LT(progress_fraction(job), 1);
    EXPECT_EQ(text(format_percent(progress_fraction(job))), "99 %");
    job.state = JobState::done;
    EXPECT_EQ(progress_fraction(job), 1);
}

TEST(Progress, CountsFilesWhereThereAreNoBytes) {
    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    job.totals = JobTotals{4, 0, true};
    job.counts.files_done = 1;
    EXPECT_DOUBLE_EQ(progress_fraction(job), 0.25);
}

TEST(Lines, TellFiguresMethodAndReason) {
    const JobSnapshot job = test::running_job();
    EXPECT_EQ(text(figures_line(job)), "3.1 of 8.0 GiB · 1,234 of 5,214 files · 393 MiB/s · saved 2.0 GiB");
    EXPECT_EQ(text(hand_line(job)), "holiday.mov · clone refused: other filesystem → kernel copy");
    EXPECT_EQ(text(state_line(job)), "Copying · 3 min left");
}

TEST(Lines, SayNothingOfSavingsThatNobodyKnows) {
    JobSnapshot job = test::running_job();
    job.saved.clones.precision = Precision::unknown;
    EXPECT_FALSE(figures_line(job).contains(QStringLiteral("saved")));
}

TEST(Lines, MentionQuestionsWhileTheRestGoesOn) {
    JobSnapshot job = test::running_job();
    job.questions_open = 2;
    EXPECT_EQ(text(state_line(job)), "Copying · 3 min left · 2 questions");
}

TEST(Lines, SayThatAPauseIsOnItsWay) {
    JobSnapshot job = test::running_job();
    job.state_reason = "pausing";
    EXPECT_EQ(text(state_line(job)), "Pausing");
}

TEST(Lines, SayWhyAJobFailed) {
    JobSnapshot job = test::make_job(JobState::failed, {"/a"}, "/b");
    job.state_reason = "no space left on /b";
    EXPECT_EQ(text(hand_line(job)), "No space left on /b");
}

}  // namespace
}  // namespace drover::ui
