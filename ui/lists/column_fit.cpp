// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/column_fit.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <algorithm>
#include <numeric>

namespace drover::ui {

namespace {

constexpr int padding = 20;       // of a cell, and of a title
constexpr int mark = 12;          // of sorting
constexpr int least_letters = 9;  // of a column that takes the rest

}  // namespace

ColumnFit::ColumnFit(QAbstractItemView& view, QHeaderView& header, std::vector<int> letters)
    : QObject(&view),
      view_(view),
      viewport_(view.viewport()),
      header_(header),
      letters_(std::move(letters)),
      dragged_(letters_.size()) {
    header_.setSectionResizeMode(QHeaderView::Interactive);
    header_.setStretchLastSection(false);
    header_.setMinimumSectionSize(3 * view_.fontMetrics().averageCharWidth());
    // Qt asks whether a column is selected at each painting of its title, and that looks at every row.
    header_.setSelectionModel(new QItemSelectionModel(view_.model(), this));
    view_.viewport()->installEventFilter(this);
    view_.installEventFilter(this);
    connect(&header_, &QHeaderView::sectionResized, this, [this](int section, int, int width) {
        const bool by_hand = !fitting_ && width > 0 && QApplication::mouseButtons() != Qt::NoButton;
        if (by_hand) dragged_[static_cast<std::size_t>(section)] = width;
    });
    fit();
}

bool ColumnFit::eventFilter(QObject* watched, QEvent* event) {
    // A table that takes room from its hidden header while it is about to appear tells nobody.
    const bool resized = watched == viewport_ && (event->type() == QEvent::Resize || event->type() == QEvent::Show);
    const bool other_text = event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange;
    if (resized || other_text) fit();
    return false;
}

ColumnFit::Column ColumnFit::column(int section) const {
    if (header_.isSectionHidden(section)) return {};
    const auto place = static_cast<std::size_t>(section);
    if (dragged_[place] > 0) return {dragged_[place], dragged_[place], false};
    const QFontMetrics metrics = view_.fontMetrics();
    const QString title = view_.model()->headerData(section, Qt::Horizontal).toString();
    const int least = metrics.horizontalAdvance(title) + padding + (header_.isSortIndicatorShown() ? mark : 0);
    const bool rest = letters_[place] == 0;
    const int digits = rest ? least_letters : letters_[place];
    const int wanted = std::max(least, digits * metrics.horizontalAdvance(u'0') + padding);
    return {wanted, rest ? wanted : least, rest};
}

std::vector<int> ColumnFit::shares(const std::vector<Column>& columns, int room) {
    const auto sum = [&](const auto& part) {
        return std::transform_reduce(columns.begin(), columns.end(), 0, std::plus(), part);
    };
    const int wanted = sum([](const Column& column) { return column.wanted; });
    const int least = sum([](const Column& column) { return column.least; });
    int takers = sum([](const Column& column) { return column.rest ? 1 : 0; });
    int left = room - wanted;
    std::vector<int> widths;
    widths.reserve(columns.size());
    for (const Column& column : columns) {
        int width = column.wanted;
        if (left < 0 && wanted > least) {
            const double narrower = std::min(1.0, static_cast<double>(wanted - room) / (wanted - least));
            width -= static_cast<int>(narrower * (column.wanted - column.least) + 0.999);
            width = std::max(width, column.least);
        }
        if (left > 0 && column.rest) {
            width += left / takers;
            left -= left / takers--;
        }
        widths.push_back(width);
    }
    return widths;
}

// A wider column may resize the table under it, which asks for a fit while one is under way.
void ColumnFit::fit() {
    again_ = true;
    if (fitting_) return;
    fitting_ = true;
    constexpr int most_rounds = 3;
    for (int round = 0; again_ && round < most_rounds; ++round) {
        again_ = false;
        apply();
    }
    fitting_ = false;
}

void ColumnFit::apply() {
    if (!view_.model() || view_.model()->columnCount() < static_cast<int>(letters_.size())) return;
    std::vector<Column> columns;
    columns.reserve(letters_.size());
    for (int section = 0; section < static_cast<int>(letters_.size()); ++section) columns.push_back(column(section));
    const std::vector<int> widths = shares(columns, view_.viewport()->width());
    for (int section = 0; section < static_cast<int>(widths.size()); ++section) {
        const int width = widths[static_cast<std::size_t>(section)];
        if (width > 0) header_.resizeSection(section, width);
    }
}

}  // namespace drover::ui
