// SPDX-License-Identifier: GPL-3.0-or-later
// Names that are taken: the table, its answers by button and key, and that it never gets in the way.
#include <QApplication>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class ConflictsTest : public WindowTest {
protected:
    ConflictsTest() {
        engine.add_job(attention_job());
        if (!rows_become(1)) qFatal("the job does not appear");
    }

    void open_conflicts() {
        press(Qt::Key_3, Qt::ControlModifier);
        QTest::qWait(50);  // until the tab has its layout
    }
    QTableView& questions() { return part<QTableView>("questions"); }
    bool questions_become(int count) {
        return soon([&] { return questions().model()->rowCount() == count; });
    }
    QString cell(int row, int column) { return questions().model()->index(row, column).data().toString(); }
    QString tab_title(int tab) { return part<QTabWidget>("details").tabText(tab); }
    void choose_for_all(const char* action_name) {
        auto* menu = part<QToolButton>("for_all").menu();
        menu->popup(QPoint(10, 10));
        QAction& chosen = action(action_name);
        menu->setActiveAction(&chosen);
        QTest::keyClick(menu, Qt::Key_Return);
    }
};

TEST_F(ConflictsTest, AreCountedInTheTitleAndTakeNeitherTabNorFocus) {
    list().setFocus();
    engine.change(JobId{1}, [](JobSnapshot& job) { job.questions_open = 4; });
    ASSERT_TRUE(soon([&] { return tab_title(2) == QStringLiteral("Conflicts (4)"); }));
    EXPECT_EQ(part<QTabWidget>("details").currentIndex(), 0) << "nothing comes forward by itself";
    EXPECT_FALSE(questions().isVisible());
    EXPECT_TRUE(widget("questions_notice").isVisible());
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_TRUE(list().hasFocus());
}

TEST_F(ConflictsTest, TheNoticeOpensTheTable) {
    click("questions_notice");
    EXPECT_TRUE(questions().isVisible());
    EXPECT_TRUE(questions().hasFocus());
}

TEST_F(ConflictsTest, BothSidesAreShown) {
    open_conflicts();
    ASSERT_TRUE(questions_become(3));
    EXPECT_EQ(cell(0, 0), QStringLiteral("fjord.jpg"));
    EXPECT_EQ(cell(0, 1), QStringLiteral("8.4 MiB"));
    EXPECT_EQ(cell(0, 3), QStringLiteral("7.9 MiB"));
    EXPECT_EQ(cell(0, 5), QStringLiteral("newer, larger"));
    EXPECT_EQ(cell(1, 5), QStringLiteral("same time, same size"));
    EXPECT_EQ(cell(2, 5), QStringLiteral("older, smaller"));
}

TEST_F(ConflictsTest, EachButtonAnswersTheSelectedQuestion) {
    open_conflicts();
    click("answer_skip");
    EXPECT_TRUE(was_called("answer 1 1 skip"));
    ASSERT_TRUE(questions_become(2));
    click("answer_replace");
    EXPECT_TRUE(was_called("answer 1 2 replace"));
    ASSERT_TRUE(questions_become(1));
    click("answer_both");
    EXPECT_TRUE(was_called("answer 1 3 keep_both"));
    EXPECT_TRUE(questions_become(0));
    EXPECT_FALSE(widget("answer_skip").isEnabled());
}

TEST_F(ConflictsTest, SingleKeysAnswerAndGoOnToTheNext) {
    open_conflicts();
    ASSERT_TRUE(questions().hasFocus());
    press(Qt::Key_B);
    EXPECT_TRUE(was_called("answer 1 1 keep_both"));
    ASSERT_TRUE(questions_become(2));
    EXPECT_TRUE(questions().hasFocus());
    EXPECT_EQ(questions().selectionModel()->selectedRows().size(), 1) << "the next question";
    press(Qt::Key_N);
    EXPECT_TRUE(was_called("answer 1 2 replace_if_newer"));
    ASSERT_TRUE(questions_become(1));
    press(Qt::Key_R);
    EXPECT_TRUE(was_called("answer 1 3 replace"));
    ASSERT_TRUE(questions_become(0));
    EXPECT_TRUE(soon([&] { return list().hasFocus(); })) << "nothing is left to do in the table";
}

TEST_F(ConflictsTest, SingleKeysAnswerWhereTextRunsFromRightToLeft) {
    window->setLayoutDirection(Qt::RightToLeft);
    open_conflicts();
    EXPECT_EQ(questions().selectionModel()->selectedRows().size(), 1);
    press(Qt::Key_B);
    EXPECT_TRUE(was_called("answer 1 1 keep_both"));
}

TEST_F(ConflictsTest, DecideLaterKeepsTheQuestionAndGoesOn) {
    open_conflicts();
    press(Qt::Key_L);
    EXPECT_TRUE(was_called("answer 1 1 later"));
    EXPECT_EQ(questions().currentIndex().row(), 1);
    ASSERT_TRUE(soon([&] { return cell(0, 5) == QStringLiteral("decide later"); }));
    EXPECT_EQ(questions().model()->rowCount(), 3);
    EXPECT_TRUE(part<QLabel>("questions_title").text().contains(QStringLiteral("1 for later")));
}

TEST_F(ConflictsTest, SeveralSelectedQuestionsGetOneAnswer) {
    open_conflicts();
    press(Qt::Key_A, Qt::ControlModifier);
    click("answer_replace");
    EXPECT_EQ(engine.calls().size(), 3U);
    EXPECT_TRUE(was_called("answer 1 3 replace"));
}

TEST_F(ConflictsTest, OneAnswerForAllAlsoForThoseToCome) {
    open_conflicts();
    choose_for_all("answer_newer_all");
    EXPECT_TRUE(was_called("answer_all 1 replace_if_newer"));
    EXPECT_TRUE(questions_become(0));
}

TEST_F(ConflictsTest, AnswersOfOthersKeepTheSelection) {
    open_conflicts();
    questions().selectRow(2);
    const QString chosen = questions().currentIndex().data().toString();
    engine.answer(JobId{1}, QuestionId{1}, Answer::skip);
    ASSERT_TRUE(questions_become(2));
    EXPECT_EQ(questions().currentIndex().data().toString(), chosen);
}

TEST_F(ConflictsTest, NewQuestionsJoinAtTheEnd) {
    open_conflicts();
    engine.change(JobId{1}, [](JobSnapshot& job) {
        auto more = *job.questions;
        more.push_back({QuestionId{9}, {"/late", 1, 0, false}, {"/to/late", 2, 0, false}});
        job.questions = std::make_shared<const std::vector<Question>>(more);
        job.questions_open = more.size();
    });
    ASSERT_TRUE(questions_become(4));
    EXPECT_EQ(questions().currentIndex().row(), 0);
    EXPECT_EQ(cell(3, 0), QStringLiteral("late"));
}

TEST_F(ConflictsTest, EnterOnTheJobOpensThemInHiddenDetails) {
    press(Qt::Key_F9);
    ASSERT_FALSE(widget("details").isVisible());
    list().setFocus();
    press(Qt::Key_Return);
    EXPECT_TRUE(questions().isVisible());
    EXPECT_TRUE(questions().hasFocus());
    EXPECT_TRUE(action("details").isChecked());
}

TEST_F(ConflictsTest, ADoubleClickOnTheJobOpensThem) {
    const QPoint middle = list().visualRect(list().model()->index(0, 0)).center();
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, middle);
    EXPECT_FALSE(questions().isVisible()) << "one click only selects";
    QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, middle);
    EXPECT_TRUE(questions().hasFocus());
}

TEST_F(ConflictsTest, AClickOnTheStateOpensThem) {
    const QRect card = list().visualRect(list().model()->index(0, 0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, QPoint(card.right() - 30, card.top() + 20));
    EXPECT_TRUE(questions().hasFocus());
}

TEST_F(ConflictsTest, AJobWithoutQuestionsLeavesHiddenDetailsHidden) {
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(2));
    press(Qt::Key_F9);
    select_row(1);
    press(Qt::Key_Return);
    EXPECT_FALSE(widget("details").isVisible());
}

TEST_F(ConflictsTest, AnswersNeverStartWhatIsPaused) {
    engine.change(JobId{1}, [](JobSnapshot& job) { job.state = JobState::paused; });
    open_conflicts();
    click("answer_skip");
    for (const std::string& call : engine.calls()) EXPECT_TRUE(call.starts_with("answer")) << call;
}

TEST_F(ConflictsTest, TheFocusLeavesWithAJobThatIsRemoved) {
    open_conflicts();
    engine.remove(JobId{1});
    ASSERT_TRUE(rows_become(0));
    EXPECT_FALSE(widget("destination").isAncestorOf(QApplication::focusWidget()));
}

TEST_F(ConflictsTest, TheFocusLeavesWithTheDetails) {
    open_conflicts();
    press(Qt::Key_F9);
    EXPECT_FALSE(widget("details").isVisible());
    EXPECT_TRUE(list().hasFocus());
}

}  // namespace
}  // namespace drover::test
