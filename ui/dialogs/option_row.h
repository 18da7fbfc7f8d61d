// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;

namespace drover::ui {

struct OptionChoice {
    QString name;
    QString help;  // one sentence
};

// A labelled choice in a grid, with the sentence that explains what is chosen beside it.
class OptionRow : public QObject {
    Q_OBJECT

public:
    OptionRow(const QString& label, std::vector<OptionChoice> choices, QObject* parent);

    void add_to(QGridLayout& grid, int row);
    void set_visible(bool visible);
    int index() const;
    void set_index(int index);
    QComboBox* combo() { return combo_; }

private:
    void explain();

    std::vector<OptionChoice> choices_;
    QLabel* label_;
    QComboBox* combo_;
    QLabel* help_;
};

}  // namespace drover::ui
