// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the window and their places; main_window.cpp says what they do.
#include <QAction>
#include <QActionGroup>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/bridge/engine_bridge.h"
#include "ui/details/details_pane.h"
#include "ui/dialogs/new_job_panel.h"
#include "ui/jobs/empty_page.h"
#include "ui/jobs/job_list.h"
#include "ui/jobs/job_model.h"
#include "ui/main_window/destination_bar.h"
#include "ui/main_window/drop_overlay.h"
#include "ui/main_window/job_actions.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/make_action.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/tool_bar.h"
#include "ui/theme/appearance.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

const QString appearance_key = QStringLiteral("appearance");

Appearance stored_appearance(const QSettings& settings) {
    const QString name = settings.value(appearance_key).toString();
    if (name == u"light") return Appearance::light;
    return name == u"dark" ? Appearance::dark : Appearance::system;
}

}  // namespace

MainWindow::MainWindow(Engine& engine, QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      engine_(engine),
      settings_(settings),
      recent_(settings),
      bridge_(new EngineBridge(engine, this)),
      model_(new JobModel(this)),
      messages_(new MessageBar),
      destination_(new DestinationBar),
      new_job_(new NewJobPanel),
      pages_(new QStackedWidget),
      list_(new JobList(*model_)),
      details_(new DetailsPane),
      splitter_(new QSplitter),
      summary_(new QLabel),
      overlay_(nullptr) {
    setWindowTitle(tr("Drover"));
    setWindowIcon(application_icon());
    setAcceptDrops(true);
    build_actions();
    build_content();
    build_menus();
    build_toolbar();
    name_extension_buttons();
    connect_parts();
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
    show_details_ = make_action(
        this, {QStringLiteral("details"), tr("&Details"), tr("Show the selected job’s details")}, Qt::Key_F9);
    show_details_->setCheckable(true);
    show_details_->setChecked(true);
    job_actions_ = new JobActions(engine_, *model_, *list_, this);
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
    splitter_->addWidget(pages_);
    splitter_->addWidget(details_);
    splitter_->setStretchFactor(0, 5);
    splitter_->setStretchFactor(1, 3);
    splitter_->setHandleWidth(1);
    splitter_->setChildrenCollapsible(false);
    details_->hide();

    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(messages_);
    layout->addWidget(destination_);
    layout->addWidget(new_job_);
    layout->addWidget(splitter_, 1);
    setCentralWidget(content);
    overlay_ = new DropOverlay(content);

    summary_->setObjectName(QStringLiteral("summary"));
    summary_->setContentsMargins(8, 2, 8, 2);
    statusBar()->addWidget(summary_, 1);
    statusBar()->setSizeGripEnabled(false);
}

void MainWindow::build_menus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({add_files_, add_folder_, paste_});
    file->addSeparator();
    file->addAction(tr("&Quit"), Qt::CTRL | Qt::Key_Q, this, &QWidget::close);
    job_actions_->add_to_menu(*menuBar()->addMenu(tr("&Job")));

    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(show_details_);
    view->addSeparator();
    auto* group = new QActionGroup(this);
    const Appearance stored = stored_appearance(settings_);
    const auto add = [&](const QString& text, const QString& name, Appearance appearance) {
        QAction* action = group->addAction(text);
        action->setCheckable(true);
        action->setChecked(appearance == stored);
        view->addAction(action);
        connect(action, &QAction::triggered, this, [this, name, appearance] {
            settings_.setValue(appearance_key, name);
            apply_appearance(appearance);
        });
    };
    add(tr("Colours of the &system"), QStringLiteral("system"), Appearance::system);
    add(tr("&Light"), QStringLiteral("light"), Appearance::light);
    add(tr("D&ark"), QStringLiteral("dark"), Appearance::dark);
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
    bar->addSeparator();
    bar->addActions({job_actions_->move_up(), job_actions_->move_down()});
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addAction(show_details_);
    for (QAction* action : {job_actions_->move_up(), job_actions_->move_down(), show_details_}) {
        static_cast<QToolButton*>(bar->widgetForAction(action))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
}

// Qt's own buttons for what does not fit come without a name.
void MainWindow::name_extension_buttons() {
    for (const auto& name : {QStringLiteral("qt_toolbar_ext_button"), QStringLiteral("qt_menubar_ext_button")}) {
        if (auto* button = findChild<QToolButton*>(name)) button->setAccessibleName(tr("More"));
    }
}

void MainWindow::connect_parts() {
    connect(add_files_, &QAction::triggered, this, &MainWindow::add_files);
    connect(add_folder_, &QAction::triggered, this, &MainWindow::add_folder);
    connect(paste_, &QAction::triggered, this, &MainWindow::paste);
    connect(show_details_, &QAction::toggled, this, [this](bool on) {
        if (!on && details_->isAncestorOf(focusWidget())) list_->setFocus(Qt::OtherFocusReason);
        details_->setVisible(on && model_->rowCount() > 0);
    });
    connect(bridge_, &EngineBridge::sampled, this, &MainWindow::take_sample);
    connect(list_, &JobList::current_job_changed, this, &MainWindow::show_current_job);
    connect(list_, &JobList::questions_wanted, this, [this] {
        show_details_->setChecked(true);
        details_->focus_questions();
    });
    connect(model_, &JobModel::move_wanted, this,
            [this](quint64 job, int position) { engine_.move_to(JobId{job}, static_cast<std::size_t>(position)); });
    connect(destination_, &DestinationBar::browse_wanted, this, &MainWindow::browse_destination);
    connect(destination_, &DestinationBar::confirmed, this, [this] {
        if (new_job_->isVisible()) submit(Engine::Start::when_possible);
    });
    connect(new_job_, &NewJobPanel::submit_wanted, this, &MainWindow::submit);
    connect(new_job_, &NewJobPanel::kind_changed, this, [this] { destination_->set_kind(new_job_->kind()); });
    connect(new_job_, &NewJobPanel::dismissed, this, [this] {
        destination_->set_kind(JobKind::copy);
        list_->setFocus(Qt::OtherFocusReason);
    });
    connect(details_, &DetailsPane::answered, this, [this](quint64 job, quint64 question, Answer answer) {
        engine_.answer(JobId{job}, QuestionId{question}, answer);
    });
    connect(details_, &DetailsPane::focus_left, this, [this] { list_->setFocus(Qt::OtherFocusReason); });
    connect(details_, &DetailsPane::answered_all, this,
            [this](quint64 job, Answer answer) { engine_.answer_all(JobId{job}, answer); });
}

void MainWindow::restore() {
    const Appearance appearance = stored_appearance(settings_);
    if (appearance != Appearance::system) apply_appearance(appearance);
    const std::vector<std::string> recent = recent_.load();
    destination_->set_recent(recent);
    if (!recent.empty()) destination_->set_destination(recent.front());
    resize(1080, 680);
    restoreGeometry(settings_.value(QStringLiteral("geometry")).toByteArray());
    if (!splitter_->restoreState(settings_.value(QStringLiteral("splitter")).toByteArray()))
        splitter_->setSizes({660, 420});
}

}  // namespace drover::ui
