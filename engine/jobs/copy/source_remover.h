// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <set>
#include <string>
#include <vector>

#include "engine/fs/name_rules.h"
#include "engine/jobs/common/job_context.h"

namespace drover::jobs {

// The second half of a move between filesystems: takes away what has a whole copy, and nothing else.
class SourceRemover {
public:
    enum class Others : bool { wait, go };
    // Of paths that are `reported` nothing is said again.
    SourceRemover(JobContext& job, Others others, std::set<std::string>& reported)
        : job_(job), others_(others), reported_(reported) {}

    // `source_name` was copied to `copy_name`, which has its final name by now. Flushes the destination once, then
    // removes every entry whose copy has the same type, size, time and target; directories once they are empty. What
    // differs (it changed meanwhile, or its copy failed) stays and is reported, unless its failure was before. So does
    // a file whose status changed after the copying had `begun`, by the clock of this system. False: with Others::wait,
    // files that have names which are not copied yet were left for later (HeldNames).
    bool remove_copied_tree(int source_directory, const std::string& source_name, const std::string& source_path,
                            int copy_directory, const std::string& copy_name, const std::string& copy_path,
                            sys::Timestamp begun);

private:
    using Kind = JobRecord::Kind;
    using Names = std::set<std::string>;
    // A directory and its copy. Of deep trees only the lowest levels are open.
    struct Level {
        int source = -1;
        int copy = -1;
        sys::FileId source_id{};
        sys::FileId copy_id{};
        sys::UniqueFd owned_source{};
        sys::UniqueFd owned_copy{};

        sys::SysStatus open(sys::Syscalls& sys, transfer::Side side, int above, const std::string& name);
        sys::SysStatus open_from(sys::Syscalls& sys, const Level& below);
        void own(transfer::Side side, sys::UniqueFd fd);
        void close() {
            own(transfer::Side::source, {});
            own(transfer::Side::destination, {});
        }
    };
    struct Frame {
        Level level{};
        std::string name{};
        std::string path{};
        std::vector<std::string> directories{};  // inside, to be removed yet
        bool empty = true;                       // so far
    };
    using Way = std::deque<Frame>;

    // Of a source directory: the names that mean the same file in the copy, where the filesystem or an adapted name
    // makes them meet. Which of them has a copy cannot be told, so all of them stay.
    sys::SysResult<Names> names_that_meet(int source_directory, const std::string& name) const;
    std::string key(const std::string& name) const;
    std::string name_in_copy(const std::string& name) const;
    void remove_from(Level& top, const std::string& name, const std::string& path, const std::string& copy_name);
    bool remove_or_enter(Level& above, const std::string& name, const std::string& path, const std::string& copy_name,
                         Way& way);
    bool remove_file(const Level& above, const std::string& name, const sys::FileStatus& status,
                     const std::string& path, const std::string& copy_name);
    bool remove_files(Frame& here, const Names& meeting);
    void leave(Level& top, Way& way);
    bool same(int source_directory, const std::string& name, const sys::FileStatus& source, int copy_directory,
              const std::string& copy_name);
    bool attributes_kept(int source, int copy);
    // Each returns false, so that a step can end with it.
    bool stays(const std::string& path, const char* why, Kind kind = Kind::other);
    bool missing(sys::SysError error, const std::string& path, Kind kind);
    bool fail(sys::SysError error, const std::string& path, Kind kind);
    bool fail(Error error, Kind kind);
    std::string copy_of(const std::string& path) const;

    JobContext& job_;
    Others others_;
    std::set<std::string>& reported_;
    bool left_for_later_ = false;
    std::string source_root_;
    std::string copy_root_;
    sys::Timestamp begun_ = 0;
    fs::NameRules rules_ = fs::NameRules::posix;  // of the copy
};

// Why an entry is not removed although it has a copy.
inline constexpr const char* attribute_lost = "An extended attribute could not be kept; the original stays";

// Something without a copy was found where everything was moved away. Says so, unless the job has already told of
// items that stayed.
void report_latecomer(JobContext& job, const std::string& source, const std::string& destination);

}  // namespace drover::jobs
