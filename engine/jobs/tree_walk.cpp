// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/tree_walk.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/jobs/source_count.h"
#include "engine/jobs/target_names.h"

namespace drover::jobs {

namespace {

// A small directory is one batch, so that two workers seldom create in the same directory, which would make one wait
// for the other; few enough to share out a directory of a thousand files.
constexpr std::size_t batch_size = 128;

}  // namespace

TreeWalk::TreeWalk(JobContext& job, std::vector<TopLevelItem> sources, std::uint64_t number)
    : job_(job),
      steps_(job),
      next_place_(number << 40),
      sources_(std::make_move_iterator(sources.begin()), std::make_move_iterator(sources.end())) {}

std::optional<Batch> TreeWalk::next() {
    std::vector<DirectoryPairPtr> walked;
    std::optional<Batch> batch;
    {
        const std::lock_guard lock(mutex_);
        batch = advance(walked);
    }
    for (auto& directory : walked) release(std::move(directory));
    return batch;
}

bool TreeWalk::more() const {
    const std::lock_guard lock(mutex_);
    return !stack_.empty() || !sources_.empty();
}

void TreeWalk::release(DirectoryPairPtr directory) {
    while (directory && directory->pending.fetch_sub(1, std::memory_order_acq_rel) == 1) {
        steps_.finish(*directory);
        if (!directory->top_level()) directory->close();
        directory = directory->parent;
    }
}

std::optional<Batch> TreeWalk::advance(std::vector<DirectoryPairPtr>& walked) {
    for (;;) {
        if (job_.control.stop_requested()) {
            abandon(walked);
            return std::nullopt;
        }
        if (stack_.empty()) {
            if (sources_.empty()) return std::nullopt;
            if (auto batch = advance_top_level()) return batch;
            continue;
        }
        Frame& frame = stack_.back();
        if (auto batch = take_files(frame)) return batch;
        if (!frame.read_to_end) {
            read_entries(frame);
        } else if (!frame.subdirectories.empty()) {
            const Item item = std::move(frame.subdirectories.back());
            frame.subdirectories.pop_back();
            descend(frame.directory, item);  // invalidates `frame`
        } else {
            walked.push_back(std::move(frame.directory));
            stack_.pop_back();
        }
    }
}

// Files that the user named one by one form batches as well; a directory is walked before what follows it.
std::optional<Batch> TreeWalk::advance_top_level() {
    Batch batch{sources_.front().directory, {}};
    while (!sources_.empty() && batch.items.size() < batch_size) {
        auto& source = sources_.front();
        const bool directory = source.item.entry.type == sys::FileType::directory;
        if (source.directory != batch.directory || (directory && !batch.items.empty())) break;
        Item item = std::move(source.item);
        sources_.pop_front();
        if (directory) {
            descend(batch.directory, item);
            return std::nullopt;
        }
        item.place = next_place_++;
        batch.items.push_back(std::move(item));
    }
    batch.directory->pending.fetch_add(1, std::memory_order_relaxed);
    return batch;
}

std::optional<Batch> TreeWalk::take_files(Frame& frame) {
    if (frame.position == frame.entries.size()) return std::nullopt;
    const std::size_t count = std::min(batch_size, frame.entries.size() - frame.position);
    Batch batch{frame.directory, {}};
    batch.items.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        auto& entry = frame.entries[frame.position++];
        std::string name = adapted_name(job_, *frame.directory, entry.name);
        batch.items.push_back({std::move(entry), std::move(name), next_place_++});
    }
    frame.directory->pending.fetch_add(1, std::memory_order_relaxed);
    return batch;
}

void TreeWalk::read_entries(Frame& frame) {
    frame.entries.clear();
    frame.position = 0;
    auto entries = job_.sys.getdents(frame.directory->source.get());
    if (!entries) {
        const auto& directory = *frame.directory;
        job_.fail_entry(sys::to_error(entries.error(), directory.source_path), transfer::Side::source,
                        directory.source_path, directory.destination_path, JobRecord::Kind::directory);
        frame.read_to_end = true;
        return;
    }
    frame.read_to_end = entries->empty();
    for (auto& entry : *entries) {
        if (entry.type == sys::FileType::unknown)
            if (const auto status = job_.sys.fstatat(frame.directory->source.get(), entry.name))
                entry.type = status->type;
        if (entry.type != sys::FileType::directory) {
            frame.entries.push_back(std::move(entry));
        } else {
            std::string name = adapted_name(job_, *frame.directory, entry.name);
            frame.subdirectories.push_back({std::move(entry), std::move(name)});
        }
    }
}

void TreeWalk::descend(const DirectoryPairPtr& parent, const Item& item) {
    if (auto directory = steps_.enter(parent, item)) stack_.push_back({std::move(directory), {}, 0, {}, false});
}

void TreeWalk::abandon(std::vector<DirectoryPairPtr>& walked) {
    if (job_.stop_reason()) job_.not_attempted(count_rest());
    while (!stack_.empty()) {
        walked.push_back(std::move(stack_.back().directory));
        stack_.pop_back();
    }
    sources_.clear();
}

std::uint64_t TreeWalk::count_rest() {
    SourceCount rest(job_.sys, job_.after_stop);
    for (const auto& source : sources_) rest.add(source.directory->source.get(), source.item.entry.name);
    for (auto& frame : stack_) {
        const int directory = frame.directory->source.get();
        const auto add = [&](const auto& entry) { rest.add(directory, entry.name); };
        for (auto entry = frame.entries.begin() + static_cast<std::ptrdiff_t>(frame.position);
             entry != frame.entries.end(); ++entry)
            add(*entry);
        for (const auto& item : frame.subdirectories) add(item.entry);
        while (!frame.read_to_end) {
            const auto entries = job_.sys.getdents(directory);
            frame.read_to_end = !entries || entries->empty();
            if (entries) std::ranges::for_each(*entries, add);
        }
    }
    return rest.totals().files;
}

}  // namespace drover::jobs
