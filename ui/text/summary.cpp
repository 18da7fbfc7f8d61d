// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/summary.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

struct Summary {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Summary)
};

QString join(const QStringList& parts) {
    return parts.join(QStringLiteral(" · "));
}

QString amount_text(const JobSnapshot& job) {
    const std::uint64_t done = job.counts.bytes_done;
    if (!progress_known(job) || is_final(job.state)) return format_size(done);
    const QString amount = format_size_of(done, std::max(done, job.totals->bytes));
    if (!job.totals->complete) return Summary::tr("%1, still counting").arg(amount);
    return job.counts.sizes_changed > 0 ? Summary::tr("%1, size changed").arg(amount) : amount;
}

// Nothing but empty files, links and the like: bytes would say nothing.
bool only_files_count(const JobSnapshot& job) {
    return progress_known(job) && job.totals->bytes == 0 && job.counts.bytes_done == 0;
}

bool begun(const JobSnapshot& job) {
    const JobCounts& counts = job.counts;
    return job.elapsed.count() > 0 || counts.bytes_done > 0 || counts.files_done > 0 || counts.directories_done > 0;
}

QString file_count_text(const JobSnapshot& job) {
    const std::uint64_t done = job.counts.files_done;
    if (!progress_known(job) || is_final(job.state)) return entries_text(job.request->kind, done);
    const std::uint64_t total = std::max(done, job.totals->files);
    const QString text = Summary::tr("%1 of %2").arg(format_count(done), entries_text(job.request->kind, total));
    const bool counting = only_files_count(job) && !job.totals->complete;  // else the bytes before it say so
    return counting ? Summary::tr("%1, still counting").arg(text) : text;
}

QString rate_text(const JobSnapshot& job) {
    if (!only_files_count(job)) return format_rate(job.bytes_per_second);
    const auto files = static_cast<std::uint64_t>(std::max(0.0, job.files_per_second));
    return Summary::tr("%1/s").arg(entries_text(job.request->kind, files));
}

QString first_problem(const JobSnapshot& job) {
    if (!job.state_reason.empty()) return tell_state(job.state_reason);
    if (job.errors->empty()) return {};
    const Error& error = job.errors->front();
    return Summary::tr("%1: %2").arg(show_name(error.path), tell_reason(error.reason));
}

QString current_text(const JobSnapshot& job) {
    if (job.current.empty()) {
        const bool extract = job.request->kind == JobKind::extract;
        return extract ? Summary::tr("Reading the archive") : Summary::tr("Looking for files");
    }
    const CurrentFile& file = job.current.front();
    const QString why = tell_reason(file.why);
    return why.isEmpty() ? show_name(file.path) : Summary::tr("%1 · %2").arg(show_name(file.path), why);
}

QString ending_text(const JobSnapshot& job) {
    QString time = Summary::tr("In %1").arg(format_duration(job.elapsed));
    const std::uint64_t moved = job.bytes[MethodId::kernel] + job.bytes[MethodId::buffered];
    if (moved == 0) return job.bytes.total() > 0 ? Summary::tr("%1; no byte had to be moved").arg(time) : time;
    const auto rate = average_rate(moved, job.elapsed);
    return rate ? Summary::tr("%1, %2 on average").arg(time, format_rate(*rate)) : time;
}

QString cancelled_text(const JobSnapshot& job) {
    if (!begun(job)) return Summary::tr("It had not begun; nothing was changed");
    return job.request->kind == JobKind::archive ? Summary::tr("No archive was made")
                                                 : Summary::tr("What was finished stays at the destination");
}

// Some of it may have failed, but all was tried.
bool came_to_the_end(const JobSnapshot& job) {
    return job.state == JobState::done || (job.state == JobState::partial && job.state_reason.empty());
}

}  // namespace

bool progress_known(const JobSnapshot& job) {
    return job.totals.has_value();
}

bool percent_known(const JobSnapshot& job) {
    return job.progress.has_value() || came_to_the_end(job);
}

double progress_fraction(const JobSnapshot& job) {
    if (came_to_the_end(job)) return 1;
    if (job.progress) return std::min(*job.progress, 0.999);
    if (!progress_known(job)) return 0;
    const bool by_bytes = job.totals->bytes > 0;
    const auto done = static_cast<double>(by_bytes ? job.counts.bytes_done : job.counts.files_done);
    const auto total = static_cast<double>(by_bytes ? job.totals->bytes : job.totals->files);
    // Of what was found so far. The counters may run ahead of it; the end is the state's to announce.
    return total > 0 ? std::min(done / total, 0.999) : 0;
}

QString state_line(const JobSnapshot& job) {
    if (job.state == JobState::running && !job.state_reason.empty()) return tell_state(job.state_reason);
    QStringList parts{state_title(job)};
    if (job.state == JobState::running) {
        if (job.remaining) parts << format_remaining(*job.remaining);
        if (job.remaining_cause != EtaCause::none) parts << eta_cause_text(job.remaining_cause);
    }
    if (safe_to_remove(job)) parts << Summary::tr("safe to remove");
    const bool said = job.state == JobState::needs_attention;
    if (job.questions_open > 0 && !said) parts << questions_text(job.questions_open);
    return join(parts);
}

QString figures_line(const JobSnapshot& job) {
    QStringList parts;
    const bool ready = job.state == JobState::waiting || job.state == JobState::paused;
    if (ready && !begun(job)) {
        parts << Summary::tr("To %1").arg(show_path(job.request->destination));
        if (progress_known(job) && job.totals->complete) parts << format_size(job.totals->bytes);
        return join(parts);
    }
    if (!only_files_count(job)) parts << amount_text(job);
    if (job.state == JobState::running && job.phase != JobPhase::flushing) parts << rate_text(job);
    if (job.flush) parts << Summary::tr("%1 left to write").arg(format_size(job.flush->left));
    const SavedBytes saved = total_saved(job.saved);
    if (saved.bytes > 0 && saved.precision != Precision::unknown) {
        parts << Summary::tr("saved %1").arg(format_size(saved));
    }
    parts << file_count_text(job);
    if (job.counts.files_skipped > 0) parts << Summary::tr("%1 skipped").arg(format_count(job.counts.files_skipped));
    if (job.errors_total > 0) parts << errors_text(job.errors_total);
    const std::uint64_t rest = job.counts.files_not_attempted.value_or(0);
    if (rest > 0) parts << Summary::tr("%1 not attempted").arg(format_count(rest));
    return join(parts);
}

QString hand_line(const JobSnapshot& job) {
    const QString reason = tell_state(job.state_reason);
    switch (job.state) {
        case JobState::running:
            return current_text(job);
        case JobState::waiting:
            return reason.isEmpty() ? Summary::tr("Starts when its turn comes") : reason;
        case JobState::paused:
            return reason.isEmpty() ? Summary::tr("Keeps its place; nothing moves") : reason;
        case JobState::stopping:
            return Summary::tr("Finishing the call that is under way");
        case JobState::needs_attention:
            return Summary::tr("%1 open: names that are taken at the destination")
                .arg(questions_text(job.questions_open));
        case JobState::done:
            return ending_text(job);
        case JobState::partial:
        case JobState::failed:
            return first_problem(job);
        case JobState::cancelled:
            return cancelled_text(job);
    }
    return {};
}

QString row_line(const JobSnapshot& job) {
    switch (job.state) {
        case JobState::running:
        case JobState::needs_attention:
            return figures_line(job);
        case JobState::waiting:
        case JobState::paused:
            return begun(job) || job.state_reason.empty() ? figures_line(job) : hand_line(job);
        case JobState::partial:
            return join({first_problem(job), errors_text(job.errors_total), figures_line(job)});
        case JobState::failed:
        case JobState::stopping:
        case JobState::cancelled:
            return hand_line(job);
        case JobState::done:
            return join({figures_line(job), ending_text(job)});
    }
    return {};
}

QString methods_sentence(const JobSnapshot& job) {
    QStringList parts;
    for (const MethodId method : all_methods) {
        if (job.bytes[method] == 0) continue;
        parts << Summary::tr("%1 %2").arg(method_title(method), format_size(job.bytes[method]));
    }
    return parts.isEmpty() ? Summary::tr("nothing transferred yet") : parts.join(QStringLiteral(", "));
}

QString job_sentence(const JobSnapshot& job) {
    QStringList parts{job_title(*job.request), state_line(job)};
    if (percent_known(job) && !is_final(job.state)) parts << format_percent(progress_fraction(job));
    parts << figures_line(job) << methods_sentence(job) << hand_line(job);
    return parts.join(QStringLiteral(". "));
}

}  // namespace drover::ui
