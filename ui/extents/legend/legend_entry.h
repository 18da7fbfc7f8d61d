// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include "engine/base/figure.h"
#include "ui/extents/strip/lane_topic.h"

namespace drover::ui {

// A class of a lane with its look, its bytes and its share. Checked while it is shown; a click hides it in the strips.
class LegendEntry : public QAbstractButton {
    Q_OBJECT

public:
    explicit LegendEntry(ClassLook look, QWidget* parent = nullptr);

    const ClassLook& look() const { return look_; }
    void set_figure(const Figure& figure, std::uint64_t whole);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void describe();

    ClassLook look_;
    Figure figure_;
    QString bytes_;
    QString share_;
};

}  // namespace drover::ui
