// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "engine/base/preserve.h"

class QCheckBox;
class QGridLayout;
class QLabel;

namespace drover::ui {

// What a copy keeps: a switch for each part, with its sentence beside it.
class PreserveRows : public QObject {
    Q_OBJECT

public:
    explicit PreserveRows(QObject* parent);

    void add_to(QGridLayout& grid, int first_row);
    void set_visible(bool visible);
    Preserve value() const;
    void set_value(const Preserve& preserve);

private:
    struct Row {
        bool Preserve::* part;
        QCheckBox* box;
        QLabel* help;
    };

    QLabel* title_;
    std::vector<Row> rows_;
};

}  // namespace drover::ui
