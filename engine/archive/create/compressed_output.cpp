// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/compressed_output.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <thread>

#include "engine/archive/create/libarchive_output.h"
#include "engine/archive/create/xz_output.h"
#include "engine/archive/create/zstd_output.h"

namespace drover::archive {

namespace {

// The "raw" format is the compressed bytes of its one entry and nothing around them.
class GzipOutput final : public CompressedOutput {
public:
    GzipOutput(sys::Syscalls& sys, int fd) : out_(sys, fd) {
        archive_write_add_filter_gzip(out_.handle());
        // Not when it was made: the same tree gives the same bytes.
        archive_write_set_filter_option(out_.handle(), "gzip", "timestamp", nullptr);
        archive_write_set_format_raw(out_.handle());
        opened_ = open();
    }

    sys::SysStatus put(std::string_view bytes) override { return opened_ ? out_.put(bytes) : opened_; }
    sys::SysStatus finish() override { return opened_ ? out_.finish() : opened_; }

private:
    sys::SysStatus open() {
        if (const auto opened = out_.open(); !opened) return opened;
        const std::unique_ptr<::archive_entry, void (*)(::archive_entry*)> entry(archive_entry_new(),
                                                                                 &archive_entry_free);
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        return out_.begin(entry.get());
    }

    LibarchiveOutput out_;
    sys::SysStatus opened_;
};

}  // namespace

std::unique_ptr<CompressedOutput> make_compressed_output(transfer::Workspace& work, int fd, Compression compression,
                                                         unsigned threads) {
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    if (compression == Compression::zstd) return std::make_unique<ZstdOutput>(work.sys, fd, threads);
    if (compression == Compression::xz) return std::make_unique<XzOutput>(work.sys, fd, threads, work.control);
    return std::make_unique<GzipOutput>(work.sys, fd);
}

}  // namespace drover::archive
