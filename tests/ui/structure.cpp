// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/structure.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

namespace drover::test {

namespace {

std::string name_of(const QWidget& widget) {
    std::string name = widget.metaObject()->className();
    if (!widget.objectName().isEmpty()) name.append(1, ' ').append(widget.objectName().toStdString());
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        name += " \"" + button->text().toStdString() + '"';
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) name += " \"" + label->text().toStdString() + '"';
    return name;
}

class Inspection {
public:
    explicit Inspection(QWidget& window) : window_(window) {}

    std::vector<std::string> run() {
        for (QWidget* widget : window_.findChildren<QWidget*>()) {
            if (!widget->isVisible() || widget->window() != &window_) continue;
            check_place(*widget);
            check_room(*widget);
            if (widget->layout()) check_siblings(*widget->layout());
        }
        return faults_;
    }

private:
    void fault(const QWidget& widget, const std::string& what) { faults_.push_back(name_of(widget) + " " + what); }

    static bool scrolls(const QWidget& parent) {
        const auto* area = qobject_cast<const QAbstractScrollArea*>(parent.parentWidget());
        return area && area->viewport() == &parent;
    }

    void check_place(const QWidget& widget) {
        const QWidget* parent = widget.parentWidget();
        if (!parent || scrolls(*parent) || widget.isWindow()) return;
        if (qobject_cast<const QTabBar*>(&widget) || qobject_cast<const QTabBar*>(parent)) return;  // scrolls by itself
        if (!parent->rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()))
            fault(widget, "sticks out of " + name_of(*parent));
    }

    void check_room(const QWidget& widget) {
        if (const auto* label = qobject_cast<const QLabel*>(&widget)) return check_label(*label);
        const bool texts = qobject_cast<const QPushButton*>(&widget) || qobject_cast<const QCheckBox*>(&widget) ||
                           qobject_cast<const QToolButton*>(&widget);
        if (texts && widget.sizeHint().isValid() && widget.width() + 2 < needed_width(widget))
            fault(widget, "has less room than its text needs");
        if (const auto* combo = qobject_cast<const QComboBox*>(&widget)) check_combo(*combo);
        if (const auto* header = qobject_cast<const QHeaderView*>(&widget)) check_header(*header);
    }

    static int needed_width(const QWidget& widget) {
        const auto& button = static_cast<const QAbstractButton&>(widget);
        const auto* tool = qobject_cast<const QToolButton*>(&widget);
        if (button.text().isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)) return 0;
        return widget.minimumSizeHint().expandedTo(QSize(text_width(widget, button.text()), 0)).width();
    }

    static int text_width(const QWidget& widget, const QString& text) {
        return widget.fontMetrics().size(Qt::TextShowMnemonic, text).width();
    }

    void check_label(const QLabel& label) {
        if (label.text().isEmpty() || label.sizePolicy().horizontalPolicy() == QSizePolicy::Ignored) return;
        if (label.minimumWidth() == 1) return;  // gives way on purpose
        if (label.wordWrap()) {
            if (label.height() + 2 < label.heightForWidth(label.width())) fault(label, "is cut off below");
        } else if (label.width() + 2 < label.sizeHint().width()) {
            fault(label, "is cut off");
        }
    }

    void check_combo(const QComboBox& combo) {
        if (combo.isEditable()) return;
        if (combo.width() < text_width(combo, combo.currentText()) + 20) fault(combo, "is too narrow for its choice");
    }

    void check_header(const QHeaderView& header) {
        if (header.orientation() != Qt::Horizontal) return;
        for (int i = 0; i < header.count(); ++i) {
            if (header.isSectionHidden(i)) continue;
            const QString title = header.model()->headerData(i, Qt::Horizontal).toString();
            if (header.sectionSize(i) < text_width(header, title) + 4)
                fault(header, "is too narrow for the title \"" + title.toStdString() + '"');
        }
    }

    void check_siblings(const QLayout& layout) {
        for (int i = 0; i < layout.count(); ++i) {
            const QWidget* one = layout.itemAt(i)->widget();
            if (!one || !one->isVisible()) continue;
            for (int k = i + 1; k < layout.count(); ++k) {
                const QWidget* other = layout.itemAt(k)->widget();
                if (!other || !other->isVisible()) continue;
                const QRect shared = one->geometry().intersected(other->geometry());
                if (shared.width() > 1 && shared.height() > 1) fault(*one, "lies over " + name_of(*other));
            }
        }
    }

    QWidget& window_;
    std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> structure_faults(QWidget& window) {
    return Inspection(window).run();
}

}  // namespace drover::test
