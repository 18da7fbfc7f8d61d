// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/plan/plan_tab.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/details/overview/fact_grid.h"
#include "ui/details/overview/method_table.h"
#include "ui/details/plan/obstacle_model.h"
#include "ui/details/plan/obstacle_words.h"
#include "ui/details/section.h"
#include "ui/lists/table_look.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

bool not_begun(const JobSnapshot& job) {
    const bool ready = job.state == JobState::waiting || job.state == JobState::paused;
    return ready && job.elapsed.count() == 0 && job.counts.files_done == 0;
}

bool looking(const JobSnapshot& job) {
    return job.plan && !job.plan->complete && job.phase == JobPhase::planning;
}

QString part_text(const PlannedPart& part) {
    return part.files == 0 ? QString() : PlanTab::tr("%1, %2").arg(files_text(part.files), format_size(part.bytes));
}

QString needed_text(const PlannedSpace& space) {
    return format_size(SavedBytes{space.needed, space.precision});
}

QString conflicts_text(const Plan& plan) {
    QStringList parts;
    for (const auto fate :
         {PlannedFate::ask, PlannedFate::replace, PlannedFate::skip, PlannedFate::keep_both, PlannedFate::fail}) {
        const std::uint64_t count = plan.conflicts_of(fate);
        if (count > 0) parts << PlanTab::tr("%1 %2").arg(format_count(count), fate_text(fate));
    }
    return parts.isEmpty() ? PlanTab::tr("none") : parts.join(QStringLiteral(", "));
}

}  // namespace

PlanTab::PlanTab(Engine& engine, QWidget* parent)
    : DetailTab(parent),
      engine_(engine),
      obstacles_(new ObstacleModel(this)),
      title_(new QLabel),
      look_(new QPushButton(tr("Look ahead"))),
      content_(new QWidget),
      methods_(new MethodTable),
      grid_(new FactGrid),
      space_(new QLabel),
      obstacles_title_(section_title({})),
      adapt_(new QCheckBox(tr("Use the proposed names"))),
      table_(new QTableView) {
    auto* columns = new QHBoxLayout(content_);
    columns->setContentsMargins(14, 4, 0, 0);
    columns->setSpacing(20);
    columns->addWidget(build_summary(), 2);
    columns->addWidget(build_obstacles(), 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(build_bar());
    layout->addWidget(content_, 1);
    layout->addStretch(0);
    connect(look_, &QPushButton::clicked, this, &PlanTab::look_ahead);
    connect(adapt_, &QCheckBox::toggled, this, &PlanTab::adapt_names);
}

QWidget* PlanTab::build_bar() {
    auto* bar = new QWidget;
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(14, 8, 10, 6);
    title_->setWordWrap(true);
    title_->setObjectName(QStringLiteral("plan_title"));
    look_->setObjectName(QStringLiteral("look_ahead"));
    look_->setToolTip(tr("Reads the sources and the destination, and changes nothing"));
    layout->addWidget(title_, 1);
    layout->addWidget(look_);
    return bar;
}

QWidget* PlanTab::build_summary() {
    auto* summary = new QWidget;
    auto* layout = new QVBoxLayout(summary);
    layout->setContentsMargins(0, 0, 0, 8);
    layout->setSpacing(6);
    space_->setObjectName(QStringLiteral("plan_space"));
    space_->setWordWrap(true);
    facts_ = {.found = grid_->add_fact(tr("Found")),
              .renamed = grid_->add_fact(tr("Renamed only")),
              .linked = grid_->add_fact(tr("Linked only")),
              .needed = grid_->add_fact(tr("Room needed")),
              .conflicts = grid_->add_fact(tr("Names that are taken")),
              .failures = grid_->add_fact(tr("Would fail"))};
    layout->addWidget(space_);
    layout->addWidget(section_title(tr("Expected methods")));
    layout->addWidget(methods_);
    layout->addWidget(grid_);
    layout->addStretch(1);
    return summary;
}

QWidget* PlanTab::build_obstacles() {
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    adapt_->setObjectName(QStringLiteral("adapt_names"));
    adapt_->setToolTip(tr("The job gives the files these names at the destination; the originals keep theirs"));
    table_->setObjectName(QStringLiteral("obstacles"));
    table_->setAccessibleName(tr("What would fail"));
    table_->setModel(obstacles_);
    use_table_look(*table_);
    fit_columns(*table_, {14, 0, 14});
    layout->addWidget(obstacles_title_);
    layout->addWidget(adapt_);
    layout->addWidget(table_, 1);
    return part;
}

void PlanTab::show_job(const JobSnapshot& job) {
    const bool new_plan = !job_ || job_->id != job.id || job_->plan != job.plan;
    job_ = job;
    show_bar(job);
    content_->setVisible(job.plan != nullptr);
    {
        const QSignalBlocker ours(adapt_);
        adapt_->setChecked(job.request->options.adapt_names);
    }
    adapt_->setEnabled(not_begun(job));
    if (job.plan && new_plan) show_plan(*job.plan);
}

void PlanTab::show_bar(const JobSnapshot& job) {
    look_->setText(looking(job) ? tr("Stop looking") : job.plan ? tr("Look again") : tr("Look ahead"));
    look_->setVisible(not_begun(job) || looking(job));
    if (looking(job)) title_->setText(tr("Looking ahead: %1 so far").arg(files_text(job.plan->found.files)));
    else if (job.plan && job.plan->complete) title_->setText(tr("What the job would do, as things stand:"));
    else if (job.plan) title_->setText(tr("Stopped early; what was seen until then:"));
    else if (not_begun(job))
        title_->setText(
            tr("See what this job would do before a byte moves: by which methods, whether there is room, and "
               "which names the destination cannot take."));
    else title_->setText(tr("The job has begun. A plan is made before that: add a job without starting it."));
}

void PlanTab::show_plan(const Plan& plan) {
    MethodBytes bytes;
    for (const MethodId method : all_methods) bytes[method] = plan.by(method).bytes;
    methods_->set_bytes(bytes);
    const QString found = part_text(plan.found);
    grid_->set_fact(facts_.found,
                    plan.directories == 0 ? found : tr("%1, in %2").arg(found, folders_text(plan.directories)));
    grid_->set_fact(facts_.renamed, part_text(plan.renamed));
    grid_->set_fact(facts_.linked, part_text(plan.linked));
    grid_->set_fact(facts_.needed, needed_text(plan.space));
    grid_->set_fact(facts_.failures, plan.failures() == 0 ? QString() : format_count(plan.failures()));
    grid_->set_fact(facts_.conflicts, conflicts_text(plan));
    show_space(plan.space);
    obstacles_->show_plan(job_->plan);
    const std::uint64_t listed = plan.obstacles_total + plan.errors_total;
    obstacles_title_->setText(listed > 0 ? tr("%1 that would fail as they are").arg(format_count(listed))
                                         : tr("The destination can take every name and size"));
    adapt_->setVisible(plan.obstacles_total > 0);
    table_->setVisible(listed > 0);
}

void PlanTab::show_space(const PlannedSpace& space) {
    QPalette colors = palette();
    if (!space.enough_inodes()) {
        space_->setText(tr("Not enough inodes: %1 are needed, %2 are free.")
                            .arg(format_count(space.inodes), format_count(*space.free_inodes)));
        colors.setColor(QPalette::WindowText, signal_color(Signal::bad, colors));
    } else if (!space.available) {
        space_->setText(tr("The destination does not tell how much room it has."));
    } else if (space.enough()) {
        space_->setText(
            tr("There is room: %1 are needed, %2 are free.").arg(needed_text(space), format_size(*space.available)));
        colors.setColor(QPalette::WindowText, signal_color(Signal::good, colors));
    } else {
        space_->setText(
            tr("Not enough room: %1 are needed, %2 are free.").arg(needed_text(space), format_size(*space.available)));
        colors.setColor(QPalette::WindowText, signal_color(Signal::bad, colors));
    }
    space_->setPalette(colors);
}

void PlanTab::changeEvent(QEvent* event) {
    DetailTab::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && job_ && job_->plan) show_space(job_->plan->space);
}

void PlanTab::show_nothing() {
    job_.reset();
    title_->clear();
    look_->hide();
    content_->hide();
    obstacles_->show_plan(nullptr);
}

void PlanTab::focus_content() {
    if (look_->isVisible()) look_->setFocus(Qt::OtherFocusReason);
    else table_->setFocus(Qt::OtherFocusReason);
}

void PlanTab::look_ahead() {
    if (!job_) return;
    if (looking(*job_)) engine_.stop_planning(job_->id);
    else engine_.plan(job_->id);
}

void PlanTab::adapt_names(bool adapt) {
    if (!job_) return;
    JobOptions options = job_->request->options;
    options.adapt_names = adapt;
    const Status changed = engine_.change_options(job_->id, options);
    if (!changed) Q_EMIT problem_found(tell_error(changed.error()));
}

}  // namespace drover::ui
