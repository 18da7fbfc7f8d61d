// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "engine/api/queue_keeper.h"
#include "ui/bridge/background.h"

class QAction;
class QWidget;

namespace drover::ui {

// The queue as a file: what has not ended is written into one, and jobs from one are added and wait to be started.
class QueueFiles : public QObject {
    Q_OBJECT

public:
    QueueFiles(Engine& engine, QWidget& window);

    QAction* export_action() { return export_; }
    QAction* import_action() { return import_; }
    void add_sample(const std::vector<JobSnapshot>& jobs);

Q_SIGNALS:
    void done(const QString& text);
    void problem_found(const QString& text);

private:
    void choose_export();
    void choose_import();
    void write(const QString& file);
    void read(const QString& file);
    void add(const std::vector<JobRequest>& requests);

    Engine& engine_;
    QWidget& window_;
    QAction* export_;
    QAction* import_;
    Background disk_;
};

}  // namespace drover::ui
