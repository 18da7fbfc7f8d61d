// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/targets.h"

#include <set>

namespace drover::jobs {

namespace {

using sys::FileType;
using transfer::Side;

struct SplitPath {
    std::string parent;  // "." where the path has no slash
    std::string name;
};

std::string without_trailing_slashes(std::string path) {
    while (path.size() > 1 && path.ends_with('/')) path.pop_back();
    return path;
}

SplitPath split(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return {".", path};
    return {slash == 0 ? "/" : path.substr(0, slash), path.substr(slash + 1)};
}

// A source without a name of its own ("/", ".", "dir/.."): its content goes straight into the destination.
bool nameless(const std::string& path) {
    const std::string name = split(path).name;
    return name.empty() || name == "." || name == "..";
}

class Resolver {
public:
    explicit Resolver(JobContext& job) : job_(job) {}

    std::vector<TopLevelItem> resolve() {
        if (!find_destination()) return {};
        std::vector<TopLevelItem> items;
        for (const auto& source : job_.request.sources)
            add(items, without_trailing_slashes(source), source.ends_with('/'));
        return items;
    }

private:
    // The directory that receives the targets, and the target's name when the request gives one.
    bool find_destination() {
        const std::string& wanted = job_.request.destination;
        const std::string path = without_trailing_slashes(wanted);
        const auto existing = job_.sys.fstatat(sys::working_directory, path, true);
        if (!existing && !existing.error().is(std::errc::no_such_file_or_directory))
            return fail(existing.error(), path, Side::destination);
        if (!existing && job_.request.create_destination) return make_destination(path);
        const bool inside = existing && existing->type == FileType::directory && !job_.request.destination_is_target;
        if (inside) return open_destination(path);
        if (job_.request.sources.size() > 1)
            return refuse(existing ? "Several sources need a directory to go into, and this is none"
                                   : "Several sources need an existing directory to go into",
                          wanted);
        if (wanted.ends_with('/') && !source_is_directory()) return refuse("This directory does not exist", wanted);
        const SplitPath parts = split(path);
        target_name_ = parts.name;
        return open_destination(parts.parent);
    }

    bool make_destination(const std::string& path) {
        const auto made = job_.sys.mkdirat(sys::working_directory, path, 0777);  // less the umask
        return made ? open_destination(path) : fail(made.error(), path, Side::destination);
    }

    bool source_is_directory() {
        const auto status = job_.sys.fstatat(sys::working_directory, job_.request.sources.front());
        return status && status->type == FileType::directory;
    }

    bool open_destination(const std::string& path) {
        auto fd = job_.sys.openat(sys::working_directory, path, sys::OpenMode::root);
        if (!fd) return fail(fd.error(), path, Side::destination);
        destination_ = std::move(*fd);
        destination_path_ = path;
        return true;
    }

    // With a trailing slash, a symlink means the directory behind it; a move would have to remove that, so it does not.
    void add(std::vector<TopLevelItem>& items, const std::string& source, bool slash) {
        const bool follow = slash && !job_.moving();
        const auto status = job_.sys.fstatat(sys::working_directory, source, follow);
        if (!status) {
            fail(status.error(), source, Side::source);
            return;
        }
        const bool content_only = nameless(source);
        const std::string target = target_name_.empty() ? split(source).name : target_name_;
        if (status->type == FileType::directory && !outside_of(*status, source)) return;
        if (!content_only && !given_names_.insert(target).second) {
            refuse("Another source of this job has the same name", source);
            return;
        }
        auto directory = content_only && target_name_.empty() ? open_content(source) : open_parent(source);
        if (!directory) return;
        if (content_only && target_name_.empty()) return add_content(items, directory);
        // With its slash the name leads through a symlink, and the walk opens it as the directory that it is.
        const bool through = follow && status->type == FileType::directory && !content_only;
        const std::string name = content_only ? "." : split(source).name + (through ? "/" : "");
        items.push_back({directory, {{name, status->type, status->id.inode}, target}});
    }

    // False when the destination lies inside the source. Asked upwards from the destination, by identity.
    bool outside_of(const sys::FileStatus& source, const std::string& path) {
        sys::UniqueFd level;
        int here = destination_.get();
        for (;;) {
            const auto status = job_.sys.fstat(here);
            if (!status) return fail(status.error(), destination_path_, Side::destination);
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
        if (last_ && last_->source_path == shown(parent, source)) return last_;
        auto fd = job_.sys.openat(sys::working_directory, parent, sys::OpenMode::root);
        if (!fd) {
            fail(fd.error(), parent, Side::source);
            return nullptr;
        }
        last_ = make_pair(std::move(*fd), shown(parent, source));
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
        auto destination = job_.sys.openat(destination_.get(), ".", sys::OpenMode::root);
        const auto status = destination ? job_.sys.fstat(destination->get())
                                        : sys::SysResult<sys::FileStatus>(std::unexpected(destination.error()));
        if (!status) {
            fail(status.error(), destination_path_, Side::destination);
            return nullptr;
        }
        auto pair = std::make_shared<DirectoryPair>();
        pair->source = std::move(source);
        pair->destination = std::move(*destination);
        pair->source_path = std::move(source_path);
        pair->destination_path = destination_path_ == "." ? "" : destination_path_;
        pair->destination_id = status->id;
        pair->source_profile = &fs::profile_of(job_.sys, pair->source.get());
        pair->destination_profile = &fs::profile_of(job_.sys, pair->destination.get());
        pair->inherits_acl = job_.metadata.has_default_acl(pair->destination.get());
        return pair;
    }

    void add_content(std::vector<TopLevelItem>& items, const DirectoryPairPtr& directory) {
        for (;;) {
            const auto entries = job_.sys.getdents(directory->source.get());
            if (!entries) {
                fail(entries.error(), directory->source_path, Side::source);
                return;
            }
            if (entries->empty()) return;
            for (const auto& entry : *entries) add_entry(items, directory, entry);
        }
    }

    void add_entry(std::vector<TopLevelItem>& items, const DirectoryPairPtr& directory, sys::DirectoryEntry entry) {
        if (entry.type == FileType::unknown)
            if (const auto status = job_.sys.fstatat(directory->source.get(), entry.name)) entry.type = status->type;
        if (!given_names_.insert(entry.name).second) {
            refuse("Another source of this job has the same name", directory->source_of(entry.name));
            return;
        }
        std::string name = entry.name;
        items.push_back({directory, {std::move(entry), std::move(name)}});
    }

    bool fail(sys::SysError error, const std::string& path, Side side) {
        job_.fail_item(sys::to_error(error, path), side);
        return false;
    }
    bool refuse(std::string reason, const std::string& path) {
        job_.fail_item(
            {.kind = ErrorKind::invalid, .operation = "copy", .code = "", .reason = std::move(reason), .path = path},
            Side::source);
        return false;
    }

    JobContext& job_;
    sys::UniqueFd destination_;
    std::string destination_path_;
    std::string target_name_;
    std::set<std::string> given_names_;
    DirectoryPairPtr last_;
};

}  // namespace

std::vector<TopLevelItem> resolve_targets(JobContext& job) {
    return Resolver(job).resolve();
}

}  // namespace drover::jobs
