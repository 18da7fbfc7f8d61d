// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "ui/theme/colors.h"

class QLabel;
class QPushButton;

namespace drover::ui {

// Says what could not be done or is about to happen, in the window instead of over it. Stays until it is closed or
// replaced.
class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void show_message(const QString& text, Signal signal);
    // With a button that takes it back.
    void show_countdown(const QString& text, const QString& button);
    QString message() const;

Q_SIGNALS:
    void taken_back();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void say(const QString& text, Signal signal);

    QLabel* text_;
    QPushButton* button_;
    Signal signal_ = Signal::attention;
};

}  // namespace drover::ui
