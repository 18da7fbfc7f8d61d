// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colors.h"

#include <algorithm>
#include <cmath>

namespace drover::ui {

namespace {

struct Variants {
    QRgb light;
    QRgb dark;
};

constexpr Variants method_variants(MethodId method) {
    switch (method) {
        case MethodId::clone:
            return {0xFF1F8A7D, 0xFF5FCDB8};
        case MethodId::kernel:
            return {0xFF1D4FC4, 0xFF4C8DF6};
        case MethodId::buffered:
            return {0xFFA6620B, 0xFFE3A24A};
        case MethodId::hole:
            return {0xFF6B7178, 0xFF8A9299};
    }
    return {};
}

constexpr Variants signal_variants(Signal signal) {
    switch (signal) {
        case Signal::good:
            return {0xFF1B7A3D, 0xFF6CCB8B};
        case Signal::attention:
            return {0xFF8F5600, 0xFFF2B85C};
        case Signal::bad:
            return {0xFFB3261E, 0xFFFF8F85};
    }
    return {};
}

QColor choose(const Variants& variants, const QPalette& palette) {
    return QColor::fromRgba(is_dark(palette) ? variants.dark : variants.light);
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& color) {
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

}  // namespace

bool is_dark(const QPalette& palette) {
    return luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
}

bool wants_high_contrast(const QPalette& palette) {
    constexpr double nearly_all_there_is = 20.5;  // black on white has 21, black on Qt's own light grey 18
    return contrast_ratio(palette.color(QPalette::Window), palette.color(QPalette::WindowText)) > nearly_all_there_is;
}

QColor method_color(MethodId method, const QPalette& palette) {
    return choose(method_variants(method), palette);
}

QColor signal_color(Signal signal, const QPalette& palette) {
    return choose(signal_variants(signal), palette);
}

QColor mix(const QColor& from, const QColor& to, double share) {
    const auto blend = [share](double a, double b) { return static_cast<float>(a + (b - a) * share); };
    return QColor::fromRgbF(blend(from.redF(), to.redF()), blend(from.greenF(), to.greenF()),
                            blend(from.blueF(), to.blueF()), blend(from.alphaF(), to.alphaF()));
}

QColor secondary_text(const QPalette& palette) {
    const double quieter = wants_high_contrast(palette) ? 0 : 0.34;
    return mix(palette.color(QPalette::Text), palette.color(QPalette::Base), quieter);
}

QColor hairline(const QPalette& palette) {
    const double strength = wants_high_contrast(palette) ? 0.7 : 0.14;
    return mix(palette.color(QPalette::Window), palette.color(QPalette::WindowText), strength);
}

double contrast_ratio(const QColor& a, const QColor& b) {
    const double first = luminance(a) + 0.05;
    const double second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor readable_on(const QColor& fill) {
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    return contrast_ratio(fill, white) >= contrast_ratio(fill, black) ? white : black;
}

}  // namespace drover::ui
