// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/jobs/common/item_log.h"

namespace drover::jobs {

// One query to an item log, answered from what was there when it began, so that no worker waits for it.
class ItemSearch {
public:
    ItemSearch(const ItemLog::View& view, const ItemQuery& query);

    std::vector<std::uint32_t> run() const;

private:
    using Record = ItemLog::Record;

    bool passes(const Record& record) const;
    bool text_is_in(const Record& record) const;
    void sort(std::vector<std::uint32_t>& numbers) const;
    void sort_by_path(std::vector<std::uint32_t>& numbers) const;
    std::uint64_t key(const Record& record) const;

    const ItemLog::View& view_;
    const ItemQuery& query_;
    std::string text_;                      // small letters
    std::vector<bool> directory_has_text_;  // by number
};

}  // namespace drover::jobs
