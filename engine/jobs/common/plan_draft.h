// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>
#include <utility>

#include "engine/api/plan.h"

namespace drover::jobs {

// A plan while it is made: written entry by entry, shown as values that do not change. Thread-safe.
class PlanDraft {
public:
    template <typename Edit>
    void edit(const Edit& change) {
        const std::lock_guard lock(mutex_);
        change(plan_);
        shown_.reset();
    }

    // Null before the first edit.
    std::shared_ptr<const Plan> shown() const {
        const std::lock_guard lock(mutex_);
        if (!shown_ && begun_) shown_ = std::make_shared<const Plan>(plan_);
        return shown_;
    }

    void begin() {
        edit([&](Plan& plan) {
            plan = {};
            begun_ = true;
        });
    }

private:
    mutable std::mutex mutex_;
    Plan plan_;
    bool begun_ = false;
    mutable std::shared_ptr<const Plan> shown_;  // null when it is no longer true
};

}  // namespace drover::jobs
