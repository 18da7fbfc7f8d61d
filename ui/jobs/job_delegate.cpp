// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job_delegate.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>

#include "ui/jobs/job_model.h"
#include "ui/paint/method_bar.h"
#include "ui/paint/selection_ground.h"
#include "ui/text/format.h"
#include "ui/text/kind_words.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

constexpr int padding = 11;
constexpr int gap = 6;
constexpr int bar_height = 15;
constexpr int tile_size = 36;
constexpr int symbol_size = 14;

struct StateLook {
    QString symbol;
    QColor color;
};

StateLook state_look(const JobSnapshot& job, const QPalette& palette) {
    const QColor quiet = secondary_text(palette);
    if (job.questions_open > 0) return {QStringLiteral("question"), signal_color(Signal::attention, palette)};
    switch (job.state) {
        case JobState::waiting:
            return {QStringLiteral("waiting"), quiet};
        case JobState::running:
            return {QStringLiteral("resume"), palette.color(QPalette::Text)};
        case JobState::paused:
            return {QStringLiteral("pause"), quiet};
        case JobState::needs_attention:
            return {QStringLiteral("question"), signal_color(Signal::attention, palette)};
        case JobState::stopping:
            return {QStringLiteral("cancel"), quiet};
        case JobState::done:
            return {QStringLiteral("done"), signal_color(Signal::good, palette)};
        case JobState::partial:
            return {QStringLiteral("warning"), signal_color(Signal::attention, palette)};
        case JobState::failed:
            return {QStringLiteral("error"), signal_color(Signal::bad, palette)};
        case JobState::cancelled:
            return {QStringLiteral("cancel"), quiet};
    }
    return {};
}

QFont title_font(QFont font) {
    font.setWeight(QFont::DemiBold);
    return font;
}

QFont small_font(QFont font) {
    font.setPointSizeF(font.pointSizeF() * 0.92);
    return font;
}

QRect mirrored(const QRect& rect, const QStyleOptionViewItem& option) {
    return QStyle::visualRect(option.direction, option.rect, rect);
}

// The state, which says that questions are open.
QRect questions_place(const QStyleOptionViewItem& option, const JobSnapshot& job) {
    const QRect inner = option.rect.adjusted(padding, padding, -padding, -padding);
    const int width = option.fontMetrics.horizontalAdvance(state_line(job)) + symbol_size + 5;
    const int height = QFontMetrics(title_font(option.font)).height();
    return mirrored(QRect(inner.right() + 1 - width, inner.top(), width, height), option);
}

// The parts of one row, from top to bottom.
class RowPainter {
public:
    RowPainter(QPainter& painter, const QStyleOptionViewItem& option, const JobRow& row)
        : painter_(painter), option_(option), row_(row), look_(state_look(row.text(), option.palette)) {
        const QRect inner = option.rect.adjusted(padding, padding, -padding, -padding);
        tile_ = QRect(inner.left(), inner.top(), tile_size, tile_size);
        content_ = inner.adjusted(tile_size + padding, 0, 0, 0);
    }

    void paint() {
        paint_ground();
        paint_tile();
        paint_second_line(paint_title(content_.top()) + gap);
    }

private:
    void paint_ground() { paint_selection_ground(painter_, option_, QRectF(option_.rect).adjusted(4, 2, -4, -2), 7); }

    void paint_tile() {
        const QRectF tile = mirrored(tile_, option_);
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(mix(option_.palette.color(QPalette::Base), option_.palette.color(QPalette::Text), 0.08));
        painter_.drawRoundedRect(tile, 8, 8);
        const QString symbol = kind_words(row_.text().request->kind).symbol;
        paint_symbol(painter_, symbol, tile.adjusted(8, 8, -8, -8), option_.palette.color(QPalette::Text));
    }

    int paint_title(int top) {
        painter_.setFont(title_font(option_.font));
        const int height = painter_.fontMetrics().height();
        const int state_left = paint_state(top, height);
        const QRect area(content_.left(), top, state_left - padding - content_.left(), height);
        draw_text(area, job_title(*row_.text().request), option_.palette.color(QPalette::Text), Qt::ElideMiddle);
        return top + height;
    }

    // Returns its left edge; the title takes what remains.
    int paint_state(int top, int height) {
        painter_.setFont(option_.font);
        const QString text = state_line(row_.text());
        const int width = painter_.fontMetrics().horizontalAdvance(text) + 1;
        const QRect area(content_.right() + 1 - width, top, width, height);
        draw_text(area, text, look_.color, Qt::ElideRight);
        const QRect icon(area.left() - symbol_size - 5, top + (height - symbol_size) / 2, symbol_size, symbol_size);
        paint_symbol(painter_, look_.symbol, mirrored(icon, option_), look_.color);
        painter_.setFont(title_font(option_.font));
        return icon.left();
    }

    // The bars of all rows are equally long, so that they can be compared.
    void paint_second_line(int top) {
        painter_.setFont(small_font(option_.font));
        const int line = std::max(painter_.fontMetrics().height(), bar_height);
        const int bar_width = content_.width() * 2 / 5;
        const int percent_width = painter_.fontMetrics().horizontalAdvance(format_percent(1)) + 2 * gap;
        const QRect bar(content_.left(), top + (line - bar_height) / 2, bar_width, bar_height);
        paint_method_bar(painter_, mirrored(bar, option_), bar_content(row_.live()), option_.palette,
                         option_.direction);
        const QRect percent(content_.left() + bar_width, top, percent_width, line);
        if (percent_known(row_.live()) && row_.text().state != JobState::cancelled) {
            draw_text(percent, format_percent(progress_fraction(row_.live())), secondary_text(option_.palette),
                      Qt::ElideNone, Qt::AlignRight);
        }
        const int left = percent.right() + 1 + 2 * gap;
        draw_text(QRect(left, top, content_.right() + 1 - left, line), row_line(row_.text()), line_color(),
                  Qt::ElideRight);
    }

    QColor line_color() const {
        const JobState state = row_.text().state;
        const bool problem = state == JobState::failed || state == JobState::partial;
        return problem ? look_.color : option_.palette.color(QPalette::Text);
    }

    void draw_text(const QRect& area, const QString& text, const QColor& color, Qt::TextElideMode elide,
                   Qt::Alignment side = Qt::AlignLeft) {
        const QRect place = mirrored(area, option_);
        const Qt::Alignment alignment = QStyle::visualAlignment(option_.direction, side) | Qt::AlignVCenter;
        painter_.setPen(color);
        painter_.drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine,
                          painter_.fontMetrics().elidedText(text, elide, place.width()));
    }

    QPainter& painter_;
    const QStyleOptionViewItem& option_;
    const JobRow& row_;
    StateLook look_;
    QRect tile_;
    QRect content_;
};

}  // namespace

void JobDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* row = index.data(JobModel::row_role).value<const JobRow*>();
    if (!row) return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    RowPainter(*painter, option, *row).paint();
    painter->restore();
}

// A click on a line that speaks of questions asks for them.
bool JobDelegate::editorEvent(QEvent* event, QAbstractItemModel*, const QStyleOptionViewItem& option,
                              const QModelIndex& index) {
    if (event->type() != QEvent::MouseButtonRelease) return false;
    const auto* mouse = static_cast<QMouseEvent*>(event);
    const bool plain = mouse->button() == Qt::LeftButton && mouse->modifiers() == Qt::NoModifier;
    const auto* row = index.data(JobModel::row_role).value<const JobRow*>();
    if (!plain || !row || row->text().questions_open == 0) return false;
    if (!questions_place(option, row->text()).contains(mouse->pos())) return false;
    Q_EMIT questions_clicked();
    return true;
}

QSize JobDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int title = QFontMetrics(title_font(option.font)).height();
    const int line = std::max(QFontMetrics(small_font(option.font)).height(), bar_height);
    return {320, 2 * padding + std::max(tile_size, title + gap + line)};
}

}  // namespace drover::ui
