// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/text/phrases/phrases.h"

namespace drover::ui {

namespace {

constexpr EnginePhrase phrases[] = {
    // What is wrong with an archive or a member of it: engine/archive, engine/jobs.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 (at byte %2)"), "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 (byte %2 of the archive)"), "1"},
    {QT_TRANSLATE_NOOP(
         "drover::ui::EngineWords",
         "%1; reading goes on with the header at byte %2, and what it tells of may be content of the damaged member"),
     "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1; reading goes on with the header at byte %2"), "1"},
    {QT_TRANSLATE_NOOP(
         "drover::ui::EngineWords",
         "%1; the next header is searched for, and what it tells of may be content of the damaged member"),
     "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1: it was cut off, and members may be missing"), "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It cannot be read back: %1"), "1"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "There is an end mark before its end, and the members behind it were not read")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "There is an end mark before its end")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It unpacks to more than %1 times its size")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its access list names %1, who is not known here")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The %1 data ends early")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The gzip data is damaged (%1)")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The zstd data is damaged (%1)")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "The checksum at the end of the gzip data is wrong: something that it unpacks to is damaged")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "The checksum at the end of the zstd data is wrong: something that it unpacks to is damaged")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "There is no memory to unpack it")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Members are missing at its end")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Nothing like it was archived")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive has another member in its place")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive holds other bytes than the source")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The first header is damaged")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive has no directory at its end")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive has no end mark")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive has no last block")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It has more holes than can be believed")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It is encrypted")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It is damaged")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its checksum is wrong")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its map of holes makes no sense")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its map of holes does not fit what is stored")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "This is not an archive of a known format")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive cannot be read")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A record of its extended header makes no sense: %1")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It is a hard link to nothing")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "It is the rest of a file that began in another volume of the archive")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its headers are damaged")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "What its headers say of its holes is damaged")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "It may be a symlink: what would say so is lost with the directory at the archive's end")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its permissions are lost with the directory at the archive's end")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive ends before this member does")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A part of its name is longer than 255 bytes")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It has no name")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its name leads upwards (\"..\")")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its name holds a zero byte")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its name is longer than 4095 bytes")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Behind its compressed data there are bytes that belong to nothing")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A global header gives all members one map of holes")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A global header gives all members one name")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A global header gives all members one size")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its extended header is damaged")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "The archive holds fewer or more bytes of this member than its header says")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "An archive has to be a regular file")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It has more than 20 million members")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "More than %1 members")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "It was changed while it was read: what came out of it may be of both versions")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It is a hard link to %1, which was not unpacked before it")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It is a hard link to %1, which was replaced meanwhile")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its content could not be read again")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its content is that of a member that failed")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive ends before its content")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive holds no content for it")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "It is incomplete: it begins at byte %1 and would end at byte %2, but the archive ends at %3")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It would replace the destination itself")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Only root can make devices")},
};

}  // namespace

std::span<const EnginePhrase> phrases_of_archives() {
    return phrases;
}

}  // namespace drover::ui
