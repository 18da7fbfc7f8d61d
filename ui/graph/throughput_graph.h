// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "engine/api/job_snapshot.h"
#include "ui/graph/graph_frame.h"

namespace drover::ui {

class ThroughputHistory;

// Throughput over running time, stacked by method in its colour and texture, with the average as a line and bands
// where nothing moved or the device was still writing. Draws only when it is told of a new history.
class ThroughputGraph : public QWidget {
    Q_OBJECT

public:
    explicit ThroughputGraph(QWidget* parent = nullptr);

    // Does not take ownership; null shows an empty graph. `ended`: nothing will be added.
    void show_history(const ThroughputHistory* history, bool ended = false);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // The graph in words, for those who do not see it.
    static QString summary(const ThroughputHistory& history);

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    GraphFrame frame();

    const ThroughputHistory* history_ = nullptr;
    std::uint64_t shown_revision_ = 0;
    bool ended_ = false;
    int gutter_ = 0;  // of the scale's labels; only grows, so that the curve does not jump sideways
};

}  // namespace drover::ui
