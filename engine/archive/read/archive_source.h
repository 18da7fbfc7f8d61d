// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/archive/input/packed_stream.h"
#include "engine/archive/tar/raw_tar.h"

namespace drover::archive {

// The bytes that an archive's format is made of: the file itself, or what it unpacks to. Remembers those that may be
// the headers of the next member, so that they can be looked at with our own eyes. Not thread-safe.
class ArchiveSource {
public:
    ArchiveSource(sys::Syscalls& sys, int fd, std::uint64_t size, std::function<bool()> may_continue)
        : file_(sys, fd, size, std::move(may_continue)) {}

    // Before anything else: finds out whether the file is compressed. Later: begins anew.
    void open();
    bool packed() const { return stream_ != nullptr; }

    ArchiveInput& file() { return file_; }
    const ArchiveInput& file() const { return file_; }
    // Of the file, bytes that were used.
    std::uint64_t consumed() const { return stream_ ? stream_->consumed() : file_.position(); }

    // The next block; empty at the end.
    std::expected<std::span<const std::byte>, std::string> read();

    // Bytes before this offset of what is read are no longer wanted.
    void forget_before(std::uint64_t offset);
    // What is in memory: of a packed file all since then, as far as there is room.
    KnownBytes known() const;

private:
    static constexpr std::size_t most_kept = std::size_t{4} << 20;

    void keep(std::span<const std::byte> bytes);

    ArchiveInput file_;
    std::unique_ptr<PackedStream> stream_;
    std::uint64_t unpacked_ = 0;
    std::uint64_t wanted_from_ = 0;
    std::string kept_;  // of what was unpacked last; the first forgotten_ bytes are no longer wanted
    std::size_t forgotten_ = 0;
};

}  // namespace drover::archive
