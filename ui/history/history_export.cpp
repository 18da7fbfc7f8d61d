// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_export.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTimeZone>
#include <array>

#include "engine/api/extent_names.h"
#include "ui/export/csv.h"
#include "ui/export/json_values.h"
#include "ui/history/stored_words.h"

namespace drover::ui {

namespace {

std::string_view kind_name(JobKind kind) {
    constexpr std::array<std::string_view, 4> names{"copy", "move", "archive", "extract"};
    return names[static_cast<std::size_t>(kind)];
}

std::string_view state_name(JobState state) {
    constexpr std::array<std::string_view, 9> names{"waiting", "running", "paused", "needs_attention", "stopping",
                                                    "done",    "partial", "failed", "cancelled"};
    return names[static_cast<std::size_t>(state)];
}

std::string utc(std::int64_t seconds_since_epoch) {
    return QDateTime::fromSecsSinceEpoch(seconds_since_epoch, Qt::UTC).toString(Qt::ISODate).toStdString();
}

std::string joined(const std::vector<std::string>& paths) {
    std::string text;
    for (const std::string& path : paths) text.append(text.empty() ? "" : "\n").append(escape_name(path));
    return text;
}

std::string csv_of(const StoredJob& job) {
    const JobReport& report = job.report;
    const auto number = [](std::uint64_t value) { return std::to_string(value); };
    return csv_line({std::to_string(job.number),
                     kind_name(job.request.kind),
                     state_name(report.state),
                     report.state_reason,
                     utc(report.submitted),
                     report.ended ? utc(*report.ended) : std::string(),
                     std::to_string(report.seconds),
                     joined(job.request.sources),
                     escape_name(job.request.destination),
                     number(report.counts.files_done),
                     number(report.counts.files_skipped),
                     number(report.counts.files_failed),
                     number(report.counts.bytes_done),
                     number(report.bytes[MethodId::clone]),
                     number(report.bytes[MethodId::kernel]),
                     number(report.bytes[MethodId::buffered]),
                     number(report.bytes[MethodId::hole]),
                     number(report.saved.clones.bytes),
                     name_of(report.saved.clones.precision),
                     number(report.saved.holes.bytes),
                     name_of(report.saved.holes.precision),
                     number(report.errors_total)});
}

QByteArray as_csv(const std::vector<StoredJob>& jobs) {
    std::string text = csv_line({"job",
                                 "kind",
                                 "state",
                                 "reason",
                                 "submitted",
                                 "ended",
                                 "seconds",
                                 "sources",
                                 "destination",
                                 "files_done",
                                 "files_skipped",
                                 "files_failed",
                                 "bytes",
                                 "cloned",
                                 "kernel_copied",
                                 "buffered",
                                 "holes",
                                 "saved_by_clones",
                                 "saved_by_clones_precision",
                                 "saved_by_holes",
                                 "saved_by_holes_precision",
                                 "errors"});
    for (const StoredJob& job : jobs) text += csv_of(job);
    return QByteArray::fromStdString(text);
}

QJsonObject bytes_json(const JobReport& report) {
    return {{QStringLiteral("apparent"), json_number(report.counts.bytes_done)},
            {QStringLiteral("cloned"), json_number(report.bytes[MethodId::clone])},
            {QStringLiteral("kernel_copied"), json_number(report.bytes[MethodId::kernel])},
            {QStringLiteral("buffered"), json_number(report.bytes[MethodId::buffered])},
            {QStringLiteral("holes"), json_number(report.bytes[MethodId::hole])},
            {QStringLiteral("saved_by_clones"), json_figure(report.saved.clones)},
            {QStringLiteral("saved_by_holes"), json_figure(report.saved.holes)}};
}

QJsonObject json_of(const StoredJob& job) {
    const JobReport& report = job.report;
    QJsonArray sources;
    for (const std::string& source : job.request.sources) sources.append(json_path(source));
    QJsonArray errors;
    for (const Error& error : report.errors) errors.append(json_error(error));
    QJsonArray warnings;
    for (const std::string& warning : report.warnings) warnings.append(QString::fromStdString(warning));
    return {
        {QStringLiteral("job"), static_cast<qint64>(job.number)},
        {QStringLiteral("kind"), json_word(kind_name(job.request.kind))},
        {QStringLiteral("state"), json_word(state_name(report.state))},
        {QStringLiteral("reason"), QString::fromStdString(report.state_reason)},
        {QStringLiteral("submitted"), QString::fromStdString(utc(report.submitted))},
        {QStringLiteral("ended"), report.ended ? QJsonValue(QString::fromStdString(utc(*report.ended))) : QJsonValue()},
        {QStringLiteral("seconds"), report.seconds},
        {QStringLiteral("sources"), sources},
        {QStringLiteral("destination"), json_path(job.request.destination)},
        {QStringLiteral("files_done"), json_number(report.counts.files_done)},
        {QStringLiteral("files_skipped"), json_number(report.counts.files_skipped)},
        {QStringLiteral("files_failed"), json_number(report.counts.files_failed)},
        {QStringLiteral("bytes"), bytes_json(report)},
        {QStringLiteral("warnings"), warnings},
        {QStringLiteral("errors_total"), json_number(report.errors_total)},
        {QStringLiteral("errors"), errors}};
}

}  // namespace

ReportFormat report_format_of(const QString& file) {
    if (file.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive)) return ReportFormat::csv;
    return file.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive) ? ReportFormat::json : ReportFormat::text;
}

QByteArray reports_as(ReportFormat format, const std::vector<StoredJob>& jobs) {
    if (format == ReportFormat::csv) return as_csv(jobs);
    if (format == ReportFormat::json) {
        QJsonArray array;
        for (const StoredJob& job : jobs) array.append(json_of(job));
        return QJsonDocument(array).toJson();
    }
    QStringList texts;
    for (const StoredJob& job : jobs) texts << report_text(job);
    return (texts.join(QStringLiteral("\n\n")) + u'\n').toUtf8();
}

}  // namespace drover::ui
