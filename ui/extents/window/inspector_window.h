// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>
#include <functional>
#include <string>
#include <vector>

#include "ui/extents/export/extent_export.h"
#include "ui/extents/reading/inspection.h"

class QStackedWidget;

namespace drover::ui {

class ArchivePage;
class FilesPage;
class MessageBar;
class ReadingPage;
class TreePage;
class ByteWindow;
struct DroppedFiles;

// Shows holes, shared blocks and what they save, of files, of folders and of archives. Reads on another thread, and
// never writes to what it shows.
class InspectorWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit InspectorWindow(Readers readers, QWidget* parent = nullptr);
    ~InspectorWindow() override;

    void open(const std::vector<std::string>& paths);
    void open(const DroppedFiles& files);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void build_actions();
    void build_content();
    void build_menus();
    void build_toolbar();
    void connect_inspection();
    void connect_pages();

    void begin(const QString& what);
    void read_again(bool settle);
    void show_page(QWidget* page);
    void go_back();
    void offer_export(ExportFormat format);
    void export_to(const QString& file, ExportFormat format);
    void change_zoom(const std::function<void(ByteWindow&)>& change);
    void update_actions();

    Inspection* inspection_;
    Background exporting_;
    std::vector<std::string> paths_;  // what was opened
    bool came_from_tree_ = false;     // the files shown are those of a directory of the tree
    QWidget* before_reading_ = nullptr;

    MessageBar* messages_;
    QStackedWidget* pages_;
    QWidget* welcome_ = nullptr;
    ReadingPage* reading_;
    FilesPage* files_;
    TreePage* tree_;
    ArchivePage* archive_;

    QAction* open_files_ = nullptr;
    QAction* open_folder_ = nullptr;
    QAction* back_ = nullptr;
    QAction* again_ = nullptr;
    QAction* settle_ = nullptr;
    QAction* export_csv_ = nullptr;
    QAction* export_json_ = nullptr;
    QAction* zoom_in_ = nullptr;
    QAction* zoom_out_ = nullptr;
    QAction* zoom_all_ = nullptr;
};

// A window of its own that shows these paths (or asks for some), and goes when it is closed.
InspectorWindow* show_inspector(const std::vector<std::string>& paths);
InspectorWindow* show_inspector(const QStringList& paths);  // escaped as show_path() does

}  // namespace drover::ui
