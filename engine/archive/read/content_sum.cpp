// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/read/content_sum.h"

#include <zlib.h>

#include <charconv>
#include <string_view>

namespace drover::archive {

namespace {

// Reads little-endian numbers one after the other. What is not there is 0, and then good() is false.
class Fields {
public:
    explicit Fields(std::string_view bytes) : bytes_(bytes) {}

    std::uint64_t fixed(std::size_t size) {
        if (bytes_.size() < size) return fail();
        std::uint64_t number = 0;
        for (std::size_t i = size; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes_[i]);
        bytes_.remove_prefix(size);
        return number;
    }
    // RAR 5: seven bits a byte, the lowest first.
    std::uint64_t variable() {
        std::uint64_t number = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint64_t byte = fixed(1);
            number |= (byte & 0x7FU) << shift;
            if ((byte & 0x80U) == 0) return number;
        }
        return fail();
    }
    std::size_t left() const { return bytes_.size(); }
    bool good() const { return good_; }

private:
    std::uint64_t fail() {
        good_ = false;
        bytes_ = {};
        return 0;
    }

    std::string_view bytes_;
    bool good_ = true;
};

// A block of a RAR: what kind it is, where the next one is, and the fields of its own.
struct Block {
    std::uint64_t type;
    std::uint64_t flags;
    std::uint64_t next;
    Fields fields;
};

constexpr std::string_view rar5_signature("Rar!\x1a\7\1\0", 8);
constexpr int most_blocks = 1000;  // that are no file, before one that is

std::string_view bytes_at(ArchiveInput& file, std::uint64_t offset) {
    file.seek(offset);
    const auto bytes = file.read();
    if (!bytes) return {};
    return {reinterpret_cast<const char*>(bytes->data()), bytes->size()};
}

std::uint32_t crc_of(std::string_view bytes) {
    return static_cast<std::uint32_t>(
        ::crc32(0, reinterpret_cast<const Bytef*>(bytes.data()), static_cast<uInt>(bytes.size())));
}

// libarchive takes the signature for a part of the first header.
std::uint64_t behind_signature(ArchiveInput& file, std::uint64_t offset, std::string_view signature) {
    return bytes_at(file, offset).starts_with(signature) ? offset + signature.size() : offset;
}

std::optional<Block> rar5_block(ArchiveInput& file, std::uint64_t offset) {
    const std::string_view bytes = bytes_at(file, offset);
    Fields head(bytes);
    const std::uint64_t crc = head.fixed(4);
    const std::uint64_t length = head.variable();
    const std::size_t begin = bytes.size() - head.left();
    if (!head.good() || length > head.left()) return std::nullopt;
    if (crc_of(bytes.substr(4, begin - 4 + static_cast<std::size_t>(length))) != crc) return std::nullopt;
    Fields fields(bytes.substr(begin, static_cast<std::size_t>(length)));
    const std::uint64_t type = fields.variable();
    const std::uint64_t flags = fields.variable();
    if ((flags & 1U) != 0) fields.variable();  // how much of it is extra
    const std::uint64_t data = (flags & 2U) != 0 ? fields.variable() : 0;
    const std::uint64_t end = offset + begin + length;
    if (!fields.good() || data > UINT64_MAX - end) return std::nullopt;
    return Block{type, flags, end + data, fields};
}

std::optional<Block> rar4_block(ArchiveInput& file, std::uint64_t offset) {
    const std::string_view bytes = bytes_at(file, offset);
    Fields head(bytes);
    const std::uint64_t crc = head.fixed(2);
    const std::uint64_t type = head.fixed(1);
    const std::uint64_t flags = head.fixed(2);
    const std::uint64_t length = head.fixed(2);
    constexpr std::size_t head_size = 7;
    if (!head.good() || length < head_size || length > bytes.size()) return std::nullopt;
    if ((crc_of(bytes.substr(2, static_cast<std::size_t>(length) - 2)) & 0xFFFFU) != crc) return std::nullopt;
    const std::string_view own = bytes.substr(head_size, static_cast<std::size_t>(length) - head_size);
    const std::uint64_t data = (flags & 0x8000U) != 0 ? Fields(own).fixed(4) : 0;
    return Block{type, flags, offset + length + data, Fields(own)};
}

}  // namespace

void ContentSum::add(std::span<const std::byte> bytes) {
    if (kind_ == Kind::crc32) {
        sum_ = static_cast<std::uint32_t>(::crc32_z(sum_, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()));
        return;
    }
    for (const std::byte byte : bytes) sum_ += static_cast<std::uint32_t>(byte);
}

// "070702" of SVR4, "newc" with a sum: hexadecimal fields of eight digits, the last of which is the sum.
std::optional<ContentSum> sum_in_cpio(ArchiveInput& file, std::uint64_t offset) {
    constexpr std::string_view magic = "070702";
    constexpr std::size_t sum_at = 102;
    constexpr std::size_t digits = 8;
    const std::string_view header = bytes_at(file, offset);
    if (!header.starts_with(magic) || header.size() < sum_at + digits) return std::nullopt;
    std::uint32_t sum = 0;
    const char* const last = header.data() + sum_at + digits;
    const auto [end, error] = std::from_chars(header.data() + sum_at, last, sum, 16);
    if (error != std::errc{} || end != last) return std::nullopt;
    return ContentSum(ContentSum::Kind::sum_of_bytes, sum);
}

std::optional<ContentSum> sum_in_rar4(ArchiveInput& file, std::uint64_t offset) {
    constexpr std::uint64_t file_block = 0x74;
    constexpr std::uint64_t split_or_encrypted = 0x01 | 0x02 | 0x04;
    offset = behind_signature(file, offset, std::string_view("Rar!\x1a\7\0", 7));
    for (int count = 0; count < most_blocks; ++count) {
        auto block = rar4_block(file, offset);
        if (!block) return std::nullopt;
        offset = block->next;
        if (block->type != file_block) continue;
        block->fields.fixed(4);  // packed
        block->fields.fixed(4);  // unpacked
        block->fields.fixed(1);  // system
        const auto crc = static_cast<std::uint32_t>(block->fields.fixed(4));
        if (!block->fields.good() || (block->flags & split_or_encrypted) != 0) return std::nullopt;
        return ContentSum(ContentSum::Kind::crc32, crc);
    }
    return std::nullopt;
}

std::optional<ContentSum> sum_in_rar5(ArchiveInput& file, std::uint64_t offset) {
    constexpr std::uint64_t file_block = 2;
    constexpr std::uint64_t split = 0x08 | 0x10;
    offset = behind_signature(file, offset, rar5_signature);
    for (int count = 0; count < most_blocks; ++count) {
        auto block = rar5_block(file, offset);
        if (!block) return std::nullopt;
        offset = block->next;
        if (block->type != file_block) continue;
        Fields& fields = block->fields;
        const std::uint64_t flags = fields.variable();
        fields.variable();                       // unpacked size
        fields.variable();                       // attributes
        if ((flags & 2U) != 0) fields.fixed(4);  // time
        const auto crc = static_cast<std::uint32_t>(fields.fixed(4));
        if (!fields.good() || (flags & 4U) == 0 || (block->flags & split) != 0) return std::nullopt;
        return ContentSum(ContentSum::Kind::crc32, crc);
    }
    return std::nullopt;
}

bool rar5_ends(ArchiveInput& file, std::uint64_t offset) {
    constexpr std::uint64_t end_block = 5;
    offset = behind_signature(file, offset, rar5_signature);
    for (int count = 0; count < most_blocks; ++count) {
        const auto block = rar5_block(file, offset);
        if (!block) return false;
        if (block->type == end_block) return true;
        offset = block->next;
    }
    return true;  // not that anybody knows
}

}  // namespace drover::archive
