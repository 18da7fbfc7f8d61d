// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "engine/base/figure.h"
#include "ui/extents/strip/lane_tiles.h"
#include "ui/extents/strip/lane_topic.h"

namespace drover::ui {

class LegendEntry;

// The classes of the given lanes with bytes and percent, always in sight. Its entries are filters.
class Legend : public QWidget {
    Q_OBJECT

public:
    explicit Legend(const std::vector<LaneTopic>& topics, QWidget* parent = nullptr);

    void set_figure(LaneTopic topic, LaneClass lane_class, const Figure& figure, std::uint64_t whole);
    void show_all();  // no class stays hidden

Q_SIGNALS:
    void hidden_changed(drover::ui::LaneTopic topic, drover::ui::ClassSet hidden);

private:
    struct Section {
        LaneTopic topic;
        std::vector<LegendEntry*> entries;
    };

    static ClassSet hidden_in(const Section& section);

    std::vector<Section> sections_;
};

// Makes it the column at the side of a page, which scrolls where it must.
QWidget* legend_side(Legend& legend);

}  // namespace drover::ui
