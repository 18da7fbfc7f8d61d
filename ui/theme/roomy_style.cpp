// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/roomy_style.h"

#include <QApplication>
#include <QPainter>
#include <QProxyStyle>
#include <QStyleOption>
#include <QToolButton>
#include <algorithm>

#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

const QString fallback = QStringLiteral("fusion");

constexpr int header_side = 8;  // as the cells below it
constexpr int header_above = 5;
constexpr int menu_mark = 7;  // of a button that opens a menu
constexpr int button_side = 11;

bool opens_menu(const QStyleOption* option) {
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    return button && button->features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button->features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

// A text beside an icon leaves all room behind it, anything else is in the middle and leaves half of it.
int room_for_menu_mark(const QStyleOption* option) {
    const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    return button->toolButtonStyle == Qt::ToolButtonTextBesideIcon ? 4 : 2 * menu_mark + 4;
}

class RoomyStyle : public QProxyStyle {
public:
    RoomyStyle() : QProxyStyle(fallback) {}

    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override {
        QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
        if (type == CT_PushButton) size.setWidth(std::max(size.width(), contents.width() + 2 * button_side));
        if (type == CT_HeaderSection) {
            size.setHeight(option->fontMetrics.height() + 2 * header_above);
            size.rwidth() += 2 * header_side;
        }
        if (type == CT_ToolButton && opens_menu(option)) size.rwidth() += room_for_menu_mark(option);
        return size;
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override {
        const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (element == CE_PushButton && button && button->state.testFlag(State_On)) {
            // Pressed in alone cannot be seen on a dark ground.
            QStyleOptionButton chosen = *button;
            const QColor plain = chosen.palette.color(QPalette::Button);
            chosen.palette.setColor(QPalette::Button, mix(plain, chosen.palette.color(QPalette::Highlight), 0.4));
            return QProxyStyle::drawControl(element, &chosen, painter, widget);
        }
        const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
        if (element != CE_HeaderLabel || !header) return QProxyStyle::drawControl(element, option, painter, widget);
        QStyleOptionHeaderV2 label;
        if (const auto* newer = qstyleoption_cast<const QStyleOptionHeaderV2*>(option)) label = *newer;
        else static_cast<QStyleOptionHeader&>(label) = *header;
        const int inwards = header_side - pixelMetric(PM_HeaderMargin, option, widget);
        label.rect.adjust(inwards, 0, -inwards, 0);
        QProxyStyle::drawControl(element, &label, painter, widget);
    }

    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override {
        if (control != CC_ToolButton || !opens_menu(option))
            return QProxyStyle::drawComplexControl(control, option, painter, widget);
        auto plain = *qstyleoption_cast<const QStyleOptionToolButton*>(option);
        plain.features &= ~QStyleOptionToolButton::HasMenu;
        const QRect whole = plain.rect;
        QProxyStyle::drawComplexControl(control, &plain, painter, widget);
        QStyleOption arrow;
        arrow.state = plain.state;
        arrow.palette = plain.palette;
        arrow.direction = plain.direction;
        arrow.rect = visualRect(
            plain.direction, whole,
            QRect(whole.right() - menu_mark - 3, whole.center().y() - menu_mark / 2 + 1, menu_mark, menu_mark));
        drawPrimitive(PE_IndicatorArrowDown, &arrow, painter, widget);
    }
};

}  // namespace

void use_roomy_style() {
    if (QApplication::style()->name() == fallback) QApplication::setStyle(new RoomyStyle);
}

bool is_fallback_style(const QStyle& style) {
    const auto* proxy = qobject_cast<const QProxyStyle*>(&style);
    return (proxy ? proxy->baseStyle() : &style)->name() == fallback;
}

}  // namespace drover::ui
