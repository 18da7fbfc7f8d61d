// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "ui/extents/drawing/byte_window.h"

namespace drover::ui {

// The bytes that all strips, the ruler and the minimap show together.
class SharedWindow : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    const ByteWindow& bytes() const { return bytes_; }
    template <typename Change>
    void change(const Change& change) {
        change(bytes_);
        Q_EMIT changed();
    }

Q_SIGNALS:
    void changed();

private:
    ByteWindow bytes_;
};

}  // namespace drover::ui
