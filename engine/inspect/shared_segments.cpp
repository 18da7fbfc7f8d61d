// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/shared_segments.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace drover::inspect {

namespace {

class Collector {
public:
    // Room for `most` uses is set aside; what of it is not filled takes no memory.
    Collector(Budget& budget, const std::stop_token& stop, std::size_t most) : budget_(budget), stop_(stop) {
        found_.uses.reserve(most);
        found_.segments.reserve(most / 2);
    }

    bool add(const Stretch& stretch) {
        if (++visited_ % 4096 == 0 && stop_.stop_requested()) refusal_ = Refusal{Refusal::Kind::stopped, {}};
        if (stretch.records.size() < 2) return !refusal_;
        if (!budget_.take(stretch.records.size())) refusal_ = Refusal{Refusal::Kind::too_many, {}};
        if (refusal_) return false;
        found_.segments.push_back({.address = stretch.address,
                                   .length = stretch.length,
                                   .first_use = found_.uses.size(),
                                   .use_count = static_cast<std::uint32_t>(stretch.records.size()),
                                   .overlap_known = !stretch.compressed});
        for (const auto* record : stretch.records)
            found_.uses.push_back({.offset = stretch.offset_in(*record), .file = record->file});
        return true;
    }
    Outcome<SharedSegments> take() {
        if (refusal_) return std::unexpected(*refusal_);
        return std::move(found_);
    }

private:
    Budget& budget_;
    const std::stop_token& stop_;
    SharedSegments found_;
    std::optional<Refusal> refusal_;
    std::uint64_t visited_ = 0;
};

// Ranges in order, neighbours of the same kind as one.
class RangeList {
public:
    explicit RangeList(std::size_t most) { ranges_.reserve(most); }

    void add(std::uint64_t begin, std::uint64_t end, Sharing sharing, std::uint32_t segment = no_segment) {
        if (begin >= end) return;
        const bool joins = !ranges_.empty() && segment == no_segment && ranges_.back().segment == no_segment &&
                           ranges_.back().sharing == sharing;
        if (joins) ranges_.back().length += end - begin;
        else ranges_.push_back({.offset = begin, .length = end - begin, .segment = segment, .sharing = sharing});
    }
    std::vector<SharingRange> take() { return std::move(ranges_); }

private:
    std::vector<SharingRange> ranges_;
};

}  // namespace

void add_records(Records& records, const FileMap& map, std::uint32_t file, bool all_plain) {
    for (const auto& extent : map.extents) {
        if (!is_comparable(map, extent)) continue;
        const bool compressed = extent.kind == ExtentKind::compressed;
        if (!extent.reported_shared && (compressed || !all_plain)) continue;
        (compressed ? records.compressed : records.plain)
            .push_back({.address = extent.address,
                        .length = extent.length,
                        .offset = extent.offset,
                        .file = file,
                        .space = map.space->number});
    }
}

Outcome<SharedSegments> find_shared(Records records, Budget& budget, const std::stop_token& stop) {
    Collector collector(budget, stop, records.plain.size() + records.compressed.size());
    const auto add = [&](const Stretch& stretch) { return collector.add(stretch); };
    if (sweep(records.plain, add)) sweep_compressed(records.compressed, add);
    return collector.take();
}

std::vector<Piece> pieces_by_file(const SharedSegments& shared) {
    std::vector<Piece> pieces;
    pieces.reserve(shared.uses.size());
    for (std::uint32_t i = 0; i < shared.segments.size(); ++i) {
        const auto& segment = shared.segments[i];
        for (std::uint64_t use = segment.first_use; use < segment.first_use + segment.use_count; ++use)
            pieces.push_back({.offset = shared.uses[use].offset, .file = shared.uses[use].file, .segment = i});
    }
    std::ranges::sort(pieces, {}, [](const Piece& piece) { return std::tuple(piece.file, piece.offset); });
    return pieces;
}

std::vector<SharingRange> sharing_ranges(const FileMap& map, std::span<const Piece> pieces,
                                         std::span<const Segment> segments) {
    RangeList ranges(map.extents.size() + 2 * pieces.size());
    auto piece = pieces.begin();
    for (const auto& extent : map.extents) {
        if (extent.offset >= map.status.size) break;
        const auto alone = sharing_alone(map, extent);
        std::uint64_t position = extent.offset;
        for (; piece != pieces.end() && piece->offset < extent.end(); ++piece) {
            const auto& segment = segments[piece->segment];
            const std::uint64_t end = segment.overlap_known ? piece->offset + segment.length : extent.end();
            ranges.add(position, piece->offset, alone);
            ranges.add(piece->offset, end, Sharing::in_selection, piece->segment);
            position = end;
        }
        ranges.add(position, extent.end(), alone);
    }
    return ranges.take();
}

}  // namespace drover::inspect
