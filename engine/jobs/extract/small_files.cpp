// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/extract/small_files.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "engine/jobs/common/item_reports.h"
#include "engine/transfer/buffered_method.h"

namespace drover::jobs {

namespace {

using transfer::Outcome;
using transfer::Side;

constexpr std::chrono::milliseconds gate_interval(20);

}  // namespace

SmallFiles::SmallFiles(JobContext& job, MemberDresser& dresser, WorkerSlots& slots, transfer::Workspace& own)
    : job_(job), dresser_(dresser), slots_(slots), own_(own) {}

SmallFiles::~SmallFiles() {
    end();
}

void SmallFiles::end() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = true;
    }
    changed_.notify_all();
    threads_.clear();
    ending_ = false;
}

void SmallFiles::put(SmallFile file) {
    sent_.insert(file.member_path());
    Lock lock(mutex_);
    const bool continues =
        !waiting_.empty() && waiting_.back().directory == file.directory && waiting_.back().files.size() < batch_files;
    if (!continues) {
        // The one before is complete now.
        if (!waiting_.empty()) changed_.notify_one();
        waiting_.push_back({.directory = file.directory, .files = {}});
        if (waiting_.size() > 1) start_thread();
    }
    waiting_bytes_ += file.content.size();
    ++waiting_files_;
    waiting_.back().bytes += file.content.size();
    waiting_.back().files.push_back(std::move(file));
    if (too_much_waits()) write_next(lock, own_);
}

void SmallFiles::start_thread() {
    if (threads_.size() >= most_threads_) return;
    const std::size_t number = threads_.size() + 1;
    threads_.emplace_back([this, number] { work(number); });
}

// The oldest of a directory where nobody is at work, else the oldest.
std::deque<SmallFiles::Batch>::iterator SmallFiles::next_batch() {
    const auto idle = std::ranges::find_if(waiting_, [&](const Batch& batch) {
        return std::ranges::find(at_work_, batch.directory.get()) == at_work_.end();
    });
    return idle == waiting_.end() ? waiting_.begin() : idle;
}

void SmallFiles::write_next(Lock& lock, transfer::Workspace& work) {
    const auto found = next_batch();
    Batch batch = std::move(*found);
    waiting_.erase(found);
    waiting_bytes_ -= batch.bytes;
    waiting_files_ -= batch.files.size();
    at_work_.push_back(batch.directory.get());
    lock.unlock();
    for (auto& file : batch.files) write(file, work);
    lock.lock();
    at_work_.erase(std::ranges::find(at_work_, batch.directory.get()));
    if (at_work_.empty()) changed_.notify_all();
}

std::vector<SmallFile> SmallFiles::written() {
    const std::lock_guard lock(mutex_);
    for (const auto& file : written_) sent_.erase(file.member_path());
    return std::exchange(written_, {});
}

std::vector<SmallFile> SmallFiles::settle() {
    Lock lock(mutex_);
    while (!waiting_.empty()) write_next(lock, own_);
    while (!changed_.wait_for(lock, gate_interval, [&] { return at_work_.empty(); })) {
        lock.unlock();
        static_cast<void>(job_.control.may_continue());  // those who are at work may stand at the gate
        lock.lock();
    }
    sent_.clear();
    return std::exchange(written_, {});
}

void SmallFiles::work(std::size_t number) {
    transfer::Workspace workspace(job_.sys, job_.control, job_.progress, slots_[number]);
    Lock lock(mutex_);
    for (;;) {
        // The last batch may still grow: it is left to settle().
        changed_.wait(lock, [&] { return ending_ || waiting_.size() > 1; });
        if (waiting_.empty() || ending_) return;
        // Only while at work: a job is paused when all who work stand at the gate.
        const JobControl::Worker worker(job_.control);
        write_next(lock, workspace);
    }
}

void SmallFiles::write(SmallFile& file, transfer::Workspace& work) {
    work.tally = {};
    if (!job_.control.may_continue() || !make(file, work)) return job_.record.moved_in_vain(work.tally);
    report(file);
    file.content = {};
    const std::lock_guard lock(mutex_);
    written_.push_back(std::move(file));
}

bool SmallFiles::make(SmallFile& file, transfer::Workspace& work) {
    Item item;
    item.entry.name = file.name;
    item.target_name = file.name;
    const int directory = file.directory->destination.get();
    std::optional<Place> place(Place{fs::StagedEntry::direct(job_.sys, directory, file.name), fs::Replace::no});
    const auto permissions = fs::MetadataCopier::creation_permissions(file.wanted, fs::MetadataCopier::Seen::by_owner);
    auto target = place->entry.create_file(permissions);
    if (!target && target.error().is(std::errc::file_exists)) {
        if (!place_anew(file, item, place)) return false;
        target = place->entry.create_file(permissions);
    }
    if (!target) return fail(file, target.error());
    if (!fill(file, std::move(*target), work)) return false;
    const auto committed = commit_entry(job_, *file.directory, item, *place, std::nullopt);
    file.placed_as = place->entry.name();
    return was_committed(job_, committed, file.source(), file.destination(), file.content.size());
}

// The name is taken by another program, or by one that this filesystem takes for the same.
bool SmallFiles::place_anew(SmallFile& file, const Item& item, std::optional<Place>& place) {
    place.reset();
    Placement placement = place_among_others(job_, *file.directory, item, file.wanted, std::nullopt);
    if (auto* found = std::get_if<Place>(&placement)) {
        place.emplace(std::move(*found));
        return true;
    }
    if (std::holds_alternative<Skip>(placement)) {
        job_.skip_item(file.source(), file.destination(), std::get<Skip>(placement).why, file.content.size());
        return false;
    }
    const auto* error = std::get_if<Error>(&placement);
    if (error == nullptr) return fail(file, {std::errc::file_exists, "openat"});
    job_.fail_entry(*error, Side::destination, file.source(), file.destination());
    return false;
}

bool SmallFiles::fill(SmallFile& file, sys::UniqueFd target, transfer::Workspace& work) {
    const auto created = job_.sys.fstat(target.get());
    if (!created) return fail(file, created.error());
    file.id = created->id;
    if (!file.content.empty()) {
        const auto attempt = transfer::write_range(work, target.get(), file.content, 0);
        if (attempt.outcome == Outcome::stopped) return false;
        if (attempt.outcome != Outcome::completed) return fail(file, attempt.error);
    }
    dresser_.dress(target.get(), file.member, file.wanted, *created, file.directory->inherits_acl, file.destination());
    const auto closed = job_.sys.close(std::move(target));
    return closed ? true : fail(file, closed.error());
}

bool SmallFiles::fail(const SmallFile& file, sys::SysError error) {
    job_.fail_entry(sys::to_error(error, file.destination()), Side::destination, file.source(), file.destination());
    return false;
}

void SmallFiles::report(const SmallFile& file) {
    if (!job_.record.has_listener() && !job_.record.log()) return job_.record.count(ItemResult::done);
    transfer::TransferReport moved;
    moved.bytes[MethodId::buffered] = file.content.size();
    if (!file.content.empty())
        add_step(moved.steps, MethodId::buffered, transfer::Attempt::completed(file.content.size()));
    const std::string source = file.source();
    const std::string destination = file.destination();
    record_item(job_.record, {source, destination, file.content.size()}, moved);
}

}  // namespace drover::jobs
