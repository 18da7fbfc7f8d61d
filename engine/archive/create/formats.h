// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "engine/archive/create/archive_writer.h"
#include "engine/archive/create/tar_writer.h"

namespace drover::archive {

// The empty file that becomes an archive, and how.
struct NewArchive {
    transfer::Workspace& work;
    TarTarget target;
    std::uint64_t alignment = 0;  // bytes; 0 pads nothing
    MethodChoice method = MethodChoice::automatic;
    unsigned threads = 0;               // that compress; 0: one a core
    ResumableTar* resumable = nullptr;  // of a format that stores_bytes, where another run may go on or does
};

// A kind of archive that can be made.
struct Format {
    std::string_view suffix;    // of the archive's name, which chooses the format
    bool stores_holes = false;  // has a way to say where a member's holes are
    bool stores_bytes = false;  // payloads stand in it as they are, so that they can be cloned
    bool stores_all = false;    // hard links, attributes, access lists, devices, nanoseconds
    bool many_threads = false;  // can use more than one to compress
    std::unique_ptr<ArchiveWriter> (*create)(const NewArchive&);
};

// Every one. To add one: a pair of files with its ArchiveWriter, and a line in formats.cpp.
std::span<const Format> writable_formats();

// Nothing where the name's end tells no format.
const Format* format_of_name(std::string_view name);

// What to say then, in words.
std::string unknown_format();

}  // namespace drover::archive
