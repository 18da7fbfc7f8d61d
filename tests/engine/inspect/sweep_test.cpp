// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/sweep.h"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>
#include <tuple>

namespace drover::inspect {

namespace {

using Place = std::tuple<std::uint32_t, std::uint64_t>;  // space, address
using Use = std::pair<std::uint32_t, std::uint64_t>;     // file, offset there
using Bytes = std::map<Place, std::multiset<Use>>;

// Byte by byte, what a sweep has to find.
Bytes by_hand(const std::vector<Record>& records) {
    Bytes bytes;
    for (const auto& record : records)
        for (std::uint64_t i = 0; i < record.length; ++i)
            bytes[{record.space, record.address + i}].insert({record.file, record.offset + i});
    return bytes;
}

Bytes by_sweep(std::vector<Record> records) {
    Bytes bytes;
    EXPECT_TRUE(sweep(records, [&](const Stretch& stretch) {
        EXPECT_GT(stretch.length, 0U);
        EXPECT_FALSE(stretch.records.empty());
        for (const auto* record : stretch.records)
            for (std::uint64_t i = 0; i < stretch.length; ++i)
                bytes[{record->space, stretch.address + i}].insert({record->file, stretch.offset_in(*record) + i});
        return true;
    }));
    return bytes;
}

Record record(std::uint64_t address, std::uint64_t length, std::uint32_t file, std::uint64_t offset = 0) {
    return {.address = address, .length = length, .offset = offset, .file = file};
}

struct Seen {
    std::uint64_t address;
    std::uint64_t length;
    std::size_t covered;
    auto operator<=>(const Seen&) const = default;
};

std::vector<Seen> stretches(std::vector<Record> records) {
    std::vector<Seen> seen;
    sweep(records, [&](const Stretch& stretch) {
        seen.push_back({stretch.address, stretch.length, stretch.records.size()});
        return true;
    });
    return seen;
}

TEST(Sweep, of_nothing_visits_nothing) {
    EXPECT_TRUE(stretches({}).empty());
}

TEST(Sweep, cuts_at_every_end) {
    const std::vector<Seen> expected{{100, 20, 1}, {120, 30, 2}, {150, 10, 3}, {160, 40, 2}, {200, 20, 1}};
    EXPECT_EQ(stretches({record(100, 100, 0), record(150, 70, 1), record(120, 40, 2)}), expected);
}

TEST(Sweep, leaves_gaps_out_and_joins_nothing) {
    const std::vector<Seen> expected{{0, 10, 1}, {10, 10, 1}, {30, 10, 1}};
    EXPECT_EQ(stretches({record(30, 10, 0), record(0, 10, 0), record(10, 10, 0)}), expected);
}

TEST(Sweep, keeps_address_spaces_apart) {
    auto other = record(100, 50, 1);
    other.space = 1;
    const std::vector<Seen> expected{{100, 50, 1}, {100, 50, 1}};
    EXPECT_EQ(stretches({record(100, 50, 0), other}), expected);
}

TEST(Sweep, finds_a_file_that_shares_with_itself) {
    const std::vector<Seen> expected{{100, 50, 2}};
    EXPECT_EQ(stretches({record(100, 50, 0, 0), record(100, 50, 0, 4096)}), expected);
}

TEST(Sweep, finds_what_a_count_byte_by_byte_finds) {
    std::mt19937 random(20260101);
    const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
    for (int round = 0; round < 300; ++round) {
        std::vector<Record> records(below(25));
        for (auto& one : records)
            one = {.address = below(60),
                   .length = 1 + below(20),
                   .offset = below(1000),
                   .file = below(4),
                   .space = below(2)};
        ASSERT_EQ(by_sweep(records), by_hand(records)) << "round " << round;
    }
}

TEST(Sweep, ends_when_told) {
    std::vector<Record> records{record(0, 10, 0), record(20, 10, 0)};
    int visited = 0;
    EXPECT_FALSE(sweep(records, [&](const Stretch&) { return ++visited < 1; }));
    EXPECT_EQ(visited, 1);
}

TEST(SweepOfCompressed, goes_by_the_start_alone) {
    std::vector<Record> records{record(100, 50, 0), record(100, 80, 1), record(120, 50, 2)};
    std::vector<Seen> seen;
    EXPECT_TRUE(sweep_compressed(records, [&](const Stretch& stretch) {
        EXPECT_TRUE(stretch.compressed);
        seen.push_back({stretch.address, stretch.length, stretch.records.size()});
        return true;
    }));
    EXPECT_EQ(seen, (std::vector<Seen>{{100, 80, 2}, {120, 50, 1}}));
}

}  // namespace

}  // namespace drover::inspect
