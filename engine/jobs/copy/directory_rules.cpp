// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/directory_rules.h"

namespace drover::jobs {

bool leads_back(const DirectoryPair& directory) {
    for (const DirectoryPair* above = directory.parent.get(); above != nullptr; above = above->parent.get())
        if ((!above->top_level() && above->status.id == directory.status.id) ||
            above->destination_id == directory.status.id)
            return true;
    return false;
}

Meeting meeting_of(ConflictPolicy policy, const sys::FileStatus& source, const sys::FileStatus& existing) {
    if (existing.type == sys::FileType::directory) {
        if (existing.id != source.id) return Meeting::merge;
        return policy == ConflictPolicy::keep_both ? Meeting::beside : Meeting::itself;
    }
    if (policy == ConflictPolicy::skip) return Meeting::skip;
    return policy == ConflictPolicy::keep_both ? Meeting::beside : Meeting::refuse;
}

}  // namespace drover::jobs
