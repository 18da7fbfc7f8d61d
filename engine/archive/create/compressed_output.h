// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "engine/transfer/method.h"

namespace drover::archive {

enum class Compression : std::uint8_t { gzip, xz, zstd };

// Compresses bytes into an open, empty file, with a checksum. Not thread-safe.
class CompressedOutput {
public:
    virtual ~CompressedOutput() = default;

    virtual sys::SysStatus put(std::string_view bytes) = 0;
    virtual sys::SysStatus finish() = 0;
};

// `threads` that compress, where the compressor can use several; 0: one a core.
// ECANCELED: the job was stopped while a call waited for its compressor.
std::unique_ptr<CompressedOutput> make_compressed_output(transfer::Workspace& work, int fd, Compression compression,
                                                         unsigned threads);

}  // namespace drover::archive
