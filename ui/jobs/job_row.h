// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <chrono>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// One job as the list shows it. Bars follow every sample; texts wait, because figures that change ten times a second
// cannot be read.
class JobRow {
public:
    static constexpr std::chrono::milliseconds text_interval{500};

    explicit JobRow(JobSnapshot job);

    const JobSnapshot& live() const { return live_; }  // for bars
    const JobSnapshot& text() const { return text_; }  // for words and figures
    // False when there is nothing new.
    bool update(JobSnapshot job);

private:
    JobSnapshot live_;
    JobSnapshot text_;
    std::chrono::steady_clock::time_point text_time_;
};

}  // namespace drover::ui

Q_DECLARE_METATYPE(const drover::ui::JobRow*)
