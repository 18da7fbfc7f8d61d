// SPDX-License-Identifier: GPL-3.0-or-later
// Which jobs the list shows, chosen by mouse and keys.
#include "ui/sidebar/sidebar.h"

#include <QApplication>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class SidebarTest : public WindowTest {
protected:
    SidebarTest() {
        engine.set_queue_state(sample_queue());
        for (const JobSnapshot& job : sample_jobs()) engine.add_job(job);
        if (!rows_become(7)) qFatal("the jobs do not appear");
    }

    ui::Sidebar& sidebar() { return part<ui::Sidebar>("sidebar"); }
    int row_of(const QString& title) {
        for (int row = 0; row < sidebar().model()->rowCount(); ++row) {
            if (sidebar().model()->index(row, 0).data().toString() == title) return row;
        }
        ADD_FAILURE() << "no " << title.toStdString();
        return -1;
    }
    void click_filter(const char* title) {
        const QModelIndex index = sidebar().model()->index(row_of(QString::fromLatin1(title)), 0);
        QTest::mouseClick(sidebar().viewport(), Qt::LeftButton, {}, sidebar().visualRect(index).center());
    }
    QString spoken(const char* title) {
        const QModelIndex index = sidebar().model()->index(row_of(QString::fromLatin1(title)), 0);
        return index.data(Qt::AccessibleTextRole).toString();
    }
    int shown() { return list().model()->rowCount(); }
};

TEST_F(SidebarTest, EachFilterShowsItsJobs) {
    const std::pair<const char*, int> filters[] = {{"Running", 2}, {"Waiting", 2},  {"Needs attention", 2},
                                                   {"Ended", 2},   {"All jobs", 7}, {"Player", 2},
                                                   {"Archive", 1}, {"Backup", 1}};
    for (const auto& [title, count] : filters) {
        click_filter(title);
        EXPECT_EQ(shown(), count) << title;
    }
}

TEST_F(SidebarTest, CountsAreSpoken) {
    EXPECT_EQ(spoken("All jobs"), QStringLiteral("All jobs, 7 jobs"));
    EXPECT_EQ(spoken("Archive"), QStringLiteral("Archive, 1 job"));
}

TEST_F(SidebarTest, KeysPassOverTheHeading) {
    sidebar().setFocus();
    press(Qt::Key_End);
    const int last = sidebar().currentIndex().row();
    for (int i = 0; i < 3; ++i) press(Qt::Key_Up);
    EXPECT_EQ(sidebar().currentIndex().data().toString(), QStringLiteral("Ended"));
    EXPECT_EQ(last - sidebar().currentIndex().row(), 4) << "three devices and the heading";
}

TEST_F(SidebarTest, JobsMoveBetweenFiltersAsTheyChange) {
    click_filter("Waiting");
    engine.change(JobId{4}, [](JobSnapshot& job) { job.state = JobState::running; });
    EXPECT_TRUE(soon([&] { return shown() == 1; }));
    click_filter("Running");
    EXPECT_EQ(shown(), 3);
}

TEST_F(SidebarTest, TheDetailsFollowTheFilter) {
    click_filter("Ended");
    ASSERT_TRUE(list().current_job());
    EXPECT_EQ(*list().current_job(), JobId{6});
}

TEST_F(SidebarTest, ANewJobIsShownWhateverTheFilter) {
    click_filter("Ended");
    type_destination(QStringLiteral("/to"));
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Return);
    ASSERT_TRUE(soon([&] { return shown() == 8; }));
    EXPECT_EQ(*list().current_job(), JobId{8});
}

TEST_F(SidebarTest, MovingPassesTheNeighbourThatIsShown) {
    click_filter("Ended");
    list().setFocus();
    list().select_job(JobId{7});
    press(Qt::Key_Up, Qt::AltModifier);
    EXPECT_TRUE(was_called("move_to 7 5")) << "before job 6, which is the one above it here";
}

TEST_F(SidebarTest, LanesLeaveWithTheirJobs) {
    click_filter("Player");
    engine.set_queue_state({});
    engine.notify();
    ASSERT_TRUE(soon([&] { return shown() == 7; })) << "back to all jobs";
    EXPECT_EQ(sidebar().currentIndex().row(), 0);
}

TEST_F(SidebarTest, HidesByItsKey) {
    sidebar().setFocus();
    QTest::keyClick(window.get(), Qt::Key_F8);
    EXPECT_FALSE(sidebar().isVisible());
    EXPECT_TRUE(list().hasFocus());
}

}  // namespace
}  // namespace drover::test
