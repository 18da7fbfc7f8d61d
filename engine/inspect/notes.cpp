// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/notes.h"

#include <algorithm>
#include <array>

namespace drover::inspect {

namespace {

using Text = std::string;

bool has_kind(const FileMap& map, ExtentKind kind) {
    for (const auto& extent : map.extents)
        if (extent.kind == kind) return true;
    return false;
}

bool has_shared(const FileMap& map) {
    for (const auto& extent : map.extents)
        if (extent.reported_shared) return true;
    return false;
}

std::uint64_t mapped(const FileMap& map) {
    std::uint64_t sum = 0;
    for (const auto& extent : map.extents)
        if (extent.kind != ExtentKind::hole) sum += extent.length;
    return sum;
}

bool has_regular(const FileMap& map) {
    return std::ranges::any_of(map.extents, [](const Extent& extent) { return is_regular(extent); });
}

struct Note {
    bool (*applies)(const FileMap&);
    Text (*text)(const FileMap&);
    bool of_trees = false;  // concerns what deleting would free
};

constexpr std::array all_notes{
    Note{[](const FileMap& map) { return map.changing; },
         [](const FileMap&) -> Text { return "Changing: written to while it was read, so no figure can be trusted"; }},
    Note{[](const FileMap& map) { return map.settled == Settled::no; },
         [](const FileMap&) -> Text {
             return "Unsettled: some data is not yet on the disk, so preallocated and shared bytes are upper bounds";
         }},
    Note{
        [](const FileMap& map) {
            const bool rewritten = map.keeps_whole_extents() && has_kind(map, ExtentKind::data);
            return map.settled == Settled::unknown &&
                   (has_shared(map) || has_kind(map, ExtentKind::preallocated) || rewritten);
        },
        [](const FileMap&) -> Text {
            return "Whether all data is on the disk cannot be asked, so preallocated and shared bytes are upper bounds";
        }},
    Note{[](const FileMap& map) { return map.source == MapSource::none && map.status.size > 0; },
         [](const FileMap& map) {
             return "Holes are unknown: the filesystem (" + map.space->view.type +
                    ") has no extent map and names no holes";
         }},
    Note{[](const FileMap& map) { return map.source == MapSource::seek; },
         [](const FileMap& map) {
             return "No extent map (" + map.space->view.type +
                    "): holes are what reads as zero, and may be preallocated";
         }},
    Note{[](const FileMap& map) { return map.evidence() == Evidence::no_sharing; },
         [](const FileMap& map) { return "Files on " + map.space->view.type + " share no blocks"; }},
    Note{[](const FileMap& map) { return map.evidence() == Evidence::none && map.status.size > 0; },
         [](const FileMap& map) {
             return "Sharing is unknown: the filesystem (" + map.space->view.type + ") tells no addresses";
         }},
    Note{
        [](const FileMap& map) { return has_kind(map, ExtentKind::compressed); },
        [](const FileMap&) -> Text { return "Compressed: how much of the disk that takes can be asked by root only"; }},
    Note{[](const FileMap& map) { return has_shared(map) && map.space->view.type == "btrfs"; },
         [](const FileMap&) -> Text { return "btrfs calls a whole extent shared when any part of it is"; }},
    Note{[](const FileMap& map) { return map.space->view.via_overlay; },
         [](const FileMap&) -> Text {
             return "Seen through an overlay: files of different layers, and the layers themselves, are not compared, "
                    "so they may share more";
         }},
    Note{[](const FileMap& map) { return map.space->view.via_overlay; },
         [](const FileMap&) -> Text {
             return "Seen through an overlay: deleting frees nothing of what lies in its lower layers";
         },
         true},
    Note{[](const FileMap& map) { return map.space->view.type == "btrfs" && has_regular(map); },
         [](const FileMap&) -> Text {
             return "btrfs keeps an extent whole as long as any part of it is used, so deleting may free more than is "
                    "mapped";
         },
         true},
    Note{[](const FileMap& map) {
             return map.source == MapSource::extent_map && map.status.allocated >= mapped(map) + map.space->view.block;
         },
         [](const FileMap&) -> Text {
             return "More is allocated than is mapped: room for what is being written, or the filesystem's own blocks";
         }},
};

}  // namespace

std::vector<std::string> notes_of(const FileMap& map) {
    std::vector<std::string> notes;
    for (const auto& note : all_notes)
        if (!note.of_trees && note.applies(map)) notes.push_back(note.text(map));
    return notes;
}

void NoteList::add(const FileMap& map) {
    for (std::size_t i = 0; i < all_notes.size(); ++i) {
        const std::pair key(map.space->number, i);
        if (seen_.contains(key) || !all_notes[i].applies(map)) continue;
        seen_.insert(key);
        texts_.insert(all_notes[i].text(map));
    }
}

}  // namespace drover::inspect
