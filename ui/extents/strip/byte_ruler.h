// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace drover::ui {

class SharedWindow;

// The scale above the strips: offsets at round places.
class ByteRuler : public QWidget {
    Q_OBJECT

public:
    explicit ByteRuler(SharedWindow& window, QWidget* parent = nullptr);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SharedWindow& window_;
};

// A power of two of bytes, at least `least` of them; the distance between two marks of a ruler.
std::uint64_t ruler_step(double least);

}  // namespace drover::ui
