// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QSettings>
#include <QTest>
#include <memory>
#include <stdexcept>

#include "engine/api/queue_keeper.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/message_bar.h"

namespace drover::test {

// The program from its start to its end, with a real engine and its queue in a real file.
struct KeptProgram {
    explicit KeptProgram(const QString& folder)
        : settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat) {
        auto opened = QueueKeeper::open(*engine, (folder + QStringLiteral("/queue.db")).toStdString());
        if (!opened) throw std::runtime_error(opened.error().message());
        keeper = std::move(*opened);
        window = std::make_unique<ui::MainWindow>(*engine, settings);
        window->keep_queue(*keeper);
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) throw std::runtime_error("the window does not become active");
    }

    QString message() const { return window->findChild<ui::MessageBar*>()->message(); }
    std::size_t jobs() const { return engine->snapshot().size(); }
    bool lists(int rows) const {
        return QTest::qWaitFor([this, rows] {
            return window->findChild<QListView*>(QStringLiteral("jobs"))->model()->rowCount() == rows;
        });
    }

    std::unique_ptr<Engine> engine = Engine::create();
    QSettings settings;
    std::unique_ptr<QueueKeeper> keeper;
    std::unique_ptr<ui::MainWindow> window;  // goes first
};

}  // namespace drover::test
