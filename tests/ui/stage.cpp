// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/stage.h"

#include <QAbstractButton>
#include <QTest>
#include <cmath>

#include "tests/ui/sample_jobs.h"
#include "ui/details/details_pane.h"
#include "ui/jobs/job_list.h"
#include "ui/main_window/recent_destinations.h"

namespace drover::test {

Stage::Stage(const std::vector<JobSnapshot>& jobs)
    : settings_(folder_.filePath(QStringLiteral("settings")), QSettings::IniFormat) {
    ui::RecentDestinations(settings_).add("/srv/Backup");
    for (const JobSnapshot& job : jobs) engine_.add_job(job);
    engine_.set_items(sample_items(1321));
    if (!jobs.empty()) engine_.set_queue_state(sample_queue());
    window_ = std::make_unique<ui::MainWindow>(engine_, settings_);
    window_->show();
    QTest::qWait(350);
}

void Stage::select(std::uint64_t id) {
    find<ui::JobList>("jobs")->select_job(JobId{id});
    QTest::qWait(50);
}

void Stage::open_tab(const char* name) {
    find<ui::DetailsPane>("details")->open_tab(QString::fromLatin1(name));
    QTest::qWait(100);
}

void Stage::offer(JobKind kind) {
    offer({"holiday.mov", "notes.txt", "Norway", "Iceland", "a", "b", "c"}, kind);
}

void Stage::offer(const std::vector<std::string>& names, std::optional<JobKind> kind) {
    ui::DroppedFiles files;
    for (const std::string& name : names) files.paths.push_back("/home/me/Films/" + name);
    window_->offer_files(files, kind);
    QTest::qWait(50);
}

void Stage::click(const char* name) {
    find<QAbstractButton>(name)->click();
    QTest::qWait(50);
}

void Stage::play_throughput(std::uint64_t id, const JobSnapshot& end) {
    constexpr int steps = 90;
    for (int step = 1; step <= steps; ++step) {
        engine_.change(JobId{id}, [&](JobSnapshot& job) {
            job.elapsed = end.elapsed * (static_cast<double>(step) / steps);
            job.phase = step > 84 ? JobPhase::flushing : JobPhase::transferring;
            const bool still = (step > 40 && step < 47) || step > 84;
            for (const MethodId method : all_methods) {
                const double wave = 1 + 0.35 * std::sin(step / 4.0 + static_cast<double>(method));
                const double growth = static_cast<double>(end.bytes[method]) / steps * wave;
                if (!still) job.bytes[method] += static_cast<std::uint64_t>(growth);
            }
        });
        QTest::qWait(105);
    }
    for (int i = 0; i < 2; ++i) {  // texts follow the second time
        engine_.change(JobId{id}, [&](JobSnapshot& job) {
            const JobId same = job.id;
            job = end;
            job.id = same;
        });
        QTest::qWait(600);
    }
}

}  // namespace drover::test
