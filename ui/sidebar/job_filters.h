// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <span>
#include <string>
#include <variant>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// One way to choose jobs by their state. The sidebar shows the table in its order.
struct StateFilter {
    QString (*title)();
    const char* symbol;  // the icon's name
    bool (*accepts)(const JobSnapshot& job);
};

std::span<const StateFilter> state_filters();

// What the list shows: the jobs in a state, or those that keep a device busy.
class JobFilter {
public:
    JobFilter() : choice_(&state_filters().front()) {}  // all
    explicit JobFilter(const StateFilter& state) : choice_(&state) {}
    static JobFilter of_device(std::string id) { return JobFilter(std::move(id)); }

    bool accepts(const JobSnapshot& job) const;
    bool operator==(const JobFilter& other) const = default;

private:
    explicit JobFilter(std::string device) : choice_(std::move(device)) {}

    std::variant<const StateFilter*, std::string> choice_;
};

}  // namespace drover::ui
