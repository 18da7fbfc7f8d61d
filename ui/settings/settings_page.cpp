// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

namespace drover::ui {

SettingsPage::SettingsPage(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    grid_->setContentsMargins(16, 16, 16, 16);
    grid_->setHorizontalSpacing(14);
    grid_->setVerticalSpacing(12);
    grid_->setColumnStretch(2, 1);
    grid_->setColumnMinimumWidth(2, 26 * fontMetrics().averageCharWidth());
    grid_->setRowStretch(100, 1);
}

void SettingsPage::place(OptionRow& row, const char* name) {
    row.combo()->setObjectName(QString::fromLatin1(name));
    row.add_to(*grid_, next_++);
}

void SettingsPage::on_choice(OptionRow& row, const std::function<void()>& chosen) {
    connect(row.combo(), &QComboBox::currentIndexChanged, this, chosen);
}

void SettingsPage::add_switch(const char* name, const QString& label, const QString& help, bool& value) {
    auto* box = new QCheckBox(label);
    box->setObjectName(QString::fromLatin1(name));
    box->setChecked(value);
    grid_->addWidget(box, next_, 0, 1, 2);
    add_help(help, *box);
    connect(box, &QCheckBox::toggled, this, [this, &value](bool on) {
        value = on;
        Q_EMIT changed();
    });
}

void SettingsPage::add_number(const char* name, const QString& label, const QString& help, const NumberRange& range,
                              int value, const std::function<void(int)>& set) {
    auto* title = new QLabel(label);
    auto* box = new QSpinBox;
    title->setBuddy(box);
    box->setObjectName(QString::fromLatin1(name));
    box->setAccessibleName(QString(label).remove(u'&'));
    box->setRange(range.least, range.most);
    box->setSingleStep(range.step);
    box->setSpecialValueText(range.lowest);
    box->setSuffix(range.suffix);
    box->setValue(value);
    grid_->addWidget(title, next_, 0);
    grid_->addWidget(box, next_, 1);
    add_help(help, *box);
    connect(box, &QSpinBox::valueChanged, this, [this, set](int number) {
        set(number);
        Q_EMIT changed();
    });
}

void SettingsPage::add_help(const QString& help, QWidget& control) {
    auto* label = new QLabel(help);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    control.setAccessibleDescription(help);
    grid_->addWidget(label, next_++, 2);
}

}  // namespace drover::ui
