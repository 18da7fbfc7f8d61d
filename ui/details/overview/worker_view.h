// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// What each worker has in hand: method badge, name, progress and the reason for the method.
class WorkerView : public QWidget {
    Q_OBJECT

public:
    explicit WorkerView(QWidget* parent = nullptr);

    // `same_job` keeps the height from shrinking while workers come and go, so that nothing below jumps.
    void set_files(const std::vector<CurrentFile>& files, bool same_job);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    int row_height() const;
    void fit_reasons();
    void paint_row(QPainter& painter, const CurrentFile& file, const QRect& row) const;

    std::vector<CurrentFile> files_;
    std::size_t rows_ = 0;
    int reason_lines_ = 1;  // a chain of refusals takes two
};

}  // namespace drover::ui
