// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/sys/syscalls.h"

namespace drover::inspect {

// A name in a directory; the caller's own number stands for the directory.
struct Place {
    std::uint32_t directory = 0;
    const std::string& name;
};

// What a walk tells.
class TreeVisitor {
public:
    virtual ~TreeVisitor() = default;

    // Gives the directory its number. `allocated`: bytes that it takes itself.
    virtual std::uint32_t enter(const Place& place, std::uint64_t allocated) = 0;
    // A regular file, open for reading.
    virtual void visit_file(const Place& place, int fd, const sys::FileStatus& status) = 0;
    // A regular file that cannot be opened.
    virtual void visit_closed_file(const Place& place, const sys::FileStatus& status, sys::SysError error) = 0;
    virtual void visit_other(const Place& place) = 0;
    // Nothing is known of what has this name.
    virtual void fail(const Place& place, sys::SysError error) = 0;
    // The same, and it may be or hold anything: so may the directory with this number.
    virtual void miss(const Place& place, std::uint32_t directory, sys::SysError error) = 0;
    // A root lies inside another one, or is given twice.
    virtual void meet_again() = 0;
    // Asked before each entry.
    virtual bool may_continue() = 0;
};

// Walks directory trees, depth first, by directory descriptors: one for each level. Follows no symlink but a root,
// opens nothing that could block, and walks a root that lies inside another only once.
class TreeWalker {
public:
    TreeWalker(sys::Syscalls& sys, TreeVisitor& visitor) : sys_(sys), visitor_(visitor) {}

    // The roots are entered below the directory with this number, a root that is a file as if it were alone in one.
    void walk(const std::vector<std::string>& roots, std::uint32_t above);

private:
    // A name in a directory, whichever path leads there.
    using FullName = std::pair<sys::FileId, std::string>;

    struct Level {
        sys::UniqueFd fd;
        sys::FileId id;
        std::uint32_t directory = 0;
        std::vector<std::string> ahead;  // subdirectories not yet walked, the next one last
    };

    void walk_root(const std::string& path, std::uint32_t above);
    void walk_down(Level top);
    std::optional<Level> open_directory(int parent, const Place& place, sys::OpenMode mode);
    void look_at(Level& level, const sys::DirectoryEntry& entry);
    void open_file(int directory, const FullName& full_name, const Place& place, sys::OpenMode mode);
    FullName full_name_of_root(const std::string& path);
    // False: that is a root that was walked before.
    bool claim_directory(const sys::FileId& id);
    bool claim_file(const sys::FileStatus& status, const FullName& full_name);

    sys::Syscalls& sys_;
    TreeVisitor& visitor_;
    // Of several roots: was it walked? Files with several names are told apart by their names.
    std::map<sys::FileId, bool> roots_;
    std::map<FullName, bool> linked_roots_;
};

}  // namespace drover::inspect
