// SPDX-License-Identifier: GPL-3.0-or-later
// What can be done to jobs, by keys and by mouse.
#include <QAction>
#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QItemSelectionModel>
#include <QPushButton>

#include "tests/ui/window_fixture.h"
#include "ui/jobs/job_model.h"

namespace drover::test {
namespace {

class ActionsTest : public WindowTest {
protected:
    ActionsTest() {
        for (const char* name : {"/one", "/two", "/three"}) engine.add_job(make_job(JobState::running, {name}, "/to"));
        if (!rows_become(3)) qFatal("the jobs do not appear");
        list().setFocus();
        select_row(0);
    }

    std::vector<std::uint64_t> order() {
        std::vector<std::uint64_t> ids;
        for (const JobSnapshot& job : engine.snapshot()) ids.push_back(static_cast<std::uint64_t>(job.id));
        return ids;
    }
    bool shown_state(int row, JobState state) {
        return soon([&] {
            const auto index = list().model()->index(row, 0);
            return index.data(ui::JobModel::row_role).value<const ui::JobRow*>()->live().state == state;
        });
    }
    std::uint64_t current() { return static_cast<std::uint64_t>(list().current_job().value_or(JobId{})); }
};

using Order = std::vector<std::uint64_t>;

TEST_F(ActionsTest, SpacePausesAndResumes) {
    press(Qt::Key_Space);
    EXPECT_TRUE(was_called("pause 1"));
    ASSERT_TRUE(shown_state(0, JobState::paused));
    EXPECT_EQ(action("pause").iconText(), QStringLiteral("Resume"));
    press(Qt::Key_Space);
    EXPECT_TRUE(was_called("resume 1"));
    ASSERT_TRUE(shown_state(0, JobState::running));
    EXPECT_EQ(action("pause").iconText(), QStringLiteral("Pause"));
}

TEST_F(ActionsTest, TheToolbarPausesToo) {
    click_toolbar("pause");
    EXPECT_TRUE(was_called("pause 1"));
}

TEST_F(ActionsTest, DeleteCancelsThenRemoves) {
    press(Qt::Key_Delete);
    EXPECT_TRUE(was_called("cancel 1"));
    ASSERT_TRUE(shown_state(0, JobState::cancelled));
    EXPECT_FALSE(was_called("remove 1"));
    press(Qt::Key_Delete);
    EXPECT_TRUE(was_called("remove 1"));
    EXPECT_TRUE(rows_become(2));
    ASSERT_NE(current(), 0U) << "another job takes the selection";
    const std::string next = std::to_string(current());
    press(Qt::Key_Delete);
    EXPECT_TRUE(was_called("cancel " + next)) << "and the next key";
}

TEST_F(ActionsTest, TheToolbarCancelsAndRemoves) {
    click_toolbar("cancel");
    EXPECT_TRUE(was_called("cancel 1"));
    ASSERT_TRUE(shown_state(0, JobState::cancelled));
    click_toolbar("remove");
    EXPECT_TRUE(was_called("remove 1"));
}

TEST_F(ActionsTest, AltArrowsMoveTheJobAndTheSelectionFollows) {
    press(Qt::Key_Down, Qt::AltModifier);
    EXPECT_TRUE(was_called("move_to 1 1"));
    ASSERT_TRUE(soon([&] { return list().currentIndex().row() == 1; }));
    EXPECT_EQ(order(), (Order{2, 1, 3}));
    EXPECT_EQ(current(), 1U);
    press(Qt::Key_Up, Qt::AltModifier);
    ASSERT_TRUE(soon([&] { return list().currentIndex().row() == 0; }));
    EXPECT_EQ(order(), (Order{1, 2, 3}));
    EXPECT_EQ(current(), 1U);
}

TEST_F(ActionsTest, SeveralJobsMoveTogether) {
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_Down, Qt::AltModifier);
    EXPECT_EQ(order(), (Order{3, 1, 2}));
}

TEST_F(ActionsTest, ADragToTheEndMovesTheJobThere) {
    QMimeData* data = list().model()->mimeData({list().model()->index(0, 0)});
    const QPointF below(20, list().visualRect(list().model()->index(2, 0)).bottom() - 1);
    QDragEnterEvent enter(below.toPoint(), Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list().viewport(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDragMoveEvent move(below.toPoint(), Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list().viewport(), &move);
    QDropEvent drop(below, Qt::MoveAction, data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(list().viewport(), &drop);
    EXPECT_EQ(order(), (Order{2, 3, 1}));
    ASSERT_TRUE(soon([&] { return list().currentIndex().row() == 2; }));
    EXPECT_EQ(current(), 1U);
    EXPECT_EQ(list().model()->rowCount(), 3);
    delete data;
}

TEST_F(ActionsTest, FilesDroppedOnTheListGoToTheWindow) {
    QMimeData data;
    data.setData(QStringLiteral("text/uri-list"), "file:///a");
    const auto drop_at = [&](const QPoint& place) {
        QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(list().viewport(), &enter);
        QDropEvent drop(place, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(list().viewport(), &drop);
    };
    drop_at(list().visualRect(list().model()->index(1, 0)).center());
    EXPECT_TRUE(was_called("add_sources 2 1")) << "on a job they join it";
    EXPECT_TRUE(widget("new_job").isHidden());
    drop_at(QPoint(20, list().viewport()->height() - 4));
    EXPECT_TRUE(widget("new_job").isVisible()) << "below the last job they are a new one";
}

TEST_F(ActionsTest, ActionsFollowTheSelection) {
    EXPECT_FALSE(action("up").isEnabled());
    EXPECT_TRUE(action("down").isEnabled());
    EXPECT_FALSE(action("remove").isEnabled());
    select_row(2);
    EXPECT_TRUE(action("up").isEnabled());
    EXPECT_FALSE(action("down").isEnabled());
    list().clearSelection();
    for (const char* name : {"pause", "cancel", "remove", "up", "down"}) EXPECT_FALSE(action(name).isEnabled()) << name;
}

TEST_F(ActionsTest, RemoveFinishedLeavesTheOthers) {
    engine.change(JobId{1}, [](JobSnapshot& job) { job.state = JobState::done; });
    engine.change(JobId{3}, [](JobSnapshot& job) { job.state = JobState::failed; });
    ASSERT_TRUE(shown_state(2, JobState::failed));
    action("remove_finished").trigger();
    EXPECT_EQ(order(), Order{2});
}

TEST_F(ActionsTest, SpaceOnAButtonPressesTheButton) {
    ASSERT_TRUE(drop_uris("file:///a"));
    type_destination(QStringLiteral("/to"));
    part<QPushButton>("hold").setFocus();
    press(Qt::Key_Space);
    EXPECT_EQ(engine.requests().size(), 1U);
    EXPECT_TRUE(engine.calls().empty()) << "the selected job is not paused";
}

TEST_F(ActionsTest, ClosingWithRunningJobsAsksInTheWindowFirst) {
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->isVisible());
    EXPECT_TRUE(message().contains(QStringLiteral("Close the window again")));
    EXPECT_TRUE(window->close());
}

TEST_F(ActionsTest, QuittingAsksForEveryJobThatHasNotEnded) {
    for (std::uint64_t id = 2; id <= 3; ++id)
        engine.change(JobId{id}, [](JobSnapshot& job) { job.state = JobState::done; });
    for (const JobState state : {JobState::waiting, JobState::paused, JobState::needs_attention, JobState::stopping}) {
        engine.change(JobId{1}, [state](JobSnapshot& job) { job.state = state; });
        ASSERT_TRUE(shown_state(0, state));
        QTest::keyClick(window.get(), Qt::Key_Q, Qt::ControlModifier);
        EXPECT_TRUE(window->isVisible()) << "state " << static_cast<int>(state);
        EXPECT_TRUE(message().contains(QStringLiteral("Close the window again")));
        click("close_message");
    }
    EXPECT_FALSE(window->close());
    EXPECT_TRUE(window->close());
}

TEST_F(ActionsTest, TheQuestionBeforeQuittingLeavesWithTheLastJob) {
    for (std::uint64_t id = 1; id <= 3; ++id)
        engine.change(JobId{id}, [](JobSnapshot& job) { job.state = JobState::paused; });
    ASSERT_TRUE(shown_state(2, JobState::paused));
    EXPECT_FALSE(window->close());
    engine.cancel(JobId{1});
    ASSERT_TRUE(shown_state(0, JobState::cancelled));
    EXPECT_FALSE(message().isEmpty());
    engine.cancel(JobId{2});
    engine.cancel(JobId{3});
    EXPECT_TRUE(soon([&] { return message().isEmpty(); }));
}

TEST_F(ActionsTest, ClosingWithNothingRunningClosesAtOnce) {
    for (std::uint64_t id = 1; id <= 3; ++id)
        engine.change(JobId{id}, [](JobSnapshot& job) { job.state = JobState::done; });
    EXPECT_TRUE(window->close());
}

}  // namespace
}  // namespace drover::test
