// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/job_snapshot.h"
#include "ui/details/overview/fact_grid.h"

namespace drover::ui {

// A job in names and values: from where, whereto, how far, how long, what was saved and how surely.
class JobFacts : public FactGrid {
    Q_OBJECT

public:
    explicit JobFacts(QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job);

private:
    std::size_t from_, to_, device_, state_, time_, left_, files_, folders_, skipped_, failed_, not_attempted_,
        changed_, clones_, holes_;
};

}  // namespace drover::ui
