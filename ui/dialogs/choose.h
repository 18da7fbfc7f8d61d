// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <functional>

#include "ui/intake/dropped_files.h"

class QWidget;

namespace drover::ui {

// File choosers that return at once and report when something was chosen.
using Chosen = std::function<void(const DroppedFiles&)>;

void choose_files(QWidget& parent, Chosen chosen);
void choose_source_folder(QWidget& parent, Chosen chosen);
void choose_destination(QWidget& parent, Chosen chosen);

// A file that is to be written or read, by its name alone.
struct FileWish {
    QString title;
    QString name;         // proposed; its suffix is added where none is typed
    QStringList filters;  // "Comma-separated values (*.csv)"
};
QString csv_filter();
QString json_filter();
void choose_new_file(QWidget& parent, const FileWish& wish, std::function<void(const QString&)> chosen);
void choose_old_file(QWidget& parent, const FileWish& wish, std::function<void(const QString&)> chosen);

}  // namespace drover::ui
