// SPDX-License-Identifier: GPL-3.0-or-later
// What failed: by cause, tried again, exported.
#include <QFile>
#include <QListView>
#include <QPushButton>
#include <QTableView>

#include "tests/ui/choose_file.h"
#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class ErrorsTabTest : public WindowTest {
protected:
    ErrorsTabTest() {
        auto items = sample_items(70);  // ten of them failed
        items[12].cause = 1;
        engine.set_items(items);
        JobSnapshot job = attention_job();
        job.state = JobState::partial;
        job.questions = std::make_shared<const std::vector<Question>>();
        job.questions_open = 0;
        job.items_logged = 70;
        job.errors_total = 10;
        job.counts.files_failed = 10;
        job.causes = std::make_shared<const std::vector<ErrorCause>>(
            std::vector<ErrorCause>{{ErrorKind::permission, "openat", "EACCES", "Permission denied", 9},
                                    {ErrorKind::io, "read", "EIO", "Input/output error", 1}});
        engine.add_job(job);
        if (!rows_become(1)) qFatal("the job does not appear");
        QTest::keyClick(window.get(), Qt::Key_4, Qt::ControlModifier);
        if (!failed_become(10)) qFatal("the failed files do not appear");
    }

    QListView& causes() { return part<QListView>("causes"); }
    QTableView& failed() { return part<QTableView>("failed_items"); }
    bool failed_become(int count) {
        return soon([&] { return failed().model()->rowCount() == count; });
    }
    void choose_cause(int row) {
        const QPoint place = causes().visualRect(causes().model()->index(row, 0)).center();
        QTest::mouseClick(causes().viewport(), Qt::LeftButton, {}, place);
    }
};

TEST_F(ErrorsTabTest, GroupsByCause) {
    ASSERT_EQ(causes().model()->rowCount(), 3);
    EXPECT_EQ(causes().model()->index(0, 0).data().toString(), QStringLiteral("All causes\n10 errors"));
    EXPECT_EQ(causes().model()->index(1, 0).data().toString(), QStringLiteral("Permission denied (EACCES)\n9 errors"));
    choose_cause(2);
    ASSERT_TRUE(failed_become(1));
    choose_cause(1);
    EXPECT_TRUE(failed_become(9));
}

TEST_F(ErrorsTabTest, RetriesWhatIsSelected) {
    EXPECT_FALSE(widget("retry_selected").isEnabled());
    failed().setFocus();
    failed().selectRow(2);
    click("retry_selected");
    EXPECT_TRUE(was_called("retry 1 1"));
    EXPECT_TRUE(rows_become(2)) << "a new job";
}

TEST_F(ErrorsTabTest, RetriesEverything) {
    click("retry_all");
    EXPECT_TRUE(was_called("retry 1 0")) << "no numbers stand for all";
}

TEST_F(ErrorsTabTest, ARefusedRetryIsSaid) {
    engine.refuse_next({ErrorKind::invalid, "retry", "", "nothing of it is left", ""});
    click("retry_all");
    EXPECT_TRUE(message().contains(QStringLiteral("nothing of it is left")));
}

TEST_F(ErrorsTabTest, ARunningJobCannotBeRetried) {
    engine.change(JobId{1}, [](JobSnapshot& job) { job.state = JobState::running; });
    EXPECT_TRUE(soon([&] { return !widget("retry_all").isEnabled(); }));
}

TEST_F(ErrorsTabTest, ExportsValues) {
    const QString path = folder.filePath(QStringLiteral("failed.csv"));
    click("export_errors");
    choose_file(*window, path);
    QFile file(path);
    ASSERT_TRUE(soon([&] { return file.exists() && widget("export_errors").isEnabled(); }));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    ASSERT_EQ(lines.size(), 12) << "a title, ten files, and the end of the last line";
    EXPECT_EQ(lines[0].trimmed(), "source,destination,result,size,method,why");
    EXPECT_EQ(lines[1].trimmed(),
              "/home/me/Films/0/locked.db,/srv/Backup/0/locked.db,failed,12582912,,Permission denied (EACCES)");
}

TEST_F(ErrorsTabTest, AJobWithoutALogShowsItsErrorsAsTheyCame) {
    JobSnapshot job = attention_job();
    job.items_logged = 0;
    engine.add_job(job);
    ASSERT_TRUE(rows_become(2));
    select_row(1);
    auto& errors = part<QListView>("errors");
    ASSERT_TRUE(soon([&] { return errors.isVisible(); }));
    EXPECT_EQ(errors.model()->index(0, 0).data().toString(), QStringLiteral(".thumbs\nPermission denied (EACCES)"));
}

}  // namespace
}  // namespace drover::test
