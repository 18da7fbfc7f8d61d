// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/fs/staged_entry.h"

namespace drover::store {

// A text file that gets its name, and replaces what has it, when it is complete and on the disk. The first error stays
// and is the answer of finish(). Not thread-safe.
class NewFile {
public:
    NewFile(sys::Syscalls& sys, std::string path);
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    void add(std::string_view text);
    bool good() const { return status_.has_value(); }
    Status finish();

private:
    sys::SysStatus open();
    sys::SysStatus write_out();
    sys::SysStatus name();

    sys::Syscalls& sys_;
    std::string path_;
    sys::UniqueFd directory_;
    std::optional<fs::StagedEntry> entry_;
    sys::UniqueFd file_;
    std::string waiting_;  // to be written
    std::uint64_t written_ = 0;
    sys::SysStatus status_;
};

}  // namespace drover::store
