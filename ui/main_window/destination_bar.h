// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "engine/api/job_request.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace drover::ui {

// Where the next job goes: always visible, typed, chosen from the recent ones or browsed for. Never touches the disk.
class DestinationBar : public QWidget {
    Q_OBJECT

public:
    explicit DestinationBar(QWidget* parent = nullptr);

    std::string destination() const;  // absolute where a leading "~" can be resolved; the bytes the text stands for
    void set_destination(const std::string& path);
    void set_recent(const std::vector<std::string>& paths);
    void set_kind(JobKind kind);  // "Copy to", "Archive into"
    void focus_text();

Q_SIGNALS:
    void confirmed();  // Enter in the text
    void changed();    // another place, by whatever means
    void browse_wanted();

private:
    QLabel* label_;
    QComboBox* combo_;
    QToolButton* browse_;
};

}  // namespace drover::ui
