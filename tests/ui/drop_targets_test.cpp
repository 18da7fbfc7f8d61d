// SPDX-License-Identifier: GPL-3.0-or-later
// Where a drop falls decides what it does: on a job it joins, on a device it goes there, elsewhere it is a new job.
#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QLabel>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/sidebar/sidebar.h"

namespace drover::test {
namespace {

class DropTargetsTest : public WindowTest {
protected:
    DropTargetsTest() {
        type_destination(QStringLiteral("/srv/backup"));
        engine.set_queue_state(sample_queue());
        for (const JobSnapshot& job : sample_jobs()) engine.add_job(job);
        if (!rows_become(7)) qFatal("the jobs do not appear");
        uris.setData(QStringLiteral("text/uri-list"), "file:///home/me/new.mov\r\nfile:///home/me/more.mov");
    }

    // In the window, where the middle of a row lies.
    QPoint on_job(int row) {
        const QRect place = list().visualRect(list().model()->index(row, 0));
        return list().viewport()->mapTo(window.get(), place.center());
    }
    QPoint on_lane(const QString& name) {
        auto& sidebar = part<ui::Sidebar>("sidebar");
        for (int row = 0; row < sidebar.model()->rowCount(); ++row) {
            const QModelIndex index = sidebar.model()->index(row, 0);
            if (index.data().toString() != name) continue;
            return sidebar.viewport()->mapTo(window.get(), sidebar.visualRect(index).center());
        }
        ADD_FAILURE() << "no lane " << name.toStdString();
        return {};
    }
    QString hover(const QPoint& place) {
        QDragEnterEvent enter(place, Qt::CopyAction, &uris, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &enter);
        QDragMoveEvent move(place, Qt::CopyAction, &uris, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window.get(), &move);
        return window->findChild<ui::DropOverlay*>()->headline();
    }
    void drop_at(const QPoint& place, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        hover(place);
        QDropEvent drop(place, Qt::CopyAction, &uris, Qt::LeftButton, modifiers);
        QApplication::sendEvent(window.get(), &drop);
        EXPECT_TRUE(drop.isAccepted());
    }
    // Where nothing but the window takes it.
    void drop_beside(const QByteArray& list, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        uris.setData(QStringLiteral("text/uri-list"), list);
        drop_at(QPoint(window->width() / 2, window->height() - 60), modifiers);
        ASSERT_TRUE(panel_open());
    }
    bool panel_open() { return widget("new_job").isVisible(); }

    QMimeData uris;
};

TEST_F(DropTargetsTest, OnAJobTheFilesJoinIt) {
    EXPECT_EQ(hover(on_job(0)), QStringLiteral("Drop to add to 12 items → Backup"));
    drop_at(on_job(0));
    EXPECT_TRUE(was_called("add_sources 1 2"));
    EXPECT_EQ(engine.job(JobId{1}).request->sources.back(), "/home/me/more.mov");
    EXPECT_FALSE(panel_open()) << "it goes where the job goes";
}

TEST_F(DropTargetsTest, ARefusedJoinIsSaid) {
    engine.refuse_next({ErrorKind::invalid, "change", "", "this job takes no more", ""});
    drop_at(on_job(0));
    EXPECT_TRUE(message().contains(QStringLiteral("this job takes no more")));
}

TEST_F(DropTargetsTest, OnAJobThatHasEndedTheyAreANewOne) {
    list().scrollToBottom();
    drop_at(on_job(6));
    EXPECT_TRUE(panel_open());
    EXPECT_TRUE(engine.calls().empty());
}

TEST_F(DropTargetsTest, OnADeviceTheyGoThere) {
    EXPECT_EQ(hover(on_lane(QStringLiteral("Player"))), QStringLiteral("Drop to copy to Player"));
    drop_at(on_lane(QStringLiteral("Player")), Qt::ShiftModifier);
    ASSERT_TRUE(panel_open());
    EXPECT_EQ(part<QComboBox>("destination").currentText(), QStringLiteral("/media/me/Player"));
    press(Qt::Key_Return);
    ASSERT_EQ(engine.requests().size(), 1U);
    EXPECT_EQ(engine.requests()[0].destination, "/media/me/Player");
    EXPECT_EQ(engine.requests()[0].kind, JobKind::move);
}

TEST_F(DropTargetsTest, ElsewhereTheyGoToTheDestination) {
    EXPECT_EQ(hover(QPoint(window->width() / 2, window->height() - 60)), QStringLiteral("Drop to copy to backup"));
}

TEST_F(DropTargetsTest, FilesThatGoWhereTheyComeFromAreKeptBeside) {
    type_destination(QStringLiteral("/home/me"));
    drop_beside("file:///home/me/a.txt");
    EXPECT_EQ(part<QComboBox>("conflict").currentText(), QStringLiteral("Keep both"));
    press(Qt::Key_Return);
    EXPECT_EQ(engine.requests().at(0).options.on_conflict, ConflictPolicy::keep_both);
}

TEST_F(DropTargetsTest, TheProposalFollowsTheDestinationUntilSomebodyChooses) {
    copy_to_clipboard("text/uri-list", "file:///home/me/a.txt\r\n");
    click_toolbar("paste");
    EXPECT_EQ(part<QComboBox>("conflict").currentText(), QStringLiteral("Ask me"));
    type_destination(QStringLiteral("/home/me/"));
    EXPECT_EQ(part<QComboBox>("conflict").currentText(), QStringLiteral("Keep both"));
    type_destination(QStringLiteral("/elsewhere"));
    EXPECT_EQ(part<QComboBox>("conflict").currentText(), QStringLiteral("Ask me"));
    QTest::keyClick(&widget("conflict"), Qt::Key_End);
    type_destination(QStringLiteral("/home/me"));
    EXPECT_EQ(part<QComboBox>("conflict").currentText(), QStringLiteral("Report an error"));
}

TEST_F(DropTargetsTest, AMoveHomeProposesNothing) {
    type_destination(QStringLiteral("/home/me"));
    drop_beside("file:///home/me/a.txt", Qt::ShiftModifier);
    EXPECT_EQ(part<QComboBox>("conflict").currentText(), QStringLiteral("Ask me"));
}

}  // namespace
}  // namespace drover::test
