// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/stored_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <memory>

#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/kind_words.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

struct Report {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Report)
};

constexpr std::int64_t second = 1'000'000'000;

QString time_text(std::int64_t seconds_since_epoch) {
    return format_time(seconds_since_epoch * second);
}

QString paths_text(const std::vector<std::string>& paths) {
    QStringList lines;
    for (const std::string& path : paths) lines << show_path(path);
    return lines.join(QStringLiteral("\n    "));
}

QString error_line(const Error& error) {
    QString reason = tell_reason(error.reason);
    if (!error.code.empty()) reason = Report::tr("%1 (%2)").arg(reason, QString::fromStdString(error.code));
    return QStringLiteral("    ") + Report::tr("%1: %2").arg(show_path(error.path), reason);
}

QStringList troubles(const JobReport& report) {
    QStringList lines;
    for (const std::string& warning : report.warnings) lines << Report::tr("Warning: %1").arg(tell_reason(warning));
    if (report.errors_total == 0) return lines;
    lines << Report::tr("%1:").arg(errors_text(report.errors_total));
    for (const Error& error : report.errors) lines << error_line(error);
    const std::uint64_t more = report.errors_total - report.errors.size();
    if (report.errors_total > report.errors.size())
        lines << QStringLiteral("    ") + Report::tr("… and %1 more").arg(format_count(more));
    return lines;
}

}  // namespace

JobSnapshot snapshot_of(const StoredJob& job) {
    JobSnapshot snapshot;
    snapshot.request = std::make_shared<const JobRequest>(job.request);
    snapshot.state = job.report.state;
    snapshot.state_reason = job.report.state_reason;
    snapshot.counts = job.report.counts;
    snapshot.bytes = job.report.bytes;
    snapshot.saved = job.report.saved;
    snapshot.elapsed = std::chrono::duration<double>(job.report.seconds);
    snapshot.errors = std::make_shared<const std::vector<Error>>(job.report.errors);
    snapshot.errors_total = job.report.errors_total;
    snapshot.warnings = job.report.warnings;
    snapshot.questions = std::make_shared<const std::vector<Question>>();
    snapshot.causes = std::make_shared<const std::vector<ErrorCause>>();
    snapshot.devices = std::make_shared<const std::vector<Device>>();
    return snapshot;
}

QString stored_title(const StoredJob& job) {
    const QString kind = kind_words(job.request.kind).choice.remove(u'&');
    return Report::tr("%1: %2").arg(kind, job_title(job.request));
}

QString ended_text(const StoredJob& job) {
    return job.report.ended ? time_text(*job.report.ended) : QString();
}

QString report_text(const StoredJob& job) {
    const JobSnapshot snapshot = snapshot_of(job);
    QStringList lines{stored_title(job)};
    QString state = state_title(snapshot);
    if (!job.report.state_reason.empty()) state = Report::tr("%1: %2").arg(state, tell_state(job.report.state_reason));
    lines << state;
    lines << Report::tr("Added: %1").arg(time_text(job.report.submitted));
    if (job.report.ended) lines << Report::tr("Ended: %1").arg(ended_text(job));
    if (job.report.seconds > 0) lines << Report::tr("Took: %1").arg(format_duration(snapshot.elapsed));
    lines << Report::tr("Figures: %1").arg(figures_line(snapshot));
    if (job.report.bytes.total() > 0) lines << Report::tr("By method: %1").arg(methods_sentence(snapshot));
    const auto saved = [&lines](const QString& text, const SavedBytes& bytes) {
        if (bytes.bytes > 0 || bytes.precision != Precision::exact) lines << text.arg(format_size(bytes));
    };
    saved(Report::tr("Saved by clones: %1"), job.report.saved.clones);
    saved(Report::tr("Saved by holes: %1"), job.report.saved.holes);
    lines += troubles(job.report);
    lines << Report::tr("To: %1").arg(show_path(job.request.destination));
    lines << Report::tr("From: %1").arg(paths_text(job.request.sources));
    return lines.join(u'\n');
}

}  // namespace drover::ui
