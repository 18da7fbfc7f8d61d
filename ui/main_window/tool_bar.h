// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace drover::ui {

// Drawn flat with a hairline below: Fusion's own edges are a fixed white that glares on a dark window.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    using QToolBar::QToolBar;

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace drover::ui
