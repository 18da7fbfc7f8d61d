// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "engine/sys/syscalls.h"

struct archive;
struct archive_entry;

namespace drover::archive {

// A libarchive writer whose bytes go to an open file. Format and filters are set on handle() before open(). Not
// thread-safe.
class LibarchiveOutput {
public:
    LibarchiveOutput(sys::Syscalls& sys, int fd);
    LibarchiveOutput(const LibarchiveOutput&) = delete;
    LibarchiveOutput& operator=(const LibarchiveOutput&) = delete;
    ~LibarchiveOutput();

    ::archive* handle() const { return handle_.get(); }

    sys::SysStatus open();
    sys::SysStatus begin(::archive_entry* entry);
    sys::SysStatus put(std::string_view bytes);  // of the entry in hand
    sys::SysStatus finish();

    // For the callback.
    struct File {
        sys::Syscalls& sys;
        int fd;
        std::uint64_t position = 0;
        std::optional<sys::SysError> error;  // the first that the file itself answered
        bool dropped = false;                // nothing more is written
    };

private:
    sys::SysStatus answer(int code) const;

    struct Free {
        void operator()(::archive* handle) const;
    };
    File file_;
    std::unique_ptr<::archive, Free> handle_;
};

}  // namespace drover::archive
