// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>
#include <optional>

#include "ui/details/detail_tabs.h"

namespace drover::ui {

// Everything about the selected job, in tabs. A tab never comes forward by itself; its title counts what waits there.
class DetailsPane : public QTabWidget {
    Q_OBJECT

public:
    explicit DetailsPane(const DetailSources& sources, QWidget* parent = nullptr);

    void show_job(const JobSnapshot& job);
    void show_nothing();
    void open_tab(const QString& name);  // and gives it the keyboard

Q_SIGNALS:
    void opened();      // a tab was asked for, so the pane must be visible
    void focus_left();  // what has the focus has nothing left to do
    void problem_found(const QString& text);
    void inspect_wanted(const QStringList& paths);

private:
    DetailTab* tab(int index) const;
    void add_key(int index, const QString& help);
    void open(int index);
    void show_front();
    void show_counts();

    std::optional<JobSnapshot> job_;
};

}  // namespace drover::ui
