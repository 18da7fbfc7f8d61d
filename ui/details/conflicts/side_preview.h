// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/api/question.h"
#include "ui/details/conflicts/preview_loader.h"

class QLabel;

namespace drover::ui {

// One side of a conflict: what it is called there, how large and how old it is, and a look inside.
class SidePreview : public QWidget {
    Q_OBJECT

public:
    explicit SidePreview(const QString& title, QWidget* parent = nullptr);

    void show_side(const ConflictSide& side);
    void show_nothing();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void take(const Preview& preview);
    void fit();

    PreviewLoader loader_;
    QLabel* title_;
    QLabel* facts_;
    QLabel* look_;
    std::string path_;
    QImage picture_;
};

}  // namespace drover::ui
