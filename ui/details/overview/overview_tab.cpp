// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/overview/overview_tab.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>

#include "ui/details/overview/job_facts.h"
#include "ui/details/overview/method_table.h"
#include "ui/details/overview/worker_view.h"
#include "ui/details/section.h"
#include "ui/graph/throughput_graph.h"
#include "ui/graph/throughput_recorder.h"
#include "ui/text/engine_words.h"
#include "ui/text/words.h"
#include "ui/theme/icons.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

constexpr int two_columns_from = 640;  // pixels; below, the columns come one below the other

QVBoxLayout* column_layout(QWidget* column) {
    auto* layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    return layout;
}

QPushButton* notice(const QString& name, const QString& symbol) {
    auto* button = new QPushButton(symbolic_icon(symbol), {});
    button->setObjectName(name);
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    button->hide();
    return button;
}

}  // namespace

OverviewTab::OverviewTab(const ThroughputRecorder& throughput, QWidget* parent)
    : DetailTab(parent),
      throughput_(throughput),
      area_(new QScrollArea),
      content_(new QWidget),
      questions_(notice(QStringLiteral("questions_notice"), QStringLiteral("question"))),
      errors_(notice(QStringLiteral("errors_notice"), QStringLiteral("warning"))),
      warnings_(new QLabel),
      graph_(new ThroughputGraph),
      hand_title_(section_title(tr("In hand"))),
      workers_(new WorkerView),
      facts_(new JobFacts),
      methods_(new MethodTable) {
    columns_ = new QBoxLayout(QBoxLayout::LeftToRight, content_);
    columns_->setContentsMargins(14, 10, 14, 12);
    columns_->setSpacing(24);
    columns_->addWidget(build_left(), 3);
    columns_->addWidget(build_right(), 2);
    area_->setWidget(content_);
    area_->setWidgetResizable(true);
    area_->setFrameShape(QFrame::NoFrame);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setAccessibleName(tr("Overview"));
    use_slim_scroll_bar(*area_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(area_);
    connect(questions_, &QPushButton::clicked, this, [this] { Q_EMIT tab_wanted(QStringLiteral("conflicts")); });
    connect(errors_, &QPushButton::clicked, this, [this] { Q_EMIT tab_wanted(QStringLiteral("errors")); });
}

QWidget* OverviewTab::build_left() {
    auto* left = new QWidget;
    QVBoxLayout* layout = column_layout(left);
    warnings_->setObjectName(QStringLiteral("warnings"));
    warnings_->setWordWrap(true);
    warnings_->setTextFormat(Qt::PlainText);
    warnings_->setAccessibleName(tr("Warnings"));
    layout->addWidget(questions_);
    layout->addWidget(errors_);
    layout->addWidget(graph_, 1);
    layout->addWidget(hand_title_);
    layout->addWidget(workers_);
    layout->addWidget(warnings_);
    return left;
}

QWidget* OverviewTab::build_right() {
    auto* right = new QWidget;
    QVBoxLayout* layout = column_layout(right);
    layout->addWidget(section_title(tr("Bytes by method")));
    layout->addWidget(methods_);
    layout->addSpacing(6);
    layout->addWidget(facts_);
    layout->addStretch(1);
    return right;
}

void OverviewTab::show_job(const JobSnapshot& job) {
    const bool same_job = job_ == job.id;
    job_ = job.id;
    content_->show();
    graph_->show_history(throughput_.history(job.id), is_final(job.state));
    methods_->set_bytes(job.bytes);
    facts_->show_job(job);
    show_workers(job, same_job);
    show_notices(job);
}

void OverviewTab::show_nothing() {
    job_.reset();
    graph_->show_history(nullptr);
    content_->hide();
}

void OverviewTab::focus_content() {
    area_->setFocus(Qt::OtherFocusReason);
}

void OverviewTab::show_workers(const JobSnapshot& job, bool same_job) {
    const bool busy = !is_final(job.state) && !job.current.empty();
    hand_title_->setVisible(busy);
    workers_->setVisible(busy);
    workers_->set_files(busy ? job.current : std::vector<CurrentFile>(), same_job && busy);
}

void OverviewTab::show_notices(const JobSnapshot& job) {
    questions_->setVisible(job.questions_open > 0);
    questions_->setText(tr("%1: names taken at the destination").arg(questions_text(job.questions_open)));
    errors_->setVisible(job.errors_total > 0);
    errors_->setText(tr("%1: see what failed").arg(errors_text(job.errors_total)));
    QStringList warnings;
    for (const std::string& warning : job.warnings) warnings << tell_reason(warning);
    warnings_->setVisible(!warnings.isEmpty());
    warnings_->setText(warnings.join(u'\n'));
}

void OverviewTab::resizeEvent(QResizeEvent* event) {
    DetailTab::resizeEvent(event);
    const bool wide = width() >= two_columns_from * fontMetrics().height() / 16;
    columns_->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

}  // namespace drover::ui
