// SPDX-License-Identifier: GPL-3.0-or-later
// Alt and a letter mean one thing in every state of the window.
#include "tests/ui/mnemonics.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRadioButton>
#include <QTabBar>
#include <QTabWidget>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/spoken.h"
#include "tests/ui/window_fixture.h"
#include "ui/extents/window/inspector_window.h"
#include "ui/history/history_reader.h"
#include "ui/history/history_window.h"
#include "ui/settings/settings_dialog.h"

namespace drover::test {
namespace {

// Before the window is made.
class InALanguage {
    Spoken spoken_{testing::WithParamInterface<const char*>::GetParam()};
};

class MnemonicsTest : public InALanguage, public WindowTest, public testing::WithParamInterface<const char*> {
protected:
    void expect_distinct(const std::string& state) {
        SCOPED_TRACE(state);
        EXPECT_GE(keys_in(*window).size(), 5U);
        for (const QAction* menu : window->menuBar()->actions()) EXPECT_FALSE(keys_in(*menu->menu()).empty());
    }
    void try_every_panel(const std::string& state) {
        expect_distinct(state);
        ASSERT_TRUE(drop_uris("file:///a.zip"));
        for (int expanded = 0; expanded < 2; ++expanded) {
            for (const char* kind : {"kind_copy", "kind_move", "kind_archive", "kind_extract"}) {
                part<QRadioButton>(kind).setChecked(true);
                expect_distinct(state + ", " + kind + (expanded ? ", all options" : ""));
            }
            click("more_options");
        }
        press(Qt::Key_Escape);
    }
};

TEST_P(MnemonicsTest, AreDistinctInTheEmptyWindow) {
    try_every_panel("empty");
}

TEST_P(MnemonicsTest, AreDistinctWithJobs) {
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(1));
    try_every_panel("a running job");
}

TEST_P(MnemonicsTest, AreDistinctInTheMenuOfAPausedJob) {
    engine.add_job(make_job(JobState::paused, {"/a"}, "/b"));
    ASSERT_TRUE(rows_become(1));
    expect_distinct("a paused job");
}

TEST_P(MnemonicsTest, AreDistinctWithOpenQuestions) {
    engine.add_job(attention_job());
    ASSERT_TRUE(rows_become(1));
    press(Qt::Key_3, Qt::ControlModifier);
    ASSERT_TRUE(widget("answer_both").isVisible());
    try_every_panel("an open question");
}

TEST_P(MnemonicsTest, AreDistinctOnEachPageOfTheSettings) {
    ui::SettingsDialog dialog{ui::Preferences{}};
    dialog.show();
    auto* pages = dialog.findChild<QTabWidget*>();
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentIndex(page);
        SCOPED_TRACE(page);
        EXPECT_GE(keys_in(dialog).size(), 3U);
    }
}

TEST_P(MnemonicsTest, AreDistinctInTheHistory) {
    const std::unique_ptr<Engine> real = Engine::create();
    const auto keeper = QueueKeeper::open(*real, folder.filePath(QStringLiteral("queue.db")).toStdString());
    ASSERT_TRUE(keeper.has_value());
    ui::HistoryWindow history(std::make_shared<ui::HistoryReader>(**keeper));
    history.show();
    EXPECT_EQ(keys_in(history).size(), 4U) << "every button has one";
}

TEST_P(MnemonicsTest, AreDistinctInTheInspector) {
    ui::InspectorWindow inspector(ui::engine_readers());
    inspector.show();
    EXPECT_GE(keys_in(inspector).size(), 2U);
    for (const QAction* menu : inspector.menuBar()->actions()) EXPECT_GE(keys_in(*menu->menu()).size(), 3U);
}

INSTANTIATE_TEST_SUITE_P(Languages, MnemonicsTest, testing::Values("en_GB", "de_DE", "fr_FR"),
                         [](const auto& test) { return std::string(test.param); });

}  // namespace
}  // namespace drover::test
