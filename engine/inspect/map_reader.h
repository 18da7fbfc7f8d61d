// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>

#include "engine/inspect/file_map.h"
#include "engine/inspect/limits.h"

namespace drover::inspect {

// Reads what files are made of, by FIEMAP and else by SEEK_DATA. Not thread-safe.
class MapReader {
public:
    // `just_settled`: dirty data was written out before, so where the kernel cannot be asked, there is none.
    // `after_batch` is called after each batch of extents with their number.
    MapReader(sys::Syscalls& sys, bool just_settled, std::stop_token stop, Budget& budget,
              std::function<void(std::size_t)> after_batch)
        : sys_(sys),
          spaces_(sys),
          just_settled_(just_settled),
          stop_(std::move(stop)),
          budget_(budget),
          after_batch_(std::move(after_batch)) {}

    // Of a regular file that is open for reading and had this status. The map holds its extents in the budget.
    Outcome<FileMap> read(int fd, const sys::FileStatus& status);

private:
    Outcome<FileMap> read_once(int fd, const sys::FileStatus& status);
    Outcome<void> read_extents(int fd, FileMap& map);
    Outcome<void> read_by_seek(int fd, FileMap& map);
    Outcome<void> finish_batch(const FileMap& map, std::size_t& counted);
    Settled ask_settled(int fd, const FileMap& map);
    Settled ask_cache(int fd, const FileMap& map);

    sys::Syscalls& sys_;
    AddressSpaces spaces_;
    bool just_settled_;
    std::stop_token stop_;
    Budget& budget_;
    std::function<void(std::size_t)> after_batch_;
};

}  // namespace drover::inspect
