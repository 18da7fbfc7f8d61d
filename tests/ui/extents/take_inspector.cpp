// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/extents/take_inspector.h"

#include <QApplication>
#include <QTest>
#include <QTreeView>

#include "tests/ui/extents/sample_extents.h"
#include "tests/ui/extents/sample_usage.h"
#include "ui/extents/files/files_page.h"
#include "ui/extents/strip/lane_strip.h"
#include "ui/extents/window/inspector_window.h"

namespace drover::test {

namespace {

using namespace drover::ui;

Comparison unknown_file() {
    FileView file = file_view("/mnt/server/film.mkv", 3 * GiB, {of_kind(ExtentKind::unknown, 0, 3 * GiB)});
    file.filesystem.type = "nfs4";
    file.source = MapSource::none;
    for (const ExtentKind kind : all_extent_kinds) file.totals.of(kind) = {0, Precision::unknown};
    file.totals.of(ExtentKind::unknown) = {3 * GiB};
    for (Figure* figure :
         {&file.totals.shared, &file.totals.exclusive, &file.totals.in_selection, &file.totals.outside})
        *figure = {0, Precision::unknown};
    file.notes = {"nfs4 does not report extents; holes and sharing are unknown"};
    Comparison comparison;
    comparison.files.emplace_back(file);
    Error denied;
    denied.kind = ErrorKind::permission;
    denied.operation = "openat";
    denied.code = "EACCES";
    denied.reason = "Permission denied";
    denied.path = "/home/other/secret.img";
    comparison.files.emplace_back(std::unexpected(denied));
    return comparison;
}

Readers sample_readers() {
    Readers readers;
    readers.compare = [](const ComparisonRequest& request, const std::stop_token& stop,
                         const ComparisonListener& progress) -> Result<Comparison> {
        const std::string& first = request.paths.front();
        if (first.ends_with(".tar"))
            return comparison_of({file_view(first, believable_archive().size,
                                            {data(0, believable_archive().size / 4096 * 4096, 10 * GiB)})});
        if (first.ends_with(".mkv")) return unknown_file();
        if (first.ends_with(".slow")) {
            progress({.files_read = 3, .extents_read = 181'203});
            while (!stop.stop_requested()) QTest::qSleep(1);
            Error cancelled;
            cancelled.kind = ErrorKind::cancelled;
            return std::unexpected(cancelled);
        }
        return believable_comparison();
    };
    readers.usage = [](const UsageRequest&, const std::stop_token&, const UsageListener&) {
        return believable_usage();
    };
    readers.archive = [](const std::string&, const std::stop_token&) { return believable_archive(); };
    readers.files_inside = [](const std::string&, std::size_t) { return std::vector<std::string>{"/a"}; };
    readers.is_directory = [](const std::string& path) { return path == "/srv/media"; };
    return readers;
}

}  // namespace

void take_inspector(const std::function<void(QWidget&, const char*)>& take) {
    InspectorWindow window(sample_readers());
    window.show();
    QTest::qWait(50);
    take(window, "inspector-empty");
    const auto open = [&](const std::vector<std::string>& paths) {
        window.open(paths);
        QTest::qWait(300);
    };
    const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        if (QWidget* focus = QApplication::focusWidget()) QTest::keyClick(focus, key, modifiers);
        QTest::qWait(30);
    };
    open({"/srv/machines/debian.img", "/srv/machines/debian-clone.img", "/srv/machines/orders.db"});
    take(window, "inspector");
    window.activateWindow();
    window.findChild<FilesPage*>()->focus_strips();
    for (int i = 0; i < 9; ++i) press(Qt::Key_Right);
    for (int i = 0; i < 3; ++i) press(Qt::Key_Plus);
    take(window, "inspector-zoomed");
    open({"/mnt/server/film.mkv", "/home/other/secret.img"});
    take(window, "inspector-unknown");
    open({"/srv/media"});
    auto* tree = window.findChild<QTreeView*>(QStringLiteral("usage"));
    tree->expandAll();
    take(window, "inspector-tree");
    open({"/srv/backup.tar"});
    take(window, "inspector-archive");
    open({"/huge.slow", "/b", "/c", "/d"});
    take(window, "inspector-reading");
}

}  // namespace drover::test
