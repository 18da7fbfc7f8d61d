// SPDX-License-Identifier: GPL-3.0-or-later
// How files get into the queue: drop, paste, pick, and the panel they wait in.
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>

#include "tests/ui/choose_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/dialogs/new_job_panel.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/main_window/recent_destinations.h"

namespace drover::test {
namespace {

using Paths = std::vector<std::string>;

class IntakeTest : public WindowTest {
protected:
    IntakeTest() { type_destination(QStringLiteral("/srv/backup")); }

    bool panel_open() { return widget("new_job").isVisible(); }
    JobRequest only_request() {
        const auto requests = engine.requests();
        EXPECT_EQ(requests.size(), 1U);
        return requests.empty() ? JobRequest() : requests.front();
    }
};

TEST_F(IntakeTest, DropThenEnterQueuesTheExactBytes) {
    ASSERT_TRUE(drop_uris("file:///d/plain\r\nfile:///d/caf%E9\r\nfile:///d/100%25\r\nfile:///d/%7Bb%7D\r\n"));
    ASSERT_TRUE(panel_open());
    press(Qt::Key_Return);
    const JobRequest request = only_request();
    EXPECT_EQ(request.sources, (Paths{"/d/plain", "/d/caf\xE9", "/d/100%", "/d/{b}"}));
    EXPECT_EQ(request.destination, "/srv/backup");
    EXPECT_EQ(request.kind, JobKind::copy);
    EXPECT_EQ(request.options.on_conflict, ConflictPolicy::ask);
    EXPECT_TRUE(request.options.count_ahead) << "without totals there is no percentage";
    EXPECT_FALSE(panel_open());
    EXPECT_TRUE(rows_become(1));
}

TEST_F(IntakeTest, AMissingDestinationBecomesAFolder) {
    ASSERT_TRUE(drop_uris("file:///a", Qt::ControlModifier));
    press(Qt::Key_Return);
    ASSERT_TRUE(drop_uris("file:///a", Qt::ShiftModifier));
    press(Qt::Key_Return);
    EXPECT_TRUE(engine.requests().at(0).create_destination);
    EXPECT_TRUE(engine.requests().at(1).create_destination);
    ASSERT_TRUE(drop_uris("file:///a"));
    part<QRadioButton>("kind_archive").setChecked(true);
    press(Qt::Key_Return);
    EXPECT_TRUE(engine.requests().at(2).create_destination) << "the folder that the archive goes into";
}

TEST_F(IntakeTest, ShiftDropMovesAndControlDropCopies) {
    ASSERT_TRUE(drop_uris("file:///a", Qt::ShiftModifier));
    EXPECT_TRUE(part<QRadioButton>("kind_move").isChecked());
    press(Qt::Key_Return);
    EXPECT_EQ(engine.requests().at(0).kind, JobKind::move);

    ASSERT_TRUE(drop_uris("file:///a", Qt::ControlModifier));
    press(Qt::Key_Return);
    EXPECT_EQ(engine.requests().at(1).kind, JobKind::copy);
}

TEST_F(IntakeTest, TheOverlaySaysWhatADropWouldDo) {
    QMimeData data;
    data.setData(QStringLiteral("text/uri-list"), "file:///a");
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window.get(), &enter);
    auto* overlay = window->findChild<ui::DropOverlay*>();
    EXPECT_TRUE(overlay->isVisible());
    QDragLeaveEvent leave;
    QApplication::sendEvent(window.get(), &leave);
    EXPECT_FALSE(overlay->isVisible());
}

TEST_F(IntakeTest, TextIsNotTakenForFiles) {
    QMimeData data;
    data.setText(QStringLiteral("hello"));
    EXPECT_FALSE(drop(data));
    EXPECT_FALSE(panel_open());
}

TEST_F(IntakeTest, RemoteFilesGetAMessageAndLocalOnesGoOn) {
    ASSERT_TRUE(drop_uris("sftp://server/x\r\nfile:///here\r\n"));
    EXPECT_TRUE(message().contains(QStringLiteral("sftp://server/x"))) << message().toStdString();
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().sources, Paths{"/here"});
}

TEST_F(IntakeTest, OnlyRemoteFilesOpenNothing) {
    ASSERT_TRUE(drop_uris("https://server/x\r\n"));
    EXPECT_FALSE(panel_open());
    EXPECT_FALSE(message().isEmpty());
    click("close_message");
    EXPECT_TRUE(message().isEmpty());
}

TEST_F(IntakeTest, ASecondDropJoinsTheFirst) {
    ASSERT_TRUE(drop_uris("file:///a"));
    ASSERT_TRUE(drop_uris("file:///b"));
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().sources, (Paths{"/a", "/b"}));
}

TEST_F(IntakeTest, WhatIsDroppedTwiceIsOneSource) {
    ASSERT_TRUE(drop_uris("file:///a"));
    ASSERT_TRUE(drop_uris("file:///b\r\nfile:///a"));
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().sources, (Paths{"/a", "/b"}));
}

TEST_F(IntakeTest, EscapePutsTheNewJobAway) {
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Escape);
    EXPECT_FALSE(panel_open());
    ASSERT_TRUE(drop_uris("file:///b"));
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().sources, Paths{"/b"});
}

TEST_F(IntakeTest, PasteTakesAUriList) {
    copy_to_clipboard("text/uri-list", "file:///p/%FF\r\n");
    list().setFocus();
    QTest::keyClick(window.get(), Qt::Key_V, Qt::ControlModifier);
    ASSERT_TRUE(panel_open());
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().sources, Paths{"/p/\xFF"});
    EXPECT_EQ(only_request().kind, JobKind::copy);
}

TEST_F(IntakeTest, PasteOfCutFilesMovesThem) {
    copy_to_clipboard("x-special/gnome-copied-files", "cut\nfile:///p/x\n");
    click_toolbar("paste");
    ASSERT_TRUE(panel_open());
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().kind, JobKind::move);
}

TEST_F(IntakeTest, PasteWithoutFilesSaysSo) {
    copy_to_clipboard("text/plain", "a poem");
    click_toolbar("paste");
    EXPECT_FALSE(panel_open());
    EXPECT_TRUE(message().contains(QStringLiteral("clipboard")));
}

TEST_F(IntakeTest, FilesAtLastTakeTheMessageAway) {
    copy_to_clipboard("text/plain", "a poem");
    click_toolbar("paste");
    ASSERT_FALSE(message().isEmpty());
    copy_to_clipboard("text/uri-list", "file:///p/x\r\n");
    click_toolbar("paste");
    EXPECT_TRUE(panel_open());
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
}

TEST_F(IntakeTest, PasteIntoTheDestinationIsText) {
    copy_to_clipboard("text/plain", "/tmp/elsewhere");
    part<QComboBox>("destination").lineEdit()->selectAll();
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(part<QComboBox>("destination").currentText(), QStringLiteral("/tmp/elsewhere"));
    EXPECT_FALSE(panel_open());
}

TEST_F(IntakeTest, PickingAFileOffersIt) {
    const QString path = folder.filePath(QStringLiteral("picked {1}%.txt"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    QTest::keyClick(window.get(), Qt::Key_O, Qt::ControlModifier);
    QFileDialog* dialog = file_chooser(*window);
    ASSERT_NE(dialog, nullptr);
    choose_file(*dialog, path);
    ASSERT_TRUE(soon([&] { return panel_open(); }));
    window->activateWindow();  // the window manager's part
    ASSERT_TRUE(soon([&] { return widget("start").hasFocus(); }));
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().sources, Paths{QFile::encodeName(path).toStdString()});
}

TEST_F(IntakeTest, PickingAFolderOffersIt) {
    QTest::keyClick(window.get(), Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    QFileDialog* dialog = file_chooser(*window);
    ASSERT_NE(dialog, nullptr);
    choose_file(*dialog, folder.path());
    ASSERT_TRUE(soon([&] { return panel_open(); }));
    window->activateWindow();  // the window manager's part
    ASSERT_TRUE(soon([&] { return widget("start").hasFocus(); }));
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().sources, Paths{QFile::encodeName(folder.path()).toStdString()});
}

TEST_F(IntakeTest, BrowsingSetsTheDestination) {
    click("browse");
    QFileDialog* dialog = file_chooser(*window);
    ASSERT_NE(dialog, nullptr);
    choose_file(*dialog, folder.path());
    auto& combo = part<QComboBox>("destination");
    EXPECT_TRUE(soon([&] { return combo.currentText() == folder.path(); }));
}

TEST_F(IntakeTest, WithoutADestinationThePanelAsksForOneInPlace) {
    part<QComboBox>("destination").clearEditText();
    ASSERT_TRUE(drop_uris("file:///a"));
    EXPECT_TRUE(part<QComboBox>("destination").lineEdit()->hasFocus());
    press(Qt::Key_Return);
    EXPECT_TRUE(engine.requests().empty());
    EXPECT_TRUE(part<QLabel>("new_job_error").isVisible());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("/srv"));
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().destination, "/srv");
}

TEST_F(IntakeTest, ARelativeDestinationIsRefusedInPlace) {
    type_destination(QStringLiteral("backup"));
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Return);
    EXPECT_TRUE(engine.requests().empty());
    EXPECT_TRUE(part<QLabel>("new_job_error").isVisible());
}

TEST_F(IntakeTest, TildeMeansHomeAndEscapesMeanBytes) {
    type_destination(QStringLiteral("~/b\\xff"));
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Return);
    EXPECT_EQ(only_request().destination, QFile::encodeName(QDir::homePath()).toStdString() + "/b\xFF");
}

TEST_F(IntakeTest, ARefusalOfTheEngineIsShownInPlace) {
    engine.refuse_next({ErrorKind::invalid, "submit", "", "a directory cannot go into itself", "/a"});
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Return);
    EXPECT_TRUE(panel_open());
    EXPECT_TRUE(part<QLabel>("new_job_error").text().contains(QStringLiteral("into itself")));
    press(Qt::Key_Return);
    EXPECT_FALSE(panel_open());
}

TEST_F(IntakeTest, TheOptionsReachTheRequest) {
    ASSERT_TRUE(drop_uris("file:///a"));
    EXPECT_FALSE(widget("method").isVisible());
    click("more_options");
    ASSERT_TRUE(widget("method").isVisible());
    QTest::keyClick(&widget("conflict"), Qt::Key_End);
    QTest::keyClick(&widget("method"), Qt::Key_Down);
    QTest::keyClick(&widget("sparse"), Qt::Key_End);
    QTest::keyClick(&widget("verify"), Qt::Key_Space);
    QTest::mouseClick(&widget("kind_move"), Qt::LeftButton, {}, QPoint(8, widget("kind_move").height() / 2));
    click("start");
    const JobRequest request = only_request();
    EXPECT_EQ(request.options.on_conflict, ConflictPolicy::fail);
    EXPECT_EQ(request.options.method, MethodChoice::clone);
    EXPECT_EQ(request.options.sparse, SparseChoice::never);
    EXPECT_TRUE(request.options.verify);
    EXPECT_EQ(request.kind, JobKind::move);
}

TEST_F(IntakeTest, WhatACopyKeepsIsAskedOfCopiesOnly) {
    ASSERT_TRUE(drop_uris("file:///a"));
    EXPECT_FALSE(widget("keep_times").isVisible());
    click("more_options");
    ASSERT_TRUE(widget("keep_times").isVisible());
    QTest::mouseClick(&widget("kind_move"), Qt::LeftButton, {}, QPoint(8, widget("kind_move").height() / 2));
    EXPECT_FALSE(widget("keep_times").isVisible()) << "a move keeps everything";
    QTest::mouseClick(&widget("kind_copy"), Qt::LeftButton, {}, QPoint(8, widget("kind_copy").height() / 2));
    QTest::keyClick(&widget("keep_permissions"), Qt::Key_Space);
    QTest::keyClick(&widget("keep_times"), Qt::Key_Space);
    click("start");
    const Preserve expected{.permissions = false, .times = false};
    EXPECT_EQ(only_request().options.preserve, expected);
}

TEST_F(IntakeTest, AddWithoutStartingHoldsTheJob) {
    ASSERT_TRUE(drop_uris("file:///a"));
    click("hold");
    ASSERT_EQ(engine.requests().size(), 1U);
    EXPECT_EQ(engine.job(JobId{1}).state, JobState::paused);
}

TEST_F(IntakeTest, TheNextWindowStartsWithTheLastDestination) {
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Return);
    window.reset();
    show_window();
    EXPECT_EQ(part<QComboBox>("destination").currentText(), QStringLiteral("/srv/backup"));
}

TEST(RecentDestinations, KeepBytesAndOrderWithoutRepeats) {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings")), QSettings::IniFormat);
    ui::RecentDestinations recent(settings);
    for (const char* path : {"/a", "/b\xFF%", "/a"}) recent.add(path);
    EXPECT_EQ(recent.load(), (Paths{"/a", "/b\xFF%"}));
    for (int i = 0; i < 20; ++i) recent.add("/n" + std::to_string(i));
    EXPECT_EQ(recent.load().size(), ui::RecentDestinations::most);
    EXPECT_EQ(recent.load().front(), "/n19");
}

}  // namespace
}  // namespace drover::test
