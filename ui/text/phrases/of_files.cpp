// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/text/phrases/phrases.h"

namespace drover::ui {

namespace {

constexpr EnginePhrase phrases[] = {
    // Methods and why one was not taken: engine/transfer.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "clone")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "kernel copy")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "buffered")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "hole")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "other filesystem")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not supported here")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not supported by this kernel")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not possible for this file")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the file is in use as swap")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not permitted")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the source is not on the disk yet")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "blocks of zeros are looked for")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "holes are to be filled")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "small file")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "small range")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "unaligned")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "unknown block size")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "less than a block")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "it moved nothing")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the size of this file is not known before it is read")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "compressed archive")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the archive is no tar")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the holes are stored")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "it may not be possible")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "no method is left")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the headers are of an unusual kind")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the size is ambiguous")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the archive ends before it does")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the archive's filesystem cannot clone")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "its bytes do not begin on a block")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 refused: %2"), "12"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Preparing: writing the source to disk")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Verifying: reading the archive back from the disk")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Comparing with what an earlier run stored")},
    // What became of an entry: engine/jobs.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the name is taken")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not newer")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not larger")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "special files are left out")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "this format cannot hold it")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It changed while it was being moved; the original stays")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A directory cannot go into itself")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Another source of this job has the same name")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "This directory does not exist")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "it is there already")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "it was moved before")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the link is there already")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "went on at byte %1")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "It changed while it was being copied; the copy may hold parts of both")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "It changed while it was being copied; the file that it would replace stays")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It was replaced while it was being copied")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It changed while it was being archived")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It shrank while it was being archived: its end is stored as zeros")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It came while the move was at work, and stays")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Another name means the same file at the destination; the original stays")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "An extended attribute could not be kept; the original stays")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "What stands there is immutable and lacks a part of it; the original stays")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The copy differs from byte %1 on")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The file differs from what the archive holds")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The method asked for cannot serve this file (%1)"), "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Source and destination are the same file")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Source and destination are the same directory")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The file that a link leads to is not replaced by that link")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A %1 is not replaced by a %2"), "12"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "file")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "directory")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "symlink")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "FIFO")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "socket")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "device")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "This directory leads back to one that is being copied already (a bind mount?)")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A directory is moved by its name, not by . or ..")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Several sources need a directory to go into, and this is none")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Several sources need an existing directory to go into")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive cannot be put into itself")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive is not put into itself")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1; the copy is in %2"), "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1; what was unpacked is in %2"), "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The way there leads out of the destination")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The system has no more threads to give")},
    // What a destination cannot take: engine/jobs/plan.cpp.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "another name differs only in case")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "only files and directories can be there")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the name ends with a dot or a space")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the name has characters that are not allowed there")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the name is a device's for Windows")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the name is no UTF-8")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the name is too long")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "too large for a file there")},
};

}  // namespace

std::span<const EnginePhrase> phrases_of_files() {
    return phrases;
}

}  // namespace drover::ui
