// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <string>

#include "engine/api/job_request.h"

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;

namespace drover::ui {

class OptionRow;

// What only a new archive has, as rows of the options: its name, whose end and the type follow each other, and its
// layout.
class ArchiveRows : public QObject {
    Q_OBJECT

public:
    explicit ArchiveRows(QObject* parent);

    void add_name_to(QGridLayout& grid, int row);    // two rows
    void add_layout_to(QGridLayout& grid, int row);  // two rows
    void set_visible(bool name, bool layout);

    // Leaves a name alone that somebody has typed.
    void propose(const std::string& stem);
    void forget_typed() { typed_ = false; }
    std::string name() const;  // with its suffix; empty while there is none
    QString problem() const;   // why the name cannot be used; empty when it can
    void focus_name();
    ArchiveOptions options() const;

Q_SIGNALS:
    void name_changed();

private:
    void name_edited();
    void type_chosen();
    void show_rows();
    void set_text(const std::string& name);
    std::string text() const;
    std::string_view suffix() const;

    QLabel* name_label_;
    QLineEdit* name_;
    OptionRow* type_;
    OptionRow* alignment_;
    QCheckBox* same_bytes_;
    QLabel* same_bytes_help_;
    bool typed_ = false;
    bool name_shown_ = false;
    bool layout_shown_ = false;
};

}  // namespace drover::ui
