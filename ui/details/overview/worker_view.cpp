// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/overview/worker_view.h"

#include <QHelpEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStringList>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

#include "ui/paint/method_bar.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int badge_size = 16;
constexpr int gap = 8;

QString reason_text(const CurrentFile& file) {
    if (file.verifying) return WorkerView::tr("reading back and comparing");
    const QString why = tell_reason(file.why);
    return why.isEmpty() ? method_title(file.method) : why;
}

}  // namespace

WorkerView::WorkerView(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Files in hand"));
}

void WorkerView::set_files(const std::vector<CurrentFile>& files, bool same_job) {
    constexpr std::size_t most_rows = 16;
    files_ = files;
    if (files_.size() > most_rows) files_.resize(most_rows);
    const std::size_t rows = same_job ? std::max(rows_, files_.size()) : files_.size();
    if (rows != rows_) {
        rows_ = rows;
        updateGeometry();
    }
    if (!same_job) reason_lines_ = 1;
    fit_reasons();
    QStringList lines;
    for (const CurrentFile& file : files_) lines << tr("%1: %2").arg(show_name(file.path), reason_text(file));
    setAccessibleDescription(lines.join(QStringLiteral(". ")));
    update();
}

// Grows and stays, for the same reason as the number of rows does.
void WorkerView::fit_reasons() {
    const int room = width() - badge_size - gap;
    const auto too_long = [&](const CurrentFile& file) {
        return fontMetrics().horizontalAdvance(reason_text(file)) > room;
    };
    if (reason_lines_ > 1 || std::ranges::none_of(files_, too_long)) return;
    reason_lines_ = 2;
    updateGeometry();
}

void WorkerView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() == width()) return;
    reason_lines_ = 1;
    fit_reasons();
    updateGeometry();
}

int WorkerView::row_height() const {
    return (1 + reason_lines_) * fontMetrics().height() + 10;
}

QSize WorkerView::sizeHint() const {
    return {220, row_height() * static_cast<int>(rows_)};
}

void WorkerView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    int top = 0;
    for (const CurrentFile& file : files_) {
        paint_row(painter, file, QRect(0, top, width(), row_height()));
        top += row_height();
    }
}

void WorkerView::paint_row(QPainter& painter, const CurrentFile& file, const QRect& row) const {
    const auto place = [this](const QRect& rect) { return QStyle::visualRect(layoutDirection(), this->rect(), rect); };
    const int left = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter);
    const int right = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter);
    const int line = fontMetrics().height();
    const QRect badge(row.left(), row.top() + (line - badge_size) / 2 + 1, badge_size, badge_size);
    const QString amount = format_size_of(file.done, std::max(file.done, file.size));
    const int amount_width = fontMetrics().horizontalAdvance(amount);
    const QRect first(row.left() + badge_size + gap, row.top(), row.width() - badge_size - gap, line);
    const QRect name = first.adjusted(0, 0, -amount_width - gap, 0);

    paint_method_badge(painter, place(badge), file.method, palette());
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(place(name), left, fontMetrics().elidedText(show_name(file.path), Qt::ElideMiddle, name.width()));
    painter.setPen(secondary_text(palette()));
    painter.drawText(place(first), right, amount);
    const QRect reason(first.left(), first.bottom() + 2, first.width(), reason_lines_ * line);
    const int wrapped = static_cast<int>(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignTop);
    painter.drawText(place(reason), wrapped | Qt::TextWordWrap, reason_text(file));
}

bool WorkerView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto row = static_cast<std::size_t>(std::max(0, help->pos().y() / row_height()));
    if (row < files_.size()) {
        const CurrentFile& file = files_[row];
        QToolTip::showText(help->globalPos(), tr("%1\n%2").arg(show_path(file.path), reason_text(file)), this);
    }
    return true;
}

}  // namespace drover::ui
