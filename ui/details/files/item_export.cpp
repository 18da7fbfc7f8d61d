// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/files/item_export.h"

#include <algorithm>
#include <fstream>
#include <string_view>

#include "ui/export/csv.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

constexpr std::size_t records_at_once = 1000;

// A fixed vocabulary: the file is for programs.
std::string_view result_name(ItemResult result) {
    constexpr std::array<std::string_view, 6> names{"done", "linked", "renamed", "skipped", "warning", "failed"};
    return names[static_cast<std::size_t>(result)];
}

std::string line_of(const ItemRecord& record) {
    return csv_line({record.source, record.destination, result_name(record.result), std::to_string(record.size),
                     record.method ? method_name(*record.method) : std::string_view(), record.why});
}

bool write_all(Engine& engine, JobId job, const ItemQuery& query, const std::string& path) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << "source,destination,result,size,method,why\r\n";
    const std::vector<std::uint32_t> numbers = engine.find_items(job, query);
    for (std::size_t first = 0; first < numbers.size() && file; first += records_at_once) {
        const std::size_t count = std::min(records_at_once, numbers.size() - first);
        const auto begin = numbers.begin() + static_cast<std::ptrdiff_t>(first);
        for (const ItemRecord& record : engine.items_at(job, {begin, begin + static_cast<std::ptrdiff_t>(count)})) {
            file << line_of(record);
        }
    }
    file.close();
    return static_cast<bool>(file);
}

}  // namespace

ItemExport::ItemExport(Engine& engine, QObject* parent) : QObject(parent), engine_(engine) {
    writer_.setMaxThreadCount(1);
}

ItemExport::~ItemExport() {
    writer_.waitForDone();
}

void ItemExport::start(JobId job, const ItemQuery& query, const std::string& path) {
    writer_.start([this, job, query, path] {
        const bool written = write_all(engine_, job, query, path);
        const QString problem = written ? QString() : tr("%1 could not be written.").arg(show_path(path));
        QMetaObject::invokeMethod(this, [this, problem] { Q_EMIT finished(problem); }, Qt::QueuedConnection);
    });
}

}  // namespace drover::ui
