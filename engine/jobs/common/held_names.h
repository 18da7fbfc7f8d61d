// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

// Of files with several names, those that a move has copied and not yet removed. They go once all are copied, so that a
// job that dies and goes on still sees that they are one file. So do whole trees with such names in them, at the end.
// Thread-safe.
class HeldNames {
public:
    struct Name {
        DirectoryPairPtr directory;  // kept from being finished: pending counts it
        Item item;
        sys::FileStatus copied;
        std::string copy;  // its name at the destination
        // Of a tree:
        sys::Timestamp begun = 0;             // DirectoryPair::begun
        std::set<std::string> reported = {};  // paths of which it is said already that they stay

        bool is_tree() const { return copied.type == sys::FileType::directory; }
    };

    void hold(Name name);
    // Which may go: those of files that are complete, and, since held directories are open ones, the oldest of too
    // many.
    std::vector<Name> take_ready();
    // No further name comes.
    std::vector<Name> take_all();

private:
    static constexpr std::size_t most_directories = 32;
    struct File {
        std::uint64_t age = 0;
        std::vector<Name> names;
    };
    using Files = std::map<sys::FileId, File>;
    void release(Files::iterator file);  // with mutex_ held

    std::mutex mutex_;
    Files files_;
    std::map<std::uint64_t, sys::FileId> by_age_;
    std::map<const DirectoryPair*, std::size_t> directories_;  // with the number of their names
    std::vector<Name> ready_;
    std::uint64_t next_age_ = 0;
};

}  // namespace drover::jobs
