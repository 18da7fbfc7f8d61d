// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/item_batch.h"

#include <gtest/gtest.h>

namespace drover::store {

namespace {

std::vector<ItemRecord> samples() {
    ItemRecord plain;
    plain.source = "/from/a";
    plain.destination = "/to/a";
    plain.size = 5;
    plain.on_disk = 4096;
    plain.method = MethodId::kernel;
    plain.bytes[MethodId::kernel] = 5;
    ItemRecord renamed = plain;
    renamed.destination = "/to/a (2)";
    renamed.why = "small file → read and write";
    ItemRecord split = renamed;
    split.source = "/from/d/\xff\n";
    split.size = UINT64_MAX;
    split.bytes[MethodId::hole] = UINT64_MAX - 5;
    split.seconds = 1.5;
    ItemRecord failed;
    failed.source.append("relative");
    failed.why.assign(40, 'n');
    failed.result = ItemResult::failed;
    return {plain, renamed, split, failed, ItemRecord{}, plain};
}

TEST(ItemBatch, comes_back_as_it_was) {
    const auto before = samples();
    const auto after = unpack(pack(before));
    ASSERT_TRUE(after.has_value());
    ASSERT_EQ(after->size(), before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        EXPECT_EQ((*after)[i].source, before[i].source);
        EXPECT_EQ((*after)[i].destination, before[i].destination);
        EXPECT_EQ((*after)[i].size, before[i].size);
        EXPECT_EQ((*after)[i].on_disk, before[i].on_disk);
        EXPECT_EQ((*after)[i].bytes.bytes, before[i].bytes.bytes);
        EXPECT_EQ((*after)[i].method, before[i].method);
        EXPECT_EQ((*after)[i].why, before[i].why);
        EXPECT_EQ((*after)[i].result, before[i].result);
        EXPECT_DOUBLE_EQ((*after)[i].seconds, before[i].seconds);
    }
}

TEST(ItemBatch, damaged_in_any_byte_is_an_error_or_other_items) {
    const std::string good = pack(samples());
    EXPECT_FALSE(unpack("").has_value());
    EXPECT_FALSE(unpack("\x02").has_value());
    EXPECT_FALSE(unpack(good.substr(0, good.size() - 1)).has_value());
    for (std::size_t place = 0; place < good.size(); ++place)
        for (const char value : {'\0', '\x7f', '\xff'}) {
            std::string bad = good;
            bad[place] = value;
            const auto records = unpack(bad);  // asan sees what is read beyond the end
            if (!records) continue;
            for (const auto& record : *records) EXPECT_LE(record.source.size(), good.size());
        }
}

}  // namespace

}  // namespace drover::store
