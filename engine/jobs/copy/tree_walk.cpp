// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/tree_walk.h"

#include <algorithm>
#include <cstddef>
#include <ranges>
#include <utility>

#include "engine/fs/open_again.h"
#include "engine/jobs/common/source_count.h"
#include "engine/jobs/copy/target_names.h"

namespace drover::jobs {

namespace {

// A small directory is one batch, so that two workers seldom create in the same directory, which would make one wait
// for the other; few enough to share out a directory of a thousand files.
constexpr std::size_t batch_size = 128;

constexpr std::size_t most_open_levels = 64;

}  // namespace

TreeWalk::TreeWalk(JobContext& job, std::vector<TopLevelItem> sources, std::uint64_t number)
    : job_(job),
      steps_(job),
      next_place_(number << 40),
      sources_(std::make_move_iterator(sources.begin()), std::make_move_iterator(sources.end())) {}

// What is walked to its end is finished before the walk goes further up, so that it is open no longer than need be.
std::optional<Batch> TreeWalk::next() {
    for (;;) {
        std::vector<DirectoryPairPtr> walked;
        std::optional<Batch> batch;
        {
            const std::lock_guard lock(mutex_);
            batch = advance(walked);
        }
        const bool at_end = walked.empty();
        for (auto& directory : walked) release(std::move(directory));
        if (batch || at_end) return batch;
    }
}

bool TreeWalk::more() const {
    const std::lock_guard lock(mutex_);
    return !stack_.empty() || !sources_.empty();
}

void TreeWalk::release(DirectoryPairPtr directory) {
    for (; directory; directory = directory->parent) {
        if (directory->pending.fetch_sub(1, std::memory_order_acq_rel) != 1) {
            // The walk is past it, or was too far below when it was busy.
            if (directory->depth > most_open_levels) close_if_idle(*directory, 0);
            return;
        }
        use_holder(*directory);
        steps_.finish(*directory);
        leave_holder(*directory);
        if (!directory->top_level()) directory->close();
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
            leave(walked);
            return std::nullopt;
        }
    }
}

void TreeWalk::leave(std::vector<DirectoryPairPtr>& walked) {
    walked.push_back(std::move(stack_.back().directory));
    stack_.pop_back();
    if (stack_.empty() || stack_.back().subdirectories.empty()) return;
    const std::lock_guard lock(opening_);
    open_holder(*walked.back());
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
    auto directory = steps_.enter(parent, item);
    if (!directory) return;
    stack_.push_back({std::move(directory), {}, 0, {}, false});
    if (stack_.size() > most_open_levels) close_far_above();
}

void TreeWalk::close_far_above() {
    const std::size_t end = stack_.size() - most_open_levels;
    for (std::size_t i = end > most_open_levels ? end - most_open_levels : 0; i < end; ++i)
        close_if_idle(*stack_[i].directory, 1);
}

// Where only directories below are on their way, and the walk itself (`walks`).
void TreeWalk::close_if_idle(DirectoryPair& directory, std::uint64_t walks) {
    const std::lock_guard lock(opening_);
    const std::uint64_t children = directory.children.load(std::memory_order_relaxed);
    const bool idle = children > 0 && directory.in_use.load(std::memory_order_relaxed) == 0 &&
                      directory.pending.load(std::memory_order_acquire) == children + walks;
    if (idle && !directory.top_level()) directory.close();
}

void TreeWalk::use_holder(const DirectoryPair& below) {
    if (below.top_level()) return;
    const std::lock_guard lock(opening_);
    below.parent->in_use.fetch_add(1, std::memory_order_relaxed);
    open_holder(below);
}

void TreeWalk::leave_holder(const DirectoryPair& below) {
    if (below.top_level()) return;
    const std::lock_guard lock(opening_);
    below.parent->in_use.fetch_sub(1, std::memory_order_relaxed);
    if (below.counted) below.parent->children.fetch_sub(1, std::memory_order_relaxed);
}

void TreeWalk::open_holder(const DirectoryPair& below) {
    auto& holder = *below.parent;
    if (holder.source) return;
    const auto opened = below.source ? open_from_below(holder, below) : open_by_names(holder);
    if (opened) return;
    job_.fail_entry(sys::to_error(opened.error(), holder.source_path), transfer::Side::source, holder.source_path,
                    holder.destination_path);
}

sys::SysStatus TreeWalk::open_from_below(DirectoryPair& holder, const DirectoryPair& below) {
    auto source = fs::open_above(job_.sys, below.source.get(), holder.status.id);
    if (!source) return std::unexpected(source.error());
    auto destination = fs::open_above(job_.sys, below.destination.get(), holder.destination_id);
    if (!destination) return std::unexpected(destination.error());
    holder.source = std::move(*source);
    holder.destination = std::move(*destination);
    return {};
}

// From the next one above that is open; the top level always is.
sys::SysStatus TreeWalk::open_by_names(DirectoryPair& holder) {
    std::vector<const DirectoryPair*> way;
    const DirectoryPair* above = &holder;
    for (; !above->source; above = above->parent.get()) way.push_back(above);
    int source = above->source.get();
    int destination = above->destination.get();
    for (const auto* step : std::views::reverse(way)) {
        const std::string& name = step->staged ? step->staged->name() : step->target_name;
        auto from = fs::open_below(job_.sys, source, step->name, step->status.id);
        if (!from) return std::unexpected(from.error());
        auto to = fs::open_below(job_.sys, destination, name, step->destination_id);
        if (!to) return std::unexpected(to.error());
        holder.source = std::move(*from);
        holder.destination = std::move(*to);
        source = holder.source.get();
        destination = holder.destination.get();
    }
    return {};
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
        const bool closed = !frame.directory->source;
        const std::lock_guard lock(opening_);
        if (closed && !open_by_names(*frame.directory)) continue;
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
        if (closed) frame.directory->close();
    }
    return rest.totals().files;
}

}  // namespace drover::jobs
