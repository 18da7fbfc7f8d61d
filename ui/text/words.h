// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// The words for the engine's vocabulary.
QString method_title(MethodId method);  // "Clone"
QString method_help(MethodId method);   // one sentence
QChar method_letter(MethodId method);   // the mark that stands beside the colour
QString state_title(const JobSnapshot& job);
QString phase_title(const JobSnapshot& job);  // of a running one: "Copying", "Writing to device"
QString eta_cause_text(EtaCause cause);       // why the time left has jumped
bool safe_to_remove(const JobSnapshot& job);  // its data is known to be on a device that can be unplugged
QString items_text(std::size_t count);        // "12 items"
QString files_text(std::uint64_t count);
QString members_text(std::uint64_t count);
QString folders_text(std::uint64_t count);
QString jobs_text(std::uint64_t count);
bool counts_members(JobKind kind);                        // as "members", because an archive holds them
QString entries_text(JobKind kind, std::uint64_t count);  // "12 files" or "12 members"
QString questions_text(std::uint64_t count);
QString errors_text(std::uint64_t count);
QString sources_title(const std::vector<std::string>& sources);  // the only name, or "12 items"
QString job_title(const JobRequest& request);                    // "12 items → Backup"
QString job_activity(const JobRequest& request);                 // "Archiving 12 items → backup.tar"

}  // namespace drover::ui
