// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/api/job_request.h"
#include "ui/dialogs/option_row.h"

namespace drover::ui {

template <typename Value>
struct ValueChoice {
    Value value;
    OptionChoice shown;
};

// What can be chosen, in the order in which it is offered.
std::vector<ValueChoice<ConflictPolicy>> conflict_choices();
std::vector<ValueChoice<MethodChoice>> method_choices();
std::vector<ValueChoice<SparseChoice>> sparse_choices();
std::vector<ValueChoice<SpecialFiles>> special_choices();

// An option row that speaks in values instead of places.
template <typename Value>
class ValueRow : public OptionRow {
public:
    ValueRow(const QString& label, const std::vector<ValueChoice<Value>>& choices, QObject* parent)
        : OptionRow(label, shown(choices), parent), choices_(choices) {}

    Value value() const { return choices_[static_cast<std::size_t>(index())].value; }
    void set_value(Value value) {
        for (std::size_t i = 0; i < choices_.size(); ++i) {
            if (choices_[i].value == value) set_index(static_cast<int>(i));
        }
    }

private:
    static std::vector<OptionChoice> shown(const std::vector<ValueChoice<Value>>& choices) {
        std::vector<OptionChoice> texts;
        texts.reserve(choices.size());
        for (const auto& choice : choices) texts.push_back(choice.shown);
        return texts;
    }

    std::vector<ValueChoice<Value>> choices_;
};

}  // namespace drover::ui
