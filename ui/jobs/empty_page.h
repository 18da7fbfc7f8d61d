// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;

namespace drover::ui {

// What the list shows while the queue is empty: what this window is for and the ways to begin.
class EmptyPage : public QWidget {
    Q_OBJECT

public:
    EmptyPage(QAction& add_files, QAction& add_folder, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* promise_;
};

}  // namespace drover::ui
