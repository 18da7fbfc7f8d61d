// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <optional>
#include <string>
#include <vector>

#include "engine/api/engine.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace drover::ui {

class JobOptionsForm;
class KindChoice;

// What was dropped, pasted or picked, ready to become a job. Enter starts it, Escape puts it away.
class NewJobPanel : public QFrame {
    Q_OBJECT

public:
    explicit NewJobPanel(QWidget* parent = nullptr);

    // Adds to what the panel already holds while it is open.
    void offer(const std::vector<std::string>& sources, std::optional<JobKind> wish);
    // What an offer of sources would become.
    JobKind kind_for(bool archives_only, std::optional<JobKind> wish) const;
    void set_defaults(const JobOptions& options, bool hold);  // of panels that are opened from now on
    // Where files go into the folder that they come from, "keep both" is proposed.
    void propose_for(const std::string& destination);
    Engine::Start usual_start() const;  // what Enter does
    void show_error(const QString& text);
    void focus_start();
    void dismiss();
    bool complete();  // otherwise says in place what is missing
    JobRequest request(const std::string& folder) const;
    JobKind kind() const;

Q_SIGNALS:
    void submit_wanted(drover::Engine::Start start);
    void kind_changed();
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    QWidget* build_header();
    QWidget* build_buttons();
    void describe();
    QString title() const;
    void color_error();

    std::vector<std::string> sources_;
    JobOptions defaults_;
    bool hold_by_default_ = false;
    QLabel* title_;
    QLabel* names_;
    KindChoice* kinds_;
    QToolButton* more_;
    JobOptionsForm* form_;
    QLabel* error_;
    QPushButton* hold_;
    QPushButton* start_;
};

}  // namespace drover::ui
