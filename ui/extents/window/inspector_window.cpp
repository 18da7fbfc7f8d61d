// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/window/inspector_window.h"

#include <QAction>
#include <QDragEnterEvent>
#include <QMimeData>
#include <QSaveFile>
#include <QStackedWidget>

#include "ui/dialogs/choose.h"
#include "ui/extents/archive/archive_page.h"
#include "ui/extents/files/files_page.h"
#include "ui/extents/strip/shared_window.h"
#include "ui/extents/tree/tree_page.h"
#include "ui/extents/window/reading_page.h"
#include "ui/intake/dropped_files.h"
#include "ui/main_window/message_bar.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

InspectorWindow::~InspectorWindow() = default;

void InspectorWindow::connect_inspection() {
    connect(inspection_, &Inspection::progressed, reading_, &ReadingPage::show_progress);
    connect(inspection_, &Inspection::noted, this,
            [this](const QString& text) { messages_->show_message(text, Signal::attention); });
    connect(inspection_, &Inspection::compared, this, [this](const SharedPicture& picture) {
        files_->show_picture(picture);
        show_page(files_);
        files_->focus_strips();
    });
    connect(inspection_, &Inspection::scanned, this, [this](const std::shared_ptr<const TreeUsage>& usage) {
        show_page(tree_);
        tree_->show_usage(usage);
    });
    connect(inspection_, &Inspection::listed, this, [this](const SharedArchive& archive) {
        archive_->show_archive(archive);
        show_page(archive_);
        archive_->focus_strip();
    });
    connect(inspection_, &Inspection::failed, this, [this](const Error& error) {
        messages_->show_message(tell_error(error), Signal::bad);
        show_page(before_reading_);
    });
    connect(inspection_, &Inspection::stopped, this, [this] {
        messages_->show_message(tr("Reading was stopped."), Signal::attention);
        show_page(before_reading_);
    });
}

void InspectorWindow::connect_pages() {
    connect(open_files_, &QAction::triggered, this,
            [this] { choose_files(*this, [this](const DroppedFiles& files) { open(files); }); });
    connect(open_folder_, &QAction::triggered, this,
            [this] { choose_source_folder(*this, [this](const DroppedFiles& files) { open(files); }); });
    connect(back_, &QAction::triggered, this, &InspectorWindow::go_back);
    connect(again_, &QAction::triggered, this, [this] { read_again(false); });
    connect(settle_, &QAction::triggered, this, [this] { read_again(true); });
    connect(export_csv_, &QAction::triggered, this, [this] { offer_export(ExportFormat::csv); });
    connect(export_json_, &QAction::triggered, this, [this] { offer_export(ExportFormat::json); });
    connect(zoom_in_, &QAction::triggered, this,
            [this] { change_zoom([](ByteWindow& bytes) { bytes.zoom_in(bytes.width() / 2.0); }); });
    connect(zoom_out_, &QAction::triggered, this,
            [this] { change_zoom([](ByteWindow& bytes) { bytes.zoom_out(bytes.width() / 2.0); }); });
    connect(zoom_all_, &QAction::triggered, this, [this] { change_zoom([](ByteWindow& bytes) { bytes.show_all(); }); });
    connect(reading_, &ReadingPage::stop_wanted, inspection_, &Inspection::stop);
    connect(files_, &FilesPage::settle_wanted, this, [this] { read_again(true); });
    connect(tree_, &TreePage::opened, this, [this](const std::string& path, bool directory) {
        came_from_tree_ = true;
        begin(tr("Reading %1").arg(show_name(path)));
        if (directory) inspection_->open_directory(path);
        else inspection_->compare({path}, false);
    });
}

void InspectorWindow::open(const std::vector<std::string>& paths) {
    if (paths.empty()) return;
    paths_ = paths;
    came_from_tree_ = false;
    setWindowTitle(tr("%1 — Inspector").arg(sources_title(paths)));
    begin(tr("Reading %1").arg(sources_title(paths)));
    inspection_->open(paths);
}

void InspectorWindow::open(const DroppedFiles& files) {
    open(files.paths);
    if (files.remote > 0)
        messages_->show_message(
            tr("%1 is not on this machine. Only local files can be looked at.").arg(show_path(files.first_remote)),
            Signal::attention);
}

void InspectorWindow::begin(const QString& what) {
    if (pages_->currentWidget() != reading_) before_reading_ = pages_->currentWidget();
    messages_->hide();
    reading_->begin(what);
    show_page(reading_);
}

void InspectorWindow::read_again(bool settle) {
    const SharedPicture picture = files_->picture();
    if (pages_->currentWidget() != files_ || !picture) return open(std::vector(paths_));
    std::vector<std::string> paths;
    for (const auto& file : picture->comparison.files) paths.push_back(file ? file->path : file.error().path);
    begin(settle ? tr("Settling %1").arg(sources_title(paths)) : tr("Reading %1").arg(sources_title(paths)));
    inspection_->compare(std::move(paths), settle);
}

void InspectorWindow::show_page(QWidget* page) {
    pages_->setCurrentWidget(page);
    update_actions();
}

void InspectorWindow::go_back() {
    inspection_->stop();
    came_from_tree_ = false;
    messages_->hide();
    show_page(tree_);
    tree_->setFocus(Qt::OtherFocusReason);
}

void InspectorWindow::change_zoom(const std::function<void(ByteWindow&)>& change) {
    if (pages_->currentWidget() == files_) files_->window_of_bytes().change(change);
    if (pages_->currentWidget() == archive_) archive_->window_of_bytes().change(change);
}

void InspectorWindow::update_actions() {
    const QWidget* page = pages_->currentWidget();
    const bool has_strips = page == files_ || page == archive_;
    for (QAction* action : {zoom_in_, zoom_out_, zoom_all_}) action->setEnabled(has_strips);
    for (QAction* action : {export_csv_, export_json_}) action->setEnabled(has_strips);
    back_->setEnabled(page == files_ && came_from_tree_);
    again_->setEnabled(has_strips || page == tree_);
    settle_->setEnabled(page == files_);
}

void InspectorWindow::offer_export(ExportFormat format) {
    const bool json = format == ExportFormat::json;
    const FileWish wish{json ? tr("Export as JSON") : tr("Export as CSV"),
                        json ? QStringLiteral("extents.json") : QStringLiteral("extents.csv"),
                        {json ? json_filter() : csv_filter()}};
    choose_new_file(*this, wish, [this, format](const QString& file) { export_to(file, format); });
}

void InspectorWindow::export_to(const QString& file, ExportFormat format) {
    const SharedPicture picture = pages_->currentWidget() == archive_ ? archive_->archive()->file : files_->picture();
    exporting_.start([this, picture, file, format](const std::stop_token& stop, const Background::Post& post) {
        QSaveFile target(file);
        const bool written =
            target.open(QIODevice::WriteOnly) && write_extents(target, *picture, format, stop) && target.commit();
        const QString problem = target.errorString();
        post([this, file, written, problem] {
            if (written) messages_->show_message(tr("Saved %1.").arg(file), Signal::good);
            else messages_->show_message(tr("%1 could not be saved: %2").arg(file, problem), Signal::bad);
        });
    });
}

void InspectorWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!announces_files(*event->mimeData())) return;
    event->setDropAction(Qt::CopyAction);
    event->accept();
}

void InspectorWindow::dropEvent(QDropEvent* event) {
    event->setDropAction(Qt::CopyAction);
    event->accept();
    open(read_files(*event->mimeData()));
}

InspectorWindow* show_inspector(const std::vector<std::string>& paths) {
    auto* window = new InspectorWindow(engine_readers());
    window->setAttribute(Qt::WA_DeleteOnClose);
    window->show();
    window->open(paths);
    return window;
}

InspectorWindow* show_inspector(const QStringList& paths) {
    std::vector<std::string> bytes;
    bytes.reserve(static_cast<std::size_t>(paths.size()));
    for (const QString& path : paths) bytes.push_back(unescape_name(path.toStdString()));
    return show_inspector(bytes);
}

}  // namespace drover::ui
