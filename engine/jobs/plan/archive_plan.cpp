// SPDX-License-Identifier: GPL-3.0-or-later
// The plan of a new archive: what its sources hold and the room that it may take.
#include <set>
#include <string>
#include <utility>

#include "engine/archive/create/formats.h"
#include "engine/fs/make_directories.h"
#include "engine/jobs/copy/directory_rights.h"
#include "engine/jobs/copy/placement.h"
#include "engine/jobs/plan/make_plan.h"
#include "engine/jobs/plan/plan_book.h"

namespace drover::jobs {

namespace {

using sys::FileType;
using transfer::Side;

constexpr std::uint64_t header = 1024;            // of a member, with its share of what is padded
constexpr std::uint64_t cloned_from = 64 * 1024;  // payloads that begin on a block

class ArchivePlanner {
public:
    explicit ArchivePlanner(JobContext& job) : job_(job), book_(job) {}

    void run() {
        look();
        book_.end();
    }

private:
    void look() {
        const std::string& path = job_.request.destination;
        format_ = archive::format_of_name(path);
        const auto fd = fs::open_directory_of(job_.sys, path);
        const auto status = fd ? job_.sys.fstat(fd->get()) : std::unexpected(fd.error());
        if (!status) {
            book_.fail(sys::to_error(status.error(), path), Side::destination, "", path);
        } else {
            device_ = status->id.device;
            book_.set_target(fd->get(), fs::profile_of(job_.sys, fd->get()));
            if (!format_->stores_bytes) book_.expect(Precision::at_most);
            plan_name(path);
            if (const auto refused = DirectoryRights(job_.sys, fd->get()).to_make("openat"))
                return book_.fail(sys::to_error(*refused, path), Side::destination, "", path);
            for (const auto& source : job_.request.sources) walk(sys::working_directory, source, source);
        }
    }

    void plan_name(const std::string& path) {
        const auto existing = job_.sys.fstatat(sys::working_directory, path);
        if (!existing) return;
        PlannedFate fate = PlannedFate::fail;
        switch (job_.request.options.on_conflict) {
            case ConflictPolicy::skip:
            case ConflictPolicy::larger:  // nothing is as small as an archive that is not written yet
                fate = PlannedFate::skip;
                break;
            case ConflictPolicy::replace:
            case ConflictPolicy::newer:
                fate = PlannedFate::replace;
                break;
            case ConflictPolicy::keep_both:
                fate = PlannedFate::keep_both;
                break;
            case ConflictPolicy::ask:
                fate = PlannedFate::ask;
                break;
            case ConflictPolicy::fail:
                break;
        }
        if (existing->type == FileType::directory && fate == PlannedFate::replace) fate = PlannedFate::fail;
        book_.conflict({.path = path}, conflict_side(path, *existing), fate);
    }

    void walk(int parent, const std::string& name, const std::string& path) {
        if (job_.control.stop_requested()) return;
        const auto status = job_.sys.fstatat(parent, name);
        if (!status) return fail(status.error(), path);
        book_.needs(header);
        if (status->type != FileType::directory) return plan_file(parent, name, path, *status);
        book_.directory();
        const auto directory = job_.sys.openat(parent, name, sys::OpenMode::directory);
        if (!directory) return fail(directory.error(), path);
        for (;;) {
            const auto entries = job_.sys.getdents(directory->get());
            if (!entries) return fail(entries.error(), path);
            if (entries->empty()) return;
            for (const auto& entry : *entries)
                walk(directory->get(), entry.name, DirectoryPair::join(path, entry.name));
        }
    }

    void plan_file(int parent, const std::string& name, const std::string& path, const sys::FileStatus& status) {
        const bool regular = status.type == FileType::regular;
        book_.found(regular ? status.size : 0);
        if (!regular) return book_.moved(0, {});
        if (status.links > 1 && format_->stores_all && first_names_.contains(status.id))
            return book_.linked(status.size);
        const auto file = job_.sys.openat(parent, name, sys::OpenMode::read);
        if (!file) return fail(file.error(), path);
        first_names_.insert(status.id);
        book_.moved(status.size, expectation(file->get(), status));
    }

    transfer::Expectation expectation(int file, const sys::FileStatus& status) const {
        const auto& options = job_.request.options;
        const auto& target = book_.target();
        const transfer::FileEnds ends{.source = file,
                                      .status = status,
                                      .source_profile = target,
                                      .destination_device = device_,
                                      .destination_profile = target};
        auto expected =
            transfer::expected_method(job_.sys, {ends, status.id.device == device_}, options.method, options.sparse);
        const bool by_clone = expected.method == MethodId::clone && format_->stores_bytes && status.size >= cloned_from;
        if (!format_->stores_holes) expected.holes = 0;
        if (by_clone) return expected;
        const bool by_kernel = format_->stores_bytes && status.size >= cloned_from;
        expected.method = by_kernel && options.method != MethodChoice::buffered ? MethodId::kernel : MethodId::buffered;
        return expected;
    }

    void fail(sys::SysError error, const std::string& path) {
        book_.fail(sys::to_error(error, path), Side::source, path, job_.request.destination);
    }

    JobContext& job_;
    PlanBook book_;
    const archive::Format* format_ = nullptr;
    std::uint64_t device_ = 0;
    std::set<sys::FileId> first_names_;
};

}  // namespace

void plan_archive(JobContext& job) {
    ArchivePlanner(job).run();
}

}  // namespace drover::jobs
