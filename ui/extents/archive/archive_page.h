// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/extents/archive/archive_picture.h"

class QLabel;
class QTableView;

namespace drover::ui {

class ByteRuler;
class LaneStrip;
class Legend;
class Minimap;
class PartModel;
class SharedWindow;

// An archive's members as ranges of its file, above the extents of the file: what lies on blocks of its own can be
// cloned out of it.
class ArchivePage : public QWidget {
    Q_OBJECT

public:
    explicit ArchivePage(QWidget* parent = nullptr);

    void show_archive(SharedArchive archive);
    SharedArchive archive() const { return archive_; }
    SharedWindow& window_of_bytes() { return *bytes_; }
    void focus_strip();

private:
    QWidget* build_strip();
    void connect_parts();
    void show_legend();
    void follow_strip();
    void follow_table(int row);
    QString text_of(std::uint64_t offset) const;

    SharedArchive archive_;
    SharedWindow* bytes_;
    QLabel* headline_;
    QLabel* damage_;
    Minimap* minimap_;
    ByteRuler* ruler_;
    LaneStrip* strip_;
    QLabel* readout_;
    PartModel* model_;
    QTableView* table_;
    Legend* legend_;
    bool following_ = false;
};

}  // namespace drover::ui
