// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/preserve_rows.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>

#include "ui/dialogs/preserve_choices.h"

namespace drover::ui {

PreserveRows::PreserveRows(QObject* parent) : QObject(parent), title_(new QLabel(tr("Copies keep"))) {
    for (const PreserveChoice& choice : preserve_choices()) {
        // Its letter belongs to the settings; here the window's menus have most of them.
        const Row row{choice.part, new QCheckBox(QString(choice.label).remove(u'&')), new QLabel(choice.help)};
        row.box->setObjectName(QString::fromLatin1(choice.name));
        row.box->setAccessibleDescription(choice.help);
        row.help->setForegroundRole(QPalette::PlaceholderText);
        row.help->setWordWrap(true);
        rows_.push_back(row);
    }
}

void PreserveRows::add_to(QGridLayout& grid, int first_row) {
    grid.addWidget(title_, first_row, 0);
    for (const Row& row : rows_) {
        grid.addWidget(row.box, first_row, 1);
        grid.addWidget(row.help, first_row++, 2);
    }
}

void PreserveRows::set_visible(bool visible) {
    title_->setVisible(visible);
    for (const Row& row : rows_) {
        row.box->setVisible(visible);
        row.help->setVisible(visible);
    }
}

Preserve PreserveRows::value() const {
    Preserve preserve;
    for (const Row& row : rows_) preserve.*row.part = row.box->isChecked();
    return preserve;
}

void PreserveRows::set_value(const Preserve& preserve) {
    for (const Row& row : rows_) row.box->setChecked(preserve.*row.part);
}

}  // namespace drover::ui
