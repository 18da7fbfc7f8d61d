// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "engine/api/extent_comparison.h"
#include "ui/extents/strip/lane_topic.h"

namespace drover::ui {

// Exact figures: people compare them with those of other tools.
QString exact_number(std::uint64_t number);                   // "917,504"
QString exact_bytes(std::uint64_t bytes);                     // "917,504 bytes"
QString exact_figure(const Figure& figure);                   // "917,504", "at least 917,504", "unknown"
QString share_text(const Figure& part, std::uint64_t whole);  // "12 %"; empty where it cannot be said
QString ranges_text(std::uint64_t count);                     // "1 range", "12 ranges"
QString address_text(const Extent& extent);                   // "–" where there is none
QString flags_text(std::uint32_t flags);                      // as in linux/fiemap.h: "last, unwritten"

// The name, with as much of the path before it as tells the file from the others.
QString name_among(const Comparison& comparison, std::size_t file);

QString file_facts(const FileView& file);        // "1.0 MiB · btrfs · 12 extents"
QString summary_sentence(const FileView& file);  // all of a strip in words, for who cannot see it
// "b.img at 4,096, and 2 more": the other places that share a range of `file`. Empty where there are none.
QString sharers_text(const Comparison& comparison, std::size_t file, const SharingRange& range, std::size_t most);
// One line about the range of one lane: what it is, where it is, who shares it.
QString range_text(const Comparison& comparison, std::size_t file, LaneTopic topic, ByteRange range);
// About a pixel that holds many ranges.
QString mixture_text(LaneTopic topic, ByteRange range, std::size_t ranges, const ClassBytes& bytes);

}  // namespace drover::ui
