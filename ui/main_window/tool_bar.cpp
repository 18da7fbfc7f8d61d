// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/tool_bar.h"

#include <QPainter>

#include "ui/theme/colors.h"

namespace drover::ui {

void ToolBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    painter.fillRect(QRect(0, height() - 1, width(), 1), hairline(palette()));
}

}  // namespace drover::ui
