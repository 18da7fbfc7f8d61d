// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QSettings>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "app/cli/interrupt.h"
#include "app/window/arguments.h"
#include "engine/api/engine.h"
#include "ui/extents/window/inspector_window.h"
#include "ui/intake/dropped_files.h"
#include "ui/main_window/main_window.h"
#include "ui/theme/icons.h"

namespace {

// Until the last window is closed or a signal comes.
int run(QApplication& application, drover::cli::InterruptWatch& interrupts) {
    // Not quit(), which asks the window first, and the window asks the person.
    interrupts.watch([&application] {
        QMetaObject::invokeMethod(&application, [] { QApplication::exit(); }, Qt::QueuedConnection);
    });
    const int exit_code = QApplication::exec();
    interrupts.end();
    return exit_code;
}

drover::ui::DroppedFiles files_of(const drover::window::Arguments& arguments) {
    std::error_code gone;
    const std::string folder = std::filesystem::current_path(gone);
    return drover::ui::read_arguments(arguments.paths, folder);
}

}  // namespace

int main(int argc, char** argv) {
    const drover::window::Arguments arguments = drover::window::read_arguments(argc, argv);
    if (arguments.exit_code) return *arguments.exit_code;
    drover::cli::InterruptWatch interrupts;  // before Qt starts threads of its own
    int name_only = 1;
    QApplication application(name_only, argv);
    QApplication::setOrganizationName(QStringLiteral("drover"));
    QApplication::setApplicationName(QStringLiteral("drover"));
    QApplication::setApplicationVersion(QStringLiteral(DROVER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("drover"));
    QApplication::setWindowIcon(drover::ui::application_icon());

    if (arguments.inspect) {
        drover::ui::InspectorWindow inspector(drover::ui::engine_readers());
        inspector.show();
        inspector.open(files_of(arguments));
        return run(application, interrupts);
    }
    // The engine outlives the window, and its destructor waits until no worker is left.
    const std::unique_ptr<drover::Engine> engine = drover::Engine::create();
    QSettings settings;
    drover::ui::MainWindow window(*engine, settings);
    window.show();
    if (!arguments.paths.empty()) window.offer_files(files_of(arguments), std::nullopt);
    return run(application, interrupts);
}
