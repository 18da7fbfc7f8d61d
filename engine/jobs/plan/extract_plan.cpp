// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of unpacking: what the archives' headers tell.
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "engine/api/archive_listing.h"
#include "engine/archive/member/member_path.h"
#include "engine/fs/make_directories.h"
#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/plan/make_plan.h"
#include "engine/jobs/plan/plan_book.h"

namespace drover::jobs {

namespace {

using transfer::Side;

class ExtractPlanner {
public:
    explicit ExtractPlanner(JobContext& job) : job_(job), book_(job) {}

    void run() {
        look();
        book_.end();
    }

private:
    void look() {
        const std::string& path = job_.request.destination;
        const auto nearest = fs::open_nearest(job_.sys, path);
        if (!nearest) return book_.fail(sys::to_error(nearest.error(), path), Side::destination, "", path);
        profile_ = &fs::profile_of(job_.sys, nearest->get());
        book_.set_target(nearest->get(), *profile_);
        if (const auto status = job_.sys.fstat(nearest->get())) device_ = status->id.device;
        if (auto fd = job_.sys.openat(sys::working_directory, path, sys::OpenMode::root)) destination_ = std::move(*fd);
        else if (const auto refused = DirectoryRights(job_.sys, nearest->get()).to_make("mkdirat"))
            return book_.fail(sys::to_error(*refused, path), Side::destination, "", path);
        for (const auto& source : job_.request.sources) plan(source);
    }

    void plan(const std::string& archive_path) {
        if (job_.control.stop_requested()) return;
        const auto status = job_.sys.fstatat(sys::working_directory, archive_path, true);
        same_device_ = status && status->id.device == device_;
        const auto listed = list_archive(archive_path, [&](const ListedMember& member) {
            plan_member(archive_path, member);
            return !job_.control.stop_requested();
        });
        if (!listed) book_.fail(listed.error(), Side::source, archive_path, "");
    }

    void plan_member(const std::string& archive_path, const ListedMember& member) {
        const std::string source = DirectoryPair::join(archive_path, member.name);
        const auto path = archive::parse_member_path(member.name);
        if (!path) return refuse(source, path.error());
        const bool directory = member.type == ListedType::directory;
        const std::uint64_t size = member.size.value_or(0);
        if (!member.size) book_.expect(Precision::at_least);
        if (!directory) book_.found(size);
        if (path->name.empty() || !fits(*path, member, source) || !may_be_made(*path, source, directory)) return;
        if (directory) return book_.directory();
        if (!finds_a_place(*path, member, source)) return;
        if (member.type == ListedType::hard_link) return book_.linked(0);
        book_.makes_inode();
        if (member.type != ListedType::file) return book_.moved(0, {});
        const auto method = job_.request.options.method;
        const bool clones = member.clonable && same_device_ && profile_->clones_as_a_rule &&
                            (method == MethodChoice::automatic || method == MethodChoice::clone);
        const bool stored = member.payload_offset && size >= profile_->kernel_from;
        const std::uint64_t holes = profile_->holes && !clones ? member.holes : 0;
        book_.moved(size, {.method = clones                                       ? MethodId::clone
                                     : stored && method != MethodChoice::buffered ? MethodId::kernel
                                                                                  : MethodId::buffered,
                           .holes = holes});
    }

    bool fits(const archive::MemberPath& path, const ListedMember& member, const std::string& source) {
        const std::string destination = DirectoryPair::join(job_.request.destination, path.whole());
        const bool simple = member.type == ListedType::file || member.type == ListedType::directory;
        const bool wrong_type = profile_->only_files && !simple;
        const std::uint64_t size = member.size.value_or(0);
        if (wrong_type || size > profile_->largest_file) {
            book_.obstacle({.kind = wrong_type ? Obstacle::type : Obstacle::too_large,
                            .source = source,
                            .destination = destination,
                            .size = size,
                            .proposal = ""});
            return false;
        }
        return book_.name_fits(names_[path.parent], path.name, source, destination, size);
    }

    // Where a member goes, asked once for each directory.
    struct Room {
        bool whole = true;  // else a directory on the way there is missing
        DirectoryRights::Refusal refused{};
    };

    const Room& room_of(const std::string& parent) {
        const auto [place, added] = rooms_.try_emplace(parent);
        auto& room = place->second;
        for (std::string path = parent; added; room.whole = false) {
            const auto fd = job_.sys.openat_beneath(destination_.get(), path.empty() ? "." : path, sys::OpenMode::root);
            if (fd) room.refused = DirectoryRights(job_.sys, fd->get()).to_make("openat");
            const bool missing = !fd && fd.error().is(std::errc::no_such_file_or_directory);
            if (!missing || path.empty()) break;
            path = path.substr(0, path.find('/') == std::string::npos ? 0 : path.rfind('/'));
        }
        return room;
    }

    bool may_be_made(const archive::MemberPath& path, const std::string& source, bool directory) {
        if (!destination_) return true;
        const Room& room = room_of(path.parent);
        const bool there = directory && job_.sys.fstatat(destination_.get(), path.whole()).has_value();
        if (!room.refused || there) return true;
        const bool makes_directory = directory || !room.whole;
        // A file names itself where its directory cannot be made.
        const auto target = !room.whole && !directory ? source
                                                      : DirectoryPair::join(job_.request.destination,
                                                                            room.whole ? path.whole() : path.parent);
        book_.fail(sys::to_error({room.refused->code, makes_directory ? "mkdirat" : "openat"}, target),
                   Side::destination, source, target);
        return false;
    }

    bool finds_a_place(const archive::MemberPath& path, const ListedMember& member, const std::string& source) {
        if (!destination_) return true;
        const auto existing = job_.sys.fstatat(destination_.get(), path.whole());
        if (!existing) return true;
        const PlannedFate fate = fate_of(member, *existing);
        book_.conflict({.path = source, .size = member.size.value_or(0), .mtime_ns = nanoseconds_64(member.modified)},
                       conflict_side(DirectoryPair::join(job_.request.destination, path.whole()), *existing), fate);
        return fate != PlannedFate::fail && fate != PlannedFate::skip;
    }

    PlannedFate fate_of(const ListedMember& member, const sys::FileStatus& existing) const {
        const bool directory = existing.type == sys::FileType::directory;
        const auto replaced = directory ? PlannedFate::fail : PlannedFate::replace;
        switch (job_.request.options.on_conflict) {
            case ConflictPolicy::skip:
                return PlannedFate::skip;
            case ConflictPolicy::replace:
                return replaced;
            case ConflictPolicy::newer:
                return member.modified > existing.modified ? replaced : PlannedFate::skip;
            case ConflictPolicy::larger:
                return member.size.value_or(0) > existing.size ? replaced : PlannedFate::skip;
            case ConflictPolicy::keep_both:
                return PlannedFate::keep_both;
            case ConflictPolicy::ask:
                return PlannedFate::ask;
            case ConflictPolicy::fail:
                break;
        }
        return PlannedFate::fail;
    }

    void refuse(const std::string& path, const char* reason) {
        book_.fail(job_.refusal(ErrorKind::invalid, reason, path), Side::source, path, "");
    }

    JobContext& job_;
    PlanBook book_;
    const fs::FilesystemProfile* profile_ = nullptr;
    std::uint64_t device_ = 0;
    bool same_device_ = false;
    sys::UniqueFd destination_;                     // none: it would be made
    std::map<std::string, PlanBook::Names> names_;  // by directory
    std::map<std::string, Room> rooms_;
};

}  // namespace

void plan_extract(JobContext& job) {
    ExtractPlanner(job).run();
}

}  // namespace drover::jobs
