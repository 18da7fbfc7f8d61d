// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/queue/item_search.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

namespace {

char small(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string small_letters(std::string text) {
    std::ranges::transform(text, text.begin(), small);
    return text;
}

// `wanted` in small letters.
bool holds(std::string_view text, std::string_view wanted) {
    return !std::ranges::search(text, wanted, {}, small).empty();
}

}  // namespace

std::vector<std::uint32_t> ItemLog::find(const ItemQuery& query) const {
    const View now = view();
    return ItemSearch(now, query).run();
}

ItemSearch::ItemSearch(const ItemLog::View& view, const ItemQuery& query)
    : view_(view), query_(query), text_(small_letters(query.text)) {
    if (text_.empty()) return;
    for (const auto* directory : view_.directories) directory_has_text_.push_back(holds(directory->source, text_));
}

std::vector<std::uint32_t> ItemSearch::run() const {
    std::vector<std::uint32_t> found;
    for (std::size_t number = 0; number < view_.count; ++number)
        if (passes(view_.record(number))) found.push_back(static_cast<std::uint32_t>(number));
    sort(found);
    return found;
}

bool ItemSearch::passes(const Record& record) const {
    const auto& results = query_.results;
    if (!results.empty() && std::ranges::find(results, record.result) == results.end()) return false;
    if (query_.method && record.method != static_cast<std::uint8_t>(*query_.method)) return false;
    if (query_.cause && record.cause != *query_.cause) return false;
    return text_.empty() || text_is_in(record);
}

bool ItemSearch::text_is_in(const Record& record) const {
    const auto name = view_.name(record.name);
    if (directory_has_text_[record.directory] || holds(name, text_)) return true;
    if (text_.find('/') == std::string::npos) return false;
    return holds(DirectoryPair::join(view_.directories[record.directory]->source, std::string(name)), text_);
}

void ItemSearch::sort(std::vector<std::uint32_t>& numbers) const {
    if (query_.order == ItemOrder::source) {
        sort_by_path(numbers);
    } else if (query_.order != ItemOrder::settled) {
        std::vector<std::pair<std::uint64_t, std::uint32_t>> keys;
        keys.reserve(numbers.size());
        for (const auto number : numbers) keys.emplace_back(key(view_.record(number)), number);
        std::ranges::sort(keys);
        std::ranges::transform(keys, numbers.begin(), [](const auto& pair) { return pair.second; });
    }
    if (query_.descending) std::ranges::reverse(numbers);
}

// Directories are compared once, not for each of their files.
void ItemSearch::sort_by_path(std::vector<std::uint32_t>& numbers) const {
    std::vector<std::uint32_t> order(view_.directories.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {},
                      [&](std::uint32_t number) -> const std::string& { return view_.directories[number]->source; });
    std::vector<std::uint32_t> rank(order.size());
    std::uint32_t place = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const bool same = i > 0 && view_.directories[order[i]]->source == view_.directories[order[i - 1]]->source;
        rank[order[i]] = same ? place : place = static_cast<std::uint32_t>(i);
    }
    std::ranges::sort(numbers, [&](std::uint32_t left, std::uint32_t right) {
        const Record& one = view_.record(left);
        const Record& other = view_.record(right);
        return std::tuple(rank[one.directory], view_.name(one.name), left) <
               std::tuple(rank[other.directory], view_.name(other.name), right);
    });
}

std::uint64_t ItemSearch::key(const Record& record) const {
    constexpr double resolution = 1e6;
    switch (query_.order) {
        case ItemOrder::size:
            return record.size;
        case ItemOrder::on_disk:
            return record.on_disk;
        case ItemOrder::method:
            return record.method;
        case ItemOrder::seconds:
            return static_cast<std::uint64_t>(record.seconds * resolution);
        case ItemOrder::speed:
            return record.seconds > 0 ? static_cast<std::uint64_t>(static_cast<double>(record.size) / record.seconds)
                                      : 0;
        case ItemOrder::result:
            return static_cast<std::uint64_t>(record.result);
        default:
            return 0;
    }
}

}  // namespace drover::jobs
