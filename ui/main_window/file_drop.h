// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <functional>
#include <optional>
#include <string>

#include "engine/api/job_snapshot.h"
#include "ui/intake/dropped_files.h"

class QDragEnterEvent;
class QDragMoveEvent;
class QDropEvent;

namespace drover::ui {

class DropOverlay;

// What letting go at a place would do.
struct DropTarget {
    std::optional<JobId> job;  // the files join it
    std::string folder;        // else they are to go there
    QString name;              // of either
    QRect place;               // in the overlay; empty for the whole window
};

// Files that are dragged across the window. Keys are those of file managers: Shift moves, Ctrl copies; without either
// the other program's wish counts, and then what fits the files.
class FileDrop {
public:
    using Find = std::function<DropTarget(const QPoint& place)>;  // in the window
    using Choose = std::function<JobKind(bool archives_only, std::optional<JobKind> wish)>;
    using Take = std::function<void(const DropTarget&, const DroppedFiles&, std::optional<JobKind> wish)>;

    FileDrop(DropOverlay& overlay, Find find, Choose choose, Take take);

    void enter(QDragEnterEvent& event);
    void move(QDragMoveEvent& event);
    void leave();
    void drop(QDropEvent& event);

private:
    void accept(QDropEvent& event);
    std::optional<JobKind> wish_of(const QDropEvent& event) const;

    DropOverlay& overlay_;
    Find find_;
    Choose choose_;
    Take take_;
    DroppedFiles dragged_;  // read once, because it may be many
    bool archives_ = false;
};

}  // namespace drover::ui
