// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/text/phrases/phrases.h"

namespace drover::ui {

namespace {

constexpr EnginePhrase phrases[] = {
    // engine/inspect.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Is a directory: usage adds up what it holds")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Not a regular file but a FIFO")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Not a regular file but a device")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Not a regular file but a socket")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Not a regular file")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Cancelled")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "More than %1 extents, for which %2 MiB of memory are set aside; choose fewer files")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Changing: written to while it was read, so no figure can be trusted")},
    {QT_TRANSLATE_NOOP(
        "drover::ui::EngineWords",
        "Unsettled: some data is not yet on the disk, so preallocated and shared bytes are upper bounds")},
    {QT_TRANSLATE_NOOP(
        "drover::ui::EngineWords",
        "Whether all data is on the disk cannot be asked, so preallocated and shared bytes are upper bounds")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Holes are unknown: the filesystem (%1) has no extent map and names no holes")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "No extent map (%1): holes are what reads as zero, and may be preallocated")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Files on %1 share no blocks")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Sharing is unknown: the filesystem (%1) tells no addresses")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Compressed: how much of the disk that takes can be asked by root only")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "btrfs calls a whole extent shared when any part of it is")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Seen through an overlay: files of different layers, and the layers themselves, are not "
                       "compared, so they may share more")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Seen through an overlay: deleting frees nothing of what lies in its lower layers")},
    {QT_TRANSLATE_NOOP(
        "drover::ui::EngineWords",
        "btrfs keeps an extent whole as long as any part of it is used, so deleting may free more than is mapped")},
    {QT_TRANSLATE_NOOP(
        "drover::ui::EngineWords",
        "More is allocated than is mapped: room for what is being written, or the filesystem's own blocks")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Directories that could not be read: all sums above them are lower bounds")},
    {QT_TRANSLATE_NOOP(
        "drover::ui::EngineWords",
        "Files with further names outside the selection stay: deleting these names frees nothing of them")},
    {QT_TRANSLATE_NOOP(
        "drover::ui::EngineWords",
        "What is shared within the selection may be shared outside it, too: how many share is not told")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "What several of the given paths hold counts once, at the first of them")},
};

}  // namespace

std::span<const EnginePhrase> phrases_of_the_inspector() {
    return phrases;
}

}  // namespace drover::ui
