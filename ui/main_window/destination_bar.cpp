// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/destination_bar.h"

#include <QAction>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "engine/base/error.h"
#include "ui/text/format.h"
#include "ui/text/kind_words.h"
#include "ui/theme/icons.h"

namespace drover::ui {

DestinationBar::DestinationBar(QWidget* parent)
    : QWidget(parent), label_(new QLabel), combo_(new QComboBox), browse_(new QToolButton) {
    label_->setBuddy(combo_);
    combo_->setObjectName(QStringLiteral("destination"));
    combo_->setEditable(true);
    combo_->setInsertPolicy(QComboBox::NoInsert);
    combo_->setCompleter(nullptr);  // it would complete into another case of the same letters
    combo_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    combo_->setMinimumContentsLength(16);
    combo_->setAccessibleName(tr("Destination folder"));
    combo_->lineEdit()->setPlaceholderText(tr("Destination folder"));
    combo_->lineEdit()->setAccessibleName(tr("Destination folder"));
    QAction* icon = combo_->lineEdit()->addAction(symbolic_icon(QStringLiteral("folder")), QLineEdit::LeadingPosition);
    icon->setText(tr("Destination folder"));

    browse_->setObjectName(QStringLiteral("browse"));
    browse_->setText(tr("Bro&wse…"));
    browse_->setToolTip(tr("Choose the destination folder"));
    browse_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 8, 12, 8);
    layout->setSpacing(8);
    layout->addWidget(label_);
    layout->addWidget(combo_, 1);
    layout->addWidget(browse_);

    connect(combo_->lineEdit(), &QLineEdit::returnPressed, this, &DestinationBar::confirmed);
    connect(combo_, &QComboBox::editTextChanged, this, &DestinationBar::changed);
    set_kind(JobKind::copy);
    connect(browse_, &QToolButton::clicked, this, &DestinationBar::browse_wanted);
}

std::string DestinationBar::destination() const {
    const std::string path = unescape_name(combo_->currentText().trimmed().toStdString());
    const bool home = path == "~" || path.starts_with("~/");
    return home ? QFile::encodeName(QDir::homePath()).toStdString() + path.substr(1) : path;
}

void DestinationBar::set_destination(const std::string& path) {
    combo_->setEditText(show_path(path));
    combo_->lineEdit()->setCursorPosition(0);
}

void DestinationBar::set_recent(const std::vector<std::string>& paths) {
    const QString text = combo_->currentText();
    combo_->clear();
    for (const std::string& path : paths) combo_->addItem(show_path(path));
    combo_->setEditText(text);
}

void DestinationBar::focus_text() {
    combo_->lineEdit()->setFocus(Qt::OtherFocusReason);
    combo_->lineEdit()->selectAll();
}

void DestinationBar::set_kind(JobKind kind) {
    label_->setText(kind_words(kind).destination);
}

}  // namespace drover::ui
