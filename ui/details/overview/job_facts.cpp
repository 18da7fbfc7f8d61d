// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/overview/job_facts.h"

#include <algorithm>

#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/text/summary.h"
#include "ui/text/words.h"

namespace drover::ui {

namespace {

QString from_text(const JobRequest& request) {
    QString first = show_path(request.sources.front());
    if (request.sources.size() == 1) return first;
    return JobFacts::tr("%1 and %2 more").arg(first, format_count(request.sources.size() - 1));
}

QString device_text(const JobSnapshot& job) {
    if (job.devices->empty()) return {};
    const Device& device = job.devices->front();
    return JobFacts::tr("%1 (%2)").arg(show_path(device.name()), show_path(device.filesystem));
}

QString state_text(const JobSnapshot& job) {
    if (job.state_reason.empty()) return state_line(job);
    const QString reason = tell_state(job.state_reason);
    const bool says_it_all = job.state == JobState::waiting || job.state == JobState::running;
    return says_it_all ? reason : JobFacts::tr("%1: %2").arg(state_title(job), reason);
}

QString files_progress(const JobSnapshot& job) {
    const std::uint64_t done = job.counts.files_done;
    if (!job.totals || job.totals->files == 0) return format_count(done);
    const QString total = format_count(std::max(done, job.totals->files));
    return JobFacts::tr("%1 of %2").arg(format_count(done), total);
}

QString count_or_nothing(std::uint64_t count) {
    return count == 0 ? QString() : format_count(count);
}

QString saving_text(const SavedBytes& saved) {
    const bool nothing = saved.bytes == 0 && saved.precision == Precision::exact;
    return nothing ? JobFacts::tr("nothing") : format_size(saved);
}

QString flush_text(const JobSnapshot& job) {
    return job.flush ? JobFacts::tr("about %1 to write").arg(format_size_of(job.flush->left, job.flush->total))
                     : QString();
}

}  // namespace

JobFacts::JobFacts(QWidget* parent)
    : FactGrid(parent),
      from_(add_fact(tr("From"))),
      to_(add_fact(tr("To"))),
      device_(add_fact(tr("Device"))),
      state_(add_fact(tr("State"))),
      time_(add_fact(tr("Time"))),
      left_(add_fact(tr("On the way"))),
      files_(add_fact(tr("Files"))),
      folders_(add_fact(tr("Folders"))),
      skipped_(add_fact(tr("Skipped"))),
      failed_(add_fact(tr("Failed"))),
      not_attempted_(add_fact(tr("Not attempted"))),
      changed_(add_fact(tr("Size changed"))),
      clones_(add_fact(tr("Saved by clones"))),
      holes_(add_fact(tr("Saved by holes"))) {}

void JobFacts::show_job(const JobSnapshot& job) {
    const bool begun = job.elapsed.count() > 0;
    set_fact(from_, from_text(*job.request));
    set_fact(to_, show_path(job.request->destination));
    set_fact(device_, device_text(job));
    set_fact(state_, state_text(job));
    set_fact(time_, begun ? format_duration(job.elapsed) : QString());
    set_fact(left_, flush_text(job));
    rename_fact(files_, counts_members(job.request->kind) ? tr("Members") : tr("Files"));
    set_fact(files_, files_progress(job));
    set_fact(folders_, count_or_nothing(job.counts.directories_done));
    set_fact(skipped_, count_or_nothing(job.counts.files_skipped));
    set_fact(failed_, count_or_nothing(job.counts.files_failed));
    set_fact(not_attempted_, count_or_nothing(job.counts.files_not_attempted.value_or(0)));
    set_fact(changed_, count_or_nothing(job.counts.sizes_changed));
    set_fact(clones_, saving_text(job.saved.clones));
    set_fact(holes_, saving_text(job.saved.holes));
}

}  // namespace drover::ui
