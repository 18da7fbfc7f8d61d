// SPDX-License-Identifier: GPL-3.0-or-later
// Reading happens elsewhere: the window goes on, shows how far it is, and can stop it.
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTimer>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

#include "tests/ui/extents/inspector_fixture.h"
#include "tests/ui/extents/sample_extents.h"
#include "tests/ui/extents/sample_usage.h"
#include "ui/bridge/background.h"
#include "ui/extents/table/piece_model.h"
#include "ui/text/format.h"

namespace drover::test {
namespace {

using namespace drover::ui;

class ReadingTest : public InspectorTest {};

Comparison one_file(const std::string& path) {
    return comparison_of({file_view(path, MiB, {data(0, MiB, MiB)})});
}

TEST_F(ReadingTest, TheWindowGoesOnWhileADiskHangs) {
    hold = true;
    comparison = one_file("/a");
    open({"/a"});
    int ticks = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&ticks] { ++ticks; });
    timer.start(5);
    ASSERT_TRUE(soon([&] { return ticks > 5; }));
    EXPECT_TRUE(shows("progress"));
    EXPECT_EQ(text("progress"), QStringLiteral("0 of 1 file, 4,711 extents"));
    hold = false;
    EXPECT_TRUE(soon([this] { return shows("pieces"); }));
}

TEST_F(ReadingTest, StopEndsItAndSaysSo) {
    hold = true;
    open({"/a"});
    ASSERT_TRUE(soon([this] { return shows("stop"); }));
    QTest::mouseClick(&part<QPushButton>("stop"), Qt::LeftButton);
    ASSERT_TRUE(soon([this] { return !shows("stop"); }));
    EXPECT_EQ(message(), QStringLiteral("Reading was stopped."));
}

TEST_F(ReadingTest, EscapeStopsToo) {
    hold = true;
    open({"/a"});
    ASSERT_TRUE(soon([this] { return shows("stop"); }));
    press(Qt::Key_Escape);
    EXPECT_TRUE(soon([this] { return !shows("stop"); }));
}

TEST_F(ReadingTest, AStoppedScanShowsWhatItReached) {
    hold = true;
    usage = believable_usage();
    directories = {"/srv/media"};
    open({"/srv/media"});
    ASSERT_TRUE(soon([this] { return shows("stop") && text("progress").contains(QStringLiteral("/srv/deep")); }));
    QTest::mouseClick(&part<QPushButton>("stop"), Qt::LeftButton);
    ASSERT_TRUE(soon([this] { return shows("usage"); }));
    EXPECT_TRUE(text("scan_result").contains(QStringLiteral("stopped"))) << text("scan_result").toStdString();
}

TEST_F(ReadingTest, AFailureNamesItsCauseAndKeepsWhatWasShown) {
    open_comparison(one_file("/a"));
    Error full;
    full.kind = ErrorKind::other;
    full.operation = "inspect";
    full.reason = "more than 8,388,608 extents";
    full.path = "/b";
    comparison = std::unexpected(full);
    open({"/b"});
    ASSERT_TRUE(soon([this] { return !message().isEmpty(); }));
    EXPECT_TRUE(message().contains(QStringLiteral("more than 8,388,608 extents")));
    EXPECT_TRUE(message().contains(QStringLiteral("/b")));
    EXPECT_TRUE(shows("pieces"));
}

TEST_F(ReadingTest, AnotherOpeningTakesTheFirstOnesPlace) {
    hold = true;
    comparison = one_file("/first");
    open({"/first"});
    ASSERT_TRUE(soon([this] { return shows("stop"); }));
    {
        const std::lock_guard lock(mutex);
        comparison = one_file("/second");
    }
    open({"/second"});
    hold = false;
    ASSERT_TRUE(soon([this] { return shows("pieces"); }));
    QTest::qWait(30);
    EXPECT_TRUE(strip(0).accessibleName().startsWith(QStringLiteral("second")));
    EXPECT_TRUE(message().isEmpty()) << message().toStdString();
}

TEST_F(ReadingTest, TooManyFilesAreCutAndSaidSo) {
    comparison = one_file("/a");
    open(std::vector<std::string>(100, "/a"));
    ASSERT_TRUE(soon([this] { return shows("pieces"); }));
    EXPECT_EQ(comparisons_asked.front().paths.size(), 64U);
    EXPECT_EQ(message(), QStringLiteral("Only the first 64 of 100 files are shown."));
}

TEST_F(ReadingTest, ADropOpensFiles) {
    comparison = one_file("/dropped");
    drop_uris("file:///dropped");
    ASSERT_TRUE(soon([this] { return shows("pieces"); }));
    EXPECT_EQ(comparisons_asked.front().paths, std::vector<std::string>{"/dropped"});
}

TEST_F(ReadingTest, ADropFromElsewhereIsRefusedInWords) {
    drop_uris("sftp://server/film");
    EXPECT_TRUE(message().contains(QStringLiteral("sftp://server/film"))) << message().toStdString();
}

TEST(RealFiles, AreReadByTheEngine) {
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("file")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(QByteArray(100'000, 'x')), 100'000);
    file.close();
    const std::unique_ptr<InspectorWindow> window(
        show_inspector(QStringList{show_path(file.fileName().toStdString())}));
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    const LaneStrip* strip = nullptr;
    ASSERT_TRUE(QTest::qWaitFor([&] { return (strip = window->findChild<LaneStrip*>(QStringLiteral("strip_0"))); }));
    EXPECT_TRUE(strip->accessibleName().startsWith(QStringLiteral("file, 100,000 bytes.")))
        << strip->accessibleName().toStdString();
    const auto* table = window->findChild<QTableView*>(QStringLiteral("pieces"));
    std::uint64_t sum = 0;
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const auto cell = [&](int column) {
            return QLocale().toULongLong(table->model()->index(row, column).data().toString());
        };
        if (cell(PieceModel::offset_column) < 100'000) sum += cell(PieceModel::length_column);
    }
    EXPECT_EQ(sum, 100'000U) << "every byte is in one range";
}

// What a reading holds, and whether it was let go.
struct HeldReading {
    std::mutex mutex;
    std::condition_variable changed;
    bool begun = false;
    bool released = false;

    void read() {
        std::unique_lock lock(mutex);
        begun = true;
        changed.notify_all();
        changed.wait(lock, [this] { return released; });
    }
    void wait_for_begin() {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return begun; });
    }
    void release() {
        const std::lock_guard lock(mutex);
        released = true;
        changed.notify_all();
    }
};

TEST(Background, GoesAtOnceWhileItsWorkHangsAndIsWaitedForAtTheEnd) {
    const auto held = std::make_shared<HeldReading>();
    const std::weak_ptr<HeldReading> used = held;
    bool heard = false;
    {
        Background background;
        background.start([held, &heard](const std::stop_token& stop, const Background::Post& post) {
            held->read();
            EXPECT_TRUE(stop.stop_requested());
            post([&heard] { heard = true; });
        });
        held->wait_for_begin();
    }
    EXPECT_FALSE(Background::all_ended(std::chrono::milliseconds(1)));
    held->release();
    EXPECT_TRUE(Background::all_ended(std::chrono::seconds(30)));
    EXPECT_EQ(used.use_count(), 1) << "what the work held is given back";
    QCoreApplication::processEvents();
    EXPECT_FALSE(heard);
}

TEST(Background, AtTheEndWorkOfWhatIsStillThereIsAskedToStop) {
    Background background;
    background.start([](const std::stop_token& stop, const Background::Post&) {
        while (!stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    });
    EXPECT_TRUE(Background::all_ended(std::chrono::seconds(30)));
}

// The readers of a window, and what they hold, are there until the last of them has answered.
TEST(Inspector, ClosesWhileAReadHangs) {
    const auto held = std::make_shared<HeldReading>();
    const std::weak_ptr<HeldReading> used = held;
    Readers readers;
    readers.is_directory = [](const std::string&) { return false; };
    readers.compare = [held](const ComparisonRequest&, const std::stop_token&,
                             const ComparisonListener& progress) -> Result<Comparison> {
        held->read();
        progress({.files_read = 1, .extents_read = 1});
        return one_file("/a");
    };
    auto window = std::make_unique<InspectorWindow>(std::move(readers));
    window->show();
    window->open(std::vector<std::string>{"/a"});
    held->wait_for_begin();
    window.reset();
    EXPECT_GT(used.use_count(), 1);
    held->release();
    EXPECT_TRUE(Background::all_ended(std::chrono::seconds(30)));
    EXPECT_EQ(used.use_count(), 1);
    QCoreApplication::processEvents();
}

TEST(Background, NothingIsHeardFromAbandonedWork) {
    Background background;
    bool first = false;
    bool second = false;
    background.start(
        [&first](const std::stop_token&, const Background::Post& post) { post([&first] { first = true; }); });
    std::this_thread::sleep_for(std::chrono::milliseconds(30));
    background.start(
        [&second](const std::stop_token&, const Background::Post& post) { post([&second] { second = true; }); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return second; }));
    EXPECT_FALSE(first);
}

}  // namespace
}  // namespace drover::test
