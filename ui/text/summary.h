// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// What a row of the list and a screen reader say about a job.
double progress_fraction(const JobSnapshot& job);  // 0..1; 1 only when the state says so
bool progress_known(const JobSnapshot& job);       // there are totals, which may still grow
bool percent_known(const JobSnapshot& job);        // a percentage would be true
QString state_line(const JobSnapshot& job);        // "Copying · 3 min left"
QString figures_line(const JobSnapshot& job);      // "3.1 of 8.0 GiB · 412 MiB/s · saved 2.2 GiB · 12 files"
QString row_line(const JobSnapshot& job);          // figures while it runs, else what there is to say
QString hand_line(const JobSnapshot& job);         // the file in hand with its reason, or what the job waits for
QString methods_sentence(const JobSnapshot& job);  // the bar in words
QString job_sentence(const JobSnapshot& job);      // everything, for AccessibleTextRole

}  // namespace drover::ui
