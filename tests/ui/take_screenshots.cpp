// SPDX-License-Identifier: GPL-3.0-or-later
// take_screenshots DIRECTORY: pictures of the window in every state, for people to look at.
// QT_SCALE_FACTOR=2 gives those of a screen with twice the density.
#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/ui/extents/take_inspector.h"
#include "tests/ui/fake_engine.h"
#include "tests/ui/sample_jobs.h"
#include "ui/jobs/job_list.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/recent_destinations.h"
#include "ui/theme/appearance.h"

namespace {

using namespace drover;
using namespace drover::ui;

class Stage {
public:
    explicit Stage(const std::vector<JobSnapshot>& jobs)
        : settings_(folder_.filePath(QStringLiteral("settings")), QSettings::IniFormat) {
        RecentDestinations(settings_).add("/srv/Backup");
        for (const JobSnapshot& job : jobs) engine_.add_job(job);
        window_ = std::make_unique<MainWindow>(engine_, settings_);
        window_->show();
        QTest::qWait(350);
    }

    MainWindow& window() { return *window_; }
    template <typename Widget>
    Widget* find(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    void select(std::uint64_t id) {
        find<JobList>("jobs")->select_job(JobId{id});
        QTest::qWait(50);
    }
    void offer(JobKind kind = JobKind::copy) {
        offer({"holiday.mov", "notes.txt", "Norway", "Iceland", "a", "b", "c"}, kind);
    }
    void offer(const std::vector<std::string>& names, std::optional<JobKind> kind) {
        DroppedFiles files;
        for (const std::string& name : names) files.paths.push_back("/home/me/Films/" + name);
        window_->offer_files(files, kind);
        QTest::qWait(50);
    }
    void click(const char* name) {
        find<QAbstractButton>(name)->click();
        QTest::qWait(50);
    }

private:
    QTemporaryDir folder_;
    QSettings settings_;
    test::FakeEngine engine_;
    std::unique_ptr<MainWindow> window_;
};

class Camera {
public:
    Camera(QString folder, QString suffix) : folder_(std::move(folder)), suffix_(std::move(suffix)) {}

    void take(Stage& stage, const char* name) { take(stage.window(), name); }
    void take(QWidget& widget, const char* name) {
        QTest::qWait(50);
        const QString file = QStringLiteral("%1/%2-%3.png").arg(folder_, QString::fromLatin1(name), suffix_);
        if (!widget.grab().save(file)) qFatal("cannot write %s", qPrintable(file));
    }

private:
    QString folder_;
    QString suffix_;
};

void take_all(Camera& camera) {
    Stage empty({});
    camera.take(empty, "empty");
    empty.offer();
    camera.take(empty, "new-job");
    empty.click("more_options");
    camera.take(empty, "new-job-options");

    Stage archiving({});
    archiving.offer(JobKind::archive);
    camera.take(archiving, "new-archive");
    archiving.click("more_options");
    camera.take(archiving, "new-archive-options");
    auto* name = archiving.find<QLineEdit>("archive_name");
    name->selectAll();
    QTest::keyClick(name, Qt::Key_Delete);
    archiving.click("start");
    camera.take(archiving, "new-archive-unnamed");

    Stage extracting({});
    extracting.offer({"backup.tar.zst", "photos.zip"}, std::nullopt);
    camera.take(extracting, "new-extract");
    extracting.click("more_options");
    camera.take(extracting, "new-extract-options");

    Stage archives(test::archive_jobs());
    camera.take(archives, "archives");
    archives.select(2);
    camera.take(archives, "extracting");
    archives.window().findChild<DropOverlay*>()->show_for(JobKind::extract, QStringLiteral("Backup"));
    QTest::qWait(50);
    camera.take(archives, "drop-extract");
    archives.window().findChild<DropOverlay*>()->hide();
    archives.window().resize(760, 520);
    archives.offer(JobKind::archive);
    archives.click("more_options");
    camera.take(archives, "new-archive-small");

    Stage busy(test::sample_jobs());
    camera.take(busy, "running");
    busy.select(3);
    camera.take(busy, "attention");
    busy.select(7);
    camera.take(busy, "failed");
    busy.select(6);
    busy.window().resize(760, 520);
    QTest::qWait(50);
    camera.take(busy, "small");
    busy.window().resize(1080, 680);
    busy.offer();
    DroppedFiles remote;
    remote.remote = 1;
    remote.first_remote = "sftp://server/films/holiday.mov";
    busy.window().offer_files(remote, JobKind::copy);
    QTest::qWait(50);
    camera.take(busy, "message");
    busy.window().findChild<DropOverlay*>()->show_for(JobKind::move, QStringLiteral("Backup"));
    QTest::qWait(50);
    camera.take(busy, "drop");
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 2) qFatal("usage: take_screenshots DIRECTORY");
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QDir().mkpath(QString::fromLocal8Bit(argv[1]));
    for (const bool dark : {false, true}) {
        apply_appearance(dark ? Appearance::dark : Appearance::light);
        Camera camera(QString::fromLocal8Bit(argv[1]), dark ? QStringLiteral("dark") : QStringLiteral("light"));
        take_all(camera);
        test::take_inspector([&camera](QWidget& widget, const char* name) { camera.take(widget, name); });
    }
    return 0;
}
