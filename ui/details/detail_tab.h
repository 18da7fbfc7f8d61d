// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// One view of the selected job. Only the tab that is in front is told of samples.
class DetailTab : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    virtual void show_job(const JobSnapshot& job) = 0;  // another job, or a later sample of the same one
    virtual void show_nothing() = 0;
    virtual void focus_content() = 0;  // gives the keyboard to the part that people work with

Q_SIGNALS:
    void tab_wanted(const QString& name);           // another tab has more about it
    void focus_left();                              // what had the focus has nothing left to do
    void problem_found(const QString& text);        // what could not be done, in a sentence
    void inspect_wanted(const QStringList& paths);  // escaped as show_path() does
};

}  // namespace drover::ui
