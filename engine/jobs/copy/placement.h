// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "engine/fs/staged_entry.h"
#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// Where an item goes, decided before a byte moves.
struct Place {
    fs::StagedEntry entry;
    fs::Replace replace = fs::Replace::no;
};
struct Skip {
    const char* why = "the name is taken";
};
struct Park {
    Question question;
};
using Placement = std::variant<Place, Skip, Park, Error>;

// Applies the conflict policy to one entry that is not a directory. `answer` is what a person said about this item.
// Looks at the destination, changes nothing.
Placement place_entry(JobContext& job, DirectoryPair& directory, const Item& item, const sys::FileStatus& source,
                      std::optional<Answer> answer);

// The same for a directory that is new, but where the name is taken after all.
Placement place_among_others(JobContext& job, DirectoryPair& directory, const Item& item, const sys::FileStatus& source,
                             std::optional<Answer> answer);

// The place of what an earlier run left cut off.
Place place_over(JobContext& job, DirectoryPair& directory, const Item& item);
// What else was left beside what is whole.
void remove_leftovers(JobContext& job, DirectoryPair& directory, const Item& item);

// Names of the form "name (2).ext" beside a taken one: the first that is free, and those before it.
struct NamesBeside {
    std::string free;
    std::vector<std::string> taken{};
};
sys::SysResult<NamesBeside> names_beside(sys::Syscalls& sys, int directory, const std::string& taken);
sys::SysResult<std::string> free_name(sys::Syscalls& sys, int directory, const std::string& taken);

// "name (2).ext" from "name.ext".
std::string numbered_name(const std::string& name, int number);

// The name of an entry in a directory that this job made. Only with JobOptions::adapt_names may it be another than
// `wanted`: where names differ only in case, or where adapting has made them the same.
std::string name_in_new_directory(JobContext& job, const DirectoryPair& directory, const std::string& wanted);

// Its name is taken, and the policy is to fail.
Error taken(const JobContext& job, const std::string& path);

// One side of a question about a taken name.
ConflictSide conflict_side(std::string path, const sys::FileStatus& status);

// Whether a rename was refused for a reason that would leave the original in place after a copy as well.
bool forbids_moving(sys::SysError error);

// Gives the finished entry its name. Where another program took the name meanwhile, the policy decides again; an
// empty result is success, a Skip drops the new entry.
std::variant<std::monostate, Skip, Error> commit_entry(JobContext& job, DirectoryPair& directory, const Item& item,
                                                       Place& place, std::optional<Answer> answer);

// Puts into the record that the entry did not get its name. True when it did, which is left to the caller.
bool was_committed(JobContext& job, const std::variant<std::monostate, Skip, Error>& committed,
                   const std::string& source, const std::string& destination, std::uint64_t size = 0);

}  // namespace drover::jobs
