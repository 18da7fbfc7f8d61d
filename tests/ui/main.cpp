// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>

#include "ui/theme/roomy_style.h"

int main(int argc, char** argv) {
    // Always without a screen: a desktop would add its own focus changes and its own file chooser.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    drover::ui::use_roomy_style();
    QApplication::setQuitOnLastWindowClosed(false);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
