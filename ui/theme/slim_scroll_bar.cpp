// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/slim_scroll_bar.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <QStyle>

#include "ui/theme/roomy_style.h"

namespace drover::ui {

namespace {

// Of one orientation; `across` is the property that tells how thick the bar is.
QString look(const QString& orientation, const QString& across, const QString& margin) {
    const bool vertical = orientation == QStringLiteral("vertical");
    return QStringLiteral(
               "QScrollBar:%1 { background: transparent; %2: 12px; margin: %3; }"
               "QScrollBar::handle:%1 { background: palette(mid); border-radius: 3px; min-%4: 36px; margin: %5; }"
               "QScrollBar::handle:%1:hover { background: palette(highlight); }"
               "QScrollBar::add-line:%1, QScrollBar::sub-line:%1 { %4: 0; }"
               "QScrollBar::add-page:%1, QScrollBar::sub-page:%1 { background: transparent; }")
        .arg(orientation, across, margin, vertical ? QStringLiteral("height") : QStringLiteral("width"),
             vertical ? QStringLiteral("0 3px") : QStringLiteral("3px 0"));
}

}  // namespace

void use_slim_scroll_bar(QAbstractScrollArea& area) {
    if (!is_fallback_style(*area.verticalScrollBar()->style())) return;
    area.verticalScrollBar()->setStyleSheet(
        look(QStringLiteral("vertical"), QStringLiteral("width"), QStringLiteral("2px 0")));
    area.horizontalScrollBar()->setStyleSheet(
        look(QStringLiteral("horizontal"), QStringLiteral("height"), QStringLiteral("0 2px")));
}

}  // namespace drover::ui
