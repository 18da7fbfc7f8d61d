// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/mnemonics.h"

#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

namespace drover::test {

namespace {

void add(Mnemonics& keys, const QString& text) {
    const QKeySequence key = QKeySequence::mnemonic(text);
    if (key.isEmpty()) return;
    const auto [other, first] = keys.emplace(key.toString().toStdString(), text.toStdString());
    EXPECT_TRUE(first) << other->first << ": \"" << other->second << "\" and \"" << text.toStdString() << '"';
}

}  // namespace

Mnemonics keys_in(const QWidget& window) {
    Mnemonics keys;
    for (const auto* bar : window.findChildren<QMenuBar*>()) {
        for (const QAction* menu : bar->actions()) add(keys, menu->text());
    }
    for (const auto* tabs : window.findChildren<QTabBar*>()) {
        for (int i = 0; tabs->isVisible() && i < tabs->count(); ++i) add(keys, tabs->tabText(i));
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (button->isVisible()) add(keys, button->text());
    }
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (label->isVisible() && label->buddy()) add(keys, label->text());
    }
    return keys;
}

Mnemonics keys_in(const QMenu& menu) {
    Mnemonics keys;
    for (const QAction* item : menu.actions()) add(keys, item->text());
    return keys;
}

}  // namespace drover::test
