// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/extents/reading/comparison_picture.h"

class QButtonGroup;
class QLabel;
class QScrollArea;

namespace drover::ui {

class ByteRuler;
class Legend;
class Minimap;
class PieceModel;
class PieceTable;
class SharedWindow;
class StripStack;

// Files below each other: overview, strips with ribbons, legend, and the table of exact bytes. Strips and table show
// the same place.
class FilesPage : public QWidget {
    Q_OBJECT

public:
    explicit FilesPage(QWidget* parent = nullptr);

    void show_picture(SharedPicture picture);
    SharedPicture picture() const { return picture_; }
    SharedWindow& window_of_bytes() { return *bytes_; }
    void focus_strips();

Q_SIGNALS:
    void settle_wanted();

private:
    QWidget* build_strips();
    QWidget* build_table();
    void connect_parts();
    void follow_strips();
    void follow_table(int row);
    void show_order();

    SharedPicture picture_;
    SharedWindow* bytes_;
    QLabel* headline_;
    Minimap* minimap_;
    ByteRuler* ruler_;
    QScrollArea* scroll_;
    StripStack* stack_;
    QLabel* readout_;
    QLabel* table_title_;
    QButtonGroup* orders_;
    PieceModel* model_;
    PieceTable* table_;
    Legend* legend_;
    bool following_ = false;
};

}  // namespace drover::ui
