// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/overview/fact_grid.h"

#include <QGridLayout>
#include <QLabel>

namespace drover::ui {

FactGrid::FactGrid(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(14);
    grid_->setVerticalSpacing(4);
    grid_->setColumnStretch(1, 1);
}

std::size_t FactGrid::add_fact(const QString& name) {
    const Fact fact{new QLabel(name), new QLabel};
    fact.name->setForegroundRole(QPalette::PlaceholderText);
    fact.name->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    fact.value->setWordWrap(true);
    fact.value->setTextFormat(Qt::PlainText);
    fact.value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    fact.value->setAccessibleName(name);
    const int row = static_cast<int>(facts_.size());
    grid_->addWidget(fact.name, row, 0);
    grid_->addWidget(fact.value, row, 1);
    facts_.push_back(fact);
    return facts_.size() - 1;
}

void FactGrid::rename_fact(std::size_t fact, const QString& name) {
    facts_[fact].name->setText(name);
    facts_[fact].value->setAccessibleName(name);
}

void FactGrid::set_fact(std::size_t fact, const QString& value) {
    const Fact& labels = facts_[fact];
    labels.name->setVisible(!value.isEmpty());
    labels.value->setVisible(!value.isEmpty());
    if (labels.value->text() != value) labels.value->setText(value);
    labels.value->setAccessibleDescription(value);
}

}  // namespace drover::ui
