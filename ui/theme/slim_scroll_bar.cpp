// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/slim_scroll_bar.h"

#include <QAbstractScrollArea>
#include <QScrollBar>
#include <QStyle>

namespace drover::ui {

void use_slim_scroll_bar(QAbstractScrollArea& area) {
    QScrollBar* bar = area.verticalScrollBar();
    if (bar->style()->name() != u"fusion") return;
    bar->setStyleSheet(
        QStringLiteral("QScrollBar:vertical { background: transparent; width: 12px; margin: 2px 0; }"
                       "QScrollBar::handle:vertical { background: palette(mid); border-radius: 3px; min-height: 36px;"
                       " margin: 0 3px; }"
                       "QScrollBar::handle:vertical:hover { background: palette(highlight); }"
                       "QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }"
                       "QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }"));
}

}  // namespace drover::ui
