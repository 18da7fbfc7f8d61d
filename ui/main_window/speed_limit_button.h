// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QActionGroup;
class QSpinBox;

namespace drover::ui {

// The limit of all jobs together, always in sight and changed with two clicks.
class SpeedLimitButton : public QToolButton {
    Q_OBJECT

public:
    explicit SpeedLimitButton(QWidget* parent = nullptr);

    void show_limit(std::uint64_t bytes_per_second);  // 0 = none

Q_SIGNALS:
    void limit_chosen(quint64 bytes_per_second);

private:
    void add_choice(std::uint64_t bytes_per_second);
    void add_other();

    QActionGroup* choices_;
    QSpinBox* other_;
};

}  // namespace drover::ui
