// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "app/cli/interrupt.h"
#include "app/window/arguments.h"
#include "app/window/launcher_entry.h"
#include "app/window/notifier.h"
#include "app/window/power.h"
#include "app/window/single_instance.h"
#include "app/window/sleep_lock.h"
#include "engine/api/engine.h"
#include "ui/bridge/background.h"
#include "ui/extents/window/inspector_window.h"
#include "ui/intake/dropped_files.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/queue_progress.h"
#include "ui/settings/preferences.h"
#include "ui/text/format.h"
#include "ui/theme/appearance.h"
#include "ui/theme/icons.h"
#include "ui/theme/roomy_style.h"
#include "ui/translations/load_translations.h"

namespace {

constexpr std::chrono::seconds patience_with_disks{2};

void connect_power(drover::ui::MainWindow& window) {
    using drover::ui::AfterQueue;
    using drover::window::PowerAction;
    QObject::connect(&window, &drover::ui::MainWindow::power_wanted, &window, [&window](AfterQueue what) {
        const auto action = what == AfterQueue::suspend ? PowerAction::suspend : PowerAction::power_off;
        const QString problem = drover::window::request_power(action);
        if (!problem.isEmpty()) window.show_problem(problem);
    });
}

drover::Result<std::unique_ptr<drover::QueueKeeper>> open_keeper(drover::Engine& engine) {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation);
    const QByteArray file = QFile::encodeName(folder + QStringLiteral("/queue.db"));
    return drover::QueueKeeper::open(engine, file.toStdString());
}

// Each look is a window of its own; without paths it asks for some.
void connect_inspector(drover::ui::MainWindow& window) {
    QObject::connect(&window, &drover::ui::MainWindow::inspect_wanted, &window,
                     [](const QStringList& paths) { drover::ui::show_inspector(paths); });
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

QStringList uris_of(const drover::ui::DroppedFiles& files) {
    QStringList uris;
    for (const std::string& path : files.paths)
        uris << QStringLiteral("file://") + QString::fromLatin1(QByteArray::fromStdString(path).toPercentEncoding("/"));
    if (files.remote > 0) uris << QString::fromStdString(files.first_remote);
    return uris;
}

void connect_instance(drover::window::SingleInstance& instance, drover::ui::MainWindow& window) {
    QObject::connect(&instance, &drover::window::SingleInstance::activated, &window,
                     [&window](const QStringList& uris) {
                         window.come_forward();
                         if (!uris.isEmpty())
                             window.offer_files(drover::ui::read_uri_list(uris.join(u'\n').toUtf8()), std::nullopt);
                     });
}

void connect_notifier(drover::window::Notifier& notifier, drover::ui::MainWindow& window) {
    QObject::connect(&window, &drover::ui::MainWindow::queue_ended, &notifier, &drover::window::Notifier::tell);
    QObject::connect(&notifier, &drover::window::Notifier::chosen, &window, &drover::ui::MainWindow::come_forward);
}

void describe_application() {
    QApplication::setOrganizationName(QStringLiteral("drover"));
    QApplication::setApplicationName(QStringLiteral("drover"));
    QApplication::setApplicationVersion(QStringLiteral(DROVER_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("drover"));
}

int run_windows(QApplication& application, const drover::window::Arguments& arguments,
                drover::cli::InterruptWatch& interrupts) {
    QSettings settings;
    drover::ui::use_roomy_style();
    const drover::ui::Preferences preferences = drover::ui::load_preferences(settings);
    drover::ui::apply_appearance(preferences.appearance);
    drover::ui::use_decimal_units(preferences.decimal_units);
    if (arguments.inspect) {
        drover::ui::InspectorWindow inspector(drover::ui::engine_readers());
        inspector.show();
        inspector.open(files_of(arguments));
        return run(application, interrupts);
    }
    const drover::ui::DroppedFiles files = files_of(arguments);
    drover::window::SingleInstance instance;
    if (instance.hand_over(uris_of(files))) return 0;
    // The engine and the keeper outlive the window; the engine's destructor waits until no worker is left.
    const std::unique_ptr<drover::Engine> engine = drover::Engine::create();
    const auto keeper = open_keeper(*engine);
    drover::ui::MainWindow window(*engine, settings);
    connect_power(window);
    connect_inspector(window);
    drover::window::Notifier notifier;
    drover::window::SleepLock awake;
    QObject::connect(&window, &drover::ui::MainWindow::busy_changed, &awake, &drover::window::SleepLock::hold);
    drover::window::LauncherEntry launcher([&engine = *engine] {
        const drover::ui::QueueProgress queue = drover::ui::queue_progress(engine.snapshot());
        return drover::window::LauncherEntry::State{queue.running, queue.fraction};
    });
    QObject::connect(&window, &drover::ui::MainWindow::busy_changed, &launcher,
                     &drover::window::LauncherEntry::set_busy);
    if (keeper) window.keep_queue(**keeper);
    else window.show_problem(QString::fromStdString(keeper.error().message()));
    window.show();
    connect_instance(instance, window);
    connect_notifier(notifier, window);
    if (!arguments.paths.empty()) window.offer_files(files, std::nullopt);
    return run(application, interrupts);
}

}  // namespace

int main(int argc, char** argv) {
    const drover::window::Arguments arguments = drover::window::read_arguments(argc, argv);
    if (arguments.exit_code) return *arguments.exit_code;
    drover::cli::InterruptWatch interrupts;  // before Qt starts threads of its own
    int name_only = 1;
    QApplication application(name_only, argv);
    describe_application();
    drover::ui::load_translations(application);
    QApplication::setWindowIcon(drover::ui::application_icon());
    const int exit_code = run_windows(application, arguments, interrupts);
    if (!drover::ui::Background::all_ended(patience_with_disks)) std::_Exit(exit_code);
    return exit_code;
}
