// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace drover::ui {

// What the inspector shows before anything is opened: what it is for, and how to begin.
class WelcomePage : public QWidget {
    Q_OBJECT

public:
    WelcomePage(QAction& open_files, QAction& open_folder, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QWidget* first_;
};

}  // namespace drover::ui
