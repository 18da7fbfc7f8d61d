// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lists/search_field.h"

#include <QAction>
#include <QCoreApplication>
#include <QLineEdit>

#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

struct SearchField {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::SearchField)
};

}  // namespace

QLineEdit* search_field(const char* name, const QString& hint, const QString& accessible_name) {
    auto* field = new QLineEdit;
    field->setObjectName(QString::fromLatin1(name));
    field->setPlaceholderText(hint);
    field->setAccessibleName(accessible_name);
    field->setClearButtonEnabled(true);
    if (auto* clear = field->findChild<QAction*>()) clear->setText(SearchField::tr("Clear"));
    field->addAction(symbolic_icon(QStringLiteral("search")), QLineEdit::LeadingPosition)
        ->setText(SearchField::tr("Search"));
    return field;
}

}  // namespace drover::ui
