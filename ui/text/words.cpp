// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/words.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>

#include "ui/text/format.h"
#include "ui/text/kind_words.h"

namespace drover::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Words)
};

int plural_number(std::uint64_t count) {
    return static_cast<int>(std::min<std::uint64_t>(count, std::numeric_limits<int>::max()));
}

}  // namespace

QString method_title(MethodId method) {
    switch (method) {
        case MethodId::clone:
            return Words::tr("Clone");
        case MethodId::kernel:
            return Words::tr("Kernel copy");
        case MethodId::buffered:
            return Words::tr("Buffered");
        case MethodId::hole:
            return Words::tr("Holes");
    }
    return {};
}

QString method_help(MethodId method) {
    switch (method) {
        case MethodId::clone:
            return Words::tr("Shares the blocks with the source; nothing is read or written.");
        case MethodId::kernel:
            return Words::tr("The kernel copies without a detour through this program.");
        case MethodId::buffered:
            return Words::tr("Read and written piece by piece; works everywhere.");
        case MethodId::hole:
            return Words::tr("Empty ranges of a sparse file, left empty at the destination.");
    }
    return {};
}

QChar method_letter(MethodId method) {
    switch (method) {
        case MethodId::clone:
            return u'C';
        case MethodId::kernel:
            return u'K';
        case MethodId::buffered:
            return u'B';
        case MethodId::hole:
            return u'H';
    }
    return u'?';
}

QString phase_title(const JobSnapshot& job) {
    switch (job.phase) {
        case JobPhase::planning:
            return Words::tr("Looking ahead");
        case JobPhase::counting:
            return Words::tr("Counting");
        case JobPhase::verifying:
            return Words::tr("Verifying");
        case JobPhase::flushing:
            return Words::tr("Writing to device");
        case JobPhase::idle:
        case JobPhase::transferring:
            break;
    }
    return kind_words(job.request->kind).doing;
}

QString eta_cause_text(EtaCause cause) {
    switch (cause) {
        case EtaCause::more_found:
            return Words::tr("more was found");
        case EtaCause::size_changed:
            return Words::tr("sizes changed");
        case EtaCause::limit_changed:
            return Words::tr("the limit changed");
        case EtaCause::resumed:
            return Words::tr("just resumed");
        case EtaCause::flushing:
            return Words::tr("the device decides");
        case EtaCause::none:
            break;
    }
    return {};
}

bool safe_to_remove(const JobSnapshot& job) {
    if (job.state != JobState::done || job.devices->empty() || !job.devices->front().removable) return false;
    return job.request->options.sync || job.request->options.sync_removable;
}

QString state_title(const JobSnapshot& job) {
    switch (job.state) {
        case JobState::waiting:
            return Words::tr("Waiting");
        case JobState::running:
            return phase_title(job);
        case JobState::paused:
            return Words::tr("Paused");
        case JobState::needs_attention:
            return Words::tr("Needs your answer");
        case JobState::stopping:
            return Words::tr("Stopping");
        case JobState::done:
            return Words::tr("Done");
        case JobState::partial:
            return Words::tr("Done, with errors");
        case JobState::failed:
            return Words::tr("Failed");
        case JobState::cancelled:
            return Words::tr("Cancelled");
    }
    return {};
}

// The source text is English, so "1" gets its own text; other languages have their plural forms in the second one.
QString items_text(std::size_t count) {
    return count == 1 ? Words::tr("1 item") : Words::tr("%Ln items", nullptr, plural_number(count));
}

QString files_text(std::uint64_t count) {
    return count == 1 ? Words::tr("1 file") : Words::tr("%Ln files", nullptr, plural_number(count));
}

QString members_text(std::uint64_t count) {
    return count == 1 ? Words::tr("1 member") : Words::tr("%Ln members", nullptr, plural_number(count));
}

QString folders_text(std::uint64_t count) {
    return count == 1 ? Words::tr("1 folder") : Words::tr("%Ln folders", nullptr, plural_number(count));
}

QString jobs_text(std::uint64_t count) {
    return count == 1 ? Words::tr("1 job") : Words::tr("%Ln jobs", nullptr, plural_number(count));
}

bool counts_members(JobKind kind) {
    return kind == JobKind::archive || kind == JobKind::extract;
}

QString entries_text(JobKind kind, std::uint64_t count) {
    return counts_members(kind) ? members_text(count) : files_text(count);
}

QString questions_text(std::uint64_t count) {
    return count == 1 ? Words::tr("1 question") : Words::tr("%Ln questions", nullptr, plural_number(count));
}

QString errors_text(std::uint64_t count) {
    return count == 1 ? Words::tr("1 error") : Words::tr("%Ln errors", nullptr, plural_number(count));
}

QString sources_title(const std::vector<std::string>& sources) {
    return sources.size() == 1 ? show_name(sources.front()) : items_text(sources.size());
}

QString job_title(const JobRequest& request) {
    return Words::tr("%1 → %2").arg(sources_title(request.sources), show_name(request.destination));
}

QString job_activity(const JobRequest& request) {
    return Words::tr("%1 %2").arg(kind_words(request.kind).doing, job_title(request));
}

}  // namespace drover::ui
