// SPDX-License-Identifier: GPL-3.0-or-later
// take_screenshots [--readme] DIRECTORY [LANGUAGE]: pictures of the window in every state, for people to look at.
// --readme leaves out those that the README's folder of pictures does not need.
// QT_SCALE_FACTOR=2 gives those of a screen with twice the density.
#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QSettings>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <algorithm>
#include <string_view>

#include "tests/ui/extents/take_inspector.h"
#include "tests/ui/fake_engine.h"
#include "tests/ui/sample_history.h"
#include "tests/ui/sample_jobs.h"
#include "tests/ui/stage.h"
#include "ui/details/details_pane.h"
#include "ui/history/history_reader.h"
#include "ui/history/history_window.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/settings/settings_dialog.h"
#include "ui/theme/appearance.h"
#include "ui/theme/roomy_style.h"
#include "ui/translations/load_translations.h"

namespace {

using namespace drover;
using namespace drover::ui;
using test::Stage;

constexpr std::string_view readme_pictures[] = {
    "window", "empty",    "new-job", "files",     "conflicts",      "errors",           "plan",
    "log",    "settings", "history", "inspector", "inspector-tree", "inspector-archive"};

class Camera {
public:
    Camera(QString folder, QString suffix, bool readme_only)
        : folder_(std::move(folder)), suffix_(std::move(suffix)), readme_only_(readme_only) {}

    void take(QWidget& widget, const char* name) {
        if (readme_only_ && std::ranges::find(readme_pictures, name) == std::end(readme_pictures)) return;
        QTest::qWait(50);
        const QString file = QStringLiteral("%1/%2-%3.png").arg(folder_, QString::fromLatin1(name), suffix_);
        if (!widget.grab().save(file)) qFatal("cannot write %s", qPrintable(file));
    }

private:
    QString folder_;
    QString suffix_;
    bool readme_only_;
};

void take_intake(Camera& camera) {
    Stage empty({});
    camera.take(empty.window(), "empty");
    empty.offer(JobKind::copy);
    camera.take(empty.window(), "new-job");
    empty.click("more_options");
    camera.take(empty.window(), "new-job-options");

    Stage archiving({});
    archiving.offer(JobKind::archive);
    archiving.click("more_options");
    camera.take(archiving.window(), "new-archive-options");
    auto* name = archiving.find<QLineEdit>("archive_name");
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    archiving.click("start");
    camera.take(archiving.window(), "new-archive-unnamed");

    Stage extracting({});
    extracting.offer({"backup.tar.zst", "photos.zip"}, std::nullopt);
    camera.take(extracting.window(), "new-extract");
}

void take_tabs(Camera& camera) {
    std::vector<JobSnapshot> jobs = test::sample_jobs();
    const JobSnapshot end = jobs[0];
    jobs[0].elapsed = {};
    jobs[0].bytes = {};
    Stage busy(jobs);
    busy.play_throughput(1, end);
    camera.take(busy.window(), "window");
    busy.open_tab("files");
    camera.take(busy.window(), "files");
    busy.select(3);
    busy.open_tab("conflicts");
    camera.take(busy.window(), "conflicts");
    busy.open_tab("errors");
    camera.take(busy.window(), "errors");
    busy.open_tab("log");
    camera.take(busy.window(), "log");
    busy.open_tab("overview");
    camera.take(busy.window(), "attention");
    busy.select(7);
    camera.take(busy.window(), "failed");
    busy.select(5);
    busy.open_tab("plan");
    camera.take(busy.window(), "plan-offer");
    busy.window().resize(720, 520);
    camera.take(busy.window(), "small");

    Stage planned({test::planned_job()});
    planned.open_tab("plan");
    camera.take(planned.window(), "plan");
}

void take_extras(Camera& camera) {
    Stage busy(test::sample_jobs());
    busy.offer(JobKind::copy);
    DroppedFiles remote;
    remote.remote = 1;
    remote.first_remote = "sftp://server/films/holiday.mov";
    busy.window().offer_files(remote, JobKind::copy);
    camera.take(busy.window(), "message");
    auto* overlay = busy.window().findChild<DropOverlay*>();
    overlay->show_for(JobKind::move, QStringLiteral("Backup"));
    camera.take(busy.window(), "drop");
    overlay->hide();
    auto* limit = busy.find<QToolButton>("speed_limit")->menu();
    limit->popup({300, 60});
    camera.take(*limit, "speed-limit");
    limit->hide();

    SettingsDialog settings{Preferences{}};
    settings.show();
    camera.take(settings, "settings");
    auto* pages = settings.findChild<QTabWidget*>();
    pages->setCurrentIndex(1);
    camera.take(settings, "settings-copies");
    pages->setCurrentIndex(2);
    camera.take(settings, "settings-queue");

    test::SampleKeeper keeper;
    HistoryWindow history(std::make_shared<HistoryReader>(keeper));
    history.show();
    QTest::qWait(200);
    camera.take(history, "history");

    Stage archives(test::archive_jobs());
    camera.take(archives.window(), "archives");
}

}  // namespace

int main(int argc, char** argv) {
    const bool readme = argc > 1 && std::string_view(argv[1]) == "--readme";
    std::vector<QString> words;
    for (int i = readme ? 2 : 1; i < argc; ++i) words.push_back(QString::fromLocal8Bit(argv[i]));
    if (words.empty() || words.size() > 2) qFatal("usage: take_screenshots [--readme] DIRECTORY [LANGUAGE]");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    use_roomy_style();
    QLocale::setDefault(words.size() == 2 ? QLocale(words[1]) : QLocale(QLocale::English, QLocale::UnitedKingdom));
    load_translations(application);
    QApplication::setLayoutDirection(QLocale().textDirection());
    QDir().mkpath(words[0]);
    for (const bool dark : {false, true}) {
        apply_appearance(dark ? Appearance::dark : Appearance::light);
        Camera camera(words[0], dark ? QStringLiteral("dark") : QStringLiteral("light"), readme);
        take_intake(camera);
        take_tabs(camera);
        take_extras(camera);
        test::take_inspector([&camera](QWidget& widget, const char* name) { camera.take(widget, name); });
    }
    return 0;
}
