// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/payload/unpacked_payload.h"

#include "engine/archive/payload/payload_checksum.h"
#include "engine/transfer/buffered_method.h"

namespace drover::archive {

using transfer::Attempt;
using transfer::Outcome;

namespace {

ReadError mismatch(const ReadMember& found) {
    return {.reason = "The archive holds fewer or more bytes of this member than its header says",
            .offset = found.payload.header,
            .error = std::nullopt,
            .final = false};
}

}  // namespace

UnpackedPayload::UnpackedPayload(transfer::Workspace& work, const ArchiveFile& archive, ArchiveReader& reader,
                                 const ReadMember& found, const PayloadTarget& target, SparseChoice sparse)
    : work_(work),
      reader_(reader),
      found_(found),
      target_(target),
      file_(work, archive, found.member, target, sparse) {}

void UnpackedPayload::add_refusals(const char* reason) {
    for (const MethodId method : {MethodId::clone, MethodId::kernel})
        add_step(file_.report().steps, method, Attempt::not_applicable(reason));
}

MovedPayload UnpackedPayload::move(bool with_checksum) {
    if (!file_.begin(found_.member) || !move_blocks(with_checksum)) return file_.finish(found_.member.size);
    const std::uint64_t size = found_.size_known ? found_.member.size : file_.reached();
    if (moved_ != expected()) {
        file_.damage(mismatch(found_));
    } else if (file_.add_hole_up_to(size) && !found_.size_known && file_.method_ends.zeros_become_holes) {
        file_.set_size(size);
    }
    return file_.finish(size);
}

bool UnpackedPayload::move_blocks(bool with_checksum) {
    for (;;) {
        const auto block = reader_.next_block();
        // Of a tar only the padding is missing then, which says nothing of the payload.
        if (!block && reader_.is_tar() && found_.size_known && moved_ == expected()) return true;
        if (!block) return file_.damage(block.error());
        if (!*block) return true;
        if ((*block)->bytes.empty()) continue;
        if (!move_block(**block)) return false;
        if (with_checksum) file_.result.checksum = add_to_checksum(file_.result.checksum, (*block)->bytes);
    }
}

bool UnpackedPayload::move_block(const DataBlock& block) {
    const std::uint64_t size = found_.size_known ? found_.member.size : UINT64_MAX;
    if (block.offset < file_.reached() || block.offset > size || block.bytes.size() > size - block.offset)
        return file_.damage(mismatch(found_));
    if (!file_.add_hole_up_to(block.offset)) return false;
    const Attempt attempt = transfer::write_range(work_, file_.method_ends, target_.fd, block.bytes, block.offset);
    add_step(file_.report().steps, MethodId::buffered, attempt);
    if (attempt.outcome != Outcome::completed) return file_.report().fail(attempt);
    file_.passed(block.bytes.size());
    moved_ += block.bytes.size();
    return true;
}

std::expected<std::vector<std::byte>, ReadError> read_payload(ArchiveReader& reader, const ReadMember& found) {
    std::vector<std::byte> content;
    content.reserve(static_cast<std::size_t>(found.member.size));
    while (content.size() < found.member.size) {
        const auto block = reader.next_block();
        if (!block) return std::unexpected(block.error());
        if (!*block) break;
        const bool fits =
            (*block)->offset == content.size() && (*block)->bytes.size() <= found.member.size - content.size();
        if (!fits) return std::unexpected(mismatch(found));
        content.insert(content.end(), (*block)->bytes.begin(), (*block)->bytes.end());
    }
    if (content.size() < found.member.size) return std::unexpected(mismatch(found));
    // Some formats tell only at the end that a checksum is wrong.
    if (reader.is_tar()) return content;
    for (;;) {
        const auto rest = reader.next_block();
        if (!rest) return std::unexpected(rest.error());
        if (!*rest) return content;
        if (!(*rest)->bytes.empty()) return std::unexpected(mismatch(found));
    }
}

}  // namespace drover::archive
