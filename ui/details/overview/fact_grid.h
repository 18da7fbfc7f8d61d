// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QGridLayout;
class QLabel;

namespace drover::ui {

// Names and values in two columns; a fact without a value disappears.
class FactGrid : public QWidget {
    Q_OBJECT

public:
    explicit FactGrid(QWidget* parent = nullptr);

    std::size_t add_fact(const QString& name);
    void rename_fact(std::size_t fact, const QString& name);
    void set_fact(std::size_t fact, const QString& value);

private:
    struct Fact {
        QLabel* name;
        QLabel* value;
    };

    QGridLayout* grid_;
    std::vector<Fact> facts_;
};

}  // namespace drover::ui
