// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/targets.h"

#include <set>
#include <utility>

#include "engine/fs/rounded_time.h"
#include "engine/jobs/common/source_path.h"
#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/target_names.h"

namespace drover::jobs {

namespace {

using sys::FileType;
using transfer::Side;

// The directory that receives targets, and the target's name where the path gives one.
struct Destination {
    sys::UniqueFd directory;  // none: a dry run, and it would be made
    std::string path;
    std::string name;
    sys::UniqueFd nearest;  // what is there of its path, where there is no directory
};

class Resolver {
public:
    enum class Call : bool { first, added };

    Resolver(JobContext& job, const std::vector<std::string>& sources, std::vector<std::string> targets, Call call)
        : job_(job), sources_(sources), targets_(std::move(targets)), call_(call) {
        targets_.resize(sources_.size());
    }

    std::vector<TopLevelItem> resolve() {
        for (std::size_t i = 0; i < sources_.size(); ++i)
            if (targets_[i].empty() ? find_by_rule() : open_target(sources_[i], targets_[i]))
                add(without_trailing_slashes(sources_[i]), sources_[i].ends_with('/'));
        return std::move(items_);
    }

private:
    // Once for all sources without a target of their own.
    bool find_by_rule() {
        if (!rule_asked_) rule_found_ = find_destination();
        else if (rule_found_) destination_ = &by_rule_;
        rule_asked_ = true;
        return rule_found_;
    }

    bool find_destination() {
        const std::string& wanted = job_.request.destination;
        const std::string path = without_trailing_slashes(wanted);
        destination_ = &by_rule_;
        const auto existing = job_.sys.fstatat(sys::working_directory, path, true);
        if (!existing && !existing.error().is(std::errc::no_such_file_or_directory))
            return fail_all(sys::to_error(existing.error(), path), Side::destination);
        if (!existing && job_.request.create_destination) return make_destination(path);
        const bool inside = existing && existing->type == FileType::directory && !job_.request.destination_is_target;
        if (inside) return open_destination(path);
        if (sources_.size() > 1 || call_ == Call::added)
            return refuse_all(existing ? "Several sources need a directory to go into, and this is none"
                                       : "Several sources need an existing directory to go into",
                              wanted);
        if (wanted.ends_with('/') && !source_is_directory()) return refuse_all(why_no_directory(existing), wanted);
        job_.single_target = true;
        if (existing && leads_on(wanted)) {
            by_rule_.name = std::string(1, '.');
            return open_destination(path);
        }
        const SplitPath parts = split(path);
        by_rule_.name = parts.name;
        return open_destination(parts.parent);
    }

    static const char* why_no_directory(const sys::SysResult<sys::FileStatus>& existing) {
        if (!existing) return "This directory does not exist";
        return existing->type == FileType::directory ? "A directory is not replaced by a file" : "This is no directory";
    }

    // As with cp, a slash leads through a link to the directory behind; as with mv, nothing is moved there.
    bool leads_on(const std::string& wanted) const {
        if (!wanted.ends_with('/') || job_.moving()) return false;
        const auto link = job_.sys.fstatat(sys::working_directory, without_trailing_slashes(wanted));
        return link && link->type == FileType::symlink;
    }

    bool make_destination(const std::string& path) {
        if (job_.request.options.dry_run) return open_nearest(path);
        const auto made = job_.sys.mkdirat(sys::working_directory, path, 0777);  // less the umask
        return made ? open_destination(path) : fail_all(sys::to_error(made.error(), path), Side::destination);
    }

    bool open_nearest(const std::string& path) {
        const std::string parent = split(path).parent;
        auto fd = job_.sys.openat(sys::working_directory, parent, sys::OpenMode::root);
        if (!fd) return fail_all(sys::to_error(fd.error(), path), Side::destination);
        if (const auto refused = DirectoryRights(job_.sys, fd->get()).to_make("mkdirat"))
            return fail_all(sys::to_error(*refused, path), Side::destination);
        by_rule_.nearest = std::move(*fd);
        by_rule_.path = path;
        return true;
    }

    bool open_destination(const std::string& path) {
        auto fd = job_.sys.openat(sys::working_directory, path, sys::OpenMode::root);
        if (!fd) return fail_all(sys::to_error(fd.error(), path), Side::destination);
        by_rule_.directory = std::move(*fd);
        by_rule_.path = path;
        return true;
    }

    bool open_target(const std::string& source, const std::string& target) {
        const SplitPath parts = split(without_trailing_slashes(target));
        destination_ = &by_name_;
        by_name_.name = parts.name;
        if (by_name_.directory && by_name_.path == parts.parent) return true;
        auto fd = job_.sys.openat(sys::working_directory, parts.parent, sys::OpenMode::root);
        if (!fd) {
            job_.fail_entry(sys::to_error(fd.error(), target), Side::destination, source, target);
            return false;
        }
        by_name_.directory = std::move(*fd);
        by_name_.path = parts.parent;
        return true;
    }

    bool source_is_directory() {
        const auto status = job_.sys.fstatat(sys::working_directory, sources_.front());
        return status && status->type == FileType::directory;
    }

    // With a trailing slash, a symlink means the directory behind it; a move would have to remove that, so it does not.
    void add(const std::string& source, bool slash) {
        source_ = source;
        const bool follow = slash && !job_.moving();
        const auto status = job_.sys.fstatat(sys::working_directory, source, follow);
        if (!status) {
            if (!was_moved(status.error(), source)) fail(status.error(), source, Side::source);
            return;
        }
        if (slash && status->type != FileType::directory) {
            fail({std::errc::not_a_directory, "fstatat"}, source + '/', Side::source);
            return;
        }
        if (job_.moving() && nameless(source)) {
            refuse("A directory is moved by its name, not by . or ..", source);
            return;
        }
        const std::string& given = destination_->name;
        const bool nameless_source = nameless(source);
        const std::string target = given.empty() ? split(source).name : given;
        if (status->type == FileType::directory && !outside_of(*status, source)) return;
        if (!nameless_source && !is_new_name(target)) {
            refuse("Another source of this job has the same name", source);
            return;
        }
        const bool content_only = nameless_source && given.empty();
        auto directory = content_only ? open_content(source) : open_parent(source);
        if (!directory) return;
        if (content_only) return add_content(directory);
        // With its slash the name leads through a symlink, and the walk opens it as the directory that it is.
        const bool through = follow && status->type == FileType::directory && !nameless_source;
        const std::string name = nameless_source ? "." : split(source).name + (through ? "/" : "");
        items_.push_back({directory, {{name, status->type, status->id.inode}, adapted_name(job_, *directory, target)}});
    }

    // By an earlier run of this move.
    bool was_moved(sys::SysError error, const std::string& source) {
        if (!job_.moving() || !job_.request.options.go_on) return false;
        if (!error.is(std::errc::no_such_file_or_directory)) return false;
        const std::string target = destination_->name.empty() ? split(source).name : destination_->name;
        if (!destination_->directory || !job_.sys.fstatat(destination_->directory.get(), target)) return false;
        job_.skip_item(source, target_of(source), "it was moved before");
        return true;
    }

    bool is_new_name(const std::string& name) {
        return given_names_.insert(DirectoryPair::join(destination_->path, name)).second;
    }

    // False when the destination lies inside the source. Asked upwards from the destination, by identity.
    bool outside_of(const sys::FileStatus& source, const std::string& path) {
        sys::UniqueFd level;
        const bool there = static_cast<bool>(destination_->directory);
        int here = (there ? destination_->directory : destination_->nearest).get();
        for (;;) {
            const auto status = job_.sys.fstat(here);
            if (!status) return fail(status.error(), destination_->path, Side::destination);
            if (status->id == source.id) return refuse("A directory cannot go into itself", path);
            auto above = job_.sys.openat(here, "..", sys::OpenMode::directory);
            if (!above) return true;  // not ours to read: it is not the source, which is
            const auto upper = job_.sys.fstat(above->get());
            if (!upper || upper->id == status->id) return true;
            level = std::move(*above);
            here = level.get();
        }
    }

    // One pair for all sources of the same parent, so that they share batches.
    DirectoryPairPtr open_parent(const std::string& source) {
        const std::string parent = nameless(source) ? source : split(source).parent;
        if (last_ && last_->source_path == shown(parent, source) && last_for_ == destination_->path) return last_;
        auto fd = job_.sys.openat(sys::working_directory, parent, sys::OpenMode::root);
        if (!fd) {
            fail(fd.error(), parent, Side::source);
            return nullptr;
        }
        last_ = make_pair(std::move(*fd), shown(parent, source));
        last_for_ = destination_->path;
        return last_;
    }

    DirectoryPairPtr open_content(const std::string& source) {
        auto fd = job_.sys.openat(sys::working_directory, source, sys::OpenMode::root);
        if (!fd) {
            fail(fd.error(), source, Side::source);
            return nullptr;
        }
        return make_pair(std::move(*fd), source);
    }

    // Relative names are shown as they were given.
    static std::string shown(const std::string& parent, const std::string& source) {
        return source.find('/') == std::string::npos ? "" : parent;
    }

    DirectoryPairPtr make_pair(sys::UniqueFd source, std::string source_path) {
        const std::string& path = destination_->path;
        const bool there = static_cast<bool>(destination_->directory);
        const auto& asked = there ? destination_->directory : destination_->nearest;
        auto destination = job_.sys.openat(asked.get(), ".", sys::OpenMode::root);
        const auto status = destination ? job_.sys.fstat(destination->get())
                                        : sys::SysResult<sys::FileStatus>(std::unexpected(destination.error()));
        if (!status) {
            fail(status.error(), path, Side::destination);
            return nullptr;
        }
        auto pair = std::make_shared<DirectoryPair>();
        pair->source = std::move(source);
        pair->source_path = std::move(source_path);
        pair->destination_path = path == "." ? "" : path;
        pair->destination_id = status->id;
        pair->source_profile = &fs::profile_of(job_.sys, pair->source.get());
        pair->destination_profile = &fs::profile_of(job_.sys, destination->get());
        if (job_.request.options.adapt_names)
            if (const auto facts = job_.sys.fstatfs(destination->get())) job_.name_limit = facts->name_limit;
        if (!there) return pair;
        pair->inherits_acl = job_.metadata.has_default_acl(destination->get());
        pair->append_only = is_append_only(job_.sys, destination->get());
        pair->destination = std::move(*destination);
        if (destination_ == &by_name_) keep_times(*pair, *status);
        return pair;
    }

    // Where the directory already has the times of the one that it was copied from, putting something more into it
    // does not take them away.
    void keep_times(DirectoryPair& pair, const sys::FileStatus& destination) const {
        const auto source = job_.sys.fstat(pair.source.get());
        if (source && fs::same_time(source->modified, destination.modified)) pair.kept_times = destination;
    }

    void add_content(const DirectoryPairPtr& directory) {
        for (;;) {
            const auto entries = job_.sys.getdents(directory->source.get());
            if (!entries) {
                fail(entries.error(), directory->source_path, Side::source);
                return;
            }
            if (entries->empty()) return;
            for (const auto& entry : *entries) {
                source_ = directory->source_of(entry.name);
                add_entry(directory, entry);
            }
        }
    }

    void add_entry(const DirectoryPairPtr& directory, sys::DirectoryEntry entry) {
        if (entry.type == FileType::unknown)
            if (const auto status = job_.sys.fstatat(directory->source.get(), entry.name)) entry.type = status->type;
        if (!is_new_name(entry.name)) {
            refuse("Another source of this job has the same name", source_);
            return;
        }
        std::string name = adapted_name(job_, *directory, entry.name);
        items_.push_back({directory, {std::move(entry), std::move(name)}});
    }

    // Each returns false, so that a step can end with it.
    bool fail(sys::SysError error, const std::string& path, Side side) {
        return fail(sys::to_error(error, path), side);
    }
    bool refuse(std::string reason, const std::string& path) {
        return fail(job_.refusal(ErrorKind::invalid, std::move(reason), path), Side::source);
    }
    bool fail(Error error, Side side) {
        const std::string why = error.reason;
        const std::uint32_t cause = job_.fail(std::move(error), side);
        tell_failed(source_, why, cause);
        return false;
    }

    // What goes by the rule goes by it again when it is retried, so the log has no target of its own.
    void tell_failed(const std::string& source, const std::string& why, std::uint32_t cause) {
        const ItemLog::Entry entry{.why = why, .result = ItemResult::failed, .cause = cause};
        const std::string target = target_of(source);
        job_.record.log_by_path(source, destination_ == &by_name_ ? target : "", entry);
        job_.record.tell_listener(source, target, entry);
    }

    // Also where there is no such directory.
    std::string target_of(const std::string& source) const {
        const bool named = !destination_->name.empty();
        const bool found = !destination_->path.empty();
        if (named && !found) return job_.request.destination;
        const std::string folder = !found                      ? job_.request.destination
                                   : destination_->path == "." ? ""
                                                               : destination_->path;
        if (named) return DirectoryPair::join(folder, destination_->name);
        return nameless(source) ? folder : DirectoryPair::join(folder, split(source).name);
    }

    // One error, and every source without a target of its own has failed.
    bool fail_all(Error error, Side side) {
        const std::string why = error.reason;
        const std::uint32_t cause = job_.fail(std::move(error), side);
        for (std::size_t i = 0; i < sources_.size(); ++i)
            if (targets_[i].empty()) tell_failed(without_trailing_slashes(sources_[i]), why, cause);
        return false;
    }
    bool refuse_all(std::string reason, const std::string& path) {
        return fail_all(job_.refusal(ErrorKind::invalid, std::move(reason), path), Side::source);
    }

    JobContext& job_;
    const std::vector<std::string>& sources_;
    std::vector<std::string> targets_;
    Call call_;
    std::string source_;  // in hand
    Destination by_rule_;
    Destination by_name_;  // of the source in hand, where it has a target of its own
    Destination* destination_ = nullptr;
    bool rule_asked_ = false;
    bool rule_found_ = false;
    std::set<std::string> given_names_;  // with the directory that they are in
    DirectoryPairPtr last_;
    std::string last_for_;  // its destination
    std::vector<TopLevelItem> items_;
};

}  // namespace

std::vector<TopLevelItem> resolve_targets(JobContext& job) {
    return Resolver(job, job.request.sources, job.request.targets, Resolver::Call::first).resolve();
}

std::vector<TopLevelItem> resolve_targets(JobContext& job, const std::vector<std::string>& added) {
    return Resolver(job, added, {}, Resolver::Call::added).resolve();
}

}  // namespace drover::jobs
