// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <optional>
#include <vector>

#include "engine/api/engine.h"
#include "ui/intake/dropped_files.h"
#include "ui/main_window/recent_destinations.h"

class QLabel;
class QSettings;
class QSplitter;
class QStackedWidget;

namespace drover::ui {

class DestinationBar;
class DetailsPane;
class DropOverlay;
class EngineBridge;
class JobActions;
class JobList;
class JobModel;
class MessageBar;
class NewJobPanel;

// The queue's window. Files come in by drop, clipboard or chooser and wait in the new job panel for Enter. Never asks
// the disk anything itself, so it cannot hang with one.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(Engine& engine, QSettings& settings, QWidget* parent = nullptr);
    ~MainWindow() override;

    void offer_files(const DroppedFiles& files, std::optional<JobKind> wish);

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
    void build_content();
    void build_actions();
    void build_menus();
    void build_toolbar();
    void name_extension_buttons();
    void connect_parts();
    void restore();

    void add_files();
    void add_folder();
    void paste();
    void take_picked(const DroppedFiles& files);
    void browse_destination();
    void submit(Engine::Start start);
    void take_sample(const std::vector<JobSnapshot>& jobs);
    void choose_selection();
    void show_current_job();
    void accept_drag(QDropEvent& event);
    std::optional<JobKind> wish_of(const QDropEvent& event) const;
    void update_watching();

    Engine& engine_;
    QSettings& settings_;
    RecentDestinations recent_;
    EngineBridge* bridge_;
    JobModel* model_;

    MessageBar* messages_;
    DestinationBar* destination_;
    NewJobPanel* new_job_;
    QStackedWidget* pages_;
    JobList* list_;
    DetailsPane* details_;
    QSplitter* splitter_;
    QLabel* summary_;
    DropOverlay* overlay_;

    JobActions* job_actions_;
    QAction* add_files_;
    QAction* add_folder_;
    QAction* paste_;
    QAction* show_details_;

    std::optional<JobId> submitted_;  // to be selected when it appears
    bool close_asked_ = false;
    DroppedFiles dragged_;  // what hovers over the window: read once, because it may be many
    bool dragged_archives_ = false;
};

}  // namespace drover::ui
