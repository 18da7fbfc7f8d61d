// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the window and their places; main_window.cpp says what they do.
#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/bridge/engine_bridge.h"
#include "ui/details/details_pane.h"
#include "ui/jobs/empty_page.h"
#include "ui/jobs/filtered_jobs.h"
#include "ui/jobs/job_list.h"
#include "ui/main_window/after_queue_button.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/main_window/free_space.h"
#include "ui/main_window/job_actions.h"
#include "ui/main_window/job_intake.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/make_action.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/queue_files.h"
#include "ui/main_window/speed_limit_button.h"
#include "ui/main_window/tool_bar.h"
#include "ui/sidebar/sidebar.h"
#include "ui/theme/icons.h"

namespace drover::ui {

MainWindow::MainWindow(Engine& engine, QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      engine_(engine),
      settings_(settings),
      preferences_(load_preferences(settings)),
      bridge_(new EngineBridge(engine, this)),
      queue_(new JobModel(this)),
      shown_jobs_(new FilteredJobs(*queue_, this)),
      after_queue_(new AfterQueueWatch(this)),
      free_space_(new FreeSpace(this)),
      messages_(new MessageBar),
      intake_(new JobIntake(engine, settings)),
      sidebar_(new Sidebar),
      pages_(new QStackedWidget),
      list_(new JobList(*shown_jobs_)),
      details_(new DetailsPane({engine, throughput_, journal_})),
      across_(new QSplitter(Qt::Horizontal)),
      down_(new QSplitter(Qt::Vertical)),
      summary_(new QLabel),
      space_(new QLabel),
      speed_limit_(new SpeedLimitButton),
      overlay_(nullptr) {
    setWindowTitle(tr("Drover"));
    setWindowIcon(application_icon());
    setAcceptDrops(true);
    build_actions();
    build_content();
    build_status_bar();
    build_menus();
    build_toolbar();
    name_extension_buttons();
    connect_queue();
    connect_parts();
    connect_details();
    restore();
}

void MainWindow::build_actions() {
    add_files_ = make_action(
        this, {QStringLiteral("add-files"), tr("&Add files…"), tr("Choose files to copy, move, archive or extract")},
        QKeySequence::Open);
    add_folder_ = make_action(
        this, {QStringLiteral("add-folder"), tr("Add folde&r…"), tr("Choose a folder to copy, move or archive")},
        Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    paste_ = make_action(this, {QStringLiteral("paste"), tr("&Paste"), tr("Take files from the clipboard")},
                         QKeySequence::Paste);
    pause_all_ = make_action(this, {QStringLiteral("pause-all"), {}, {}}, Qt::CTRL | Qt::Key_Space);
    inspect_ = make_action(
        this, {QStringLiteral("inspect"), tr("&Inspect…"), tr("Look at the holes and the shared blocks of files")},
        Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    show_settings_ = make_action(this, {QStringLiteral("settings"), tr("&Settings…"), tr("How jobs are done")},
                                 Qt::CTRL | Qt::Key_Comma);
    show_history_ = make_action(
        this, {QStringLiteral("history"), tr("&History…"), tr("Jobs that have ended, also in earlier runs")},
        Qt::CTRL | Qt::Key_H);
    show_history_->setEnabled(false);  // until somebody keeps one
    show_sidebar_ =
        make_action(this, {QStringLiteral("sidebar"), tr("Side&bar"), tr("Show which jobs there are")}, Qt::Key_F8);
    show_details_ = make_action(
        this, {QStringLiteral("details"), tr("&Details"), tr("Show the selected job’s details")}, Qt::Key_F9);
    for (QAction* toggle : {show_sidebar_, show_details_}) {
        toggle->setCheckable(true);
        toggle->setChecked(true);
    }
    queue_files_ = new QueueFiles(engine_, *this);
    job_actions_ = new JobActions(engine_, *shown_jobs_, *list_, this);
    show_queue_state({});
}

void MainWindow::build_content() {
    pages_->addWidget(new EmptyPage(*add_files_, *add_folder_));
    pages_->addWidget(list_);
    connect(pages_, &QStackedWidget::currentChanged, this, [this](int shown) {
        // Out of sight it asks for no room, which a small window has not got.
        const auto policy = shown == 0 ? QSizePolicy::Preferred : QSizePolicy::Ignored;
        pages_->widget(0)->setSizePolicy(policy, policy);
        pages_->updateGeometry();  // a hidden page does not tell
    });
    down_->addWidget(pages_);
    down_->addWidget(details_);
    down_->setStretchFactor(0, 3);
    down_->setStretchFactor(1, 2);
    down_->setChildrenCollapsible(false);
    down_->setHandleWidth(1);
    // As little as a small screen may leave them while all options of a new job are open.
    pages_->setMinimumHeight(40);
    details_->setMinimumHeight(48);
    details_->hide();

    auto* right = new QWidget;
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(messages_);
    layout->addWidget(intake_);
    layout->addWidget(down_, 1);
    across_->addWidget(sidebar_);
    across_->addWidget(right);
    across_->setStretchFactor(1, 1);
    across_->setChildrenCollapsible(false);
    across_->setHandleWidth(1);
    setCentralWidget(across_);
    overlay_ = new DropOverlay(this);
    file_drop_ = std::make_unique<FileDrop>(
        *overlay_, [this](const QPoint& place) { return drop_target(place); },
        [this](bool archives, std::optional<JobKind> wish) { return intake_->kind_for(archives, wish); },
        [this](const DropTarget& target, const DroppedFiles& files, std::optional<JobKind> wish) {
            take_drop(target, files, wish);
        });
}

void MainWindow::build_status_bar() {
    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setContentsMargins(8, 2, 8, 2);
    space_->setObjectName(QStringLiteral("space"));
    space_->setContentsMargins(8, 2, 8, 2);
    // Neither may ask for more room than the window has.
    for (QLabel* label : {summary_, space_}) {
        label->setTextFormat(Qt::PlainText);
        label->setMinimumWidth(1);
    }
    statusBar()->addWidget(summary_, 3);
    statusBar()->addPermanentWidget(space_);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::build_toolbar() {
    auto* bar = new ToolBar(tr("Actions"));
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({18, 18});
    bar->addActions({add_files_, add_folder_, paste_});
    bar->addSeparator();
    bar->addActions({job_actions_->pause_resume(), job_actions_->cancel(), job_actions_->remove()});
    bar->addActions({job_actions_->move_up(), job_actions_->move_down()});
    bar->addSeparator();
    bar->addAction(pause_all_);
    bar->addWidget(speed_limit_);
    bar->addWidget(new AfterQueueButton(*after_queue_));
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addActions({show_sidebar_, show_details_});
    for (QAction* action : {job_actions_->cancel(), job_actions_->remove(), job_actions_->move_up(),
                            job_actions_->move_down(), show_sidebar_, show_details_}) {
        static_cast<QToolButton*>(bar->widgetForAction(action))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

void MainWindow::restore() {
    apply_preferences();
    resize(1120, 760);
    restoreGeometry(settings_.value(QStringLiteral("geometry")).toByteArray());
    if (!across_->restoreState(settings_.value(QStringLiteral("across")).toByteArray())) {
        const int side = sidebar_->sizeHint().width();
        across_->setSizes({side, width() - side});
    }
    if (!down_->restoreState(settings_.value(QStringLiteral("down")).toByteArray())) down_->setSizes({340, 320});
}

}  // namespace drover::ui
