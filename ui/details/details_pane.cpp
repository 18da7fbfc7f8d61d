// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/details_pane.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/details/error_model.h"
#include "ui/details/fact_grid.h"
#include "ui/details/method_table.h"
#include "ui/details/question_panel.h"
#include "ui/details/section.h"
#include "ui/details/worker_view.h"
#include "ui/text/format.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

QString from_text(const JobRequest& request) {
    QString first = show_path(request.sources.front());
    if (request.sources.size() == 1) return first;
    return DetailsPane::tr("%1 and %2 more").arg(first, format_count(request.sources.size() - 1));
}

QString state_text(const JobSnapshot& job) {
    if (job.state_reason.empty()) return state_line(job);
    const QString reason = sentence_case(job.state_reason);
    const bool says_it_all = job.state == JobState::waiting || job.state == JobState::running;
    return says_it_all ? reason : DetailsPane::tr("%1: %2").arg(state_title(job), reason);
}

QString files_progress(const JobSnapshot& job) {
    const std::uint64_t done = job.counts.files_done;
    if (!job.totals || job.totals->files == 0) return format_count(done);
    const QString total = format_count(std::max(done, job.totals->files));
    return DetailsPane::tr("%1 of %2").arg(format_count(done), total);
}

QString count_or_nothing(std::uint64_t count) {
    return count == 0 ? QString() : format_count(count);
}

QString saving_text(const SavedBytes& saved) {
    const bool nothing = saved.bytes == 0 && saved.precision == Precision::exact;
    return nothing ? DetailsPane::tr("nothing") : format_size(saved);
}

}  // namespace

DetailsPane::DetailsPane(QWidget* parent)
    : QScrollArea(parent),
      content_(new QWidget),
      title_(section_title({})),
      questions_(new QuestionPanel),
      facts_(new FactGrid),
      methods_(new MethodTable),
      savings_(new FactGrid),
      workers_(new WorkerView),
      workers_section_(section({section_title(tr("In hand")), workers_})),
      warnings_(new QLabel),
      warnings_section_(section({section_title(tr("Warnings")), warnings_})),
      errors_title_(section_title({})),
      error_model_(new ErrorModel(this)),
      errors_(record_list(*error_model_, tr("Errors"))),
      errors_section_(section({errors_title_, errors_})) {
    setObjectName(QStringLiteral("details"));
    setAccessibleName(tr("Details of the selected job"));
    setFrameShape(NoFrame);
    setWidgetResizable(true);
    use_slim_scroll_bar(*this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(300);
    errors_->setObjectName(QStringLiteral("errors"));
    auto* layout = new QVBoxLayout(content_);
    build(*layout);
    setWidget(content_);
    connect(questions_, &QuestionPanel::answered, this, [this](quint64 question, Answer answer) {
        if (job_) Q_EMIT answered(static_cast<quint64>(*job_), question, answer);
    });
    connect(questions_, &QuestionPanel::answered_all, this, [this](Answer answer) {
        if (job_) Q_EMIT answered_all(static_cast<quint64>(*job_), answer);
    });
    show_nothing();
}

void DetailsPane::build(QVBoxLayout& layout) {
    layout.setContentsMargins(16, 14, 16, 16);
    layout.setSpacing(8);
    QFont font = title_->font();
    font.setPointSizeF(font.pointSizeF() * 1.15);
    title_->setFont(font);
    title_->setTextFormat(Qt::PlainText);
    warnings_->setWordWrap(true);
    warnings_->setTextFormat(Qt::PlainText);
    add_facts();
    layout.addWidget(title_);
    layout.addWidget(facts_);
    layout.addWidget(questions_);
    layout.addWidget(section({section_title(tr("Bytes by method")), methods_, savings_}));
    layout.addWidget(workers_section_);
    layout.addWidget(warnings_section_);
    layout.addWidget(errors_section_);
    layout.addStretch(1);
}

void DetailsPane::add_facts() {
    fact_.from = facts_->add_fact(tr("From"));
    fact_.to = facts_->add_fact(tr("To"));
    fact_.state = facts_->add_fact(tr("State"));
    fact_.time = facts_->add_fact(tr("Time"));
    fact_.files = facts_->add_fact(tr("Files"));
    fact_.folders = facts_->add_fact(tr("Folders"));
    fact_.skipped = facts_->add_fact(tr("Skipped"));
    fact_.failed = facts_->add_fact(tr("Failed"));
    fact_.clones = savings_->add_fact(tr("Saved by clones"));
    fact_.holes = savings_->add_fact(tr("Saved by holes"));
}

void DetailsPane::show_job(const JobSnapshot& job) {
    const bool same_job = job_ == job.id;
    if (same_job && revision_ == job.revision) return;
    job_ = job.id;
    revision_ = job.revision;
    title_->setText(job.state == JobState::running ? job_activity(*job.request) : job_title(*job.request));
    show_facts(job);
    methods_->set_bytes(job.bytes);
    show_workers(job, same_job);
    if (job.questions_open == 0) leave(*questions_);
    questions_->show_job(job, same_job);
    show_problems(job, same_job);
    content_->show();
}

void DetailsPane::show_nothing() {
    job_.reset();
    leave(*content_);
    content_->hide();
}

void DetailsPane::leave(const QWidget& part) {
    const QWidget* focus = window()->focusWidget();
    if (focus && part.isAncestorOf(focus)) Q_EMIT focus_left();
}

void DetailsPane::focus_questions() {
    questions_->focus_list();
    ensureWidgetVisible(questions_);
}

void DetailsPane::show_facts(const JobSnapshot& job) {
    const bool begun = job.elapsed.count() > 0;
    facts_->set_fact(fact_.from, from_text(*job.request));
    facts_->set_fact(fact_.to, show_path(job.request->destination));
    facts_->set_fact(fact_.state, state_text(job));
    facts_->set_fact(fact_.time, begun ? format_duration(job.elapsed) : QString());
    facts_->rename_fact(fact_.files, counts_members(job.request->kind) ? tr("Members") : tr("Files"));
    facts_->set_fact(fact_.files, files_progress(job));
    facts_->set_fact(fact_.folders, count_or_nothing(job.counts.directories_done));
    facts_->set_fact(fact_.skipped, count_or_nothing(job.counts.files_skipped));
    facts_->set_fact(fact_.failed, count_or_nothing(job.counts.files_failed));
    savings_->set_fact(fact_.clones, saving_text(job.saved.clones));
    savings_->set_fact(fact_.holes, saving_text(job.saved.holes));
}

void DetailsPane::show_workers(const JobSnapshot& job, bool same_job) {
    const bool busy = !is_final(job.state) && !job.current.empty();
    workers_section_->setVisible(busy);
    workers_->set_files(busy ? job.current : std::vector<CurrentFile>(), same_job && busy);
}

void DetailsPane::show_problems(const JobSnapshot& job, bool same_job) {
    QStringList warnings;
    for (const std::string& warning : job.warnings) warnings << QString::fromStdString(warning);
    warnings_section_->setVisible(!warnings.isEmpty());
    warnings_->setText(warnings.join(u'\n'));

    if (same_job) error_model_->append_from(job.errors);
    else error_model_->show_job(job.errors);
    const bool failed = job.errors_total > 0;
    const bool cut = job.errors_total > job.errors->size();
    const QString title = errors_text(job.errors_total);
    errors_title_->setText(cut ? tr("%1, the first %2 listed").arg(title, format_count(job.errors->size())) : title);
    errors_section_->setVisible(failed);
    if (failed) fit_to_rows(*errors_, 5);
}

}  // namespace drover::ui
