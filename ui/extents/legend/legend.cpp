// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/legend/legend.h"

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/details/section.h"
#include "ui/extents/legend/legend_entry.h"
#include "ui/theme/slim_scroll_bar.h"

namespace drover::ui {

namespace {

constexpr int side_width = 330;

// Scrolls downwards only, so it grows with its longest line.
class Side : public QScrollArea {
protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            setFixedWidth(std::max(side_width, widget()->minimumSizeHint().width()));
        return QScrollArea::eventFilter(watched, event);
    }
};

}  // namespace

Legend::Legend(const std::vector<LaneTopic>& topics, QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("legend"));
    setAccessibleName(tr("Legend"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(1);
    sections_.reserve(topics.size());
    for (const LaneTopic topic : topics) {
        if (!sections_.empty()) layout->addSpacing(14);
        QLabel* title = section_title(topic_title(topic));
        title->setContentsMargins(8, 0, 8, 2);
        layout->addWidget(title);
        Section& section = sections_.emplace_back(Section{topic, {}});
        for (const ClassLook& look : classes_of(topic)) {
            auto* entry = new LegendEntry(look);
            layout->addWidget(entry);
            section.entries.push_back(entry);
            connect(entry, &QAbstractButton::toggled, this,
                    [this, &section] { Q_EMIT hidden_changed(section.topic, hidden_in(section)); });
        }
    }
    layout->addStretch(1);
}

ClassSet Legend::hidden_in(const Section& section) {
    ClassSet hidden = 0;
    for (const LegendEntry* entry : section.entries) {
        if (!entry->isChecked()) hidden = static_cast<ClassSet>(hidden | 1U << entry->look().id);
    }
    return hidden;
}

void Legend::set_figure(LaneTopic topic, LaneClass lane_class, const Figure& figure, std::uint64_t whole) {
    for (const Section& section : sections_) {
        if (section.topic != topic) continue;
        for (LegendEntry* entry : section.entries) {
            if (entry->look().id == lane_class) entry->set_figure(figure, whole);
        }
    }
}

void Legend::show_all() {
    for (const Section& section : sections_) {
        for (LegendEntry* entry : section.entries) entry->setChecked(true);
    }
}

QWidget* legend_side(Legend& legend) {
    auto* side = new Side;
    side->setWidgetResizable(true);
    side->setFrameShape(QFrame::NoFrame);
    side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side->setFocusPolicy(Qt::NoFocus);
    side->setFixedWidth(side_width);
    side->setWidget(&legend);
    use_slim_scroll_bar(*side);
    return side;
}

}  // namespace drover::ui
