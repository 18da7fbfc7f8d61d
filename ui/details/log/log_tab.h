// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "ui/details/detail_tab.h"

class QPlainTextEdit;

namespace drover::ui {

class JobJournal;

// What happened to the job, line by line, to be read and copied.
class LogTab : public DetailTab {
    Q_OBJECT

public:
    explicit LogTab(const JobJournal& journal, QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job) override;
    void show_nothing() override;
    void focus_content() override;

private:
    const JobJournal& journal_;
    std::optional<JobId> job_;
    std::uint64_t shown_ = 0;  // revision of the story
    QPlainTextEdit* text_;
};

}  // namespace drover::ui
