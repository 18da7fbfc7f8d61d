// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/tree/tree_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QTreeView>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/details/section.h"
#include "ui/extents/tree/usage_bar.h"
#include "ui/extents/tree/usage_model.h"
#include "ui/extents/tree/usage_words.h"
#include "ui/lists/cell_delegate.h"
#include "ui/lists/column_fit.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

constexpr int most_error_rows = 4;

QLabel* text_label(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setContentsMargins(16, 0, 16, 0);
    return label;
}

void prepare(QTreeView& tree, UsageModel& model) {
    tree.setObjectName(QStringLiteral("usage"));
    tree.setAccessibleName(TreePage::tr("Directories"));
    tree.setModel(&model);
    tree.setItemDelegate(new CellDelegate(&tree));
    tree.setItemDelegateForColumn(UsageModel::bar_column, new UsageBar(&tree));
    tree.setUniformRowHeights(true);
    tree.setSortingEnabled(true);
    tree.sortByColumn(UsageModel::apparent_column, Qt::DescendingOrder);
    tree.setAlternatingRowColors(true);
    tree.setFrameShape(QFrame::NoFrame);
    tree.setExpandsOnDoubleClick(false);  // it opens the files
    tree.setEditTriggers(QAbstractItemView::NoEditTriggers);
    use_slim_scroll_bar(tree);
    new ColumnFit(tree, *tree.header(), {0, 22, 8, 8, 8, 8, 8, 18, 7});
}

}  // namespace

TreePage::TreePage(QWidget* parent)
    : QWidget(parent),
      model_(new UsageModel(this)),
      result_(text_label("scan_result")),
      tree_(new QTreeView),
      freed_(text_label("freed")),
      notes_(text_label("usage_notes")),
      errors_(new QListWidget) {
    prepare(*tree_, *model_);
    errors_->setObjectName(QStringLiteral("scan_errors"));
    errors_->setAccessibleName(tr("What could not be read"));
    errors_->setFrameShape(QFrame::NoFrame);
    errors_->viewport()->setAutoFillBackground(false);
    errors_title_ = section_title(errors_->accessibleName());
    errors_title_->setContentsMargins(16, 4, 16, 0);
    QFont strong = freed_->font();
    strong.setWeight(QFont::DemiBold);
    freed_->setFont(strong);
    notes_->setForegroundRole(QPalette::PlaceholderText);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 12, 0, 12);
    layout->setSpacing(8);
    layout->addWidget(result_);
    layout->addWidget(tree_, 1);
    layout->addWidget(freed_);
    layout->addWidget(notes_);
    layout->addWidget(errors_title_);
    auto* indented = new QHBoxLayout;
    indented->setContentsMargins(13, 0, 16, 0);
    indented->addWidget(errors_);
    layout->addLayout(indented);
    connect(tree_, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT opened(model_->path_of(index), model_->node(index).directory); });
    connect(tree_->selectionModel(), &QItemSelectionModel::currentChanged, this, &TreePage::show_current);
}

void TreePage::show_usage(const std::shared_ptr<const TreeUsage>& usage) {
    model_->show_usage(usage);
    result_->setText(scan_result_text(*usage));
    show_errors(*usage);
    if (model_->rowCount() == 0) return;
    const QModelIndex first = model_->index(0, 0);
    for (int row = 0; row < model_->rowCount(); ++row) tree_->expand(model_->index(row, 0));
    tree_->setCurrentIndex(first);
    tree_->setFocus(Qt::OtherFocusReason);
}

void TreePage::show_errors(const TreeUsage& usage) {
    errors_->clear();
    for (const Error& error : usage.errors) errors_->addItem(tell_error(error));
    const std::uint64_t more = usage.errors_total - std::min<std::uint64_t>(usage.errors_total, usage.errors.size());
    if (more > 0) errors_->addItem(tr("… and %1 more").arg(format_count(more)));
    errors_->setVisible(errors_->count() > 0);
    errors_title_->setVisible(errors_->count() > 0);
    errors_->setFixedHeight((fontMetrics().height() + 4) * std::clamp(errors_->count(), 1, most_error_rows));
    QStringList notes;
    for (const std::string& note : usage.notes) notes << tell_state(note);
    notes << tr(
        "What several directories hold together counts at the lowest one that has all of it, so the sums of a "
        "directory may be more than those of its children.");
    notes_->setText(notes.join(u'\n'));
}

void TreePage::show_current() {
    const QModelIndex current = tree_->currentIndex();
    if (!current.isValid()) return freed_->clear();
    const UsageNode& node = model_->node(current);
    QStringList sentences{freed_sentence(show_name(node.name), node.totals.freed)};
    if (model_->rowCount() > 1)
        sentences << freed_sentence(tr("all of this together"), model_->usage()->nodes.front().totals.freed);
    freed_->setText(sentences.join(u'\n'));
}

}  // namespace drover::ui
