// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <string>

#include "engine/api/engine.h"
#include "ui/intake/dropped_files.h"
#include "ui/main_window/recent_destinations.h"
#include "ui/settings/preferences.h"

class QSettings;

namespace drover::ui {

class DestinationBar;
class NewJobPanel;

// How files become a job: they come by drop, clipboard, chooser or command line and wait in the new job panel, with the
// place where they are to go above it, until somebody says so. Never asks the disk anything.
class JobIntake : public QWidget {
    Q_OBJECT

public:
    JobIntake(Engine& engine, QSettings& settings, QWidget* parent = nullptr);

    void set_defaults(const Preferences& preferences);
    void offer_files(const DroppedFiles& files, std::optional<JobKind> wish);
    void set_destination(const std::string& folder);
    std::string destination() const;
    // What an offer would become.
    JobKind kind_for(bool archives_only, std::optional<JobKind> wish) const;

    void add_files();
    void add_folder();
    void paste();

Q_SIGNALS:
    void problem_found(const QString& text);
    void problem_solved();
    void submitted(quint64 job);
    void dismissed();

private:
    void connect_parts();
    void take_picked(const DroppedFiles& files);
    void browse_destination();
    void submit(Engine::Start start);
    void propose_conflict_answer();

    Engine& engine_;
    RecentDestinations recent_;
    DestinationBar* destination_;
    NewJobPanel* new_job_;
};

}  // namespace drover::ui
