// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QStyle>

#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

struct Tones {
    QRgb window, base, alternate, button, text, highlight, link;
};

constexpr Tones light_tones{0xFFF4F5F6, 0xFFFFFFFF, 0xFFF7F8F9, 0xFFFCFCFD, 0xFF1D2125, 0xFF2A62D4, 0xFF1D4FC4};
constexpr Tones dark_tones{0xFF232629, 0xFF1B1D20, 0xFF202326, 0xFF33373C, 0xFFEDEFF1, 0xFF4C8DF6, 0xFF7FB0FF};

void set_disabled(QPalette& palette) {
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        const QColor faded = mix(palette.color(QPalette::Active, role), palette.color(QPalette::Window), 0.6);
        palette.setColor(QPalette::Disabled, role, faded);
    }
}

QPalette build(const Tones& tones) {
    const QColor window = QColor::fromRgba(tones.window);
    const QColor text = QColor::fromRgba(tones.text);
    QPalette palette(QColor::fromRgba(tones.button), window);
    // Fusion draws its separators and scroll bars with these; derived ones are too harsh on a dark ground.
    palette.setColor(QPalette::Light, mix(window, text, 0.10));
    palette.setColor(QPalette::Midlight, mix(window, text, 0.16));
    palette.setColor(QPalette::Mid, mix(window, text, 0.30));
    palette.setColor(QPalette::Dark, mix(window, text, is_dark(palette) ? 0.12 : 0.45));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText}) {
        palette.setColor(role, text);
    }
    palette.setColor(QPalette::Base, QColor::fromRgba(tones.base));
    palette.setColor(QPalette::AlternateBase, QColor::fromRgba(tones.alternate));
    palette.setColor(QPalette::ToolTipBase, QColor::fromRgba(tones.button));
    palette.setColor(QPalette::PlaceholderText, mix(text, window, 0.36));
    palette.setColor(QPalette::Highlight, QColor::fromRgba(tones.highlight));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, QColor::fromRgba(tones.link));
    set_disabled(palette);
    return palette;
}

// A desktop may leave hints at Qt's half transparent text; sentences of help have their colour, and have to be read.
QPalette with_readable_hints(const QPalette& desktop) {
    QPalette only_this;
    const QColor ground = desktop.color(QPalette::Window);
    const QColor hint = desktop.color(QPalette::PlaceholderText);
    const QColor seen = mix(ground, QColor(hint.red(), hint.green(), hint.blue()), hint.alphaF());
    if (contrast_ratio(seen, ground) < 4.5) only_this.setColor(QPalette::PlaceholderText, secondary_text(desktop));
    return only_this;
}

}  // namespace

QPalette palette_for(Appearance appearance) {
    switch (appearance) {
        case Appearance::light:
            return build(light_tones);
        case Appearance::dark:
            return build(dark_tones);
        case Appearance::system:
            break;
    }
    return {};  // resolves to the platform's own
}

void apply_appearance(Appearance appearance) {
    const QPalette palette = palette_for(appearance);
    QApplication::setPalette(palette);
    if (appearance == Appearance::system) QApplication::setPalette(with_readable_hints(QApplication::palette()));
    // Fusion outlines a box darker than the window, which a dark window swallows; the box itself must stand out.
    QPalette boxes = QApplication::palette();
    QPalette rings = boxes;
    if (appearance != Appearance::system && is_dark(palette)) {
        const QColor window = palette.color(QPalette::Window);
        const QColor text = palette.color(QPalette::Text);
        boxes.setColor(QPalette::Base, mix(window, text, 0.22));
        // A dot in a lifted ring would be too faint; here the outline does it, which is a darkened window.
        rings.setColor(QPalette::Window, mix(window, text, 0.75));
    }
    QApplication::setPalette(boxes, "QCheckBox");
    QApplication::setPalette(rings, "QRadioButton");
}

}  // namespace drover::ui
