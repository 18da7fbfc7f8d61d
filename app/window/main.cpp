// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "app/cli/interrupt.h"
#include "app/window/arguments.h"
#include "app/window/power.h"
#include "engine/api/engine.h"
#include "ui/extents/window/inspector_window.h"
#include "ui/intake/dropped_files.h"
#include "ui/main_window/main_window.h"
#include "ui/theme/icons.h"
#include "ui/translations/load_translations.h"

namespace {

void connect_power(drover::ui::MainWindow& window) {
    using drover::ui::AfterQueue;
    using drover::window::PowerAction;
    QObject::connect(&window, &drover::ui::MainWindow::power_wanted, &window, [&window](AfterQueue what) {
        const auto action = what == AfterQueue::suspend ? PowerAction::suspend : PowerAction::power_off;
        const QString problem = drover::window::request_power(action);
        if (!problem.isEmpty()) window.show_problem(problem);
    });
}

// Null where the queue cannot be kept, which the window says.
std::unique_ptr<drover::QueueKeeper> keep_queue(drover::Engine& engine, drover::ui::MainWindow& window) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    const QByteArray file = QFile::encodeName(folder + QStringLiteral("/queue.db"));
    auto keeper = drover::QueueKeeper::open(engine, file.toStdString());
    if (!keeper) {
        window.show_problem(QString::fromStdString(keeper.error().message()));
        return nullptr;
    }
    window.keep_queue(**keeper);
    return std::move(*keeper);
}

// Each look is a window of its own; without paths it asks for some.
void connect_inspector(drover::ui::MainWindow& window) {
    QObject::connect(&window, &drover::ui::MainWindow::inspect_wanted, &window, [](const QStringList& shown_paths) {
        auto* inspector = new drover::ui::InspectorWindow(drover::ui::engine_readers());
        inspector->setAttribute(Qt::WA_DeleteOnClose);
        inspector->show();
        std::vector<std::string> paths;
        for (const QString& path : shown_paths) paths.push_back(drover::unescape_name(path.toStdString()));
        if (!paths.empty()) inspector->open(paths);
    });
}

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
    drover::ui::load_translations(application);
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
    connect_power(window);
    connect_inspector(window);
    const auto keeper = keep_queue(*engine, window);
    window.show();
    if (!arguments.paths.empty()) window.offer_files(files_of(arguments), std::nullopt);
    return run(application, interrupts);
}
