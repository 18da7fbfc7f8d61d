// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "tests/ui/fake_engine.h"
#include "tests/ui/sample_jobs.h"
#include "tests/ui/spoken.h"
#include "ui/text/engine_words.h"
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
    EXPECT_EQ(text(format_size(std::uint64_t{1} << 63)), "8.0 EiB");
    EXPECT_EQ(text(format_size(UINT64_MAX)), "16.0 EiB");
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

TEST(Titles, SayWhatIsGoingOn) {
    EXPECT_EQ(text(job_activity(*test::archiving_job().request)), "Archiving 3 items → films.tar");
    EXPECT_EQ(text(job_activity(*test::extracting_job().request)), "Extracting photos.tar.zst → Pictures");
    EXPECT_EQ(text(job_activity(*test::running_job().request)), "Copying 12 items → Backup");
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
    job.state = JobState::partial;
    EXPECT_EQ(progress_fraction(job), 1) << "some failed, but all were tried";
    job.state_reason = "No space left on device";
    EXPECT_LT(progress_fraction(job), 1) << "it stopped on the way";
    job.state_reason.clear();
}

TEST(Progress, CountsFilesWhereThereAreNoBytes) {
    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    job.totals = JobTotals{4, 0, true};
    job.counts.files_done = 1;
    EXPECT_DOUBLE_EQ(progress_fraction(job), 0.25);
}

TEST(Lines, TellFiguresMethodAndReason) {
    const JobSnapshot job = test::running_job();
    EXPECT_EQ(text(figures_line(job)), "3.1 of 8.0 GiB · 393 MiB/s · saved 2.0 GiB · 1,234 of 5,214 files");
    EXPECT_EQ(text(hand_line(job)), "holiday.mov · clone refused: other filesystem → kernel copy");
    EXPECT_EQ(text(state_line(job)), "Copying · 3 min left");
}

TEST(Lines, CountMembersOfArchives) {
    const JobSnapshot archive = test::archiving_job();
    EXPECT_EQ(text(figures_line(archive)), "5.0 of 8.0 GiB · 202 MiB/s · saved 4.9 GiB · 96 of 412 members");
    EXPECT_EQ(text(state_line(archive)), "Archiving · 11 s left");
    JobSnapshot extract = test::extracting_job();
    EXPECT_EQ(text(figures_line(extract)), "1.2 GiB · 179 MiB/s · 1,311 members · 2 skipped");
    EXPECT_EQ(text(state_line(extract)), "Extracting");
    EXPECT_EQ(text(hand_line(extract)), "fjord.jpg · compressed → buffered");
    extract.current.clear();
    EXPECT_EQ(text(hand_line(extract)), "Reading the archive");
    EXPECT_EQ(text(members_text(1)), "1 member");
}

TEST(Lines, SayThatACancelledArchiveIsNotThere) {
    JobSnapshot job = test::archiving_job();
    job.state = JobState::cancelled;
    EXPECT_EQ(text(hand_line(job)), "No archive was made");
    EXPECT_EQ(text(job_title(*job.request)), "3 items → films.tar");
}

TEST(Lines, CountOneFileAsOne) {
    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    job.totals = JobTotals{1, 100, true};
    EXPECT_EQ(text(figures_line(job)), "0 of 100 bytes · 0 bytes/s · 0 of 1 file");
    job.counts.files_done = 1;
    job.state = JobState::done;
    EXPECT_EQ(text(figures_line(job)), "0 bytes · 1 file");
}

TEST(Lines, CountFilesWhereThereAreNoBytes) {
    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    job.totals = JobTotals{300, 0, true};
    job.counts.files_done = 100;
    job.files_per_second = 40;
    EXPECT_EQ(text(figures_line(job)), "40 files/s · 100 of 300 files");
    job.files_per_second = 1.2;
    EXPECT_EQ(text(figures_line(job)), "1 file/s · 100 of 300 files");
    job.state = JobState::done;
    EXPECT_EQ(text(figures_line(job)), "100 files");
}

TEST(Lines, DoNotCountForAJobThatNeverBegan) {
    JobSnapshot job = test::make_job(JobState::paused, {"/a"}, "/mnt/b");
    job.totals = JobTotals{0, 0, false};
    EXPECT_EQ(text(figures_line(job)), "To /mnt/b");
    job.state = JobState::waiting;
    EXPECT_EQ(text(figures_line(job)), "To /mnt/b");
    job.totals = JobTotals{2, 100, true};
    EXPECT_EQ(text(figures_line(job)), "To /mnt/b · 100 bytes");
}

TEST(Lines, SayWhatACancelledJobLeaves) {
    JobSnapshot job = test::make_job(JobState::cancelled, {"/a"}, "/b");
    EXPECT_EQ(text(hand_line(job)), "It had not begun; nothing was changed");
    job.elapsed = Seconds(3);
    EXPECT_EQ(text(hand_line(job)), "What was finished stays at the destination");
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

TEST(Lines, SpeakTheLanguageAlsoInWhatTheEngineComposes) {
    const test::Spoken german("de_DE");
    EXPECT_EQ(text(tell_reason("clone refused: other filesystem → kernel copy")),
              "Klon nicht möglich: anderes Dateisystem → Kernel-Kopie");
    EXPECT_EQ(text(tell_state("waiting for sda")), "Wartet auf sda");
    EXPECT_EQ(text(tell_reason("/a: b/c is incomplete: the job ended before all was there")),
              "/a: b/c ist unvollständig: Der Auftrag endete, bevor alles da war");
    EXPECT_EQ(text(tell_reason("The owner of file and 3 more could not be kept: Operation not permitted")),
              "Nicht erhalten: Eigentümer von file und 3 weiteren (Vorgang nicht erlaubt)");
    EXPECT_EQ(text(tell_reason("A symlink is not replaced by a directory")),
              "Wird nicht ersetzt (dort: Symlink, es käme: Ordner)");
    EXPECT_EQ(text(tell_reason("Its checksum is wrong (at byte 512); reading goes on with the header at byte 1024")),
              "Seine Prüfsumme ist falsch (bei Byte 512); gelesen wird ab dem Kopf bei Byte 1024 weiter");
    EXPECT_EQ(text(tell_reason("a.zip/b: Its permissions are lost with the directory at the archive's end")),
              "a.zip/b: Seine Rechte sind mit dem Verzeichnis am Ende des Archivs verloren");
    EXPECT_EQ(text(tell_error({.kind = ErrorKind::no_space,
                               .operation = "write",
                               .code = "ENOSPC",
                               .reason = "No space left on device",
                               .path = "/a %1: b"})),
              "/a %1: b: Kein Platz mehr auf dem Gerät (write, ENOSPC)");
    EXPECT_EQ(text(tell_reason("Something that nobody says: %2")), "Something that nobody says: %2");
}

TEST(Lines, SaySafeToRemoveOnlyWhenTheDataIsOnTheDevice) {
    const auto line = [](JobState state, bool flushed) {
        JobSnapshot job = test::make_job(state, {"/a"}, "/media/stick");
        JobRequest request = *job.request;
        request.options.sync_removable = flushed;
        job.request = std::make_shared<const JobRequest>(request);
        Device stick;
        stick.removable = true;
        job.devices = std::make_shared<const std::vector<Device>>(1, stick);
        return state_line(job);
    };
    const QString safe = QStringLiteral("safe to remove");
    EXPECT_TRUE(line(JobState::done, true).contains(safe));
    EXPECT_FALSE(line(JobState::running, true).contains(safe));
    EXPECT_FALSE(line(JobState::done, false).contains(safe)) << "nobody knows what the kernel still holds back";
    EXPECT_FALSE(line(JobState::partial, true).contains(safe));
}

TEST(Lines, TellAnAverageOnlyWhereThereWasTimeForOne) {
    JobSnapshot job = test::make_job(JobState::done, {"/a"}, "/b");
    job.bytes[MethodId::kernel] = std::uint64_t{1} << 30;
    job.elapsed = std::chrono::milliseconds(20);
    EXPECT_FALSE(row_line(job).contains(QStringLiteral("average"))) << text(row_line(job));
    job.elapsed = std::chrono::milliseconds(500);
    EXPECT_TRUE(row_line(job).contains(QStringLiteral("2.0 GiB/s on average"))) << text(row_line(job));
}

TEST(Lines, SayWhyAJobFailed) {
    JobSnapshot job = test::make_job(JobState::failed, {"/a"}, "/b");
    job.state_reason = "no space left on /b";
    EXPECT_EQ(text(hand_line(job)), "No space left on /b");
}

}  // namespace
}  // namespace drover::ui
