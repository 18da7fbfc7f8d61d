// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/compressed_tar_writer.h"

#include <string>

#include "engine/archive/create/payload_reader.h"
#include "engine/archive/tar/tar_header.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {

CompressedTarWriter::CompressedTarWriter(transfer::Workspace& work, int fd, Compression compression, unsigned threads)
    : work_(work), out_(make_compressed_output(work, fd, compression, threads)) {}

sys::SysStatus CompressedTarWriter::put(std::string_view bytes) {
    position_ += bytes.size();
    return out_->put(bytes);
}

sys::SysStatus CompressedTarWriter::begin(const Member& member) {
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
    if (const auto ended = put(encode_end()); !ended) return ended;
    return out_->finish();
}

}  // namespace drover::archive
