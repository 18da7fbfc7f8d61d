// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/archive/create/append_buffer.h"
#include "engine/archive/create/compressed_output.h"
#include "engine/base/job_control.h"

namespace drover::archive {

// One xz stream in independent blocks, the same bytes for any number of threads. libarchive waits for a block, which
// may take minutes, and hears no cancel meanwhile; here ECANCELED is the answer to that.
class XzOutput final : public CompressedOutput {
public:
    XzOutput(sys::Syscalls& sys, int fd, unsigned threads, const JobControl& control);
    ~XzOutput() override;

    sys::SysStatus put(std::string_view bytes) override;
    sys::SysStatus finish() override;

private:
    struct Stream;

    sys::SysStatus compress(std::string_view bytes, bool end);

    AppendBuffer out_;
    const JobControl& control_;
    std::unique_ptr<Stream> stream_;
};

}  // namespace drover::archive
