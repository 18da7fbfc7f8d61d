// SPDX-License-Identifier: GPL-3.0-or-later
// A job of 1,000,000 files with its table of files open: while it runs, while it is searched, sorted and scrolled.
#include <QApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QScrollBar>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <atomic>
#include <fstream>
#include <iostream>
#include <thread>

#include "tests/ui/fake_engine.h"
#include "tests/ui/sample_jobs.h"
#include "tests/ui/stall_watch.h"
#include "ui/main_window/main_window.h"

namespace drover::test {
namespace {

constexpr std::uint64_t million = 1'000'000;

// Its log needs no memory: every record follows from its number.
class MillionItems : public FakeEngine {
public:
    std::vector<ItemRecord> items(JobId, std::size_t first, std::size_t count) override {
        std::vector<ItemRecord> records;
        for (std::size_t i = first; i < std::min(first + count, logged.load()); ++i) records.push_back(record(i));
        return records;
    }
    std::vector<ItemRecord> items_at(JobId, const std::vector<std::uint32_t>& numbers) override {
        std::vector<ItemRecord> records;
        for (const std::uint32_t number : numbers) records.push_back(record(number));
        return records;
    }
    // Every hundredth file has the text in its name; a search takes its time.
    std::vector<std::uint32_t> find_items(JobId, const ItemQuery& query) override {
        std::vector<std::uint32_t> found;
        const std::uint32_t step = query.text.empty() ? 1 : 100;
        for (std::uint32_t i = 0; i < logged.load(); i += step) found.push_back(i);
        if (query.descending) std::ranges::reverse(found);
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        return found;
    }

    std::atomic<std::size_t> logged = 0;

private:
    static ItemRecord record(std::size_t number) {
        ItemRecord item;
        item.source = "/source/folder-" + std::to_string(number / 1000) + "/file-" + std::to_string(number);
        item.destination = "/to";
        item.size = item.on_disk = 65536;
        item.method = all_methods[number % method_count];
        item.bytes[*item.method] = item.size;
        item.why = "clone refused: other filesystem → kernel copy";
        item.seconds = 0.002;
        return item;
    }
};

std::uint64_t resident_bytes() {
    std::uint64_t total = 0;
    std::uint64_t resident = 0;
    std::ifstream("/proc/self/statm") >> total >> resident;
    return resident * 4096;
}

class MillionItemsTest : public testing::Test {
protected:
    MillionItemsTest()
        : settings(folder.filePath(QStringLiteral("settings")), QSettings::IniFormat), window(engine, settings) {
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window does not appear");
        id = engine.add_job(running_job());
        QTest::qWait(200);
        QTest::keyClick(&window, Qt::Key_2, Qt::ControlModifier);
    }

    void log(std::size_t count) {
        engine.logged = count;
        engine.change(id, [count](JobSnapshot& job) {
            job.items_logged = count;
            job.counts.files_done = count;
        });
    }
    void log_all() {
        log(million);
        const bool shown = QTest::qWaitFor([&] { return files().model()->rowCount() == static_cast<int>(million); });
        ASSERT_TRUE(shown) << files().isVisible() << files().model()->rowCount() << engine.snapshot().size();
    }
    QTableView& files() { return *window.findChild<QTableView*>(QStringLiteral("files")); }

    MillionItems engine;
    QTemporaryDir folder;
    QSettings settings;
    ui::MainWindow window;
    JobId id{};
};

TEST_F(MillionItemsTest, GrowWithoutAStall) {
    const std::uint64_t before = resident_bytes();
    std::jthread worker([&](const std::stop_token& stop) {
        for (std::size_t count = 0; count <= million && !stop.stop_requested(); count += 2500) {
            log(count);
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
    });
    Longest stall;
    stall.run_events(5000);
    worker.request_stop();
    worker.join();
    log_all();
    stall.run_events(500);
    stall.check("longest stall while a million files arrive");
    const std::uint64_t grown = resident_bytes() - std::min(before, resident_bytes());
    std::cout << "memory for a million files: " << (grown >> 20) << " MiB\n";
    if (!instrumented) {
        EXPECT_LT(grown, 150U << 20);
    }
}

TEST_F(MillionItemsTest, AreSearchedSortedAndScrolledWithoutAStall) {
    log_all();
    Longest stall;
    const auto act = [&](const auto& action) {
        const Effort effort;
        action();
        stall.add(effort);
        stall.run_events(400);
    };
    act([&] { files().scrollToBottom(); });
    act([&] { files().verticalScrollBar()->setValue(files().verticalScrollBar()->maximum() / 2); });
    act([&] { files().sortByColumn(1, Qt::DescendingOrder); });
    act([&] { files().scrollToBottom(); });
    act([&] { QTest::keyClicks(window.findChild<QLineEdit*>(QStringLiteral("files_filter")), QStringLiteral("77")); });
    EXPECT_TRUE(QTest::qWaitFor([&] { return files().model()->rowCount() == static_cast<int>(million / 100); }));
    act([&] { window.findChild<QLineEdit*>(QStringLiteral("files_filter"))->clear(); });
    act([&] { QTest::keyClick(&files(), Qt::Key_A, Qt::ControlModifier); });
    stall.check("longest stall while a million files are searched, sorted and scrolled");
}

}  // namespace
}  // namespace drover::test
