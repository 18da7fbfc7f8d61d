// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the inspector and their places; inspector_window.cpp says what they do.
#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "ui/extents/archive/archive_page.h"
#include "ui/extents/files/files_page.h"
#include "ui/extents/tree/tree_page.h"
#include "ui/extents/window/inspector_window.h"
#include "ui/extents/window/reading_page.h"
#include "ui/extents/window/welcome_page.h"
#include "ui/main_window/make_action.h"
#include "ui/main_window/message_bar.h"
#include "ui/main_window/tool_bar.h"
#include "ui/theme/icons.h"

namespace drover::ui {

InspectorWindow::InspectorWindow(Readers readers, QWidget* parent)
    : QMainWindow(parent),
      inspection_(new Inspection(std::move(readers), this)),
      messages_(new MessageBar),
      pages_(new QStackedWidget),
      reading_(new ReadingPage),
      files_(new FilesPage),
      tree_(new TreePage),
      archive_(new ArchivePage) {
    setObjectName(QStringLiteral("inspector"));
    setWindowTitle(tr("Inspector"));
    setWindowIcon(application_icon());
    setAcceptDrops(true);
    resize(1180, 760);
    build_actions();
    build_content();
    build_menus();
    build_toolbar();
    connect_inspection();
    connect_pages();
    update_actions();
}

void InspectorWindow::build_actions() {
    const auto make = [this](const char* name, const QString& text, const QString& help, const QKeySequence& key = {}) {
        return make_action(this, {QString::fromLatin1(name), text, help}, key);
    };
    open_files_ = make("add-files", tr("&Open files…"), tr("Choose files to look at"), QKeySequence::Open);
    open_folder_ =
        make("add-folder", tr("Open fol&der…"), tr("Choose a folder to look at"), Qt::CTRL | Qt::SHIFT | Qt::Key_O);
    back_ = make("back", tr("&Back"), tr("Back to the folders"), QKeySequence::Back);
    again_ = make("again", tr("&Read again"), tr("Read everything again"), QKeySequence::Refresh);
    settle_ = make("settle-all", tr("&Settle"), tr("Write the data of these files out, then read again"));
    export_csv_ = make("export-csv", tr("Export as &CSV…"), tr("Save every extent as comma-separated values"));
    export_json_ = make("export-json", tr("Export as &JSON…"), tr("Save every extent as JSON, one object a line"));
    zoom_in_ = make("zoom-in", tr("Zoom &in"), tr("Half as many bytes (+)"));
    zoom_out_ = make("zoom-out", tr("Zoom &out"), tr("Twice as many bytes (−)"));
    zoom_all_ = make("zoom-all", tr("Show &all"), tr("The whole file (0)"));
}

void InspectorWindow::build_content() {
    welcome_ = new WelcomePage(*open_files_, *open_folder_);
    for (QWidget* page : std::initializer_list<QWidget*>{welcome_, reading_, files_, tree_, archive_}) {
        pages_->addWidget(page);
    }
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(messages_);
    layout->addWidget(pages_, 1);
    setCentralWidget(content);
}

void InspectorWindow::build_menus() {
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({open_files_, open_folder_});
    file->addSeparator();
    file->addActions({again_, settle_});
    file->addSeparator();
    file->addActions({export_csv_, export_json_});
    file->addSeparator();
    file->addAction(tr("C&lose"), QKeySequence::Close, this, &QWidget::close);
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(back_);
    view->addSeparator();
    view->addActions({zoom_in_, zoom_out_, zoom_all_});
}

void InspectorWindow::build_toolbar() {
    auto* bar = new ToolBar(tr("Actions"));
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("inspector_toolbar"));
    bar->setMovable(false);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize({18, 18});
    bar->addActions({back_, open_files_, open_folder_});
    bar->addSeparator();
    bar->addAction(again_);
    auto* space = new QWidget;
    space->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(space);
    bar->addActions({zoom_out_, zoom_all_, zoom_in_});
}

}  // namespace drover::ui
