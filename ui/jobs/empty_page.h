// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace drover::ui {

// What the list shows while the queue is empty: what this window is for and the ways to begin.
class EmptyPage : public QWidget {
    Q_OBJECT

public:
    EmptyPage(QAction& add_files, QAction& add_folder, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace drover::ui
