// SPDX-License-Identifier: GPL-3.0-or-later
// What concerns the whole queue: pause, speed limit, what comes after it, and the settings.
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabWidget>
#include <QToolBar>
#include <QToolButton>

#include "tests/ui/sample_jobs.h"
#include "tests/ui/window_fixture.h"
#include "ui/main_window/after_queue.h"
#include "ui/main_window/queue_progress.h"
#include "ui/settings/preferences.h"
#include "ui/text/format.h"

namespace drover::test {
namespace {

using ui::AfterQueue;
using ui::AfterQueueWatch;

class QueueControlsTest : public WindowTest {
protected:
    ~QueueControlsTest() override { ui::use_decimal_units(false); }

    // As a person does it: open the menu, go to the entry, Enter.
    void choose(const char* button, int entry) {
        QMenu* menu = part<QToolButton>(button).menu();
        menu->popup(QPoint(20, 20));
        for (int i = 0; i <= entry; ++i) QTest::keyClick(menu, Qt::Key_Down);
        QTest::keyClick(menu, Qt::Key_Return);
    }
    void add_running() {
        engine.add_job(running_job());
        ASSERT_TRUE(rows_become(1));
    }
    void open_settings() {
        action("settings").trigger();
        ASSERT_TRUE(soon([&] { return window->findChild<QWidget*>(QStringLiteral("settings_pages")) != nullptr; }));
    }
};

TEST_F(QueueControlsTest, PausesAndStartsAll) {
    EXPECT_FALSE(action("pause-all").isEnabled());
    add_running();
    EXPECT_EQ(action("pause-all").iconText(), QStringLiteral("Pause all"));
    click_toolbar("pause-all");
    EXPECT_TRUE(was_called("pause_all"));
    ASSERT_TRUE(soon([&] { return action("pause-all").iconText() == QStringLiteral("Start all"); }));
    QTest::keyClick(window.get(), Qt::Key_Space, Qt::ControlModifier);
    EXPECT_TRUE(was_called("resume_all"));
}

TEST_F(QueueControlsTest, TheSpeedLimitIsTwoClicksAwayAndStays) {
    choose("speed_limit", 2);
    EXPECT_TRUE(was_called("set_queue_limit 10485760"));
    EXPECT_EQ(part<QToolButton>("speed_limit").text(), QStringLiteral("10.0 MiB/s"));
    window.reset();
    show_window();
    EXPECT_EQ(part<QToolButton>("speed_limit").text(), QStringLiteral("10.0 MiB/s"));
}

TEST_F(QueueControlsTest, AnyOtherLimitCanBeTyped) {
    part<QToolButton>("speed_limit").menu()->popup(QPoint(20, 20));
    auto& other = part<QSpinBox>("other_limit");
    other.setFocus();
    other.selectAll();
    QTest::keyClicks(&other, QStringLiteral("33"));
    QTest::keyClick(&other, Qt::Key_Return);
    EXPECT_TRUE(was_called("set_queue_limit 34603008"));
    part<QToolButton>("speed_limit").menu()->hide();
}

TEST_F(QueueControlsTest, AfterTheQueueTheWindowClosesUnlessSomebodySaysNo) {
    add_running();
    choose("after_queue", 1);
    auto* watch = window->findChild<AfterQueueWatch*>();
    EXPECT_EQ(watch->choice(), AfterQueue::close_window);
    engine.change(JobId{1}, [](JobSnapshot& job) { job.state = JobState::done; });
    ASSERT_TRUE(soon([&] { return watch->counting(); }));
    EXPECT_TRUE(message().contains(QStringLiteral("30 s"))) << message().toStdString();
    click("take_back");
    EXPECT_FALSE(watch->counting());
    EXPECT_EQ(watch->choice(), AfterQueue::nothing);
    EXPECT_TRUE(message().isEmpty());
    EXPECT_TRUE(window->isVisible());
}

TEST_F(QueueControlsTest, TheEndOfTheQueueIsNoticedWhileTheWindowIsHidden) {
    const JobId id = engine.add_job(running_job());
    ASSERT_TRUE(rows_become(1));
    auto* watch = window->findChild<AfterQueueWatch*>();
    watch->choose(AfterQueue::suspend);
    QSignalSpy busy(window.get(), &ui::MainWindow::busy_changed);
    window->showMinimized();
    QTest::qWait(50);
    engine.change(id, [](JobSnapshot& job) { job.state = JobState::done; });
    EXPECT_TRUE(soon([&] { return watch->counting(); }));
    ASSERT_EQ(busy.size(), 1);
    EXPECT_FALSE(busy.front().front().toBool()) << "the computer may sleep again";
}

TEST_F(QueueControlsTest, TheEndIsToldWhileTheWindowIsNotInFront) {
    const JobId id = engine.add_job(running_job());
    ASSERT_TRUE(rows_become(1));
    QSignalSpy told(window.get(), &ui::MainWindow::queue_ended);
    const auto end = [&](JobState state, bool in_front) {
        engine.change(id, [](JobSnapshot& job) { job.state = JobState::running; });
        QTest::qWait(250);
        QWidget other;
        if (!in_front) {
            other.show();
            other.activateWindow();
            EXPECT_TRUE(QTest::qWaitForWindowActive(&other));
        }
        engine.change(id, [state](JobSnapshot& job) { job.state = state; });
        QTest::qWait(250);
    };
    end(JobState::done, true);
    EXPECT_TRUE(told.isEmpty()) << "it can be seen";
    end(JobState::paused, false);
    EXPECT_TRUE(told.isEmpty()) << "somebody did that";
    end(JobState::failed, false);
    ASSERT_EQ(told.size(), 1);
    EXPECT_EQ(told.front()[0].toString(), QStringLiteral("The queue has ended, with errors"));
    EXPECT_EQ(told.front()[1].toString(), QStringLiteral("Ended: 1 job, 1 with errors"));
}

TEST(AfterQueueWatch, HappensOnceAfterTheGrace) {
    AfterQueueWatch watch(nullptr, std::chrono::milliseconds(1));
    QSignalSpy due(&watch, &AfterQueueWatch::due);
    QSignalSpy counted(&watch, &AfterQueueWatch::counted);
    watch.choose(AfterQueue::suspend);
    watch.add_sample({make_job(JobState::running, {"/a"}, "/b")});
    watch.add_sample({make_job(JobState::done, {"/a"}, "/b")});
    ASSERT_TRUE(watch.counting());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !due.empty(); }));
    EXPECT_EQ(counted.size(), 30);
    ASSERT_EQ(due.size(), 1);
    EXPECT_FALSE(watch.counting());
    EXPECT_EQ(watch.choice(), AfterQueue::nothing) << "for one end only";
}

TEST(AfterQueueWatch, NothingHappensWhileSomebodyIsNeeded) {
    for (const JobState state : {JobState::paused, JobState::needs_attention, JobState::waiting}) {
        AfterQueueWatch watch;
        watch.choose(AfterQueue::power_off);
        watch.add_sample({make_job(JobState::running, {"/a"}, "/b")});
        watch.add_sample({make_job(JobState::done, {"/a"}, "/b"), make_job(state, {"/c"}, "/b")});
        EXPECT_FALSE(watch.counting()) << static_cast<int>(state);
    }
}

TEST(AfterQueueWatch, AnEmptyQueueHasNotEnded) {
    AfterQueueWatch watch;
    watch.choose(AfterQueue::power_off);
    watch.add_sample({});
    watch.add_sample({make_job(JobState::done, {"/a"}, "/b")});
    EXPECT_FALSE(watch.counting()) << "it had not run";
}

TEST_F(QueueControlsTest, SettingsReachTheNextJobAndStay) {
    open_settings();
    auto* pages = window->findChild<QTabWidget*>(QStringLiteral("settings_pages"));
    QTest::keyClick(&widget("set_conflict"), Qt::Key_End);
    QTest::keyClick(&widget("set_special"), Qt::Key_End);
    QTest::keyClick(&widget("set_workers"), Qt::Key_Up);
    QTest::keyClick(&widget("set_verify"), Qt::Key_Space);
    QTest::keyClick(&widget("set_hold"), Qt::Key_Space);
    pages->setCurrentIndex(3);
    QTest::keyClick(&widget("set_units"), Qt::Key_End);
    QTest::keyClick(pages->window(), Qt::Key_Escape);
    EXPECT_EQ(ui::format_size(std::uint64_t{5'000'000}), QStringLiteral("5.0 MB"));

    type_destination(QStringLiteral("/to"));
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Return);
    ASSERT_EQ(engine.requests().size(), 1U);
    const JobOptions options = engine.requests()[0].options;
    EXPECT_EQ(options.on_conflict, ConflictPolicy::fail);
    EXPECT_EQ(options.special_files, SpecialFiles::skip);
    EXPECT_EQ(options.workers, 1U);
    EXPECT_TRUE(options.verify);
    EXPECT_TRUE(options.sync_removable);
    EXPECT_TRUE(options.log_items);
    EXPECT_EQ(engine.job(JobId{1}).state, JobState::paused) << "it is added without starting";

    const ui::Preferences stored = ui::load_preferences(*settings);
    EXPECT_EQ(stored.job.on_conflict, ConflictPolicy::fail);
    EXPECT_TRUE(stored.hold_new_jobs);
    EXPECT_TRUE(stored.decimal_units);
}

TEST_F(QueueControlsTest, WhatCopiesKeepIsSetOnceForAll) {
    open_settings();
    auto* pages = window->findChild<QTabWidget*>(QStringLiteral("settings_pages"));
    pages->setCurrentIndex(1);
    QTest::keyClick(&widget("set_keep_owner"), Qt::Key_Space);
    QTest::keyClick(&widget("set_keep_attributes"), Qt::Key_Space);
    QTest::keyClick(pages->window(), Qt::Key_Escape);
    type_destination(QStringLiteral("/to"));
    ASSERT_TRUE(drop_uris("file:///a"));
    press(Qt::Key_Return);
    ASSERT_EQ(engine.requests().size(), 1U);
    const Preserve expected{.owner = false, .attributes = false};
    EXPECT_EQ(engine.requests()[0].options.preserve, expected);
    EXPECT_EQ(ui::load_preferences(*settings).job.preserve, expected);
}

TEST_F(QueueControlsTest, JobsSideBySideReachTheEngineAndStay) {
    open_settings();
    auto* pages = window->findChild<QTabWidget*>(QStringLiteral("settings_pages"));
    pages->setCurrentIndex(2);
    auto& number = part<QSpinBox>("set_jobs_per_device");
    EXPECT_EQ(number.value(), 1);
    QTest::keyClick(&number, Qt::Key_Down);
    EXPECT_EQ(number.value(), 1) << "one at least";
    QTest::keyClick(&number, Qt::Key_Up);
    QTest::keyClick(&number, Qt::Key_Up);
    EXPECT_TRUE(was_called("set_jobs_per_device 3"));
    window.reset();
    engine.set_jobs_per_device(1);
    show_window();
    EXPECT_EQ(engine.queue_state().jobs_per_device, 3U) << "it is told at the next start";
}

TEST_F(QueueControlsTest, EverySettingExplainsItself) {
    open_settings();
    auto* pages = window->findChild<QTabWidget*>(QStringLiteral("settings_pages"));
    int controls = 0;
    for (const auto* control : pages->findChildren<QWidget*>()) {
        if (!control->objectName().startsWith(QStringLiteral("set_"))) continue;
        ++controls;
        EXPECT_GT(control->accessibleDescription().size(), 20) << control->objectName().toStdString();
    }
    EXPECT_EQ(controls, 20);
}

TEST(QueueProgress, IsThatOfTheJobsThatRunAndOfNoneWithoutAPercentage) {
    JobSnapshot half = make_job(JobState::running, {"/a"}, "/b");
    half.totals = JobTotals{.files = 1, .bytes = 100, .complete = true};
    half.progress = 0.5;
    JobSnapshot whole = half;
    whole.state = JobState::stopping;
    whole.progress = 0.9;
    const JobSnapshot ended = make_job(JobState::done, {"/a"}, "/b");
    const JobSnapshot waiting = make_job(JobState::waiting, {"/a"}, "/b");
    const ui::QueueProgress both = ui::queue_progress({ended, half, waiting, whole});
    EXPECT_EQ(both.running, 2U);
    ASSERT_TRUE(both.fraction.has_value());
    EXPECT_DOUBLE_EQ(*both.fraction, 0.7);
    const JobSnapshot counting = make_job(JobState::running, {"/a"}, "/b");
    EXPECT_EQ(ui::queue_progress({half, counting}).fraction, std::nullopt);
    EXPECT_EQ(ui::queue_progress({ended, waiting}).running, 0U);
}

TEST(Preferences, NonsenseInTheFileKeepsTheDefaults) {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings")), QSettings::IniFormat);
    settings.setValue(QStringLiteral("job/conflict"), QStringLiteral("explode"));
    settings.setValue(QStringLiteral("job/workers"), QStringLiteral("-3"));
    settings.setValue(QStringLiteral("queue/bytes-per-second"), QStringLiteral("fast"));
    settings.setValue(QStringLiteral("queue/jobs-per-device"), 9);
    const ui::Preferences preferences = ui::load_preferences(settings);
    EXPECT_EQ(preferences.job.on_conflict, ConflictPolicy::ask);
    EXPECT_EQ(preferences.job.workers, 0U);
    EXPECT_EQ(preferences.queue_limit, 0U);
    EXPECT_EQ(preferences.jobs_per_device, 1U);
}

}  // namespace
}  // namespace drover::test
