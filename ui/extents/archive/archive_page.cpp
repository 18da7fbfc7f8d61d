// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/archive/archive_page.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>
#include <utility>

#include "ui/extents/archive/part_model.h"
#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/files/comparison_totals.h"
#include "ui/extents/legend/legend.h"
#include "ui/extents/strip/byte_ruler.h"
#include "ui/extents/strip/lane_strip.h"
#include "ui/extents/strip/minimap.h"
#include "ui/extents/strip/shared_window.h"
#include "ui/extents/text/extent_words.h"
#include "ui/lists/table_look.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

QString archive_headline(const ArchivePicture& archive) {
    const ArchiveView& view = archive.view;
    const QString pattern =
        view.packed > 0
            ? ArchivePage::tr(
                  "%1: %2. %3 of its contents can be cloned, %4 must be copied; compressed contents and headers take "
                  "%5.")
            : ArchivePage::tr(
                  "%1: %2. %3 of its contents can be cloned, %4 must be copied; headers and padding take %5.");
    QString text = pattern.arg(show_name(archive.path), members_text(view.members), exact_bytes(view.clonable),
                               exact_bytes(view.payload - view.clonable), exact_bytes(view.overhead));
    if (view.packed > 0)
        text += u' ' + ArchivePage::tr("%1 compressed and no range of the archive.").arg(members_text(view.packed));
    return text;
}

}  // namespace

ArchivePage::ArchivePage(QWidget* parent)
    : QWidget(parent),
      bytes_(new SharedWindow(this)),
      headline_(new QLabel),
      damage_(new QLabel),
      minimap_(new Minimap(*bytes_)),
      ruler_(new ByteRuler(*bytes_)),
      strip_(new LaneStrip(*bytes_)),
      readout_(new QLabel),
      model_(new PartModel(this)),
      table_(new QTableView),
      legend_(new Legend({LaneTopic::members, LaneTopic::state, LaneTopic::sharing})) {
    table_->setObjectName(QStringLiteral("parts"));
    table_->setAccessibleName(tr("Members"));
    table_->setModel(model_);
    use_table_look(*table_);
    fit_columns(*table_, {0, 12, 12, 12, 8, 20});

    auto* left = new QWidget;
    auto* down = new QVBoxLayout(left);
    down->setContentsMargins(0, 0, 0, 0);
    down->setSpacing(0);
    down->addWidget(build_strip());
    down->addWidget(table_, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(left, 1);
    layout->addWidget(legend_side(*legend_));
    connect_parts();
}

QWidget* ArchivePage::build_strip() {
    for (QLabel* label : {headline_, damage_, readout_}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setContentsMargins(8, 0, 8, 6);
    }
    headline_->setObjectName(QStringLiteral("archive_headline"));
    headline_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    damage_->setObjectName(QStringLiteral("damage"));
    readout_->setForegroundRole(QPalette::PlaceholderText);
    readout_->setMinimumHeight(2 * readout_->fontMetrics().height() + 10);
    readout_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    strip_->setObjectName(QStringLiteral("archive_strip"));
    auto* part = new QWidget;
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(8, 12, 0, 0);
    layout->setSpacing(4);
    for (QWidget* widget : std::initializer_list<QWidget*>{headline_, damage_, minimap_, ruler_, strip_, readout_})
        layout->addWidget(widget);
    return part;
}

void ArchivePage::connect_parts() {
    connect(strip_, &LaneStrip::resized, this,
            [this] { bytes_->change([this](ByteWindow& bytes) { bytes.set_width(strip_->bytes_rect().width()); }); });
    connect(strip_, &LaneStrip::cursor_moved, this, &ArchivePage::follow_strip);
    connect(strip_, &LaneStrip::hovered, this,
            [this](const QString& text) { readout_->setText(text.isEmpty() ? strip_->cursor_text() : text); });
    connect(legend_, &Legend::hidden_changed, strip_, &LaneStrip::set_hidden);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { follow_table(current.row()); });
}

void ArchivePage::show_archive(SharedArchive archive) {
    archive_ = std::move(archive);
    legend_->show_all();
    std::vector<StripLane> lanes{{LaneTopic::members, archive_->members}};
    const auto& file = archive_->file->comparison.files.front();
    if (file) {
        lanes.push_back({LaneTopic::state, archive_->file->files.front().state});
        lanes.push_back({LaneTopic::sharing, archive_->file->files.front().sharing});
    }
    bytes_->change([this](ByteWindow& bytes) {
        bytes.set_content(std::max(archive_->view.size, archive_->file->longest), archive_->view.block);
    });
    strip_->set_lanes(std::move(lanes), archive_->view.size);
    strip_->set_describe([this](LaneTopic topic, ByteRange range) {
        return topic == LaneTopic::members ? text_of(range.offset)
                                           : range_text(archive_->file->comparison, 0, topic, range);
    });
    minimap_->set_lane(LaneTopic::members, archive_->members);
    model_->show_archive(archive_);
    headline_->setText(archive_headline(*archive_));
    strip_->setAccessibleName(headline_->text());
    const QString damage = archive_->view.damage ? tell_error(*archive_->view.damage)
                           : file                ? QString()
                                                 : tell_error(file.error());
    damage_->setText(damage);
    damage_->setVisible(!damage.isEmpty());
    readout_->clear();
    show_legend();
}

void ArchivePage::show_legend() {
    const ArchiveView& view = archive_->view;
    const auto members = [&](ArchiveClass part, std::uint64_t bytes) {
        legend_->set_figure(LaneTopic::members, class_of(part), Figure{bytes}, view.size);
    };
    members(ArchiveClass::clonable, view.clonable);
    members(ArchiveClass::copied, view.payload - view.clonable);
    const bool packed = between_members(view) == ArchiveClass::packed;
    members(ArchiveClass::between, packed ? 0 : view.overhead);
    members(ArchiveClass::packed, packed ? view.overhead : 0);
    show_totals(*legend_, totals_of(archive_->file->comparison));
}

QString ArchivePage::text_of(std::uint64_t offset) const {
    if (const auto row = model_->row_at(offset)) return part_text(model_->part(*row));
    return class_name(LaneTopic::members, class_of(between_members(archive_->view)));
}

void ArchivePage::follow_strip() {
    readout_->setText(strip_->cursor_text());
    if (following_) return;
    following_ = true;
    if (const auto row = model_->row_at(strip_->cursor_range()->offset)) {
        table_->setCurrentIndex(model_->index(*row, 0));
        table_->scrollTo(model_->index(*row, 0));
    }
    following_ = false;
}

void ArchivePage::follow_table(int row) {
    if (following_ || row < 0) return;
    following_ = true;
    strip_->set_cursor(0, model_->part(row).offset);
    following_ = false;
}

void ArchivePage::focus_strip() {
    strip_->setFocus(Qt::OtherFocusReason);
}

}  // namespace drover::ui
