// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/sweep.h"

#include <algorithm>
#include <tuple>

namespace drover::inspect {

namespace {

void sort_by_address(std::vector<Record>& records) {
    std::ranges::sort(records, {}, [](const Record& record) {
        return std::tuple(record.space, record.address, record.file, record.offset);
    });
}

// The records that cover the place where the sweep stands.
class Covering {
public:
    bool empty() const { return records_.empty(); }
    std::uint32_t space() const { return records_.front()->space; }
    std::span<const Record* const> all() const { return records_; }

    void add(const Record& record) {
        const auto by_place = [](const Record* one) { return std::tuple(one->file, one->offset); };
        records_.insert(std::ranges::upper_bound(records_, by_place(&record), {}, by_place), &record);
    }
    void leave_behind(std::uint64_t position) {
        std::erase_if(records_, [&](const Record* record) { return record->address + record->length <= position; });
    }
    std::uint64_t nearest_end() const {
        std::uint64_t end = UINT64_MAX;
        for (const auto* record : records_) end = std::min(end, record->address + record->length);
        return end;
    }

private:
    std::vector<const Record*> records_;
};

}  // namespace

bool sweep(std::vector<Record>& records, const StretchVisit& visit) {
    sort_by_address(records);
    Covering covering;
    std::uint64_t position = 0;
    for (std::size_t next = 0; next < records.size() || !covering.empty();) {
        if (covering.empty()) position = records[next].address;
        const std::uint32_t space = covering.empty() ? records[next].space : covering.space();
        const auto in_reach = [&] { return next < records.size() && records[next].space == space; };
        while (in_reach() && records[next].address == position) covering.add(records[next++]);
        std::uint64_t end = covering.nearest_end();
        if (in_reach()) end = std::min(end, records[next].address);
        if (!visit({.address = position, .length = end - position, .records = covering.all()})) return false;
        position = end;
        covering.leave_behind(position);
    }
    return true;
}

bool sweep_compressed(std::vector<Record>& records, const StretchVisit& visit) {
    sort_by_address(records);
    std::vector<const Record*> group;
    for (std::size_t next = 0; next < records.size();) {
        const Record& first = records[next];
        group.clear();
        std::uint64_t longest = 0;
        for (; next < records.size() && records[next].space == first.space && records[next].address == first.address;
             ++next) {
            group.push_back(&records[next]);
            longest = std::max(longest, records[next].length);
        }
        if (!visit({.address = first.address, .length = longest, .records = group, .compressed = true})) return false;
    }
    return true;
}

}  // namespace drover::inspect
