// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/files/comparison_totals.h"

#include <QCoreApplication>
#include <algorithm>
#include <vector>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/legend/legend.h"
#include "ui/extents/text/extent_words.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

struct Totals {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Totals)
};

constexpr std::array all_sharings{Sharing::none, Sharing::exclusive, Sharing::in_selection, Sharing::outside,
                                  Sharing::unknown};
static_assert(all_sharings.size() == sharings);

std::uint64_t bytes_of(const FileView& file, Sharing sharing) {
    std::uint64_t bytes = 0;
    for (const SharingRange& range : file.sharing) {
        if (range.sharing == sharing) bytes += range.length;
    }
    return bytes;
}

bool is_known(const Figure& figure) {
    return figure.precision != Precision::unknown;
}

QString figure_in_words(const Figure& figure) {
    return is_known(figure) ? Totals::tr("%1 bytes").arg(exact_figure(figure)) : exact_figure(figure);
}

QString headline_of_many(const ComparisonTotals& totals) {
    if (!is_known(totals.saved))
        return Totals::tr("Whether these files share anything is unknown: the filesystem does not say.");
    if (totals.saved.bytes == 0 && totals.saved.precision == Precision::exact)
        return Totals::tr("These files share nothing with each other. Their data takes %1.")
            .arg(figure_in_words(totals.mapped));
    return Totals::tr("Sharing saves %1: these files map %2; with every shared byte counted once, %3.")
        .arg(figure_in_words(totals.saved), figure_in_words(totals.mapped), figure_in_words(totals.distinct));
}

}  // namespace

SelectionTotals totals_of(const Comparison& comparison) {
    SelectionTotals totals;
    for (const auto& file : comparison.files) {
        if (!file || file->same_as) continue;
        totals.apparent += file->size;
        for (std::size_t i = 0; i < extent_kinds; ++i) totals.by_kind[i] += file->totals.by_kind[i];
        totals.of(Sharing::exclusive) += file->totals.exclusive;
        totals.of(Sharing::in_selection) += file->totals.in_selection;
        totals.of(Sharing::outside) += file->totals.outside;
        totals.of(Sharing::none) += file->totals.of(ExtentKind::hole);
        totals.of(Sharing::unknown) += Figure{bytes_of(*file, Sharing::unknown)};
    }
    return totals;
}

void show_totals(Legend& legend, const SelectionTotals& totals) {
    for (const ExtentKind kind : all_extent_kinds)
        legend.set_figure(LaneTopic::state, class_of(kind), totals.of(kind), totals.apparent);
    for (const Sharing sharing : all_sharings)
        legend.set_figure(LaneTopic::sharing, class_of(sharing), totals.of(sharing), totals.apparent);
}

QString comparison_headline(const Comparison& comparison) {
    std::vector<const FileView*> files;
    for (const auto& file : comparison.files) {
        if (file) files.push_back(&*file);
    }
    if (files.empty()) return Totals::tr("None of these files could be read.");
    return files.size() == 1 ? summary_sentence(*files.front()) : headline_of_many(comparison.totals);
}

}  // namespace drover::ui
