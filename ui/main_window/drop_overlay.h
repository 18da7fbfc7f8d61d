// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <QWidget>

#include "engine/api/job_request.h"

namespace drover::ui {

// Lies over the window while files are dragged across it: marks what they would fall on and says what letting go does.
class DropOverlay : public QWidget {
    Q_OBJECT

public:
    explicit DropOverlay(QWidget* parent);

    // `place` is where the files would fall; empty for the window as a whole.
    void show_for(JobKind kind, const QString& destination, const QRect& place = {});
    void show_join(const QString& job, const QRect& place);
    QString headline() const { return headline_; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void show_headline(const QString& headline, const QString& hint, const QRect& place);

    QString headline_;
    QString hint_;
    QRect place_;
};

}  // namespace drover::ui
