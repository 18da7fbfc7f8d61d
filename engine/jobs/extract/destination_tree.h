// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <expected>
#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "engine/archive/member/member_path.h"
#include "engine/jobs/common/directory_pair.h"
#include "engine/jobs/common/job_context.h"
#include "engine/jobs/extract/member_dresser.h"

namespace drover::jobs {

// The directories that members go to. Each is opened below the destination without ever leaving it, whatever links an
// archive brings or finds there; what happens inside then happens through that descriptor.
//
// A directory at the top that does not exist yet is built under a hidden name and gets its own at the end. Not
// thread-safe.
class DestinationTree {
public:
    // `root` is the open destination.
    DestinationTree(JobContext& job, MemberDresser& dresser, sys::UniqueFd root, std::string path);

    // Which archive the next members come from; for messages.
    void set_archive(const std::string& path);

    // The directory with this path below the destination; made where it is missing.
    std::expected<DirectoryPairPtr, Error> directory(const std::string& path);
    // The name at the top belongs to a tree that is still hidden.
    bool is_taken(const std::string& top_name) const { return hidden_.contains(top_name); }
    // A member that is a directory. Its metadata waits for finish().
    void add(const archive::MemberPath& path, const archive::ReadMember& found);
    // Metadata, the deepest first; then the hidden trees get their names. Of a tree that was taken over only that stays
    // which this job put there or found whole: what is no directory and not `delivered`, by its path, goes.
    void finish(const std::function<bool(const std::string&)>& delivered);
    // Not all members came, or will come. What is there keeps the time of the moment, so that it does not look whole.
    void be_incomplete() { complete_ = false; }

    const fs::FilesystemProfile& profile() const { return *profile_; }
    const std::string& path() const { return path_; }
    int root() const { return root_.get(); }
    std::uint64_t block() const { return block_; }

private:
    struct Waiting {
        archive::Member member;
        sys::FileStatus wanted;
        sys::FileId id;
    };

    std::string real_path(const std::string& path) const;
    sys::SysResult<DirectoryPairPtr> open(const std::string& path);
    sys::SysResult<DirectoryPairPtr> open_or_make(const std::string& path);
    sys::SysStatus make(const DirectoryPair& parent, const archive::MemberPath& path, std::uint32_t permissions);
    sys::SysStatus close_to_others(const std::string& hidden, const std::string& name);
    bool in_hidden_tree(const std::string& path) const;
    bool enter(const archive::MemberPath& path, bool may_make);
    bool opened_again(const DirectoryPair& parent, const std::string& path, const std::string& name,
                      const sys::FileStatus& existing);
    void remove_others(const std::string& path, const std::function<bool(const std::string&)>& delivered);
    void dress(const std::string& path, const Waiting& waiting);
    void publish();
    void publish(fs::StagedEntry& tree);
    // Each returns false, so that a step can end with it. Of a directory, by its path below the destination.
    bool fail(sys::SysError error, const std::string& path);
    bool fail(Error error, const std::string& path);

    JobContext& job_;
    MemberDresser& dresser_;
    sys::UniqueFd root_;
    std::string path_;
    std::string archive_;
    const fs::FilesystemProfile* profile_;
    std::uint64_t block_ = 4096;
    std::uint64_t device_ = 0;
    std::map<std::string, fs::StagedEntry> hidden_;  // by the first part of the path
    std::map<std::string, std::uint32_t> implied_;   // permissions of hidden trees that are no member
    std::unordered_set<std::string> fresh_;          // made by this job inside a hidden tree
    std::unordered_set<std::string> taken_over_;     // names at the top, of hidden trees that a job which died left
    std::unordered_set<std::string> entered_;        // directories of these that are of this archive too
    std::unordered_map<std::string, DirectoryPairPtr> opened_;
    std::map<std::string, Waiting> waiting_;
    bool complete_ = true;
};

}  // namespace drover::jobs
