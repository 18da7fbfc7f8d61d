// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <vector>

#include "ui/dialogs/option_choices.h"

class QGridLayout;

namespace drover::ui {

// Rows of settings: a control, and beside it the sentence that explains it. Each row writes its value through.
class SettingsPage : public QWidget {
    Q_OBJECT

public:
    explicit SettingsPage(QWidget* parent = nullptr);

    template <typename Value>
    void add_choice(const char* name, const QString& label, const std::vector<ValueChoice<Value>>& choices,
                    Value& value) {
        auto* row = new ValueRow<Value>(label, choices, this);
        row->set_value(value);
        place(*row, name);
        on_choice(*row, [this, row, &value] {
            value = row->value();
            Q_EMIT changed();
        });
    }
    void add_switch(const char* name, const QString& label, const QString& help, bool& value);
    struct NumberRange {
        int most;
        int step;
        QString lowest;  // the word for it, such as "Automatic"; may be empty
        QString suffix;  // " MiB/s"
        int least = 0;
    };
    void add_number(const char* name, const QString& label, const QString& help, const NumberRange& range, int value,
                    const std::function<void(int)>& set);

Q_SIGNALS:
    void changed();

private:
    void place(OptionRow& row, const char* name);
    void on_choice(OptionRow& row, const std::function<void()>& chosen);
    void add_help(const QString& help, QWidget& control);

    QGridLayout* grid_;
    int next_ = 0;
};

}  // namespace drover::ui
