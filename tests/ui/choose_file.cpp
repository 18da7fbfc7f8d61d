// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/choose_file.h"

#include <gtest/gtest.h>

#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

namespace drover::test {

QFileDialog* file_chooser(const QWidget& window) {
    QFileDialog* dialog = nullptr;
    (void)QTest::qWaitFor([&] { return (dialog = window.findChild<QFileDialog*>()) != nullptr; });
    return dialog;
}

void choose_file(QFileDialog& dialog, const QString& path) {
    auto* edit = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    dialog.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&dialog));
    edit->setFocus();
    edit->selectAll();
    // The chooser reads the folder in the background and completes while one types.
    QTest::keyClicks(edit, path, Qt::NoModifier, 10);
    QTest::qWait(200);
    QTest::keyClick(edit, Qt::Key_Return);
}

void choose_file(const QWidget& window, const QString& path) {
    QFileDialog* dialog = file_chooser(window);
    ASSERT_NE(dialog, nullptr);
    choose_file(*dialog, path);
}

}  // namespace drover::test
