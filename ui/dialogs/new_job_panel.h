// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <string>
#include <vector>

#include "engine/api/engine.h"

class QLabel;
class QPushButton;
class QRadioButton;
class QToolButton;

namespace drover::ui {

class JobOptionsForm;

// What was dropped, pasted or picked, ready to become a job. Enter starts it, Escape puts it away.
class NewJobPanel : public QFrame {
    Q_OBJECT

public:
    explicit NewJobPanel(QWidget* parent = nullptr);

    // Adds to what the panel already holds while it is open.
    void offer(const std::vector<std::string>& sources, JobKind kind);
    void show_error(const QString& text);
    void focus_start();
    void dismiss();
    JobRequest request(const std::string& destination) const;
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
    QWidget* build_kinds();
    QWidget* build_buttons();
    void describe();
    void color_error();

    std::vector<std::string> sources_;
    QLabel* title_;
    QLabel* names_;
    QRadioButton* copy_;
    QRadioButton* move_;
    QToolButton* more_;
    JobOptionsForm* form_;
    QLabel* error_;
    QPushButton* hold_;
    QPushButton* start_;
};

}  // namespace drover::ui
