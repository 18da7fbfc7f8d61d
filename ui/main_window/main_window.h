// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <QPointer>
#include <memory>
#include <optional>
#include <vector>

#include "engine/api/queue_keeper.h"
#include "ui/details/log/job_journal.h"
#include "ui/graph/throughput_recorder.h"
#include "ui/intake/dropped_files.h"
#include "ui/main_window/after_queue.h"
#include "ui/main_window/file_drop.h"
#include "ui/settings/preferences.h"

class QLabel;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace drover::ui {

class DetailsPane;
class DropOverlay;
class EngineBridge;
class FilteredJobs;
class FreeSpace;
class HistoryReader;
class HistoryWindow;
class JobActions;
class JobIntake;
class JobList;
class JobModel;
class MessageBar;
class QueueFiles;
class Sidebar;
class SpeedLimitButton;

// The queue's window: filters at the side, jobs, and the details of the selected one. It joins the parts and does
// little itself; above all it never asks the disk anything, so it cannot hang with one.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Engine& engine, QSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void offer_files(const DroppedFiles& files, std::optional<JobKind> wish);
    void show_problem(const QString& text);
    void come_forward();  // somebody asked for the window
    // Brings back what had not ended when the program did; it waits to be resumed. Without this the queue ends with
    // the window. The keeper must outlive the window, whose end waits until the keeper is left.
    void keep_queue(QueueKeeper& keeper);

Q_SIGNALS:
    void inspect_wanted(const QStringList& paths);                // escaped as show_path() does; empty to choose some
    void power_wanted(drover::ui::AfterQueue what);               // suspend or power_off
    void queue_ended(const QString& title, const QString& text);  // while the window is not in front, and if wanted
    void busy_changed(bool busy);  // whether jobs move something or write it to a device; also while hidden

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    // main_window_layout.cpp
    void build_actions();
    void build_content();
    void build_status_bar();
    void build_toolbar();
    void restore();
    // main_window_menus.cpp
    void build_menus();
    void name_extension_buttons();
    // main_window_connections.cpp
    void connect_queue();
    void connect_parts();
    void connect_details();

    void take_sample(const std::vector<JobSnapshot>& jobs, const QueueState& queue);
    void notice(const std::vector<JobSnapshot>& jobs);
    void show_queue_state(const QueueState& queue);
    void toggle_all();
    void choose_selection();
    void show_current_job();
    void show_summary();
    DropTarget drop_target(const QPoint& place) const;
    void take_drop(const DropTarget& target, const DroppedFiles& files, std::optional<JobKind> wish);
    void show_settings();
    void show_history();
    void do_again(const JobRequest& request);
    void apply_preferences();
    void do_after_queue(AfterQueue choice);
    void update_watching();

    Engine& engine_;
    QSettings& settings_;
    Preferences preferences_;
    EngineBridge* bridge_;
    JobModel* queue_;
    FilteredJobs* shown_jobs_;
    ThroughputRecorder throughput_;
    JobJournal journal_;
    AfterQueueWatch* after_queue_;
    FreeSpace* free_space_;

    MessageBar* messages_;
    JobIntake* intake_;
    Sidebar* sidebar_;
    QStackedWidget* pages_;
    JobList* list_;
    DetailsPane* details_;
    QSplitter* across_;  // sidebar and the rest
    QSplitter* down_;    // jobs and details
    QLabel* summary_;
    QLabel* space_;
    SpeedLimitButton* speed_limit_;
    DropOverlay* overlay_;
    std::unique_ptr<FileDrop> file_drop_;

    JobActions* job_actions_;
    QueueFiles* queue_files_;
    QAction* add_files_;
    QAction* add_folder_;
    QAction* paste_;
    QAction* pause_all_;
    QAction* inspect_;
    QAction* show_settings_;
    QAction* show_history_;
    QAction* show_sidebar_;
    QAction* show_details_;

    Appearance appearance_ = Appearance::system;  // what was applied
    bool all_paused_ = false;
    bool busy_ = false;
    std::optional<JobId> submitted_;       // to be selected when it appears
    std::shared_ptr<HistoryReader> past_;  // null where the queue is not kept
    QPointer<HistoryWindow> history_;
    bool close_asked_ = false;
};

}  // namespace drover::ui
