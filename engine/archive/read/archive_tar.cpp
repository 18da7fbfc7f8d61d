// SPDX-License-Identifier: GPL-3.0-or-later
// What ArchiveReader makes of a tar's headers with its own eyes.
#include <archive.h>

#include "engine/archive/input/libarchive_input.h"
#include "engine/archive/read/archive_reader.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {

namespace {

// Names are bytes here, whatever they mean in a locale.
bool is_about_encoding(const std::string& message) {
    return message.find("an't be converted") != std::string::npos ||
           message.find("annot be converted") != std::string::npos;
}

// libarchive says it again of members behind the one with damaged records.
bool is_about_holes(const std::string& message) {
    return message.find("sparse") != std::string::npos;
}

// `map_end` is where the map ends; a hole at the end is closed by an empty range.
bool fits(const GnuSparseRecords& sparse, const ReadMember& found, const RawTarMember& own, std::uint64_t data_offset,
          std::uint64_t map_end) {
    const Member& member = found.member;
    const std::uint64_t map = data_offset - own.payload;
    return sparse.complete() && data_offset >= own.payload && map <= own.size && own.size - map == member.stored() &&
           *sparse.real_size == member.size && (!member.sparse || map_end == member.size);
}

}  // namespace

// Of a tar, also a compressed one: what is already in memory of it.
std::optional<RawTarMember> ArchiveReader::look_at_headers(std::uint64_t offset) {
    if (!is_tar() || archive_filter_code(handle_, 0) != ARCHIVE_FILTER_NONE) return std::nullopt;
    return source_.packed() ? read_raw_tar(offset, source_.known(), global_)
                            : read_raw_tar(sys_, fd(), offset, source_.known(), global_);
}

// What libarchive passes over.
void ArchiveReader::believe(ReadMember& found, const RawTarMember& own, std::uint64_t data_offset,
                            std::uint64_t map_end) {
    const PaxFields& pax = own.pax;
    Member& member = found.member;
    if (pax.modified) member.modified = *pax.modified;
    if (pax.accessed) found.accessed = *pax.accessed;
    if (pax.uid) member.uid = *pax.uid;
    if (pax.gid) member.gid = *pax.gid;
    if (pax.user) member.user = *pax.user;
    if (pax.group) member.group = *pax.group;
    if (!pax.unread.empty())
        found.warning = std::string("A record of its extended header makes no sense: ").append(pax.unread);
    const bool regular = member.type == MemberType::regular;
    if (regular && pax.sparse.any && !fits(pax.sparse, found, own, data_offset, map_end))
        found.damage("What its headers say of its holes is damaged");
    if (own.type == '1' && regular) found.damage("It is a hard link to nothing");
    if (pax.goes_on) found.unusable = "It is the rest of a file that began in another volume of the archive";
    if (pax.damage != nullptr) found.damage(pax.damage);
}

// Where nobody else saw the headers of a tar, a name may be a guess.
void ArchiveReader::take_warning(ReadMember& found, bool headers_seen) {
    const std::string message = message_of(handle_);
    if (is_about_encoding(message) || (headers_seen && is_about_holes(message))) return;
    if (is_tar() && !headers_seen && found.unusable == nullptr) found.damage("Its headers are damaged");
    if (found.unusable == nullptr && found.warning.empty()) found.warning = message;
}

void ArchiveReader::locate(ReadMember& found, const std::optional<RawTarMember>& own, std::uint64_t data_offset) {
    auto& payload = found.payload;
    payload.stored = found.member.stored();
    next_header_ = own ? to_tar_blocks(own->end()) : data_offset + to_tar_blocks(payload.stored);
    if (!is_zip()) source_.forget_before(is_tar() ? next_header_ : UINT64_MAX);
    if (compressed()) payload.indirect = "compressed archive";
    else if (!is_tar()) payload.indirect = "the archive is no tar";
    if (payload.indirect != nullptr || found.member.type != MemberType::regular) return;
    payload.offset = data_offset;
    if (!own) payload.indirect = "the headers are of an unusual kind";
    else compare(found, *own, data_offset);
}

// Both readings have to agree before anything is moved by the figures of either.
void ArchiveReader::compare(ReadMember& found, const RawTarMember& own, std::uint64_t data_offset) {
    auto& payload = found.payload;
    Member& member = found.member;
    if (own.ambiguous) {
        found.ambiguous_size = true;
        payload.indirect = "the size is ambiguous";
    }
    if (own.pax.stores_holes) {
        payload.indirect = "the holes are stored";
        payload.stored = own.size;
        return;
    }
    const std::uint64_t map = data_offset - own.payload;  // of holes, at the start of the payload
    const bool same_place = data_offset >= own.payload && map % tar_block == 0 && map <= own.size;
    if (!same_place || (map > 0 && !member.sparse)) {
        payload.indirect = "the headers are of an unusual kind";
    } else if (own.size - map != payload.stored) {
        found.ambiguous_size = true;
        payload.indirect = "the size is ambiguous";
        if (member.sparse) found.damage("Its map of holes does not fit what is stored");
        else member.size = payload.stored = own.size;  // a GNU "real size" that belongs to no sparse member
    }
}

}  // namespace drover::archive
