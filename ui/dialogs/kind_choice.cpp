// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/kind_choice.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QRadioButton>

#include "ui/text/kind_words.h"

namespace drover::ui {

KindChoice::KindChoice(QWidget* parent) : QWidget(parent), buttons_(new QButtonGroup(this)) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    add(*layout, JobKind::copy, QStringLiteral("kind_copy"));
    add(*layout, JobKind::move, QStringLiteral("kind_move"));
    add(*layout, JobKind::archive, QStringLiteral("kind_archive"));
    add(*layout, JobKind::extract, QStringLiteral("kind_extract"));
    layout->addStretch(1);
    set_extractable(false);
    set_kind(JobKind::copy);
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (on) Q_EMIT changed();
    });
}

void KindChoice::add(QHBoxLayout& layout, JobKind kind, const QString& name) {
    const KindWords words = kind_words(kind);
    auto* button = new QRadioButton(words.choice);
    button->setObjectName(name);
    button->setToolTip(words.choice_help);
    buttons_->addButton(button, static_cast<int>(kind));
    layout.addWidget(button);
}

JobKind KindChoice::kind() const {
    return static_cast<JobKind>(buttons_->checkedId());
}

void KindChoice::set_kind(JobKind kind) {
    buttons_->button(static_cast<int>(kind))->setChecked(true);
}

void KindChoice::set_extractable(bool extractable) {
    buttons_->button(static_cast<int>(JobKind::extract))->setVisible(extractable);
}

}  // namespace drover::ui
