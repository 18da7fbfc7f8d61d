// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/tree/usage_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/extents/text/extent_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

struct Usage {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Usage)
};

QString in_words(const Figure& figure) {
    return figure.precision == Precision::unknown ? exact_figure(figure)
                                                  : Usage::tr("%1 bytes").arg(exact_figure(figure));
}

bool same(const Freed& freed) {
    return freed.at_least.bytes == freed.at_most.bytes && freed.at_most.precision == Precision::exact;
}

}  // namespace

QString usage_sentence(const UsageNode& node) {
    const UsageTotals& totals = node.totals;
    const QStringList parts{
        Usage::tr("exclusive: %1").arg(in_words(totals.exclusive)),
        Usage::tr("shared here: %1").arg(in_words(totals.in_selection)),
        Usage::tr("shared elsewhere: %1").arg(in_words(totals.outside)),
        Usage::tr("holes: %1").arg(in_words(totals.hole)),
    };
    return Usage::tr("%1, %2: %3")
        .arg(show_path(node.name), exact_bytes(totals.apparent), parts.join(QStringLiteral(", ")));
}

QString freed_sentence(const QString& name, const Freed& freed) {
    if (same(freed)) return Usage::tr("Deleting %1 would free %2.").arg(name, exact_bytes(freed.at_most.bytes));
    const QString least = exact_bytes(freed.at_least.bytes);
    const bool known = freed.at_least.precision != Precision::unknown;
    if (freed.at_most.precision == Precision::unknown)
        return known ? Usage::tr("Deleting %1 would free at least %2; how much at most is unknown.").arg(name, least)
                     : Usage::tr("What deleting %1 would free is unknown.").arg(name);
    const QString most = exact_bytes(freed.at_most.bytes);
    return known ? Usage::tr("Deleting %1 would free at least %2 and at most %3.").arg(name, least, most)
                 : Usage::tr("Deleting %1 would free at most %2.").arg(name, most);
}

QString scan_progress_text(const UsageProgress& progress) {
    const QString so_far = Usage::tr("%1 in %2, %3, %4 extents")
                               .arg(files_text(progress.files), folders_text(progress.directories),
                                    format_size(progress.apparent), format_count(progress.extents));
    return progress.comparing ? Usage::tr("%1\nMatching what is shared…").arg(so_far)
                              : Usage::tr("%1\n%2").arg(so_far, show_path(progress.path));
}

QString scan_result_text(const TreeUsage& usage) {
    if (usage.nodes.empty()) return {};
    const UsageTotals& totals = usage.nodes.front().totals;
    QStringList parts{
        Usage::tr("%1 in %2, %3")
            .arg(files_text(totals.files), folders_text(totals.directories), format_size(totals.apparent))};
    if (!usage.complete) parts << Usage::tr("stopped: the sums are lower bounds");
    if (totals.not_inspected > 0) parts << Usage::tr("%1 could not be opened").arg(files_text(totals.not_inspected));
    if (totals.unread > 0) parts << Usage::tr("%1 could not be read").arg(folders_text(totals.unread));
    if (totals.unsettled > 0) parts << Usage::tr("%1 not settled").arg(files_text(totals.unsettled));
    return parts.join(QStringLiteral(" · "));
}

}  // namespace drover::ui
