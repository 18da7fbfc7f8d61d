// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/job_options_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include "ui/dialogs/archive_rows.h"
#include "ui/dialogs/option_choices.h"
#include "ui/dialogs/preserve_rows.h"

namespace drover::ui {

JobOptionsForm::JobOptionsForm(QWidget* parent)
    : QWidget(parent),
      archive_(new ArchiveRows(this)),
      conflict_(new ValueRow(tr("If a &name is taken"), conflict_choices(), this)),
      method_(new ValueRow(tr("M&ethod"), method_choices(), this)),
      sparse_(new ValueRow(tr("&Holes"), sparse_choices(), this)),
      verify_(new QCheckBox(tr("Verif&y"))),
      verify_help_(new QLabel(tr("Reads everything back from the disk and compares; takes about twice as long."))),
      preserve_(new PreserveRows(this)) {
    conflict_->combo()->setObjectName(QStringLiteral("conflict"));
    method_->combo()->setObjectName(QStringLiteral("method"));
    sparse_->combo()->setObjectName(QStringLiteral("sparse"));
    verify_->setObjectName(QStringLiteral("verify"));
    connect(conflict_->combo(), &QComboBox::activated, this, [this] { conflict_chosen_ = true; });
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(2, 1);
    archive_->add_name_to(*grid, 0);
    conflict_->add_to(*grid, 2);
    method_->add_to(*grid, 3);
    sparse_->add_to(*grid, 4);
    add_verify(*grid, 5);
    archive_->add_layout_to(*grid, 6);
    preserve_->add_to(*grid, 10);
    show_rows();
}

void JobOptionsForm::add_verify(QGridLayout& grid, int row) {
    verify_help_->setForegroundRole(QPalette::PlaceholderText);
    verify_help_->setWordWrap(true);
    verify_->setAccessibleDescription(verify_help_->text());
    grid.addWidget(verify_, row, 1);
    grid.addWidget(verify_help_, row, 2);
}

JobOptions JobOptionsForm::options() const {
    JobOptions options = base_;
    options.on_conflict = conflict_->value();
    options.method = method_->value();
    options.sparse = sparse_->value();
    options.verify = verify_->isChecked();
    options.preserve = preserve_->value();
    options.count_ahead = true;  // a window without a percentage is of little use
    options.log_items = true;    // nor is one that cannot say what became of a file
    return options;
}

void JobOptionsForm::set_options(const JobOptions& options) {
    base_ = options;
    conflict_->set_value(options.on_conflict);
    method_->set_value(options.method);
    sparse_->set_value(options.sparse);
    verify_->setChecked(options.verify);
    preserve_->set_value(options.preserve);
    conflict_chosen_ = false;
}

void JobOptionsForm::propose_conflict(ConflictPolicy policy) {
    if (conflict_chosen_) return;
    conflict_->set_value(policy);
}

void JobOptionsForm::set_expanded(bool expanded) {
    expanded_ = expanded;
    show_rows();
}

void JobOptionsForm::set_kind(JobKind kind) {
    kind_ = kind;
    show_rows();
}

void JobOptionsForm::show_rows() {
    const bool archive = kind_ == JobKind::archive;
    archive_->set_visible(archive, archive && expanded_);
    method_->set_visible(expanded_);
    sparse_->set_visible(expanded_);
    verify_->setVisible(expanded_);
    verify_help_->setVisible(expanded_);
    preserve_->set_visible(expanded_ && kind_ == JobKind::copy);
}

}  // namespace drover::ui
