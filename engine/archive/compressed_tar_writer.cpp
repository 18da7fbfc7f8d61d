// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/compressed_tar_writer.h"

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <memory>
#include <string>
#include <thread>

#include "engine/archive/payload_reader.h"
#include "engine/archive/tar_header.h"
#include "engine/archive/ustar.h"

namespace drover::archive {

namespace {

void add_filter(::archive* handle, Compression compression, unsigned threads) {
    switch (compression) {
        case Compression::gzip:
            archive_write_add_filter_gzip(handle);
            // Not when it was made: the same tree gives the same bytes.
            archive_write_set_filter_option(handle, "gzip", "timestamp", nullptr);
            return;
        case Compression::xz:
            archive_write_add_filter_xz(handle);
            break;
        case Compression::zstd:
            archive_write_add_filter_zstd(handle);
            break;
    }
    // An older libarchive without the option compresses with one.
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    archive_write_set_filter_option(handle, nullptr, "threads", std::to_string(threads).c_str());
}

// The "raw" format is the compressed bytes of its one entry and nothing around them.
sys::SysStatus open(LibarchiveOutput& out, Compression compression, unsigned threads) {
    add_filter(out.handle(), compression, threads);
    archive_write_set_format_raw(out.handle());
    if (const auto opened = out.open(); !opened) return opened;
    const std::unique_ptr<::archive_entry, void (*)(::archive_entry*)> entry(archive_entry_new(), &archive_entry_free);
    archive_entry_set_filetype(entry.get(), AE_IFREG);
    return out.begin(entry.get());
}

}  // namespace

CompressedTarWriter::CompressedTarWriter(transfer::Workspace& work, int fd, Compression compression, unsigned threads)
    : work_(work), out_(work.sys, fd), opened_(open(out_, compression, threads)) {}

sys::SysStatus CompressedTarWriter::put(std::string_view bytes) {
    position_ += bytes.size();
    return out_.put(bytes);
}

sys::SysStatus CompressedTarWriter::begin(const Member& member) {
    if (!opened_) return opened_;
    return put(encode_member(member, position_, 0));
}

sys::SysStatus CompressedTarWriter::end_payload() {
    static const std::string zeros(tar_block, '\0');
    return put(std::string_view(zeros).substr(0, to_tar_blocks(position_) - position_));
}

sys::SysStatus CompressedTarWriter::add(const Member& member, std::span<const std::byte> content) {
    if (const auto begun = begin(member); !begun) return begun;
    if (const auto written = put({reinterpret_cast<const char*>(content.data()), content.size()}); !written)
        return written;
    work_.moved(MethodId::buffered, content.size());
    return end_payload();
}

transfer::TransferReport CompressedTarWriter::add(const Member& member, const PayloadSource& source) {
    transfer::TransferReport report;
    if (const auto begun = begin(member); !begun) {
        report.fail(begun.error(), transfer::Side::destination);
        return report;
    }
    report = read_payload(work_, member, source, [this](std::string_view bytes) { return put(bytes); });
    if (const auto ended = end_payload(); !ended) report.fail(ended.error(), transfer::Side::destination);
    return report;
}

sys::SysStatus CompressedTarWriter::finish() {
    if (!opened_) return opened_;
    if (const auto ended = put(encode_end()); !ended) return ended;
    return out_.finish();
}

}  // namespace drover::archive
