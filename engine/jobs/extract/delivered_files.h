// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/archive/member/member_path.h"
#include "engine/jobs/extract/small_files.h"

namespace drover::jobs {

// What an extract job put where, by the members' paths: hard links go to these and to nothing else, and where an
// archive has a member twice, its later version takes the place of these and of nothing else. Kept small, since it has
// an entry a member: paths as hashes, and who asks compares the file itself.
class DeliveredFiles {
public:
    // What is added from now on is of another archive than before.
    void begin_archive() {
        ++archive_;
        contents_.clear();
    }
    void add(const std::string& path, const std::string& placed_as, sys::FileId id);
    void add(const std::vector<SmallFile>& written);
    // What is there already from an extraction that did not come to its end.
    void add_earlier(const std::string& path, const std::string& name, sys::FileId id);
    bool contains(const std::string& path) const { return files_.contains(hash(path)); }
    void forget(const std::string& path) { files_.erase(hash(path)); }

    // The member's own name was not to be had; its content is at another one.
    void add_content(const std::string& path, archive::MemberPath holder) { contents_[path] = std::move(holder); }
    std::optional<archive::MemberPath> content_of(const std::string& path) const;

    // What stands under this path is of this job, or was found whole.
    bool placed(const std::string& path) const;

    struct Found {
        sys::FileId id;
        std::string name;           // in its directory
        bool earlier = false;       // this job did not make it, and may not write to it
        bool same_archive = false;  // as the members in hand
    };
    std::optional<Found> find(const archive::MemberPath& path) const;

private:
    static std::uint64_t hash(const std::string& path) { return std::hash<std::string>{}(path); }

    struct File {
        sys::FileId id;
        std::uint32_t archive;
    };
    std::unordered_map<std::uint64_t, File> files_;
    std::unordered_map<std::string, std::string> renamed_;  // by conflicts
    std::unordered_map<std::string, archive::MemberPath> contents_;
    std::unordered_set<std::uint64_t> earlier_;
    std::uint32_t archive_ = 0;
};

}  // namespace drover::jobs
