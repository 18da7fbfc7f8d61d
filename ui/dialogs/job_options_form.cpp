// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/job_options_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>
#include <array>

#include "ui/dialogs/archive_rows.h"
#include "ui/dialogs/option_row.h"

namespace drover::ui {

namespace {

// In the order of the choices below.
constexpr std::array conflict_order{ConflictPolicy::ask,   ConflictPolicy::keep_both, ConflictPolicy::skip,
                                    ConflictPolicy::newer, ConflictPolicy::replace,   ConflictPolicy::fail};
constexpr std::array method_order{MethodChoice::automatic, MethodChoice::clone, MethodChoice::kernel,
                                  MethodChoice::buffered};
constexpr std::array sparse_order{SparseChoice::automatic, SparseChoice::always, SparseChoice::never};

template <typename Order, typename Value>
int position_in(const Order& order, Value value) {
    return static_cast<int>(std::ranges::find(order, value) - order.begin());
}

template <typename Order>
auto value_at(const Order& order, int index) {
    return order[static_cast<std::size_t>(index)];
}

std::vector<OptionChoice> conflict_choices() {
    using Form = JobOptionsForm;
    return {
        {Form::tr("Ask me"), Form::tr("The file waits for your answer in this window; all others go on.")},
        {Form::tr("Keep both"), Form::tr("The new file gets a free name, such as “name (2).txt”.")},
        {Form::tr("Skip"), Form::tr("The file at the destination stays as it is.")},
        {Form::tr("Keep the newer"), Form::tr("Replaces a file only by one that was changed later.")},
        {Form::tr("Replace"), Form::tr("The old file stays in place until the new one is complete.")},
        {Form::tr("Report an error"), Form::tr("The file is not copied and is listed among the errors.")},
    };
}

std::vector<OptionChoice> method_choices() {
    using Form = JobOptionsForm;
    return {
        {Form::tr("Automatic"), Form::tr("Each file takes the cheapest way that its filesystems allow.")},
        {Form::tr("Clone only"), Form::tr("Shares blocks with the source; files that cannot be cloned fail.")},
        {Form::tr("Kernel copy only"), Form::tr("The kernel copies; files that it cannot serve fail.")},
        {Form::tr("Buffered only"), Form::tr("Reads and writes every byte: a physical second copy.")},
    };
}

std::vector<OptionChoice> sparse_choices() {
    using Form = JobOptionsForm;
    return {
        {Form::tr("Keep"), Form::tr("Holes in sparse files stay holes and take no space.")},
        {Form::tr("Make more"), Form::tr("Blocks of zeros become holes too, which reads every byte.")},
        {Form::tr("Fill"), Form::tr("Holes are written out as zeros, so all space is taken now.")},
    };
}

}  // namespace

JobOptionsForm::JobOptionsForm(QWidget* parent)
    : QWidget(parent),
      archive_(new ArchiveRows(this)),
      conflict_(new OptionRow(tr("If a &name is taken"), conflict_choices(), this)),
      method_(new OptionRow(tr("M&ethod"), method_choices(), this)),
      sparse_(new OptionRow(tr("&Holes"), sparse_choices(), this)),
      verify_(new QCheckBox(tr("Verif&y"))),
      verify_help_(new QLabel(tr("Reads everything back from the disk and compares; takes about twice as long."))) {
    conflict_->combo()->setObjectName(QStringLiteral("conflict"));
    method_->combo()->setObjectName(QStringLiteral("method"));
    sparse_->combo()->setObjectName(QStringLiteral("sparse"));
    verify_->setObjectName(QStringLiteral("verify"));
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
    JobOptions options;
    options.on_conflict = value_at(conflict_order, conflict_->index());
    options.method = value_at(method_order, method_->index());
    options.sparse = value_at(sparse_order, sparse_->index());
    options.verify = verify_->isChecked();
    options.count_ahead = true;  // a window without a percentage is of little use
    return options;
}

void JobOptionsForm::set_options(const JobOptions& options) {
    conflict_->set_index(position_in(conflict_order, options.on_conflict));
    method_->set_index(position_in(method_order, options.method));
    sparse_->set_index(position_in(sparse_order, options.sparse));
    verify_->setChecked(options.verify);
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
}

}  // namespace drover::ui
