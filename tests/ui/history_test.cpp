// SPDX-License-Identifier: GPL-3.0-or-later
// Jobs of earlier runs: found, reported, exported, done again, forgotten.
#include <gtest/gtest.h>

#include <QAccessible>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>

#include "tests/ui/choose_file.h"
#include "tests/ui/kept_program.h"
#include "ui/history/history_window.h"

namespace drover::test {
namespace {

class HistoryWindowTest : public testing::Test {
protected:
    // One run that copies a file, fails to copy another one, and ends; then the run that is looked at.
    void SetUp() override {
        {
            KeptProgram first(place.path());
            write("letter.txt", "words");
            copy(first, "letter.txt");
            copy(first, "missing.bin");
        }
        program = std::make_unique<KeptProgram>(place.path());
    }

    void write(const char* name, const QByteArray& content) const {
        QFile file(place.filePath(QString::fromLatin1(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    void copy(KeptProgram& run, const char* name) const {
        JobRequest request;
        request.sources = {place.filePath(QString::fromLatin1(name)).toStdString()};
        request.destination = place.filePath(QStringLiteral("to")).toStdString();
        request.create_destination = true;
        const auto id = run.engine->submit(request);
        ASSERT_TRUE(id.has_value());
        ASSERT_TRUE(run.engine->wait(*id, std::chrono::seconds(20)));
    }

    void open_history() {
        QTest::keyClick(program->window.get(), Qt::Key_H, Qt::ControlModifier);
        history = program->window->findChild<ui::HistoryWindow*>();
        ASSERT_NE(history, nullptr);
        ASSERT_TRUE(QTest::qWaitForWindowActive(history));
        ASSERT_TRUE(rows_become(2));
    }
    template <typename Widget>
    Widget& part(const char* name) {
        return *history->findChild<Widget*>(QString::fromLatin1(name));
    }
    bool rows_become(int count) {
        return QTest::qWaitFor([&] { return part<QTableView>("history_jobs").model()->rowCount() == count; });
    }
    QString cell(int row, int column) {
        const auto& model = *part<QTableView>("history_jobs").model();
        return model.index(row, column).data().toString();
    }
    QString report() { return part<QPlainTextEdit>("history_report").toPlainText(); }
    void click(const char* name) { QTest::mouseClick(&part<QPushButton>(name), Qt::LeftButton); }
    void search(const QString& words) { QTest::keyClicks(&part<QLineEdit>("history_words"), words); }
    QByteArray exported(const char* name) {
        const QString path = place.filePath(QString::fromLatin1(name));
        click("export_history");
        choose_file(*history, path);
        QFile file(path);
        EXPECT_TRUE(QTest::qWaitFor([&] { return file.exists(); }));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return file.readAll();
    }

    QTemporaryDir place;
    std::unique_ptr<KeptProgram> program;
    ui::HistoryWindow* history = nullptr;
};

TEST_F(HistoryWindowTest, ShowsTheLatestFirstWithItsReport) {
    open_history();
    EXPECT_TRUE(cell(0, 1).contains(QStringLiteral("missing.bin"))) << cell(0, 1).toStdString();
    EXPECT_EQ(cell(0, 2), QStringLiteral("Failed"));
    EXPECT_TRUE(report().contains(QStringLiteral("ENOENT"))) << report().toStdString();
    QTest::keyClick(&part<QTableView>("history_jobs"), Qt::Key_Down);
    EXPECT_EQ(cell(1, 2), QStringLiteral("Done"));
    EXPECT_TRUE(report().contains(place.filePath(QStringLiteral("letter.txt")))) << report().toStdString();
    EXPECT_TRUE(report().contains(QStringLiteral("Took: "))) << report().toStdString();
}

TEST_F(HistoryWindowTest, EveryControlHasAName) {
    open_history();
    int checked = 0;
    for (QWidget* control : history->findChildren<QWidget*>()) {
        if (!control->isVisible() || control->focusPolicy() == Qt::NoFocus) continue;
        if (control->objectName().startsWith(QStringLiteral("qt_"))) continue;
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(control);
        ASSERT_NE(accessible, nullptr);
        EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty())
            << control->metaObject()->className() << ' ' << control->objectName().toStdString();
        ++checked;
    }
    EXPECT_GE(checked, 6);
}

TEST_F(HistoryWindowTest, IsSearched) {
    open_history();
    search(QStringLiteral("LETTER"));
    ASSERT_TRUE(rows_become(1));
    EXPECT_TRUE(cell(0, 1).contains(QStringLiteral("letter.txt")));
    search(QStringLiteral("xyz"));
    ASSERT_TRUE(rows_become(0));
    EXPECT_EQ(report(), QString());
    EXPECT_FALSE(part<QPushButton>("again").isEnabled());
    EXPECT_FALSE(part<QPushButton>("export_history").isEnabled());
}

TEST_F(HistoryWindowTest, ExportsTheReportThatIsSelected) {
    open_history();
    const QJsonObject job = QJsonDocument::fromJson(exported("report.JSON")).object();
    const QJsonObject report = job[QStringLiteral("report")].toObject();
    EXPECT_EQ(report[QStringLiteral("state")].toString(), QStringLiteral("failed"));
    EXPECT_EQ(report[QStringLiteral("errors")].toArray()[0].toObject()[QStringLiteral("code")].toString(),
              QStringLiteral("ENOENT"));
    EXPECT_TRUE(exported("report.csv").startsWith("source,destination,result,"));
    EXPECT_TRUE(exported("words.txt").contains("missing.bin"));
    QTest::keyClick(&part<QTableView>("history_jobs"), Qt::Key_A, Qt::ControlModifier);
    EXPECT_FALSE(part<QPushButton>("export_history").isEnabled()) << "one at a time";
}

TEST_F(HistoryWindowTest, DoesAJobAgain) {
    open_history();
    search(QStringLiteral("missing"));
    ASSERT_TRUE(rows_become(1));
    write("missing.bin", "now it is there");
    click("again");
    ASSERT_TRUE(program->lists(1));
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFile::exists(place.filePath(QStringLiteral("to/missing.bin"))); }));
    part<QLineEdit>("history_words").clear();
    EXPECT_TRUE(rows_become(3));
}

TEST_F(HistoryWindowTest, IsForgottenAfterAQuestion) {
    open_history();
    click("forget");
    auto* question = history->findChild<QMessageBox*>();
    ASSERT_NE(question, nullptr);
    QTest::keyClick(question, Qt::Key_Escape);
    QTest::qWait(50);
    EXPECT_TRUE(rows_become(2)) << "Escape keeps it";
    click("forget");
    QTest::mouseClick(history->findChild<QPushButton*>(QStringLiteral("really_forget")), Qt::LeftButton);
    EXPECT_TRUE(rows_become(0));
    EXPECT_TRUE(QFile::exists(place.filePath(QStringLiteral("to/letter.txt"))));
}

}  // namespace
}  // namespace drover::test
