// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/files/strip_stack.h"

#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>
#include <utility>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/files/file_header.h"
#include "ui/extents/strip/shared_window.h"
#include "ui/extents/strip/strip_geometry.h"
#include "ui/extents/text/extent_words.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

constexpr int room_for_ribbons = 34;
constexpr int room_for_loops = 26;  // of a file that shares with itself, below the last strip
constexpr std::size_t most_offered = 20;

}  // namespace

StripStack::StripStack(SharedWindow& window, QWidget* parent)
    : QWidget(parent), window_(window), layout_(new QVBoxLayout(this)) {
    layout_->setContentsMargins(0, 6, 0, room_for_loops);
    layout_->setSpacing(0);
    layout_->addStretch(1);
    connect(&window_, &SharedWindow::changed, this, [this] {
        ribbons_.reset();
        update();
    });
}

void StripStack::clear() {
    delete rows_;
    strips_.clear();
    selected_.reset();
    ribbons_.reset();
    rows_ = new QWidget;
    auto* rows = new QVBoxLayout(rows_);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(3);
    layout_->insertWidget(0, rows_);
}

void StripStack::show_picture(SharedPicture picture) {
    clear();
    picture_ = std::move(picture);
    for (std::size_t file = 0; file < picture_->files.size(); ++file) {
        if (file > 0) rows_->layout()->addItem(new QSpacerItem(0, room_for_ribbons));
        add_file(file);
    }
}

void StripStack::add_file(std::size_t file) {
    const auto& view = picture_->comparison.files[file];
    if (view) return add_strip(file, *view);
    strips_.push_back(nullptr);
    add_error(view.error());
}

void StripStack::add_error(const Error& error) {
    auto* label = new QLabel(tell_error(error));
    label->setObjectName(QStringLiteral("file_error"));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPalette colors = label->palette();
    colors.setColor(QPalette::WindowText, signal_color(Signal::bad, palette()));
    label->setPalette(colors);
    label->setContentsMargins(8, 4, 8, 4);
    rows_->layout()->addWidget(label);
}

void StripStack::add_strip(std::size_t file, const FileView& view) {
    const QString same_as = view.same_as ? name_among(picture_->comparison, *view.same_as) : QString();
    auto* header = new FileHeader(view, name_among(picture_->comparison, file), same_as);
    header->setContentsMargins(8, 0, 8, 0);
    connect(header, &FileHeader::settle_wanted, this, &StripStack::settle_wanted);
    auto* strip = new LaneStrip(window_);
    strip->setObjectName(QStringLiteral("strip_%1").arg(file));
    const FilePicture& own = picture_->files[file];
    strip->set_lanes({{LaneTopic::state, own.state}, {LaneTopic::sharing, own.sharing}}, view.size);
    strip->set_describe([this, file](LaneTopic topic, ByteRange range) {
        return range_text(picture_->comparison, file, topic, range);
    });
    strip->setAccessibleName(summary_sentence(view));
    connect(strip, &LaneStrip::cursor_moved, this, [this, file] { take_cursor(file); });
    connect(strip, &LaneStrip::sharers_wanted, this, [this, file] { offer_sharers(file); });
    connect(strip, &LaneStrip::hovered, this, &StripStack::hovered);
    connect(strip, &LaneStrip::copy_wanted, this, &StripStack::copy_wanted);
    rows_->layout()->addWidget(header);
    rows_->layout()->addWidget(strip);
    strips_.push_back(strip);
}

void StripStack::set_hidden(LaneTopic topic, ClassSet hidden) {
    for (LaneStrip* strip : strips_) {
        if (strip) strip->set_hidden(topic, hidden);
    }
}

void StripStack::select(std::size_t file, std::uint64_t offset) {
    LaneStrip* strip = strips_[file];
    if (!strip) return;
    const auto cursor = strip->cursor();
    strip->set_cursor(cursor ? cursor->lane : 0, offset);
}

void StripStack::take_cursor(std::size_t file) {
    for (std::size_t other = 0; other < strips_.size(); ++other) {
        if (other != file && strips_[other]) strips_[other]->clear_cursor();
    }
    selected_ = SelectedRange{file, *strips_[file]->cursor_range()};
    ribbons_.reset();
    mark_sharers();
    update();
    Q_EMIT selection_moved();
}

void StripStack::mark_sharers() {
    std::vector<std::vector<ByteRange>> marks(strips_.size());
    for (const SharedPair& pair : pairs_of(picture_->comparison, selected_->file, selected_->range, most_ribbons)) {
        // A pair may reach beyond the selected range: marked is what the range itself shares.
        const std::uint64_t begin = std::max(pair.offset, selected_->range.offset);
        const std::uint64_t end = std::min(pair.offset + pair.length, selected_->range.end());
        if (begin < end) marks[pair.other].push_back({pair.other_offset + (begin - pair.offset), end - begin});
    }
    for (std::size_t file = 0; file < strips_.size(); ++file) {
        if (strips_[file]) strips_[file]->set_marks(std::move(marks[file]));
    }
}

// A menu of the places that share the selected range; choosing one goes there.
void StripStack::offer_sharers(std::size_t file) {
    LaneStrip& strip = *strips_[file];
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("sharers"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const SharedPair& pair : pairs_of(picture_->comparison, file, *strip.cursor_range(), most_offered)) {
        const QString name = name_among(picture_->comparison, pair.other);
        const QString place = exact_number(pair.other_offset);
        QString text = tr("%1 at offset %2, %3").arg(name, place, exact_bytes(pair.length));
        if (!pair.overlap_known) text = tr("%1 (same compressed extent, overlap unknown)").arg(text);
        QAction* go = menu->addAction(text.replace(u'&', QStringLiteral("&&")));
        connect(go, &QAction::triggered, this, [this, pair] {
            LaneStrip* other = strips_[pair.other];
            other->setFocus(Qt::OtherFocusReason);
            other->set_cursor(1, pair.other_offset);
        });
    }
    if (menu->isEmpty()) menu->addAction(tr("Nothing that is shown shares this range"))->setEnabled(false);
    const QRect lane = strip.lane_rect(1);
    const auto x = window_.bytes().x_of(strip.cursor_range()->offset);
    const int left = lane.left() + static_cast<int>(std::clamp<double>(x, 0, lane.width()));
    menu->popup(strip.mapToGlobal(QPoint(left, lane.bottom() + 2)));
}

const std::vector<RibbonPair>& StripStack::ribbons() {
    if (!ribbons_) {
        const ByteRange shown{window_.bytes().begin(), window_.bytes().end() - window_.bytes().begin()};
        ribbons_ = picture_ ? pairs_to_draw(picture_->comparison, shown, selected_) : std::vector<RibbonPair>();
    }
    return *ribbons_;
}

RibbonEdge StripStack::edge_of(std::size_t file, std::uint64_t offset, std::uint64_t length, bool below) const {
    const LaneStrip& strip = *strips_[file];
    const QRect lane = strip.lane_rect(below ? 1 : 0);
    const QPoint corner = strip.mapTo(this, QPoint(lane.left(), below ? lane.bottom() + 1 : lane.top()));
    const auto within = [&](double x) { return std::clamp(x, 0.0, static_cast<double>(lane.width())); };
    const double left = within(window_.bytes().x_of(offset));
    const double right = std::max(within(window_.bytes().x_of(offset + length)), left + 1);
    return {corner.x() + left, corner.x() + right, static_cast<double>(corner.y())};
}

void StripStack::draw_ribbon(QPainter& painter, const RibbonPair& ribbon) const {
    const SharedPair& pair = ribbon.pair;
    if (!strips_[ribbon.file] || !strips_[pair.other]) return;
    const bool itself = ribbon.file == pair.other;
    const bool downwards = ribbon.file < pair.other || itself;
    const RibbonEdge own = edge_of(ribbon.file, pair.offset, pair.length, downwards);
    const RibbonEdge other = edge_of(pair.other, pair.other_offset, pair.length, !downwards || itself);
    QColor color;
    for (const ClassLook& look : classes_of(LaneTopic::sharing)) {
        if (look.id == class_of(Sharing::in_selection)) color = look.color(palette());
    }
    QColor fill = color;
    fill.setAlphaF(ribbon.of_selection ? 0.42f : 0.20f);
    color.setAlphaF(ribbon.of_selection ? 0.95f : 0.50f);
    // What is only known to lie in one compressed extent gets a dashed outline.
    painter.setPen(QPen(color, 1, pair.overlap_known ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(fill);
    const auto& path = itself ? ribbon_below(own, other, room_for_ribbons) : ribbon_between(own, other);
    painter.drawPath(path);
}

void StripStack::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const RibbonPair& ribbon : ribbons()) {
        if (!ribbon.of_selection) draw_ribbon(painter, ribbon);
    }
    for (const RibbonPair& ribbon : ribbons()) {
        if (ribbon.of_selection) draw_ribbon(painter, ribbon);
    }
}

void StripStack::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    const int bytes = bytes_area(rect(), fontMetrics(), layoutDirection()).width();
    window_.change([bytes](ByteWindow& window) { window.set_width(bytes); });
    Q_EMIT width_changed(width());
}

}  // namespace drover::ui
