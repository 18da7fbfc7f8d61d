// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>
#include <QTranslator>

namespace drover::test {

// The program speaks a language ("de_DE") while this lives. Windows have to be made after it.
class Spoken {
public:
    explicit Spoken(const char* language) {
        QLocale::setDefault(QLocale(QString::fromLatin1(language)));
        if (translator_.load(QLocale(), QStringLiteral("drover"), QStringLiteral("_"),
                             QStringLiteral(":/drover/translations")))
            QApplication::installTranslator(&translator_);
        else EXPECT_STREQ(language, "en_GB") << "every other language has its texts";
    }
    ~Spoken() {
        QApplication::removeTranslator(&translator_);
        QLocale::setDefault(before_);
    }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;

private:
    QLocale before_;
    QTranslator translator_;
};

}  // namespace drover::test
