// SPDX-License-Identifier: GPL-3.0-or-later
// Alt and a letter mean one thing in every state of the window.
#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRadioButton>
#include <map>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class MnemonicsTest : public WindowTest {
protected:
    using Keys = std::map<std::string, std::string>;  // key, and the text that has it

    static void add(Keys& keys, const QString& text) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) return;
        const auto [other, first] = keys.emplace(key.toString().toStdString(), text.toStdString());
        EXPECT_TRUE(first) << other->first << ": \"" << other->second << "\" and \"" << text.toStdString() << '"';
    }
    Keys shown() {
        Keys keys;
        for (const QAction* menu : window->menuBar()->actions()) add(keys, menu->text());
        for (const auto* button : window->findChildren<QAbstractButton*>()) {
            if (button->isVisible()) add(keys, button->text());
        }
        for (const auto* label : window->findChildren<QLabel*>()) {
            if (label->isVisible() && label->buddy()) add(keys, label->text());
        }
        return keys;
    }
    void expect_distinct(const std::string& state) {
        SCOPED_TRACE(state);
        EXPECT_GE(shown().size(), 5U);
        for (const QAction* menu : window->menuBar()->actions()) {
            Keys keys;
            for (const QAction* item : menu->menu()->actions()) add(keys, item->text());
            EXPECT_FALSE(keys.empty());
        }
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

TEST_F(MnemonicsTest, AreDistinctInTheEmptyWindow) {
    try_every_panel("empty");
}

TEST_F(MnemonicsTest, AreDistinctWithJobs) {
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(1));
    try_every_panel("a running job");
}

TEST_F(MnemonicsTest, AreDistinctInTheMenuOfAPausedJob) {
    engine.add_job(make_job(JobState::paused, {"/a"}, "/b"));
    ASSERT_TRUE(rows_become(1));
    expect_distinct("a paused job");
}

TEST_F(MnemonicsTest, AreDistinctWithOpenQuestions) {
    engine.add_job(attention_job());
    ASSERT_TRUE(rows_become(1));
    press(Qt::Key_3, Qt::ControlModifier);
    ASSERT_TRUE(widget("answer_both").isVisible());
    try_every_panel("an open question");
}

}  // namespace
}  // namespace drover::test
