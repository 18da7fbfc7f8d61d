// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/compressed_output.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <string>
#include <thread>

#include "engine/archive/libarchive_output.h"
#include "engine/archive/zstd_output.h"

namespace drover::archive {

namespace {

void add_filter(::archive* handle, Compression compression, unsigned threads) {
    if (compression == Compression::gzip) {
        archive_write_add_filter_gzip(handle);
        // Not when it was made: the same tree gives the same bytes.
        archive_write_set_filter_option(handle, "gzip", "timestamp", nullptr);
        return;
    }
    archive_write_add_filter_xz(handle);
    archive_write_set_filter_option(handle, "xz", "threads", std::to_string(threads).c_str());
}

// The "raw" format is the compressed bytes of its one entry and nothing around them.
class FilterOutput final : public CompressedOutput {
public:
    FilterOutput(sys::Syscalls& sys, int fd, Compression compression, unsigned threads) : out_(sys, fd) {
        add_filter(out_.handle(), compression, threads);
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

// One thread alone makes an xz of another shape, so that the same tree would not give the same bytes everywhere.
constexpr unsigned fewest_threads = 2;

}  // namespace

std::unique_ptr<CompressedOutput> make_compressed_output(sys::Syscalls& sys, int fd, Compression compression,
                                                         unsigned threads) {
    if (threads == 0) threads = std::max(fewest_threads, std::thread::hardware_concurrency());
    if (compression == Compression::zstd) return std::make_unique<ZstdOutput>(sys, fd, threads);
    return std::make_unique<FilterOutput>(sys, fd, compression, threads);
}

}  // namespace drover::archive
