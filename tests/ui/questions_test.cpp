// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QItemSelectionModel>
#include <QListView>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

class QuestionsTest : public WindowTest {
protected:
    QuestionsTest() {
        engine.add_job(attention_job());
        if (!rows_become(1)) qFatal("the job does not appear");
    }

    QListView& questions() { return part<QListView>("questions"); }
    bool questions_become(int count) {
        return soon([&] { return questions().model()->rowCount() == count; });
    }
};

TEST_F(QuestionsTest, AppearInTheDetailsWithoutTakingTheFocus) {
    EXPECT_TRUE(questions().isVisible());
    EXPECT_EQ(questions().model()->rowCount(), 3);
    EXPECT_FALSE(questions().hasFocus());
    EXPECT_EQ(QApplication::activeModalWidget(), nullptr);
    EXPECT_EQ(QApplication::activeWindow(), window.get());
}

TEST_F(QuestionsTest, EachButtonAnswersTheSelectedQuestion) {
    click("answer_skip");
    EXPECT_TRUE(was_called("answer 1 1 skip"));
    ASSERT_TRUE(questions_become(2));
    click("answer_replace");
    EXPECT_TRUE(was_called("answer 1 2 replace"));
    ASSERT_TRUE(questions_become(1));
    click("answer_both");
    EXPECT_TRUE(was_called("answer 1 3 keep_both"));
    EXPECT_TRUE(soon([&] { return !questions().isVisible(); }));
}

TEST_F(QuestionsTest, SeveralSelectedQuestionsGetOneAnswer) {
    questions().setFocus();
    QTest::keyClick(&questions(), Qt::Key_A, Qt::ControlModifier);
    click("answer_replace");
    EXPECT_EQ(engine.calls().size(), 3U);
    EXPECT_TRUE(was_called("answer 1 3 replace"));
}

TEST_F(QuestionsTest, ForAllAnswersOnceForEverything) {
    QTest::keyClick(&widget("for_all"), Qt::Key_Space);
    ASSERT_TRUE(part<QCheckBox>("for_all").isChecked());
    click("answer_both");
    EXPECT_EQ(engine.calls(), std::vector<std::string>{"answer_all 1 keep_both"});
    EXPECT_TRUE(questions_become(0));
}

TEST_F(QuestionsTest, AnswersOfOthersKeepTheSelection) {
    questions().setCurrentIndex(questions().model()->index(2, 0));
    const QString chosen = questions().currentIndex().data().toString();
    engine.answer(JobId{1}, QuestionId{1}, Answer::skip);
    ASSERT_TRUE(questions_become(2));
    EXPECT_EQ(questions().currentIndex().data().toString(), chosen);
}

TEST_F(QuestionsTest, NewQuestionsJoinAtTheEnd) {
    engine.change(JobId{1}, [](JobSnapshot& job) {
        auto more = *job.questions;
        more.push_back({QuestionId{9}, {"/late", 1, 0, false}, {"/to/late", 2, 0, false}});
        job.questions = std::make_shared<const std::vector<Question>>(more);
        job.questions_open = more.size();
    });
    ASSERT_TRUE(questions_become(4));
    EXPECT_EQ(questions().currentIndex().row(), 0);
    EXPECT_TRUE(questions().model()->index(3, 0).data().toString().startsWith(QStringLiteral("late")));
}

TEST_F(QuestionsTest, EnterOnTheJobShowsThemInHiddenDetails) {
    press(Qt::Key_F9);
    ASSERT_FALSE(questions().isVisible());
    list().setFocus();
    press(Qt::Key_Return);
    EXPECT_TRUE(questions().isVisible());
    EXPECT_TRUE(questions().hasFocus());
    EXPECT_TRUE(action("details").isChecked());
    EXPECT_TRUE(soon([&] { return !questions().visibleRegion().isEmpty(); }));
}

TEST_F(QuestionsTest, ADoubleClickOnTheJobShowsThem) {
    press(Qt::Key_F9);
    const QPoint middle = list().visualRect(list().model()->index(0, 0)).center();
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, middle);
    EXPECT_FALSE(questions().isVisible()) << "one click only selects";
    QTest::mouseDClick(list().viewport(), Qt::LeftButton, {}, middle);
    EXPECT_TRUE(questions().isVisible());
    EXPECT_TRUE(questions().hasFocus());
}

TEST_F(QuestionsTest, AClickOnTheirNumberShowsThem) {
    press(Qt::Key_F9);
    const QRect card = list().visualRect(list().model()->index(0, 0));
    const QPoint number(card.left() + 100, card.bottom() - 18);
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, number);
    EXPECT_TRUE(questions().isVisible());
    EXPECT_TRUE(questions().hasFocus());
}

TEST_F(QuestionsTest, AJobWithoutQuestionsLeavesHiddenDetailsHidden) {
    engine.add_job(running_job());
    ASSERT_TRUE(rows_become(2));
    press(Qt::Key_F9);
    select_row(1);
    press(Qt::Key_Return);
    const QRect card = list().visualRect(list().model()->index(1, 0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, QPoint(card.left() + 100, card.bottom() - 18));
    EXPECT_FALSE(widget("details").isVisible());
}

TEST_F(QuestionsTest, ErrorsAreListedWithTheirReason) {
    auto& errors = part<QListView>("errors");
    ASSERT_TRUE(errors.isVisible());
    EXPECT_EQ(errors.model()->index(0, 0).data().toString(), QStringLiteral(".thumbs\nPermission denied (EACCES)"));
}

}  // namespace
}  // namespace drover::test
