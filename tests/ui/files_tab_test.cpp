// SPDX-License-Identifier: GPL-3.0-or-later
// The table of files: what it shows, how it is searched, and that a million of them cost nothing.
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class FilesTabTest : public WindowTest {
protected:
    void show_files(std::size_t count) {
        engine.set_items(sample_items(count));
        JobSnapshot job = running_job();
        job.items_logged = count;
        engine.add_job(job);
        if (!rows_become(1)) qFatal("the job does not appear");
        QTest::keyClick(window.get(), Qt::Key_2, Qt::ControlModifier);
    }

    QTableView& files() { return part<QTableView>("files"); }
    QString cell(int row, int column) { return files().model()->index(row, column).data().toString(); }
    bool count_becomes(int count) {
        return soon([&] { return files().model()->rowCount() == count; });
    }
    QString count_text() { return part<QLabel>("files_count").text(); }
};

TEST_F(FilesTabTest, TellsMethodReasonSpeedAndResult) {
    show_files(7);
    ASSERT_TRUE(count_becomes(7));
    EXPECT_EQ(cell(0, 0), QStringLiteral("/home/me/Films/0/holiday.mov"));
    EXPECT_EQ(cell(0, 1), QStringLiteral("940 MiB"));
    EXPECT_EQ(cell(0, 3), QStringLiteral("Kernel copy"));
    EXPECT_EQ(cell(0, 4), QStringLiteral("clone refused: other filesystem → kernel copy"));
    EXPECT_EQ(cell(0, 5), QStringLiteral("409 MiB/s"));
    EXPECT_EQ(cell(0, 6), QStringLiteral("Done"));
    EXPECT_EQ(cell(3, 2), QStringLiteral("0 bytes")) << "a hole takes nothing";
    EXPECT_EQ(cell(5, 3), QStringLiteral("–"));
    EXPECT_EQ(cell(5, 6), QStringLiteral("Failed"));
}

TEST_F(FilesTabTest, TypingNarrowsTheTable) {
    show_files(70);
    EXPECT_TRUE(part<QLineEdit>("files_filter").hasFocus());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("fjord"));
    ASSERT_TRUE(count_becomes(10));
    EXPECT_EQ(count_text(), QStringLiteral("10 of 70 files"));
    for (int row = 0; row < 10; ++row) EXPECT_TRUE(cell(row, 0).endsWith(QStringLiteral("fjord.jpg")));
    part<QLineEdit>("files_filter").clear();
    EXPECT_TRUE(count_becomes(70));
}

TEST_F(FilesTabTest, MethodAndResultNarrowItToo) {
    show_files(70);
    QTest::keyClick(&widget("method_filter"), Qt::Key_Down);
    ASSERT_TRUE(count_becomes(10));
    EXPECT_EQ(cell(0, 3), QStringLiteral("Clone"));
    QTest::keyClick(&widget("method_filter"), Qt::Key_Home);
    QTest::keyClick(&widget("result_filter"), Qt::Key_End);
    ASSERT_TRUE(count_becomes(10));
    EXPECT_EQ(cell(0, 6), QStringLiteral("Failed"));
}

TEST_F(FilesTabTest, AClickOnATitleSorts) {
    show_files(14);
    QHeaderView* header = files().horizontalHeader();
    const auto click_title = [&](int column) {
        const QPoint place(header->sectionViewportPosition(column) + 10, header->height() / 2);
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {}, place);
    };
    click_title(1);
    ASSERT_TRUE(soon([&] { return files().model()->rowCount() == 14 && cell(0, 1) == QStringLiteral("10.2 KiB"); }))
        << cell(0, 1).toStdString();
    click_title(1);
    ASSERT_TRUE(soon([&] { return files().model()->rowCount() == 14 && cell(0, 1) == QStringLiteral("20.0 GiB"); }))
        << cell(0, 1).toStdString();
}

TEST_F(FilesTabTest, GrowsWithTheJob) {
    show_files(5);
    ASSERT_TRUE(count_becomes(5));
    EXPECT_FALSE(cell(4, 0).isEmpty()) << "a part of a page is read";
    engine.set_items(sample_items(300));
    engine.change(JobId{1}, [](JobSnapshot& job) {
        job.items_logged = 300;
        ++job.counts.files_failed;
        ++job.errors_total;
    });
    ASSERT_TRUE(count_becomes(300));
    EXPECT_TRUE(cell(6, 0).endsWith(QStringLiteral("fjord.jpg"))) << "and the rest of that page after it";
    EXPECT_FALSE(cell(299, 0).isEmpty());
}

TEST_F(FilesTabTest, CopiesPathsAndOpensTheInspector) {
    show_files(7);
    ASSERT_TRUE(count_becomes(7));
    files().setFocus();
    files().selectRow(1);
    press(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QApplication::clipboard()->text(), QStringLiteral("/home/me/Films/0/machine.qcow2"));
    QSignalSpy inspector(window.get(), &ui::MainWindow::inspect_wanted);
    press(Qt::Key_I, Qt::ControlModifier);
    ASSERT_EQ(inspector.size(), 1);
    EXPECT_EQ(inspector[0][0].toStringList(), (QStringList{QStringLiteral("/home/me/Films/0/machine.qcow2"),
                                                           QStringLiteral("/srv/Backup/0/machine.qcow2")}));
}

TEST_F(FilesTabTest, AnotherJobsFilesReplaceThem) {
    show_files(70);
    ASSERT_TRUE(count_becomes(70));
    engine.add_job(attention_job());
    ASSERT_TRUE(rows_become(2));
    select_row(1);
    EXPECT_TRUE(count_becomes(0));
    select_row(0);
    EXPECT_TRUE(count_becomes(70));
}

}  // namespace
}  // namespace drover::test
