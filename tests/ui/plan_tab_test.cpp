// SPDX-License-Identifier: GPL-3.0-or-later
// The plan: asked for by a click, and what it says.
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTableView>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class PlanTabTest : public WindowTest {
protected:
    void show_plan_of(const JobSnapshot& job) {
        engine.add_job(job);
        if (!rows_become(1)) qFatal("the job does not appear");
        QTest::keyClick(window.get(), Qt::Key_5, Qt::ControlModifier);
        QTest::qWait(50);  // until the tab has its layout
    }
    QTableView& obstacles() { return part<QTableView>("obstacles"); }
    QString cell(int row, int column) { return obstacles().model()->index(row, column).data().toString(); }
    QString space() { return part<QLabel>("plan_space").text(); }
};

TEST_F(PlanTabTest, LookingAheadBeginsOnAClickOnly) {
    show_plan_of(make_job(JobState::paused, {"/a"}, "/b"));
    EXPECT_TRUE(engine.calls().empty()) << "it reads the disk, so it does not begin by itself";
    EXPECT_TRUE(widget("look_ahead").hasFocus());
    press(Qt::Key_Space);
    EXPECT_TRUE(was_called("plan 1"));
}

TEST_F(PlanTabTest, LookingAheadCanBeStopped) {
    JobSnapshot job = planned_job();
    auto plan = std::make_shared<Plan>(*job.plan);
    plan->complete = false;
    job.plan = plan;
    job.phase = JobPhase::planning;
    show_plan_of(job);
    EXPECT_EQ(part<QLabel>("plan_title").text(), QStringLiteral("Looking ahead: 1,204 files so far"));
    click("look_ahead");
    EXPECT_TRUE(was_called("stop_planning 1"));
}

TEST_F(PlanTabTest, TellsRoomConflictsAndObstacles) {
    show_plan_of(planned_job());
    EXPECT_EQ(space(), QStringLiteral("There is room: 2.7 GiB are needed, 14.0 GiB are free."));
    ASSERT_EQ(obstacles().model()->rowCount(), 3);
    EXPECT_EQ(cell(0, 0), QStringLiteral("notes: 2026.txt"));
    EXPECT_EQ(cell(0, 2), QStringLiteral("notes_ 2026.txt"));
    EXPECT_EQ(cell(1, 1), QStringLiteral("too large for one file there"));
    EXPECT_EQ(cell(1, 2), QStringLiteral("none: it would fail"));
}

TEST_F(PlanTabTest, ListsWhatWouldFailForAnyOtherReason) {
    JobSnapshot job = planned_job();
    auto plan = std::make_shared<Plan>(*job.plan);
    plan->errors = {{.kind = ErrorKind::permission,
                     .operation = "openat",
                     .code = "EACCES",
                     .reason = "Permission denied",
                     .path = "/home/me/Projects/secret"}};
    plan->errors_total = 1;
    job.plan = plan;
    show_plan_of(job);
    ASSERT_EQ(obstacles().model()->rowCount(), 4);
    EXPECT_EQ(cell(3, 0), QStringLiteral("secret"));
    EXPECT_EQ(cell(3, 1), QStringLiteral("Permission denied"));
    EXPECT_EQ(cell(3, 2), QStringLiteral("none: it would fail"));
}

TEST_F(PlanTabTest, TellsWhenThereIsNoRoom) {
    JobSnapshot job = planned_job();
    auto plan = std::make_shared<Plan>(*job.plan);
    plan->space.available = 1;
    job.plan = plan;
    show_plan_of(job);
    EXPECT_TRUE(space().startsWith(QStringLiteral("Not enough room")));
}

TEST_F(PlanTabTest, TellsWhenThereAreTooFewInodes) {
    JobSnapshot job = planned_job();
    auto plan = std::make_shared<Plan>(*job.plan);
    plan->space.inodes = 1200;
    plan->space.free_inodes = 10;
    job.plan = plan;
    show_plan_of(job);
    EXPECT_EQ(space(), QStringLiteral("Not enough inodes: 1,200 are needed, 10 are free."));
}

TEST_F(PlanTabTest, TheProposedNamesAreTakenByAClick) {
    show_plan_of(planned_job());
    EXPECT_FALSE(part<QCheckBox>("adapt_names").isChecked());
    QTest::keyClick(&widget("adapt_names"), Qt::Key_Space);
    EXPECT_TRUE(was_called("change_options 1"));
    EXPECT_TRUE(engine.job(JobId{1}).request->options.adapt_names);
}

TEST_F(PlanTabTest, AJobThatHasBegunOffersNone) {
    show_plan_of(running_job());
    EXPECT_FALSE(widget("look_ahead").isVisible());
    EXPECT_TRUE(part<QLabel>("plan_title").text().startsWith(QStringLiteral("The job has begun.")));
}

}  // namespace
}  // namespace drover::test
