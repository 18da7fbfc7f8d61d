// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace drover::ui {

class AfterQueueWatch;

// Chooses what happens when the queue has ended, and shows when that is something.
class AfterQueueButton : public QToolButton {
    Q_OBJECT

public:
    explicit AfterQueueButton(AfterQueueWatch& watch, QWidget* parent = nullptr);

private:
    void show_choice();

    AfterQueueWatch& watch_;
};

}  // namespace drover::ui
