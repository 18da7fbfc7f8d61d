// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <initializer_list>

class QAbstractItemModel;
class QLabel;
class QListView;
class QWidget;

namespace drover::ui {

// The building blocks of the details.
QLabel* section_title(const QString& text);
QWidget* section(std::initializer_list<QWidget*> widgets);                          // hides with the gap above it
QListView* record_list(QAbstractItemModel& model, const QString& accessible_name);  // two-line rows
void fit_to_rows(QListView& list, int most);  // as high as its rows, up to `most` of them

}  // namespace drover::ui
