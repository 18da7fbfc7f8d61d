// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/settings/preferences.h"

class QTabWidget;

namespace drover::ui {

// Every setting with a sentence that explains it. A change counts at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    explicit SettingsDialog(const Preferences& preferences, QWidget* parent = nullptr);

Q_SIGNALS:
    void changed(const drover::ui::Preferences& preferences);

private:
    QWidget* build_jobs_page();
    QWidget* build_preserve_page();
    QWidget* build_queue_page();
    QWidget* build_window_page();
    void tell() { Q_EMIT changed(preferences_); }

    Preferences preferences_;
};

}  // namespace drover::ui
