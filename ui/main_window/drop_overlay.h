// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/api/job_request.h"

namespace drover::ui {

// Lies over the window while files are dragged across it and says what letting go would do.
class DropOverlay : public QWidget {
    Q_OBJECT

public:
    explicit DropOverlay(QWidget* parent);

    void show_for(JobKind kind, const QString& destination);
    QString headline() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    JobKind kind_ = JobKind::copy;
    QString destination_;
};

}  // namespace drover::ui
