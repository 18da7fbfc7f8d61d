// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/files/item_columns.h"

#include <QCoreApplication>

#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

struct Columns {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Columns)
};

QString size_text(const ItemRecord& record) {
    return format_size(record.size);
}

QString on_disk_text(const ItemRecord& record) {
    const bool told = record.on_disk > 0 || record.size == 0 || record.method == MethodId::hole;
    return told ? format_size(record.on_disk) : Columns::tr("–");  // members of archives have nothing of their own
}

QString method_text(const ItemRecord& record) {
    return record.method ? method_title(*record.method) : Columns::tr("–");
}

QString speed_text(const ItemRecord& record) {
    // Below a millisecond a speed says more about the clock than about the disk.
    if (record.seconds < 0.001 || record.bytes.total() == 0) return Columns::tr("–");
    return format_rate(static_cast<double>(record.bytes.total()) / record.seconds);
}

constexpr ItemColumn columns[] = {
    {[] { return Columns::tr("Name"); }, ItemOrder::source, 23, ColumnContent::text,
     [](const ItemRecord& record) { return show_path(record.source); }},
    {[] { return Columns::tr("Size"); }, ItemOrder::size, 8, ColumnContent::figures, size_text},
    {[] { return Columns::tr("On disk"); }, ItemOrder::on_disk, 8, ColumnContent::figures, on_disk_text},
    {[] { return Columns::tr("Method"); }, ItemOrder::method, 13, ColumnContent::text, method_text},
    {[] { return Columns::tr("Why"); }, ItemOrder::settled, 0, ColumnContent::text,
     [](const ItemRecord& record) { return tell_reason(record.why); }},
    {[] { return Columns::tr("Speed"); }, ItemOrder::speed, 9, ColumnContent::figures, speed_text},
    {[] { return Columns::tr("Result"); }, ItemOrder::result, 13, ColumnContent::text,
     [](const ItemRecord& record) { return item_result_text(record.result); }},
};

}  // namespace

std::span<const ItemColumn> item_columns() {
    return columns;
}

QString item_result_text(ItemResult result) {
    switch (result) {
        case ItemResult::done:
            return Columns::tr("Done");
        case ItemResult::linked:
            return Columns::tr("Linked");
        case ItemResult::renamed:
            return Columns::tr("Renamed");
        case ItemResult::skipped:
            return Columns::tr("Skipped");
        case ItemResult::warning:
            return Columns::tr("Done, see why");
        case ItemResult::failed:
            return Columns::tr("Failed");
    }
    return {};
}

}  // namespace drover::ui
