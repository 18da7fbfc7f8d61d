// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/base/method.h"

namespace drover::ui {

// The legend of the bar with exact figures: badge, name, bytes and share of each method.
class MethodTable : public QWidget {
    Q_OBJECT

public:
    explicit MethodTable(QWidget* parent = nullptr);

    void set_bytes(const MethodBytes& bytes);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    int row_height() const;
    void paint_row(QPainter& painter, MethodId method, const QRect& row) const;

    MethodBytes bytes_;
};

}  // namespace drover::ui
