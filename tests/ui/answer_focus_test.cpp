// SPDX-License-Identifier: GPL-3.0-or-later
// Where the focus goes when questions are answered by keyboard.
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QListView>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class AnswerFocusTest : public WindowTest {
protected:
    AnswerFocusTest() {
        type_destination(QStringLiteral("/srv/backup"));
        engine.add_job(attention_job());
        if (!rows_become(1)) qFatal("the job does not appear");
        questions().setFocus();
    }

    QListView& questions() { return part<QListView>("questions"); }
    bool questions_become(int count) {
        return soon([&] { return questions().model()->rowCount() == count; });
    }
};

TEST_F(AnswerFocusTest, StaysWithTheQuestionsAndEndsInTheJobList) {
    for (int left = 2; left >= 1; --left) {
        press(Qt::Key_K, Qt::AltModifier);
        ASSERT_TRUE(questions_become(left));
        EXPECT_TRUE(questions().hasFocus());
        EXPECT_TRUE(questions().currentIndex().isValid());
        EXPECT_EQ(questions().selectionModel()->selectedRows().size(), 1) << "the next question";
    }
    press(Qt::Key_R, Qt::AltModifier);
    ASSERT_TRUE(soon([&] { return !questions().isVisible(); }));
    EXPECT_TRUE(list().hasFocus());
    EXPECT_TRUE(was_called("answer 1 3 replace"));
}

TEST_F(AnswerFocusTest, AfterOneAnswerForAllPasteTakesFiles) {
    press(Qt::Key_A, Qt::AltModifier);
    ASSERT_TRUE(soon([&] { return part<QCheckBox>("for_all").isChecked(); }));
    press(Qt::Key_K, Qt::AltModifier);
    ASSERT_TRUE(soon([&] { return !questions().isVisible(); }));
    EXPECT_TRUE(list().hasFocus());
    copy_to_clipboard("text/uri-list", "file:///p/x\r\n");
    press(Qt::Key_V, Qt::ControlModifier);
    EXPECT_TRUE(widget("new_job").isVisible());
    EXPECT_EQ(part<QComboBox>("destination").currentText(), QStringLiteral("/srv/backup"));
}

TEST_F(AnswerFocusTest, LeavesWithAJobThatIsRemoved) {
    engine.remove(JobId{1});
    ASSERT_TRUE(rows_become(0));
    EXPECT_FALSE(widget("destination").isAncestorOf(QApplication::focusWidget()));
}

TEST_F(AnswerFocusTest, LeavesWithTheDetails) {
    press(Qt::Key_F9);
    EXPECT_FALSE(widget("details").isVisible());
    EXPECT_TRUE(list().hasFocus());
}

}  // namespace
}  // namespace drover::test
