// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace drover::ui {

// While something is read: how far it is, and a way to stop it.
class ReadingPage : public QWidget {
    Q_OBJECT

public:
    explicit ReadingPage(QWidget* parent = nullptr);

    void begin(const QString& what);
    void show_progress(const QString& text);

Q_SIGNALS:
    void stop_wanted();

private:
    QLabel* title_;
    QLabel* progress_;
    QPushButton* stop_;
};

}  // namespace drover::ui
