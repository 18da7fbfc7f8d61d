// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include "engine/base/preserve.h"
#include "engine/sys/syscalls.h"

namespace drover::fs {

// What a target may be unable to hold.
enum class Loss : std::uint8_t { owner, permissions, access_list, capabilities, attribute, times };
inline constexpr std::size_t loss_count = 6;

// Collects what was lost, with one example each, so that a job warns once instead of once a file. Thread-safe.
class MetadataLosses {
public:
    void note(Loss loss, sys::SysError error, const std::string& path);
    void add(const MetadataLosses& others);
    bool any() const;
    // One sentence per kind of loss.
    std::vector<std::string> warnings() const;

private:
    struct Example {
        std::uint64_t count = 0;
        std::string path;
        std::string cause;
    };
    mutable std::mutex mutex_;
    std::array<Example, loss_count> losses_;
};

// Copies owner, extended attributes (ACLs and capabilities are such), permissions and times, in the order in which
// one does not undo the other: chown clears capabilities and set-id bits, any of them may change the times.
// Whatever the target cannot hold goes into `losses`; the copy is still good. What is not to be preserved is left as
// the system makes it, and is no loss. Thread-safe: holds references only.
class MetadataCopier {
public:
    MetadataCopier(sys::Syscalls& sys, MetadataLosses& losses, const Preserve& preserve = preserve_all)
        : sys_(sys), losses_(losses), preserve_(preserve) {}

    struct Name {
        int directory;
        const std::string& name;
    };

    // Whether other users can reach the target before it is complete.
    enum class Seen : std::uint8_t { by_owner, by_others };

    // The permissions to create a file with: nobody may see more of it than of the original, before its owner and
    // its access list are set.
    static std::uint32_t creation_permissions(const sys::FileStatus& source, Seen seen);
    // The same for copies; where permissions are not preserved, those that stay, less the umask.
    std::uint32_t new_file_permissions(const sys::FileStatus& source, Seen seen) const;
    std::uint32_t new_directory_permissions() const;
    // The same for a FIFO, socket or device: what mknodat() is to make.
    sys::FileStatus new_special_file(const sys::FileStatus& source) const;

    // Each is false when an attribute that a person or a program may have put there was lost (is_own_attribute()).

    // `now` is the target's status right after its creation; `inherits_acl` says that its directory gave it one.
    bool copy_to_file(int source, const sys::FileStatus& status, int target, const sys::FileStatus& now,
                      bool inherits_acl, const std::string& path);
    // The same for a directory, once nothing more changes inside.
    enum class Times : std::uint8_t { copy, leave };
    bool copy_to_directory(int source, const sys::FileStatus& status, int target, Times times, const std::string& path);
    // For entries that cannot be opened: symlinks, FIFOs, sockets, devices.
    bool copy_to_name(Name source, const sys::FileStatus& status, Name target, bool inherits_acl,
                      const std::string& path);

    // What an entry of any kind, that was there before and has the times, lacks of its source. What this user cannot
    // set counts as had.
    struct Lacks {
        bool rights = false;      // who may do what with it: owner, permissions, access list, capabilities
        bool attributes = false;  // others
        bool foreign_list = false;

        bool nothing() const { return !rights && !attributes; }
    };
    Lacks lacks(Name source, const sys::FileStatus& status, Name target, const sys::FileStatus& now) const;
    // Sets that. Attributes of its own that the source has not stay, but for an access list.
    bool make_good(const Lacks& lacks, Name source, const sys::FileStatus& status, Name target,
                   const std::string& path);

    bool has_default_acl(int directory);

private:
    // Which access lists the source has of its own.
    struct AccessLists {
        bool access = false;
        bool inherited = false;  // by what is created inside: a directory's default list
        bool lost_attribute = false;
    };

    // Extended attributes of an open file, or of a name below an open directory.
    class Attributes;

    bool copy_all_but_times(int source, const sys::FileStatus& status, int target, const sys::FileStatus& now,
                            bool inherits_acl, const std::string& path);
    bool copy_to_name_but_times(Name source, const sys::FileStatus& status, Name target, bool inherits_acl,
                                const std::string& path);
    void copy_times(const sys::FileStatus& status, int target, const std::string& path);
    static bool has_access_list(const Attributes& entry);
    void compare_attributes(const Attributes& source, const Attributes& target, Lacks& lacks) const;
    bool preserves(const std::string& attribute) const;
    AccessLists copy_attributes(const Attributes& source, const Attributes& target, const std::string& path);
    bool copy_attribute(const Attributes& source, const Attributes& target, const std::string& name,
                        const std::string& path);
    void drop_inherited_acl(const Attributes& target, AccessLists own) const;

    sys::Syscalls& sys_;
    MetadataLosses& losses_;
    const Preserve& preserve_;
};

}  // namespace drover::fs
