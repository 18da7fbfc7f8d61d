// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/comparison.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/inspect/comparison_totals.h"
#include "engine/inspect/map_reader.h"
#include "engine/inspect/notes.h"
#include "engine/inspect/pulse.h"
#include "engine/inspect/settling.h"
#include "engine/inspect/shared_segments.h"

namespace drover::inspect {

namespace {

FileView view_of(const FileMap& map, const std::string& path) {
    FileView view{.path = path,
                  .device = map.status.id.device,
                  .inode = map.status.id.inode,
                  .links = map.status.links,
                  .mtime_ns = nanoseconds_64(map.status.modified),
                  .size = map.status.size,
                  .filesystem = map.space->view,
                  .source = map.source,
                  .settled = map.settled,
                  .changing = map.changing,
                  .extents = {},
                  .sharing = {},
                  .totals = totals_of(map),
                  .same_as = std::nullopt,
                  .notes = notes_of(map)};
    return view;
}

class Comparer {
public:
    Comparer(sys::Syscalls& sys, const ComparisonRequest& request, const std::stop_token& stop,
             const ComparisonListener& on_progress)
        : sys_(sys),
          request_(request),
          stop_(stop),
          on_progress_(on_progress),
          budget_(request.most_extents),
          reader_(sys, request.settle, stop, budget_, [this](std::size_t fresh) { tell(fresh); }) {}

    Result<Comparison> run() {
        if (request_.settle) settle_all();
        if (stop_.stop_requested()) return refuse(stopped().error(), request_.paths.front());
        for (std::uint32_t i = 0; i < request_.paths.size(); ++i)
            if (const auto refusal = read_file(i)) return refuse(*refusal, request_.paths[i]);
        auto shared = find_shared(records(), budget_, stop_);
        if (!shared) return refuse(shared.error(), request_.paths.front());
        make_views(*shared);
        result_.totals = totals_of_files(result_, *shared, may_see_twice());
        result_.segments = std::move(shared->segments);
        result_.uses = std::move(shared->uses);
        return std::move(result_);
    }

private:
    // All of them before the first is read: what one has yet to write, another's map still calls shared.
    void settle_all();
    // A refusal ends the comparison; an error costs this file.
    std::optional<Refusal> read_file(std::uint32_t index);
    // Looks before it opens: opening a FIFO wakes who waits to write into it, and some devices act on it.
    Outcome<sys::UniqueFd> open_regular(const std::string& path);
    Outcome<FileMap> open_and_read(const std::string& path, std::uint32_t index);
    Records records() const;
    bool may_see_twice() const;
    void make_views(const SharedSegments& shared);
    std::set<std::uint32_t> sharers_of_unsettled(const SharedSegments& shared) const;

    void tell(std::size_t fresh) {
        progress_.extents_read += fresh;
        if (on_progress_ && pulse_.beats()) on_progress_(progress_);
    }
    std::unexpected<Error> refuse(const Refusal& refusal, const std::string& path) const {
        return std::unexpected(to_error(refusal, budget_, path));
    }

    sys::Syscalls& sys_;
    const ComparisonRequest& request_;
    const std::stop_token& stop_;
    const ComparisonListener& on_progress_;
    Budget budget_;
    ComparisonProgress progress_;
    Pulse pulse_;
    MapReader reader_;
    std::vector<std::optional<FileMap>> maps_;          // empty of files that failed and of further names of a file
    std::map<std::uint32_t, sys::SysError> unwritten_;  // files whose dirty data could not be written out
    std::map<sys::FileId, std::uint32_t> first_names_;
    std::map<std::uint32_t, std::uint32_t> further_names_;
    Comparison result_;
};

void Comparer::settle_all() {
    for (std::uint32_t i = 0; i < request_.paths.size() && !stop_.stop_requested(); ++i) {
        const auto fd = open_regular(request_.paths[i]);
        if (!fd) continue;  // reading will say so
        const auto written = settle_file(sys_, fd->get(), stop_);
        if (!written && written.error().kind == Refusal::Kind::failed) unwritten_[i] = written.error().error;
    }
}

Outcome<sys::UniqueFd> Comparer::open_regular(const std::string& path) {
    const auto status = sys_.fstatat(sys::working_directory, path, true);
    if (!status) return failed(status.error());
    if (status->type != sys::FileType::regular) return not_regular(status->type);
    auto fd = sys_.openat(sys::working_directory, path, sys::OpenMode::read_typed);
    if (!fd) return failed(fd.error());
    return std::move(*fd);
}

// Another name of a file that was read gives no map of its own.
Outcome<FileMap> Comparer::open_and_read(const std::string& path, std::uint32_t index) {
    const auto fd = open_regular(path);
    if (!fd) return std::unexpected(fd.error());
    if (const auto error = unwritten_.find(index); error != unwritten_.end()) return failed(error->second);
    const auto status = sys_.fstat(fd->get());
    if (!status) return failed(status.error());
    if (status->type != sys::FileType::regular) return not_regular(status->type);
    const auto [first, added] = first_names_.try_emplace(status->id, index);
    if (!added) {
        further_names_[index] = first->second;
        return FileMap{};
    }
    return reader_.read(fd->get(), *status);
}

std::optional<Refusal> Comparer::read_file(std::uint32_t index) {
    const auto& path = request_.paths[index];
    auto map = open_and_read(path, index);
    maps_.emplace_back();
    if (!map && !concerns_one_file(map.error().kind)) return map.error();
    if (!map) {
        result_.files.emplace_back(std::unexpected(to_error(map.error(), budget_, path)));
    } else {
        result_.files.emplace_back(FileView{});
        if (!further_names_.contains(index)) maps_.back() = std::move(*map);
    }
    ++progress_.files_read;
    tell(0);
    return std::nullopt;
}

Records Comparer::records() const {
    Records records;
    for (std::uint32_t i = 0; i < maps_.size(); ++i)
        if (maps_[i]) add_records(records, *maps_[i], i, true);
    return records;
}

// An overlay and what lies below it are different address spaces with the same files.
bool Comparer::may_see_twice() const {
    bool overlay = false;
    std::set<std::uint32_t> spaces;
    for (const auto& map : maps_) {
        if (!map) continue;
        spaces.insert(map->space->number);
        overlay = overlay || map->space->view.via_overlay;
    }
    return overlay && spaces.size() > 1;
}

// What a file has yet to write over a shared range stops being shared for the others, too.
std::set<std::uint32_t> Comparer::sharers_of_unsettled(const SharedSegments& shared) const {
    std::set<std::uint32_t> files;
    for (const auto& segment : shared.segments) {
        const auto uses = std::span(shared.uses).subspan(segment.first_use, segment.use_count);
        const auto is_unsettled = [&](const SegmentUse& use) { return maps_[use.file]->settled != Settled::yes; };
        if (!std::ranges::any_of(uses, is_unsettled)) continue;
        for (const auto& use : uses) files.insert(use.file);
    }
    return files;
}

void Comparer::make_views(const SharedSegments& shared) {
    const auto doubtful = sharers_of_unsettled(shared);
    const bool seen_twice = may_see_twice();
    const auto pieces = pieces_by_file(shared);
    for (std::uint32_t i = 0; i < maps_.size(); ++i) {
        if (!maps_[i]) continue;
        const auto own = std::ranges::equal_range(pieces, i, {}, &Piece::file);
        auto view = view_of(*maps_[i], request_.paths[i]);
        view.sharing = sharing_ranges(*maps_[i], own, shared.segments);
        if (doubtful.contains(i)) doubt_sharing(view.totals);
        add_selection_totals(view, *maps_[i], shared.segments, seen_twice);
        view.extents = std::move(maps_[i]->extents);
        result_.files[i] = std::move(view);
    }
    for (const auto& [name, first] : further_names_) {
        result_.files[name] = result_.files[first];
        auto& file = result_.files[name];
        (file ? file->path : file.error().path) = request_.paths[name];
        if (file) file->same_as = first;
    }
}

}  // namespace

Result<Comparison> compare(sys::Syscalls& sys, const ComparisonRequest& request, const std::stop_token& stop,
                           const ComparisonListener& on_progress) {
    return Comparer(sys, request, stop, on_progress).run();
}

}  // namespace drover::inspect

namespace drover {

Result<Comparison> compare_extents(const ComparisonRequest& request, const std::stop_token& stop,
                                   const ComparisonListener& on_progress) {
    return inspect::compare(sys::linux_syscalls(), request, stop, on_progress);
}

}  // namespace drover
