// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/main_window/file_drop.h"

#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <utility>

#include "ui/intake/archive_names.h"
#include "ui/main_window/drop_overlay.h"

namespace drover::ui {

FileDrop::FileDrop(DropOverlay& overlay, Find find, Choose choose, Take take)
    : overlay_(overlay), find_(std::move(find)), choose_(std::move(choose)), take_(std::move(take)) {}

void FileDrop::enter(QDragEnterEvent& event) {
    if (!announces_files(*event.mimeData())) return;
    dragged_ = read_files(*event.mimeData());
    archives_ = all_name_archives(dragged_.paths);
    accept(event);
}

void FileDrop::move(QDragMoveEvent& event) {
    if (announces_files(*event.mimeData())) accept(event);
}

void FileDrop::leave() {
    overlay_.hide();
    dragged_ = {};
}

// Always a copy towards the other program: were a move accepted, it could delete the files before they are moved.
void FileDrop::accept(QDropEvent& event) {
    const DropTarget target = find_(event.position().toPoint());
    if (target.job) overlay_.show_join(target.name, target.place);
    else overlay_.show_for(choose_(archives_, wish_of(event)), target.name, target.place);
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

std::optional<JobKind> FileDrop::wish_of(const QDropEvent& event) const {
    if (event.modifiers() & Qt::ShiftModifier) return JobKind::move;
    if (event.modifiers() & Qt::ControlModifier) return JobKind::copy;
    return dragged_.kind;
}

void FileDrop::drop(QDropEvent& event) {
    overlay_.hide();
    event.setDropAction(Qt::CopyAction);
    event.accept();
    const std::optional<JobKind> wish = wish_of(event);
    const DropTarget target = find_(event.position().toPoint());
    // Some programs hand over nothing before the drop.
    const DroppedFiles hovering = std::exchange(dragged_, {});
    take_(target, hovering.empty() ? read_files(*event.mimeData()) : hovering, wish);
}

}  // namespace drover::ui
