// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/files/files_page.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>
#include <utility>

#include "ui/extents/files/comparison_totals.h"
#include "ui/extents/files/strip_stack.h"
#include "ui/extents/legend/legend.h"
#include "ui/extents/strip/byte_ruler.h"
#include "ui/extents/strip/minimap.h"
#include "ui/extents/strip/shared_window.h"
#include "ui/extents/table/piece_model.h"
#include "ui/extents/table/piece_table.h"
#include "ui/extents/text/extent_words.h"
#include "ui/text/format.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

QPushButton* order_button(const QString& name, const QString& text, const QString& help) {
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setCheckable(true);
    button->setToolTip(help);
    return button;
}

QScrollArea* scrolling(QWidget* content) {
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    use_slim_scroll_bar(*area);
    area->setWidget(content);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace

FilesPage::FilesPage(QWidget* parent)
    : QWidget(parent),
      bytes_(new SharedWindow(this)),
      headline_(new QLabel),
      minimap_(new Minimap(*bytes_)),
      ruler_(new ByteRuler(*bytes_)),
      stack_(new StripStack(*bytes_)),
      readout_(new QLabel),
      table_title_(new QLabel),
      orders_(new QButtonGroup(this)),
      model_(new PieceModel(this)),
      table_(new PieceTable(*model_)),
      legend_(new Legend({LaneTopic::state, LaneTopic::sharing})) {
    auto* down = new QSplitter(Qt::Vertical);
    down->setHandleWidth(1);
    down->setChildrenCollapsible(false);
    down->addWidget(build_strips());
    down->addWidget(build_table());
    down->setStretchFactor(0, 3);
    down->setStretchFactor(1, 2);
    down->setSizes({460, 240});
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(down, 1);
    layout->addWidget(legend_side(*legend_));
    connect_parts();
}

QWidget* FilesPage::build_strips() {
    headline_->setObjectName(QStringLiteral("headline"));
    headline_->setWordWrap(true);
    headline_->setTextFormat(Qt::PlainText);
    headline_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    headline_->setContentsMargins(8, 0, 8, 6);
    readout_->setObjectName(QStringLiteral("readout"));
    readout_->setTextFormat(Qt::PlainText);
    readout_->setWordWrap(true);
    readout_->setContentsMargins(8, 4, 8, 6);
    readout_->setForegroundRole(QPalette::PlaceholderText);
    readout_->setMinimumHeight(2 * readout_->fontMetrics().height() + 10);
    readout_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    scroll_ = scrolling(stack_);
    auto* strips = new QWidget;
    auto* layout = new QVBoxLayout(strips);
    layout->setContentsMargins(8, 12, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(headline_);
    layout->addWidget(minimap_, 0, Qt::AlignLeft);
    layout->addWidget(ruler_, 0, Qt::AlignLeft);
    layout->addWidget(scroll_, 1);
    layout->addWidget(readout_);
    return strips;
}

QWidget* FilesPage::build_table() {
    QPushButton* by_offset =
        order_button(QStringLiteral("by_offset"), tr("By offset"), tr("The pieces of the selected file, in its order"));
    QPushButton* by_address =
        order_button(QStringLiteral("by_address"), tr("By filesystem address"),
                     tr("The pieces of all files, in the order in which the filesystem has them"));
    by_offset->setChecked(true);
    orders_->addButton(by_offset, static_cast<int>(PieceModel::Order::offset));
    orders_->addButton(by_address, static_cast<int>(PieceModel::Order::address));
    table_title_->setTextFormat(Qt::PlainText);

    auto* line = new QHBoxLayout;
    line->setContentsMargins(16, 6, 8, 4);
    line->addWidget(table_title_, 1);
    line->addWidget(by_offset);
    line->addWidget(by_address);
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(line);
    layout->addWidget(table_, 1);
    return part;
}

void FilesPage::connect_parts() {
    connect(stack_, &StripStack::selection_moved, this, &FilesPage::follow_strips);
    connect(stack_, &StripStack::settle_wanted, this, &FilesPage::settle_wanted);
    connect(stack_, &StripStack::copy_wanted, table_, &PieceTable::copy_selection);
    connect(stack_, &StripStack::width_changed, this, [this](int width) {
        minimap_->setFixedWidth(width);
        ruler_->setFixedWidth(width);
    });
    connect(stack_, &StripStack::hovered, this, [this](const QString& text) {
        const auto selected = stack_->selected();
        readout_->setText(text.isEmpty() && selected ? stack_->strip(selected->file)->cursor_text() : text);
    });
    connect(table_, &PieceTable::row_chosen, this, &FilesPage::follow_table);
    connect(legend_, &Legend::hidden_changed, stack_, &StripStack::set_hidden);
    connect(orders_, &QButtonGroup::idClicked, this, [this](int order) {
        model_->set_order(static_cast<PieceModel::Order>(order));
        show_order();
    });
}

void FilesPage::show_picture(SharedPicture picture) {
    picture_ = std::move(picture);
    legend_->show_all();
    bytes_->change([this](ByteWindow& bytes) { bytes.set_content(picture_->longest, picture_->block); });
    stack_->show_picture(picture_);
    model_->show_picture(picture_);
    for (std::size_t file = 0; file < picture_->files.size(); ++file) {
        if (!picture_->files[file].state) continue;
        model_->show_file(file);
        minimap_->set_lane(LaneTopic::state, picture_->files[file].state);
        break;
    }
    readout_->clear();
    headline_->setText(comparison_headline(picture_->comparison));
    show_totals(*legend_, totals_of(picture_->comparison));
    show_order();
}

void FilesPage::show_order() {
    const bool by_address = model_->order() == PieceModel::Order::address;
    const auto& file = picture_->comparison.files.at(model_->file());
    const QString rows = ranges_text(static_cast<std::uint64_t>(model_->rowCount()));
    table_title_->setText(by_address ? tr("All files by filesystem address: %1").arg(rows)
                          : file     ? tr("%1: %2").arg(name_among(picture_->comparison, model_->file()), rows)
                                     : QString());
}

void FilesPage::follow_strips() {
    const auto selected = stack_->selected();
    if (!selected) return;
    readout_->setText(stack_->strip(selected->file)->cursor_text());
    minimap_->set_lane(LaneTopic::state, picture_->files[selected->file].state);
    if (following_) return;
    following_ = true;
    model_->show_file(selected->file);
    show_order();
    if (const auto row = model_->row_at(selected->range.offset)) table_->follow(*row);
    following_ = false;
}

void FilesPage::follow_table(int row) {
    if (following_) return;
    following_ = true;
    const std::size_t file = model_->file_of(row);
    model_->show_file(file);
    stack_->select(file, model_->piece(row).offset());
    if (LaneStrip* strip = stack_->strip(file)) scroll_->ensureWidgetVisible(strip);
    following_ = false;
}

void FilesPage::focus_strips() {
    for (std::size_t file = 0; file < picture_->files.size(); ++file) {
        if (LaneStrip* strip = stack_->strip(file)) return strip->setFocus(Qt::OtherFocusReason);
    }
}

}  // namespace drover::ui
