// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/theme/colors.h"

class QLabel;

namespace drover::ui {

// Says what could not be done, in the window instead of over it. Stays until it is closed or replaced.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void show_message(const QString& text, Signal signal);
    QString message() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* text_;
    Signal signal_ = Signal::attention;
};

}  // namespace drover::ui
