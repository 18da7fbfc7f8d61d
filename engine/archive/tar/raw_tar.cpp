// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/tar/raw_tar.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/archive/tar/pax.h"
#include "engine/archive/tar/ustar.h"

namespace drover::archive {

namespace {

// libarchive refuses longer extended headers as well.
constexpr std::uint64_t longest_extended_header = std::uint64_t{1} << 20;
constexpr int most_headers = 64;
// One read for a pax header of one block, and the header itself.
constexpr std::uint64_t usual_chain = 3 * tar_block;

// Old GNU sparse members: whether more of the map follows in blocks of its own.
constexpr std::size_t more_in_header = 482;
constexpr std::size_t more_in_block = 504;

class Chain {
public:
    // Without `sys` there is nothing but what is known.
    Chain(sys::Syscalls* sys, int archive, std::uint64_t offset, KnownBytes known, PaxFields& global)
        : global_(global),
          sys_(sys),
          archive_(archive),
          offset_(offset),
          window_(reinterpret_cast<const char*>(known.bytes.data()), known.bytes.size()),
          window_begin_(known.offset) {}

    std::optional<RawTarMember> read() {
        for (int count = 0; count < most_headers; ++count) {
            if (!fetch(tar_block)) return std::nullopt;
            const auto header = glance_at_ustar(std::span<const char>(bytes_).first<tar_block>());
            if (!header) return std::nullopt;
            switch (header->type) {
                case 'x':
                case 'X':
                case 'g':
                    if (!read_records(header->type, header->size)) return std::nullopt;
                    break;
                case 'L':
                case 'K':
                case 'V':
                    offset_ += to_tar_blocks(header->size);
                    break;
                default:
                    return finish(*header);
            }
        }
        return std::nullopt;
    }

private:
    // The next bytes, and moves past them.
    bool fetch(std::uint64_t count) {
        if (!in_window(count) && !fill_window(std::max<std::uint64_t>(count, usual_chain))) return false;
        if (!in_window(count)) return false;
        bytes_ = window_.substr(static_cast<std::size_t>(offset_ - window_begin_), static_cast<std::size_t>(count));
        offset_ += count;
        return true;
    }

    bool in_window(std::uint64_t count) const {
        return offset_ >= window_begin_ && offset_ - window_begin_ + count <= window_.size();
    }

    // As much as there is.
    bool fill_window(std::uint64_t count) {
        if (sys_ == nullptr) return false;
        window_begin_ = offset_;
        window_ = {};
        buffer_.resize(static_cast<std::size_t>(count));
        std::size_t filled = 0;
        while (filled < buffer_.size()) {
            const auto part = std::as_writable_bytes(std::span(buffer_)).subspan(filled);
            const auto got = sys_->pread(archive_, part, offset_ + filled);
            if (!got && got.error().is(std::errc::interrupted)) continue;
            if (!got) return false;
            if (*got == 0) break;
            filled += *got;
        }
        window_ = std::string_view(buffer_).substr(0, filled);
        return true;
    }

    bool read_records(char type, std::uint64_t length) {
        if (length > longest_extended_header || !fetch(to_tar_blocks(length))) return false;
        const std::string_view records = bytes_.substr(0, static_cast<std::size_t>(length));
        // GNU tar says in a global header before the rest of a file that it is one, and of no other member.
        PaxFields& fields = type == 'g' ? global_ : member_.pax;
        const bool whole = for_each_pax_record(records, [&](std::string_view key, std::string_view value) {
            (key == "GNU.volume.offset" ? member_.pax : fields).take(key, value);
        });
        if (!whole) fields.damage = "Its extended header is damaged";
        return true;
    }

    std::optional<RawTarMember> finish(const UstarGlance& header) {
        member_.type = header.type;
        member_.pax.inherit(global_);
        const auto said = member_.pax.size;
        if (header.type == 'M') member_.pax.goes_on = true;
        member_.size = said.value_or(header.size);
        // The record is needed where the field cannot hold the number, and the field then says anything.
        const bool needed = said && *said > largest_octal_11;
        const bool differs = said && *said != header.size;
        member_.ambiguous = member_.pax.bad_size || (differs && !needed);
        if (header.type == 'S' && !skip_old_sparse_map()) return std::nullopt;
        member_.payload = offset_;
        if (member_.size > UINT64_MAX - member_.payload - tar_block) return std::nullopt;
        return member_;
    }

    bool skip_old_sparse_map() {
        for (bool more = bytes_[more_in_header] != 0; more; more = bytes_[more_in_block] != 0)
            if (!fetch(tar_block)) return false;
        return true;
    }

    PaxFields& global_;
    sys::Syscalls* sys_;
    int archive_;
    std::uint64_t offset_;
    std::string_view window_;  // of the archive, from window_begin_ on
    std::uint64_t window_begin_;
    std::string buffer_;
    std::string_view bytes_;
    RawTarMember member_;
};

}  // namespace

std::optional<RawTarMember> read_raw_tar(sys::Syscalls& sys, int archive, std::uint64_t offset, KnownBytes known,
                                         PaxFields& global) {
    return Chain(&sys, archive, offset, known, global).read();
}

std::optional<RawTarMember> read_raw_tar(sys::Syscalls& sys, int archive, std::uint64_t offset) {
    PaxFields global;
    return read_raw_tar(sys, archive, offset, {}, global);
}

std::optional<RawTarMember> read_raw_tar(std::uint64_t offset, KnownBytes known, PaxFields& global) {
    return Chain(nullptr, -1, offset, known, global).read();
}

}  // namespace drover::archive
