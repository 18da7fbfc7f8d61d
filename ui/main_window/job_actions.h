// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "engine/api/engine.h"

class QAction;
class QMenu;

namespace drover::ui {

class FilteredJobs;
class JobList;

// What can be done to the selected jobs. Keys work while the list has the focus, so that Space still presses buttons
// and Delete still edits text.
class JobActions : public QObject {
    Q_OBJECT

public:
    JobActions(Engine& engine, FilteredJobs& jobs, JobList& list, QObject* parent);

    void refresh();
    void add_to_menu(QMenu& menu);
    QAction* pause_resume() { return pause_resume_; }
    QAction* cancel() { return cancel_; }
    QAction* remove() { return remove_; }
    QAction* move_up() { return move_up_; }
    QAction* move_down() { return move_down_; }

private:
    void toggle_pause();
    void cancel_selected();
    void remove_selected();
    void remove_finished();
    void move_past_neighbour(JobId id, int step);
    void move_selected_up();
    void move_selected_down();
    void show_pause_or_resume(bool pause);

    Engine& engine_;
    FilteredJobs& jobs_;
    JobList& list_;
    QAction* pause_resume_;
    QAction* cancel_;
    QAction* remove_;
    QAction* remove_finished_;
    QAction* move_up_;
    QAction* move_down_;
};

}  // namespace drover::ui
