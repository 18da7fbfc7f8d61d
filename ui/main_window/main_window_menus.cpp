// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the window.
#include <QAction>
#include <QMenuBar>
#include <QToolButton>

#include "ui/main_window/job_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/queue_files.h"

namespace drover::ui {

void MainWindow::build_menus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({add_files_, add_folder_, paste_});
    file->addSeparator();
    file->addAction(inspect_);
    file->addSeparator();
    file->addActions({show_history_, queue_files_->export_action(), queue_files_->import_action()});
    file->addSeparator();
    file->addAction(show_settings_);
    file->addSeparator();
    file->addAction(tr("&Quit"), Qt::CTRL | Qt::Key_Q, this, &QWidget::close);

    QMenu* job = menuBar()->addMenu(tr("&Job"));
    job_actions_->add_to_menu(*job);
    job->addSeparator();
    job->addAction(pause_all_);

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addActions({show_sidebar_, show_details_});
}

// Qt's own buttons for what does not fit come without a name.
void MainWindow::name_extension_buttons() {
    for (const auto& name : {QStringLiteral("qt_toolbar_ext_button"), QStringLiteral("qt_menubar_ext_button")}) {
        if (auto* button = findChild<QToolButton*>(name)) button->setAccessibleName(tr("More"));
    }
}

}  // namespace drover::ui
