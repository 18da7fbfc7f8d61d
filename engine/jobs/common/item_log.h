// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "engine/api/item_record.h"

namespace drover::jobs {

// What became of each entry of a job, for a table of a million rows: 48 bytes a record, and its name. Directories and
// reasons are stored once. Only grows; a record never changes. Thread-safe.
class ItemLog {
public:
    static constexpr std::uint32_t none = UINT32_MAX;
    static constexpr const char* full = "The list of files is full: what came later is missing in it";

    // A record as it is written.
    struct Entry {
        std::uint32_t directory = none;  // from directory()
        std::string_view name{};         // in the source directory
        std::string_view target{};       // in the destination directory; empty: no destination is known
        std::uint64_t size = 0;
        std::uint64_t on_disk = 0;
        MethodBytes bytes{};
        std::string_view why{};
        double seconds = 0;
        ItemResult result = ItemResult::done;
        std::uint32_t cause = none;
    };

    // A number for the two directories; the same for two that were just asked for.
    std::uint32_t directory(std::string_view source, std::string_view destination);
    // False: the log is full, which takes 4 GiB of names.
    bool add(const Entry& entry);
    // By paths, whose directories are most often those of the entry before.
    bool add_by_path(std::string_view source, std::string_view destination, Entry entry);

    std::size_t size() const;
    std::vector<ItemRecord> records(std::size_t first, std::size_t count) const;
    std::vector<ItemRecord> records(const std::vector<std::uint32_t>& numbers) const;
    std::vector<std::uint32_t> find(const ItemQuery& query) const;

private:
    friend class ItemSearch;

    static constexpr std::uint8_t no_method = UINT8_MAX;
    static constexpr std::size_t block_records = 4096;
    static constexpr std::size_t block_bytes = 65536;

    struct Record {
        std::uint64_t size;
        std::uint64_t on_disk;
        std::uint32_t name;    // in the names
        std::uint32_t target;  // in the names; the same as `name` where it is
        std::uint32_t directory;
        std::uint32_t why;
        std::uint32_t cause;
        std::uint32_t split;  // in split_; `none` where one method moved `size` bytes, or none moved any
        float seconds;
        ItemResult result;
        std::uint8_t method;
    };
    static_assert(sizeof(Record) == 48);

    struct Directory {
        std::string source;
        std::string destination;
    };
    // What does not move while the log grows, as it was at one moment.
    struct View {
        std::size_t count = 0;
        std::vector<const Record*> blocks;
        std::vector<const char*> names;
        std::vector<const Directory*> directories;

        const Record& record(std::size_t number) const {
            return blocks[number / block_records][number % block_records];
        }
        std::string_view name(std::uint32_t place) const { return name_in(names[place / block_bytes], place); }
    };

    static std::string_view name_in(const char* block, std::uint32_t place);
    // With mutex_ held.
    const Record& record(std::size_t number) const { return records_[number / block_records][number % block_records]; }
    std::string_view name(std::uint32_t place) const { return name_in(names_[place / block_bytes].get(), place); }
    std::uint32_t keep_name(std::string_view text);
    std::uint32_t keep_reason(std::string_view text);
    std::uint32_t keep_bytes(const MethodBytes& bytes, std::uint64_t size, std::uint8_t method);
    ItemRecord to_public(const Record& record) const;
    View view() const;

    mutable std::mutex mutex_;
    std::size_t count_ = 0;
    std::vector<std::unique_ptr<Record[]>> records_;
    std::vector<std::unique_ptr<char[]>> names_;
    std::size_t names_end_ = block_bytes;  // in the last block
    std::deque<Directory> directories_;
    std::deque<std::string> reasons_;
    std::unordered_map<std::string_view, std::uint32_t> reason_numbers_;
    std::deque<MethodBytes> split_;
};

}  // namespace drover::jobs
