// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/conflicts/side_preview.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/details/conflicts/conflict_words.h"
#include "ui/details/section.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

constexpr QSize largest_look(640, 480);  // pixels that are decoded; a preview needs no more

}  // namespace

SidePreview::SidePreview(const QString& title, QWidget* parent)
    : QWidget(parent), title_(section_title(title)), facts_(new QLabel), look_(new QLabel) {
    facts_->setWordWrap(true);
    facts_->setTextFormat(Qt::PlainText);
    facts_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    look_->setTextFormat(Qt::PlainText);
    look_->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    look_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    look_->setMinimumSize(90, 40);
    look_->setAccessibleName(tr("Preview"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(title_);
    layout->addWidget(facts_);
    layout->addWidget(look_, 1);
    connect(&loader_, &PreviewLoader::loaded, this, &SidePreview::take);
}

void SidePreview::show_side(const ConflictSide& side) {
    facts_->setText(tr("%1 · %2").arg(side_size(side), side_time(side)));
    setToolTip(show_path(side.path));
    if (side.path == path_) return;
    path_ = side.path;
    picture_ = {};
    look_->clear();
    if (side.directory) loader_.forget();
    else loader_.load(side.path, largest_look);
}

void SidePreview::show_nothing() {
    path_.clear();
    picture_ = {};
    facts_->clear();
    look_->clear();
    loader_.forget();
}

void SidePreview::take(const Preview& preview) {
    picture_ = preview.picture;
    if (!picture_.isNull()) {
        fit();
        return;
    }
    look_->setForegroundRole(preview.text.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    look_->setText(preview.text.isEmpty() ? tr("No preview") : preview.text);
}

void SidePreview::fit() {
    if (picture_.isNull() || look_->width() < 2 || look_->height() < 2) return;
    const qreal ratio = devicePixelRatioF();
    QPixmap pixmap =
        QPixmap::fromImage(picture_.scaled((QSizeF(look_->size()) * ratio).toSize().boundedTo(picture_.size()),
                                           Qt::KeepAspectRatio, Qt::SmoothTransformation));
    pixmap.setDevicePixelRatio(ratio);
    look_->setPixmap(pixmap);
}

void SidePreview::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace drover::ui
