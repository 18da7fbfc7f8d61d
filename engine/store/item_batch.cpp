// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/item_batch.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <utility>

#include "engine/base/path.h"

namespace drover::store {

namespace {

constexpr char version = 1;
constexpr double microsecond = 1e-6;

// What follows in a record.
enum Part : std::uint8_t {
    directories = 1,  // else those of the record before
    own_target = 2,   // else the target has the source's name
    split_bytes = 4,  // else one method moved `size`, or none moved any
    reason = 8,       // else that of the record before
};

class Packer {
public:
    void add(const ItemRecord& record) {
        const SplitPath source = split_path(record.source);
        const SplitPath target = split_path(record.destination);
        const bool split_up =
            record.method && (record.bytes[*record.method] != record.size || record.bytes.total() != record.size);
        std::uint8_t parts = 0;
        if (source.directory != source_directory_ || target.directory != target_directory_) parts |= directories;
        if (source.name != target.name) parts |= own_target;
        if (split_up) parts |= split_bytes;
        if (record.why != why_) parts |= reason;
        byte(parts);
        if ((parts & directories) != 0) {
            text(source_directory_ = source.directory);
            text(target_directory_ = target.directory);
        }
        text(source.name);
        if ((parts & own_target) != 0) text(target.name);
        byte(static_cast<std::uint8_t>(record.result));
        byte(record.method ? static_cast<std::uint8_t>(*record.method) + 1U : 0U);
        number(record.size);
        number(record.on_disk);
        number(static_cast<std::uint64_t>(std::llround(std::max(record.seconds, 0.0) / microsecond)));
        if (split_up)
            for (const auto bytes : record.bytes.bytes) number(bytes);
        if ((parts & reason) != 0) text(why_ = record.why);
    }
    std::string take() { return std::move(packed_); }

private:
    void byte(unsigned value) { packed_ += static_cast<char>(value); }
    // Seven bits a byte, the lowest first.
    void number(std::uint64_t value) {
        for (; value >= 0x80; value >>= 7) byte(static_cast<unsigned>(value & 0x7F) | 0x80U);
        byte(static_cast<unsigned>(value));
    }
    void text(std::string_view value) {
        number(value.size());
        packed_ += value;
    }

    std::string packed_{version};
    std::string_view source_directory_;
    std::string_view target_directory_;
    std::string_view why_;
};

class Unpacker {
public:
    explicit Unpacker(std::string_view packed) : rest_(packed) { good_ = byte() == version; }

    bool more() const { return good_ && !rest_.empty(); }
    bool good() const { return good_; }

    ItemRecord next() {
        ItemRecord record;
        const std::uint8_t parts = byte();
        if ((parts & directories) != 0) {
            source_directory_ = text();
            target_directory_ = text();
        }
        const std::string_view name = text();
        const std::string_view target = (parts & own_target) != 0 ? text() : name;
        record.source = std::string(source_directory_).append(name);
        record.destination = std::string(target_directory_).append(target);
        record.result = static_cast<ItemResult>(limited(static_cast<std::uint8_t>(ItemResult::failed)));
        const std::uint8_t method = limited(method_count);
        if (method > 0) record.method = static_cast<MethodId>(method - 1);
        record.size = number();
        record.on_disk = number();
        record.seconds = static_cast<double>(number()) * microsecond;
        if ((parts & split_bytes) != 0)
            for (auto& bytes : record.bytes.bytes) bytes = number();
        else if (record.method) record.bytes[*record.method] = record.size;
        if ((parts & reason) != 0) why_ = text();
        record.why = why_;
        return record;
    }

private:
    std::uint8_t byte() {
        if (rest_.empty()) {
            good_ = false;
            return 0;
        }
        const auto value = static_cast<std::uint8_t>(rest_.front());
        rest_.remove_prefix(1);
        return value;
    }
    std::uint8_t limited(std::size_t most) {
        const std::uint8_t value = byte();
        good_ = good_ && value <= most;
        return good_ ? value : std::uint8_t{0};
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 64; shift += 7) {
            const std::uint8_t part = byte();
            value |= std::uint64_t{part & 0x7FU} << shift;
            if ((part & 0x80U) == 0) return value;
        }
        good_ = false;
        return 0;
    }
    std::string_view text() {
        const std::uint64_t length = number();
        good_ = good_ && length <= rest_.size();
        if (!good_) return {};
        const auto value = rest_.substr(0, static_cast<std::size_t>(length));
        rest_.remove_prefix(value.size());
        return value;
    }

    std::string_view rest_;
    bool good_ = true;
    std::string_view source_directory_;
    std::string_view target_directory_;
    std::string_view why_;
};

}  // namespace

std::string pack(std::span<const ItemRecord> records) {
    Packer packer;
    for (const auto& record : records) packer.add(record);
    return packer.take();
}

Result<std::vector<ItemRecord>> unpack(const std::string& packed) {
    std::vector<ItemRecord> records;
    Unpacker unpacker(packed);
    while (unpacker.more()) records.push_back(unpacker.next());
    if (unpacker.good()) return records;
    return std::unexpected(Error{
        .kind = ErrorKind::invalid, .operation = "read items", .code = "", .reason = "They are damaged", .path = ""});
}

}  // namespace drover::store
