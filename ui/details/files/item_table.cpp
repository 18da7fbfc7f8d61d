// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/files/item_table.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QScrollBar>
#include <algorithm>

#include "ui/details/files/item_columns.h"
#include "ui/details/files/item_model.h"
#include "ui/lists/table_look.h"
#include "ui/text/format.h"
#include "ui/theme/icons.h"

namespace drover::ui {

ItemTable::ItemTable(ItemModel& model, QWidget* parent)
    : QTableView(parent),
      items_(model),
      copy_(new QAction(tr("&Copy path"), this)),
      inspect_(new QAction(symbolic_icon(QStringLiteral("inspect")), tr("&Inspect…"), this)) {
    setModel(&model);
    use_table_look(*this);
    horizontalHeader()->setSectionsClickable(true);
    horizontalHeader()->setSortIndicatorClearable(true);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    std::vector<int> letters;
    for (const ItemColumn& column : item_columns()) letters.push_back(column.width);
    fit_columns(*this, letters);

    copy_->setShortcut(QKeySequence::Copy);
    copy_->setShortcutContext(Qt::WidgetShortcut);
    inspect_->setShortcut(Qt::CTRL | Qt::Key_I);
    inspect_->setShortcutContext(Qt::WidgetShortcut);
    addActions({copy_, inspect_});
    connect(copy_, &QAction::triggered, this, &ItemTable::copy_paths);
    connect(inspect_, &QAction::triggered, this, &ItemTable::inspect);
    // A sorted log of a running job comes anew with each search; the place in it stays.
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this,
            [this] { setProperty("place", verticalScrollBar()->value()); });
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        QMetaObject::invokeMethod(
            this, [this] { verticalScrollBar()->setValue(property("place").toInt()); }, Qt::QueuedConnection);
    });
}

std::vector<std::uint32_t> ItemTable::selected_numbers() const {
    std::vector<std::uint32_t> numbers;
    // Ranges, because a list of a million selected rows would take seconds to make.
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) numbers.push_back(items_.number(row));
    }
    std::ranges::sort(numbers);
    numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
    return numbers;
}

QStringList ItemTable::selected_paths() const {
    constexpr int most = 10'000;
    QStringList paths;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom() && paths.size() < most; ++row) {
            paths << show_path(items_.record(row).source);
        }
    }
    return paths;
}

void ItemTable::copy_paths() const {
    const QStringList paths = selected_paths();
    if (!paths.isEmpty()) QApplication::clipboard()->setText(paths.join(u'\n'));
}

void ItemTable::inspect() {
    if (!currentIndex().isValid()) return;
    const ItemRecord& record = items_.record(currentIndex().row());
    Q_EMIT inspect_wanted({show_path(record.source), show_path(record.destination)});
}

void ItemTable::contextMenuEvent(QContextMenuEvent* event) {
    const bool any = selectionModel()->hasSelection();
    copy_->setEnabled(any);
    inspect_->setEnabled(any);
    QMenu::exec({copy_, inspect_}, event->globalPos(), nullptr, this);
}

}  // namespace drover::ui
