// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/option_row.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace drover::ui {

OptionRow::OptionRow(const QString& label, std::vector<OptionChoice> choices, QObject* parent)
    : QObject(parent),
      choices_(std::move(choices)),
      label_(new QLabel(label)),
      combo_(new QComboBox),
      help_(new QLabel) {
    label_->setBuddy(combo_);
    for (const OptionChoice& choice : choices_) combo_->addItem(choice.name);
    combo_->setAccessibleName(QString(label).remove(u'&'));
    help_->setWordWrap(true);
    help_->setForegroundRole(QPalette::PlaceholderText);
    connect(combo_, &QComboBox::currentIndexChanged, this, &OptionRow::explain);
    explain();
}

void OptionRow::add_to(QGridLayout& grid, int row) {
    grid.addWidget(label_, row, 0);
    grid.addWidget(combo_, row, 1);
    grid.addWidget(help_, row, 2);
}

void OptionRow::set_visible(bool visible) {
    label_->setVisible(visible);
    combo_->setVisible(visible);
    help_->setVisible(visible);
}

int OptionRow::index() const {
    return combo_->currentIndex();
}

void OptionRow::set_index(int index) {
    combo_->setCurrentIndex(index);
}

void OptionRow::explain() {
    const QString help = choices_[static_cast<std::size_t>(index())].help;
    help_->setText(help);
    combo_->setAccessibleDescription(help);
}

}  // namespace drover::ui
