// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translations/load_translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace drover::ui {

namespace {

bool install(QCoreApplication& application, const QString& name, const QString& folder) {
    auto* translator = new QTranslator(&application);
    const bool found = translator->load(QLocale(), name, QStringLiteral("_"), folder);
    return found && QCoreApplication::installTranslator(translator);
}

}  // namespace

bool load_translations(QCoreApplication& application) {
    // Qt's own come with Qt and only make its file chooser and standard buttons speak too.
    install(application, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    return install(application, QStringLiteral("drover"), QStringLiteral(":/drover/translations"));
}

}  // namespace drover::ui
