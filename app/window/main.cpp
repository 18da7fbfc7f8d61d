// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSettings>
#include <memory>

#include "engine/api/engine.h"
#include "ui/main_window/main_window.h"
#include "ui/theme/icons.h"

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("drover"));
    QApplication::setApplicationName(QStringLiteral("drover"));
    QApplication::setApplicationVersion(QStringLiteral(DROVER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("drover"));
    QApplication::setWindowIcon(drover::ui::application_icon());

    // The engine outlives the window, and its destructor waits until no worker is left.
    const std::unique_ptr<drover::Engine> engine = drover::Engine::create();
    QSettings settings;
    drover::ui::MainWindow window(*engine, settings);
    window.show();
    return QApplication::exec();
}
