// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "engine/api/extent_comparison.h"

namespace drover {

namespace {

// Finds the pairs of a file, and joins each with its neighbour.
class PairList {
public:
    PairList(const Comparison& comparison, std::uint32_t file, std::size_t most)
        : comparison_(comparison), file_(file), most_(most) {}

    // False: there is no room for more.
    bool add(const SharingRange& range) {
        const auto& segment = comparison_.segments[range.segment];
        for (const auto& use : comparison_.uses_of(segment)) {
            if (use.file == file_ && use.offset == range.offset) continue;
            const std::uint64_t length = segment.overlap_known ? range.length : std::min(range.length, length_of(use));
            if (!add({.offset = range.offset,
                      .other_offset = use.offset,
                      .length = length,
                      .other = use.file,
                      .overlap_known = segment.overlap_known}))
                return false;
        }
        return true;
    }
    std::vector<SharedPair> take() { return std::move(pairs_); }

private:
    // Neighbours lie at the same distance.
    using Line = std::pair<std::uint32_t, std::uint64_t>;

    bool add(const SharedPair& pair) {
        const auto [last, added] = last_.try_emplace(Line{pair.other, pair.other_offset - pair.offset}, pairs_.size());
        if (!added) {
            auto& before = pairs_[last->second];
            if (before.overlap_known && pair.overlap_known && before.offset + before.length == pair.offset) {
                before.length += pair.length;
                return true;
            }
        }
        if (pairs_.size() == most_) return false;
        last->second = pairs_.size();
        pairs_.push_back(pair);
        return true;
    }

    std::uint64_t length_of(const SegmentUse& use) const {
        const auto& ranges = comparison_.files[use.file]->sharing;
        return std::ranges::lower_bound(ranges, use.offset, {}, &SharingRange::offset)->length;
    }

    const Comparison& comparison_;
    std::uint32_t file_;
    std::size_t most_;
    std::map<Line, std::size_t> last_;
    std::vector<SharedPair> pairs_;
};

}  // namespace

std::vector<SharedPair> pairs_of(const Comparison& comparison, std::size_t file, ByteRange within, std::size_t most) {
    const auto& view = comparison.files.at(file);
    if (!view) return {};
    // The segments know a file by its first name.
    PairList pairs(comparison, static_cast<std::uint32_t>(view->same_as.value_or(file)), most);
    const auto begin = std::ranges::lower_bound(view->sharing, within.offset + 1, {}, &SharingRange::end);
    for (auto range = begin; range != view->sharing.end() && range->offset < within.end(); ++range)
        if (range->segment != no_segment && !pairs.add(*range)) break;
    auto found = pairs.take();
    std::ranges::sort(found, {}, [](const SharedPair& pair) { return std::tuple(pair.offset, pair.other); });
    return found;
}

}  // namespace drover
