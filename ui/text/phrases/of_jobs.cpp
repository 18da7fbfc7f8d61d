// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/text/phrases/phrases.h"

namespace drover::ui {

namespace {

constexpr EnginePhrase phrases[] = {
    // States and warnings.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "pausing")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "all jobs are paused")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Hard links become separate files: this filesystem cannot hold them")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Hard links become separate files: this format cannot hold them")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Not all of it is on the device yet: the system goes on writing")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "waiting for %1")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The archive went on at byte %1")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "The archive begins anew: only a .tar goes on where an earlier run ended")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "The archive begins anew: what was left of it is of no use to this job")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 is incomplete: the job ended before all was there")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 is incomplete in the archive: what is missing is zeros")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Devices and FIFOs are left out: this format cannot hold them")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Extended attributes and access lists are left out: this format cannot hold them")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Times before 1970 or after 2038 become the nearest that this format can hold")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Sockets are left out, since an archive cannot hold them: %1")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Some names are longer than 4095 bytes: tar may unpack them, Drover refuses to")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "Too many hard links were waiting for their other names: some may have become separate files")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The list of files is full: what came later is missing in it")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1: names that begin with / go below the destination")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1: no owner here can have its number; it is given to nobody")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "%1: two sizes are stored and differ; other programs may unpack something else")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "%1: its own permissions and times are left out, since an archive has one top")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 of %2 and %3 more could not be kept: %4"), "14"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 of %2 could not be kept: %3"), "13"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The owner")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The permissions")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The access control list")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The capabilities")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "An extended attribute")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The times")},
    // Why a request is refused.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A %1 cannot hold holes, so blocks of zeros are not looked for")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A path holds a zero byte")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A source has no name")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Several sources cannot become one target")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "There has to be a target for each source")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "There is no destination")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "There is nothing to copy")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "What goes on has to keep the times: they tell what was finished before")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its name tells no format that can be written (%1)")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "A %1 is compressed, so its payloads can be neither cloned nor copied by the kernel")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords",
                       "More threads are of no use for a %1, only to compress a .tar.zst or .tar.xz")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The destination is the new name of the one source")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The job has begun")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The job is at its end")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The job is not at its end")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "There is no such job")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "What is added to an archive has to be there before it begins")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No item failed that could be tried again")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Single items of an archive cannot be tried again")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "The job kept no list of its items")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It has no list of jobs")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It is no queue of Drover")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It was written by a newer version of Drover")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Job %1: %2"), "2"},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It is no JSON object")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its report is no JSON object")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Its value of \"%1\" means nothing")},
};

}  // namespace

std::span<const EnginePhrase> phrases_of_jobs() {
    return phrases;
}

}  // namespace drover::ui
