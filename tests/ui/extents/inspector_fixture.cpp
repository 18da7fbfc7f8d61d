// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/extents/inspector_fixture.h"

#include <QApplication>
#include <QClipboard>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <algorithm>
#include <chrono>
#include <thread>

#include "ui/bridge/background.h"
#include "ui/main_window/message_bar.h"

namespace drover::test {

namespace {

Error cancelled() {
    Error error;
    error.kind = ErrorKind::cancelled;
    return error;
}

}  // namespace

InspectorTest::InspectorTest() : window(std::make_unique<ui::InspectorWindow>(readers())) {
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get())) qFatal("the inspector does not become active");
}

InspectorTest::~InspectorTest() {
    hold = false;
    window.reset();
    ui::Background::all_ended(std::chrono::seconds(30));  // which asks this test
    QApplication::clipboard()->clear();
}

bool InspectorTest::wait_while_held(const std::stop_token& stop) {
    while (hold && !stop.stop_requested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
    return !stop.stop_requested();
}

ui::Readers InspectorTest::readers() {
    ui::Readers readers;
    readers.compare = [this](const ComparisonRequest& request, const std::stop_token& stop,
                             const ComparisonListener& progress) -> Result<Comparison> {
        if (progress) progress({.files_read = 0, .extents_read = 4711});
        if (!wait_while_held(stop)) return std::unexpected(cancelled());
        const std::lock_guard lock(mutex);
        comparisons_asked.push_back(request);
        return comparison;
    };
    readers.usage = [this](const UsageRequest&, const std::stop_token& stop,
                           const UsageListener& progress) -> Result<TreeUsage> {
        progress({.files = 17, .directories = 2, .path = "/srv/deep"});
        const bool complete = wait_while_held(stop);
        const std::lock_guard lock(mutex);
        if (usage) usage->complete = complete;
        return usage;
    };
    readers.archive = [this](const std::string&, const std::stop_token&) {
        const std::lock_guard lock(mutex);
        return archive;
    };
    readers.files_inside = [this](const std::string&, std::size_t most) -> Result<std::vector<std::string>> {
        const std::lock_guard lock(mutex);
        std::vector<std::string> files = files_of_directory;
        if (files.size() > most) files.resize(most);
        return files;
    };
    readers.is_directory = [this](const std::string& path) {
        const std::lock_guard lock(mutex);
        return std::ranges::count(directories, path) > 0;
    };
    return readers;
}

void InspectorTest::open_comparison(const Comparison& wanted) {
    comparison = wanted;
    std::vector<std::string> paths;
    for (const auto& file : wanted.files) paths.push_back(file ? file->path : file.error().path);
    open(paths);
    // A million extents take a slow machine without optimization longer than anything else does.
    ASSERT_TRUE(QTest::qWaitFor([this] { return shows("pieces"); }, 60'000));
}

bool InspectorTest::shows(const char* name) {
    const auto* found = window->findChild<QWidget*>(QString::fromLatin1(name));
    return found && found->isVisible();
}

ui::LaneStrip& InspectorTest::strip(int file) {
    return part<ui::LaneStrip>(qPrintable(QStringLiteral("strip_%1").arg(file)));
}

QString InspectorTest::text(const char* label) {
    return part<QLabel>(label).text();
}

QString InspectorTest::message() {
    return part<ui::MessageBar>("messages").message();
}

void InspectorTest::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
}

void InspectorTest::drop_uris(const QByteArray& uris) {
    QMimeData data;
    data.setData(QStringLiteral("text/uri-list"), uris);
    const QPoint middle = window->rect().center();
    const Qt::DropActions possible = Qt::CopyAction | Qt::MoveAction;
    QDragEnterEvent enter(middle, possible, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    QDropEvent drop(middle, possible, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window.get(), &drop);
    EXPECT_EQ(drop.dropAction(), Qt::CopyAction) << "anything else lets the source delete what is only looked at";
}

bool InspectorTest::soon(const std::function<bool()>& condition) {
    return QTest::qWaitFor(condition, 5000);
}

}  // namespace drover::test
