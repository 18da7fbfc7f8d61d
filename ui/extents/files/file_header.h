// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "engine/api/extent_view.h"

namespace drover::ui {

// Above a file's strip: its name, its facts, and what is to be known before its figures are believed. Stands on a
// ground of its own, so that ribbons pass behind its texts.
class FileHeader : public QWidget {
    Q_OBJECT

public:
    FileHeader(const FileView& file, const QString& name, const QString& same_as, QWidget* parent = nullptr);

Q_SIGNALS:
    void settle_wanted();

protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace drover::ui
