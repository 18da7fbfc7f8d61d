// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/plan/plan_book.h"

#include <algorithm>
#include <utility>

#include "engine/jobs/copy/placement.h"

namespace drover::jobs {

namespace {

constexpr int most_names_tried = 10'000;

Obstacle to_obstacle(fs::NameFlaw flaw) {
    switch (flaw) {
        case fs::NameFlaw::characters:
            return Obstacle::name_characters;
        case fs::NameFlaw::reserved:
            return Obstacle::name_reserved;
        case fs::NameFlaw::ending:
            return Obstacle::name_ending;
        case fs::NameFlaw::encoding:
            return Obstacle::name_encoding;
        case fs::NameFlaw::too_long:
            break;
    }
    return Obstacle::name_too_long;
}

JobRecord::Kind kind_of(const ConflictSide& side) {
    return side.directory ? JobRecord::Kind::directory : JobRecord::Kind::other;
}

void add(PlannedPart& part, std::uint64_t bytes) {
    ++part.files;
    part.bytes += bytes;
}

}  // namespace

void PlanBook::set_target(int fd, const fs::FilesystemProfile& profile) {
    target_ = &profile;
    const auto facts = job_.sys.fstatfs(fd);
    if (!facts) return;
    block_ = std::max<std::uint64_t>(facts->block_size, 1);
    name_limit_ = facts->name_limit;
    job_.plan.edit([&](Plan& plan) {
        plan.space.available = facts->available;
        plan.space.free_inodes = facts->free_inodes;
    });
}

void PlanBook::expect(Precision precision) {
    job_.plan.edit([&](Plan& plan) { plan.space.precision = precision_of_sum(plan.space.precision, precision); });
}

void PlanBook::directory() {
    job_.plan.edit([&](Plan& plan) { ++plan.directories; });
}

void PlanBook::found(std::uint64_t size) {
    job_.plan.edit([&](Plan& plan) { add(plan.found, size); });
}

void PlanBook::moved(std::uint64_t size, const transfer::Expectation& expected) {
    const auto place = static_cast<std::size_t>(expected.method);
    const auto hole = static_cast<std::size_t>(MethodId::hole);
    job_.plan.edit([&](Plan& plan) {
        const bool only_a_hole = expected.holes > 0 && expected.holes == size;
        ++plan.methods.at(only_a_hole ? hole : place).files;
        plan.methods.at(place).bytes += size - expected.holes;
        plan.methods.at(hole).bytes += expected.holes;
    });
    if (expected.method != MethodId::clone) needs(size - expected.holes);
}

void PlanBook::renamed(std::uint64_t size) {
    job_.plan.edit([&](Plan& plan) { add(plan.renamed, size); });
}

void PlanBook::linked(std::uint64_t size) {
    job_.plan.edit([&](Plan& plan) { add(plan.linked, size); });
}

void PlanBook::needs(std::uint64_t bytes) {
    job_.plan.edit([&](Plan& plan) { plan.space.needed += (bytes + block_ - 1) / block_ * block_; });
}

void PlanBook::makes_inode() {
    job_.plan.edit([](Plan& plan) { ++plan.space.inodes; });
}

void PlanBook::conflict(ConflictSide source, ConflictSide existing, PlannedFate fate, std::optional<Error> error) {
    if (fate == PlannedFate::fail)
        job_.fail_entry(error ? std::move(*error) : taken(job_, existing.path), transfer::Side::destination,
                        source.path, existing.path, kind_of(source));
    job_.plan.edit([&](Plan& plan) {
        ++plan.conflict_counts.at(static_cast<std::size_t>(fate));
        if (plan.conflicts.size() < Plan::max_listed)
            plan.conflicts.push_back({std::move(source), std::move(existing), fate});
    });
}

void PlanBook::obstacle(PlannedObstacle obstacle) {
    job_.fail_entry(job_.refusal(ErrorKind::unsupported, std::string(reason_of(obstacle.kind)), obstacle.destination),
                    transfer::Side::destination, obstacle.source, obstacle.destination);
    job_.plan.edit([&](Plan& plan) {
        ++plan.obstacles_total;
        if (plan.obstacles.size() < Plan::max_listed) plan.obstacles.push_back(std::move(obstacle));
    });
}

void PlanBook::fail(Error error, transfer::Side side, const std::string& source, const std::string& destination,
                    JobRecord::Kind kind) {
    job_.plan.edit([&](Plan& plan) {
        ++plan.errors_total;
        if (plan.errors.size() < Plan::max_listed) plan.errors.push_back(error);
    });
    job_.fail_entry(std::move(error), side, source, destination, kind);
}

void PlanBook::take_errors() {
    job_.plan.edit([&](Plan& plan) {
        plan.errors = *job_.record.errors();
        plan.errors_total = job_.record.errors_total();
    });
}

bool PlanBook::name_fits(Names& names, const std::string& name, const std::string& source,
                         const std::string& destination, std::uint64_t size) {
    auto flaw = fs::flaw_of_name(target_->names, name, name_limit_);
    const bool taken = target_->names != fs::NameRules::posix && names.contains(fs::name_key(target_->names, name));
    if (!flaw && !taken) {
        if (target_->names != fs::NameRules::posix) names.insert(fs::name_key(target_->names, name));
        return true;
    }
    const std::string better = proposal(names, name);
    names.insert(fs::name_key(target_->names, better));
    if (flaw || !job_.request.options.adapt_names)  // then the job itself finds another name
        obstacle({.kind = flaw ? to_obstacle(*flaw) : Obstacle::name_case,
                  .source = source,
                  .destination = destination,
                  .size = size,
                  .proposal = better});
    return !flaw && job_.request.options.adapt_names;
}

std::string PlanBook::proposal(const Names& names, const std::string& name) const {
    const std::string fitting = fs::fitting_name(target_->names, name, name_limit_);
    std::string better = fitting;
    for (int number = 2; number < most_names_tried && names.contains(fs::name_key(target_->names, better)); ++number)
        better = fs::fitting_name(target_->names, numbered_name(fitting, number), name_limit_);
    return better;
}

void PlanBook::end() {
    const bool complete = !job_.control.stop_requested();
    bool too_little = false;
    job_.plan.edit([&](Plan& plan) {
        plan.complete = complete;
        too_little = plan.space.too_little();
    });
    if (complete && too_little)
        job_.fail_entry(sys::to_error({std::errc::no_space_on_device, job_.operation()}, job_.request.destination),
                        transfer::Side::source, "", job_.request.destination);  // a full destination would end the job
}

}  // namespace drover::jobs
