// SPDX-License-Identifier: GPL-3.0-or-later
// The history while its disk does not answer: windows close at once, and nothing asks a keeper that has gone.
#include <QElapsedTimer>
#include <QPointer>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "tests/ui/sample_history.h"
#include "tests/ui/window_fixture.h"
#include "ui/history/history_window.h"

namespace drover::test {
namespace {

// Answers when it is told to, as a disk that has gone away.
class HeldKeeper : public SampleKeeper {
public:
    Result<std::vector<StoredJob>> history(const std::string& words, std::size_t most) override {
        std::unique_lock lock(mutex_);
        ++callers_;
        released_.wait(lock, [this] { return open_; });
        --callers_;
        return SampleKeeper::history(words, most);
    }
    void release() {
        const std::lock_guard lock(mutex_);
        open_ = true;
        released_.notify_all();
    }
    int callers() {
        const std::lock_guard lock(mutex_);
        return callers_;
    }

private:
    std::mutex mutex_;
    std::condition_variable released_;
    bool open_ = false;
    int callers_ = 0;
};

class HistoryEndTest : public WindowTest {
protected:
    ~HistoryEndTest() override {
        keeper.release();
        window.reset();
    }
    void open_history() {
        window->keep_queue(keeper);
        press(Qt::Key_H, Qt::ControlModifier);
        history = window->findChild<ui::HistoryWindow*>();
        ASSERT_NE(history, nullptr);
        ASSERT_TRUE(soon([&] { return keeper.callers() > 0; }));
    }

    HeldKeeper keeper;
    QPointer<ui::HistoryWindow> history;
};

constexpr qint64 at_once = 500;  // milliseconds

TEST_F(HistoryEndTest, ItsWindowClosesWhileTheDiskHangs) {
    open_history();
    QElapsedTimer clock;
    clock.start();
    QTest::keyClick(history, Qt::Key_Escape);
    ASSERT_TRUE(soon([&] { return history.isNull(); }));
    EXPECT_LT(clock.elapsed(), at_once);
    keeper.release();
    EXPECT_TRUE(soon([&] { return keeper.callers() == 0; })) << "the answer reaches nobody and harms nobody";
}

TEST_F(HistoryEndTest, TheMainWindowTakesItAlong) {
    open_history();
    QElapsedTimer clock;
    clock.start();
    ASSERT_TRUE(window->close());
    EXPECT_FALSE(history->isVisible());
    EXPECT_TRUE(soon([&] { return history.isNull(); }));
    EXPECT_LT(clock.elapsed(), at_once);
}

TEST_F(HistoryEndTest, TheKeeperIsLeftBeforeItGoes) {
    open_history();
    ASSERT_TRUE(window->close());
    // Longer than work is waited for that may be left behind.
    std::jthread answer([this] {
        std::this_thread::sleep_for(std::chrono::seconds(3));
        keeper.release();
    });
    window.reset();
    EXPECT_EQ(keeper.callers(), 0);
}

}  // namespace
}  // namespace drover::test
