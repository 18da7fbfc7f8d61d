// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a copy or move: the same walk and the same choice of places, but nothing is made.
#include <map>
#include <set>
#include <utility>

#include "engine/jobs/earlier_run.h"
#include "engine/jobs/lanes.h"
#include "engine/jobs/make_plan.h"
#include "engine/jobs/placement.h"
#include "engine/jobs/plan_book.h"
#include "engine/jobs/target_names.h"
#include "engine/jobs/targets.h"

namespace drover::jobs {

namespace {

using sys::FileType;
using transfer::Side;

// What becomes of a directory: it stays away with all that is in it, goes entry by entry, or is renamed as a whole.
enum class Way : std::uint8_t { none, own, renamed };

class TreePlanner {
public:
    explicit TreePlanner(JobContext& job) : job_(job), book_(job) {}

    void run() {
        std::map<const DirectoryPair*, PlanBook::Names> names;
        for (const auto& source : resolve_targets(job_)) {
            if (job_.control.stop_requested()) break;
            begin_root(source.directory);
            plan(source.directory, source.item, names[source.directory.get()], Way::own);
        }
        book_.end();
    }

private:
    void begin_root(const DirectoryPairPtr& root) {
        if (root == root_) return;
        root_ = root;
        root->fresh = !root->destination;  // it would be made
        if (!root->fresh) return book_.set_target(root->destination.get(), *root->destination_profile);
        if (const auto fd = open_directory_of(job_.sys, root->destination_path))
            book_.set_target(fd->get(), *root->destination_profile);
    }

    void plan(const DirectoryPairPtr& parent, const Item& item, PlanBook::Names& names, Way above) {
        const auto status = job_.sys.fstatat(parent->source.get(), item.entry.name);
        if (!status)
            return job_.fail_item(sys::to_error(status.error(), parent->source_of(item.entry.name)), Side::source);
        if (status->type == FileType::directory) plan_directory(parent, item, *status, names, above);
        else plan_file(*parent, item, *status, names, above);
    }

    // --- directories ------------------------------------------------------------------------------------------------

    void plan_directory(const DirectoryPairPtr& parent, const Item& item, const sys::FileStatus& status,
                        PlanBook::Names& names, Way above) {
        auto fd = job_.sys.openat(parent->source.get(), item.entry.name, sys::OpenMode::directory);
        const std::string path = parent->source_of(item.entry.name);
        if (!fd) return job_.fail_item(sys::to_error(fd.error(), path), Side::source);
        auto directory = std::make_shared<DirectoryPair>();
        directory->parent = parent;
        directory->source_path = path;
        directory->destination_path = parent->destination_of(item.target_name);
        directory->source = std::move(*fd);
        directory->status = status;
        directory->source_profile = &fs::profile_of(job_.sys, directory->source.get());
        directory->destination_profile = parent->destination_profile;
        directory->destination_id = parent->destination_id;
        if (!book_.name_fits(names, item.target_name, path, directory->destination_path, 0)) return;
        const Way way = above == Way::renamed ? above : find_destination(*directory, item);
        if (way == Way::none) return;
        book_.directory();
        plan_entries(directory, way);
    }

    Way find_destination(DirectoryPair& directory, const Item& item) {
        directory.fresh = directory.parent->fresh;
        if (directory.fresh) return may_rename(*directory.parent, directory.status) ? Way::renamed : Way::own;
        const int above = directory.parent->destination.get();
        const auto existing = job_.sys.fstatat(above, item.target_name);
        if (!existing) {
            directory.fresh = true;
            return may_rename(*directory.parent, directory.status) ? Way::renamed : Way::own;
        }
        if (existing->id == directory.status.id) return meets_itself(directory, *existing);
        if (existing->type != FileType::directory) return meets_a_file(directory, *existing);
        auto fd = job_.sys.openat(above, item.target_name, sys::OpenMode::directory);
        if (!fd) {
            job_.fail_item(sys::to_error(fd.error(), directory.destination_path), Side::destination);
            return Way::none;
        }
        directory.destination = std::move(*fd);
        directory.destination_id = existing->id;
        directory.destination_profile = &fs::profile_of(job_.sys, directory.destination.get());
        return Way::own;
    }

    // Not below a directory that the job builds anew.
    bool may_rename(const DirectoryPair& parent, const sys::FileStatus& status) const {
        return job_.moving() && (!parent.fresh || parent.top_level()) &&
               status.id.device == parent.destination_id.device;
    }

    Way meets_itself(DirectoryPair& directory, const sys::FileStatus& existing) {
        const bool beside = job_.request.options.on_conflict == ConflictPolicy::keep_both;
        book_.conflict(conflict_side(directory.source_path, directory.status),
                       conflict_side(directory.destination_path, existing),
                       beside ? PlannedFate::keep_both : PlannedFate::fail);
        directory.fresh = beside;
        return beside ? Way::own : Way::none;
    }

    Way meets_a_file(DirectoryPair& directory, const sys::FileStatus& existing) {
        const auto policy = job_.request.options.on_conflict;
        const PlannedFate fate = policy == ConflictPolicy::skip        ? PlannedFate::skip
                                 : policy == ConflictPolicy::keep_both ? PlannedFate::keep_both
                                                                       : PlannedFate::fail;
        book_.conflict(conflict_side(directory.source_path, directory.status),
                       conflict_side(directory.destination_path, existing), fate);
        directory.fresh = true;
        return fate == PlannedFate::keep_both ? Way::own : Way::none;
    }

    void plan_entries(const DirectoryPairPtr& directory, Way way) {
        PlanBook::Names names;
        for (;;) {
            const auto entries = job_.sys.getdents(directory->source.get());
            if (!entries) {
                job_.fail_item(sys::to_error(entries.error(), directory->source_path), Side::source);
                return;
            }
            if (entries->empty()) return;
            for (const auto& entry : *entries) {
                if (job_.control.stop_requested()) return;
                plan(directory, {entry, adapted_name(job_, *directory, entry.name)}, names, way);
            }
        }
    }

    // --- files ------------------------------------------------------------------------------------------------------

    void plan_file(DirectoryPair& directory, const Item& item, const sys::FileStatus& status, PlanBook::Names& names,
                   Way above) {
        const std::uint64_t size = status.type == FileType::regular ? status.size : 0;
        book_.found(size);
        const bool special = status.type != FileType::regular && status.type != FileType::symlink;
        if (special && job_.request.options.special_files == SpecialFiles::skip) return;
        if (above == Way::renamed) return book_.renamed(size);
        if (!fits(directory, item, status, names) || !finds_a_place(directory, item, status)) return;
        if (may_rename(directory, status)) return book_.renamed(size);
        const bool has_links = status.links > 1 && !directory.destination_profile->only_files;
        if (has_links && !first_names_.insert(status.id).second) return book_.linked(size);
        if (status.type == FileType::regular) move(directory, status);
        else book_.moved(0, {});
    }

    bool fits(const DirectoryPair& directory, const Item& item, const sys::FileStatus& status, PlanBook::Names& names) {
        const std::string source = directory.source_of(item.entry.name);
        const std::string destination = directory.destination_of(item.target_name);
        const auto& profile = *directory.destination_profile;
        if (profile.only_files && status.type != FileType::regular) {
            book_.obstacle(
                {.kind = Obstacle::type, .source = source, .destination = destination, .size = 0, .proposal = ""});
            return false;
        }
        if (status.size > profile.largest_file) {
            book_.obstacle({.kind = Obstacle::too_large,
                            .source = source,
                            .destination = destination,
                            .size = status.size,
                            .proposal = ""});
            return false;
        }
        return book_.name_fits(names, item.target_name, source, destination, status.size);
    }

    // What the policy makes of a name that is taken. False where nothing moves.
    bool finds_a_place(DirectoryPair& directory, const Item& item, const sys::FileStatus& status) {
        if (directory.fresh) return true;
        const auto existing = job_.sys.fstatat(directory.destination.get(), item.target_name);
        if (!existing) return true;  // free; if it cannot be asked, the job says why
        const bool found = find_of_earlier_run(job_, directory, item, status).has_value();
        const Placement placement =
            found ? Placement(Skip{already_there}) : place_among_others(job_, directory, item, status, std::nullopt);
        PlannedFate fate = PlannedFate::fail;
        if (const auto* place = std::get_if<Place>(&placement))
            fate = place->replace == fs::Replace::yes ? PlannedFate::replace : PlannedFate::keep_both;
        else if (std::holds_alternative<Skip>(placement)) fate = PlannedFate::skip;
        else if (std::holds_alternative<Park>(placement)) fate = PlannedFate::ask;
        book_.conflict(conflict_side(directory.source_of(item.entry.name), status),
                       conflict_side(directory.destination_of(item.target_name), *existing), fate);
        return fate != PlannedFate::fail && fate != PlannedFate::skip;
    }

    void move(const DirectoryPair& directory, const sys::FileStatus& status) {
        const auto& options = job_.request.options;
        const auto expected = transfer::expected_method({.status = status,
                                                         .source_profile = *directory.source_profile,
                                                         .destination_device = directory.destination_id.device,
                                                         .destination_profile = *directory.destination_profile,
                                                         .one_of_many = !directory.top_level()},
                                                        options.method, options.sparse);
        book_.moved(status.size, expected);
    }

    JobContext& job_;
    PlanBook book_;
    DirectoryPairPtr root_;
    std::set<sys::FileId> first_names_;
};

}  // namespace

void plan_copy(JobContext& job) {
    TreePlanner(job).run();
}

}  // namespace drover::jobs
