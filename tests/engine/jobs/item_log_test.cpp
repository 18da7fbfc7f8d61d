// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/item_log.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

namespace drover::jobs {

namespace {

MethodBytes bytes_of(MethodId method, std::uint64_t bytes) {
    MethodBytes all;
    all[method] = bytes;
    return all;
}

TEST(ItemLog, gives_back_what_was_put_in) {
    ItemLog log;
    const auto directory = log.directory("/from", "/to");
    MethodBytes mixed = bytes_of(MethodId::kernel, 700);
    mixed[MethodId::hole] = 300;
    EXPECT_TRUE(log.add({.directory = directory,
                         .name = "a",
                         .target = "a (2)",
                         .size = 1000,
                         .on_disk = 704,
                         .bytes = mixed,
                         .why = "clone refused: other filesystem → kernel copy",
                         .seconds = 0.5}));
    EXPECT_TRUE(log.add(
        {.directory = directory, .name = "b", .target = "b", .size = 5, .result = ItemResult::failed, .cause = 3}));
    EXPECT_TRUE(log.add(
        {.directory = directory, .name = "c", .target = "c", .size = 7, .bytes = bytes_of(MethodId::clone, 7)}));
    ASSERT_EQ(log.size(), 3U);
    const auto records = log.records(0, 10);
    ASSERT_EQ(records.size(), 3U);
    EXPECT_EQ(records[0].source, "/from/a");
    EXPECT_EQ(records[0].destination, "/to/a (2)");
    EXPECT_EQ(records[0].on_disk, 704U);
    EXPECT_EQ(records[0].bytes[MethodId::kernel], 700U);
    EXPECT_EQ(records[0].bytes[MethodId::hole], 300U);
    EXPECT_EQ(records[0].method, MethodId::kernel);
    EXPECT_EQ(records[0].why, "clone refused: other filesystem → kernel copy");
    EXPECT_DOUBLE_EQ(records[0].seconds, 0.5);
    EXPECT_FALSE(records[0].cause.has_value());
    EXPECT_EQ(records[1].result, ItemResult::failed);
    EXPECT_EQ(records[1].cause, 3U);
    EXPECT_FALSE(records[1].method.has_value());
    EXPECT_EQ(records[2].bytes[MethodId::clone], 7U);
    EXPECT_EQ(log.records(2, 100).front().source, "/from/c");
    EXPECT_TRUE(log.records(3, 100).empty());
    EXPECT_EQ(log.records({2, 99, 0}).size(), 2U) << "a number that is not there is left out";
}

TEST(ItemLog, splits_paths_where_it_gets_them_whole) {
    ItemLog log;
    for (const auto* path : {"/a", "name", "/d/e/", "deep/er/name"}) log.add_by_path(path, "", {});
    std::vector<std::string> sources;
    for (const auto& record : log.records(0, 10)) {
        sources.push_back(record.source);
        EXPECT_EQ(record.destination, "");
    }
    EXPECT_EQ(sources, (std::vector<std::string>{"/a", "name", "/d/e/", "deep/er/name"}));
}

class Sought : public ::testing::Test {
protected:
    Sought() {
        add("/music", "Song.ogg", 30, ItemResult::done, MethodId::clone);
        add("/music/live", "a.txt", 10, ItemResult::failed, MethodId::buffered, 1);
        add("/docs", "music.txt", 20, ItemResult::skipped, MethodId::kernel);
        add("/docs", "b.txt", 40, ItemResult::failed, MethodId::kernel, 2);
    }
    void add(const char* directory, const char* name, std::uint64_t size, ItemResult result, MethodId method,
             std::uint32_t cause = ItemLog::none) {
        log_.add({.directory = log_.directory(directory, "/to"),
                  .name = name,
                  .target = name,
                  .size = size,
                  .bytes = bytes_of(method, size),
                  .seconds = 1.0,
                  .result = result,
                  .cause = cause});
    }
    using Numbers = std::vector<std::uint32_t>;

    ItemLog log_;
};

TEST_F(Sought, is_found_by_a_part_of_its_path) {
    EXPECT_EQ(log_.find({.text = "MUSIC"}), (Numbers{0, 1, 2}));
    EXPECT_EQ(log_.find({.text = "live/A"}), (Numbers{1}));
    EXPECT_EQ(log_.find({.text = "nowhere"}), Numbers{});
}

TEST_F(Sought, is_found_by_result_method_and_cause) {
    EXPECT_EQ(log_.find({.results = {ItemResult::failed, ItemResult::skipped}}), (Numbers{1, 2, 3}));
    EXPECT_EQ(log_.find({.method = MethodId::kernel}), (Numbers{2, 3}));
    EXPECT_EQ(log_.find({.cause = 2}), (Numbers{3}));
}

TEST_F(Sought, comes_in_the_order_that_is_wanted) {
    const auto sorted = [&](ItemOrder order, bool descending = false) {
        return log_.find({.order = order, .descending = descending});
    };
    EXPECT_EQ(sorted(ItemOrder::settled), (Numbers{0, 1, 2, 3}));
    EXPECT_EQ(sorted(ItemOrder::size), (Numbers{1, 2, 0, 3}));
    EXPECT_EQ(sorted(ItemOrder::size, true), (Numbers{3, 0, 2, 1}));
    EXPECT_EQ(sorted(ItemOrder::speed), (Numbers{1, 2, 0, 3}));
    EXPECT_EQ(sorted(ItemOrder::source), (Numbers{3, 2, 0, 1}));
    EXPECT_EQ(sorted(ItemOrder::method), (Numbers{0, 2, 3, 1}));
}

TEST(ItemLog, may_be_read_and_searched_while_it_grows) {
    constexpr std::uint32_t many = 20'000;
    ItemLog log;
    std::jthread writer([&] {
        for (std::uint32_t i = 0; i < many; ++i)
            log.add_by_path("/d" + std::to_string(i % 300) + "/name" + std::to_string(i), "/to/x", {.size = i});
    });
    while (log.size() < many) {
        const auto found = log.find({.text = "name1", .order = ItemOrder::source});
        EXPECT_LE(found.size(), many);
        if (const auto size = log.size(); size > 0) {
            EXPECT_EQ(log.records(size - 1, 1).front().size, size - 1);
        }
    }
}

}  // namespace

}  // namespace drover::jobs
