// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/item_log.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

namespace {

// The method that moved most; `nothing` where none moved any.
std::uint8_t main_method(const MethodBytes& bytes, std::uint8_t nothing) {
    const auto most = std::ranges::max_element(bytes.bytes);
    return *most == 0 ? nothing : static_cast<std::uint8_t>(most - bytes.bytes.begin());
}

struct SplitPath {
    std::string_view directory;  // with its last slash only where that is all
    std::string_view name;
};

SplitPath split(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string_view::npos) return {{}, path};
    return {path.substr(0, std::max<std::size_t>(slash, 1)), path.substr(slash + 1)};
}

}  // namespace

std::uint32_t ItemLog::directory(std::string_view source, std::string_view destination) {
    const std::lock_guard lock(mutex_);
    const bool again =
        !directories_.empty() && directories_.back().source == source && directories_.back().destination == destination;
    if (!again) directories_.push_back({std::string(source), std::string(destination)});
    return static_cast<std::uint32_t>(directories_.size() - 1);
}

bool ItemLog::add(const Entry& entry) {
    const std::lock_guard lock(mutex_);
    if (names_.size() * block_bytes >= none - 2 * block_bytes) return false;
    if (count_ == records_.size() * block_records)
        records_.push_back(std::make_unique_for_overwrite<Record[]>(block_records));
    const std::uint32_t name = keep_name(entry.name);
    const std::uint8_t method = main_method(entry.bytes, no_method);
    records_.back()[count_ % block_records] = {.size = entry.size,
                                               .on_disk = entry.on_disk,
                                               .name = name,
                                               .target = entry.target == entry.name ? name : keep_name(entry.target),
                                               .directory = entry.directory,
                                               .why = keep_reason(entry.why),
                                               .cause = entry.cause,
                                               .split = keep_bytes(entry.bytes, entry.size, method),
                                               .seconds = static_cast<float>(entry.seconds),
                                               .result = entry.result,
                                               .method = method};
    ++count_;
    return true;
}

bool ItemLog::add_by_path(std::string_view source, std::string_view destination, Entry entry) {
    const auto from = split(source);
    const auto to = split(destination);
    entry.directory = directory(from.directory, to.directory);
    entry.name = from.name;
    entry.target = to.name;
    return add(entry);
}

// A name is its length in two bytes and its bytes; none is longer than a path can be.
std::uint32_t ItemLog::keep_name(std::string_view text) {
    text = text.substr(0, UINT16_MAX / 2);
    const std::size_t needed = sizeof(std::uint16_t) + text.size();
    if (names_end_ + needed > block_bytes) {
        names_.push_back(std::make_unique_for_overwrite<char[]>(block_bytes));
        names_end_ = 0;
    }
    char* const place = names_.back().get() + names_end_;
    const auto length = static_cast<std::uint16_t>(text.size());
    std::memcpy(place, &length, sizeof length);
    text.copy(place + sizeof length, text.size());
    const auto number = static_cast<std::uint32_t>((names_.size() - 1) * block_bytes + names_end_);
    names_end_ += needed;
    return number;
}

std::string_view ItemLog::name_in(const char* block, std::uint32_t place) {
    std::uint16_t length = 0;
    std::memcpy(&length, block + place % block_bytes, sizeof length);
    return {block + place % block_bytes + sizeof length, length};
}

std::uint32_t ItemLog::keep_reason(std::string_view text) {
    const auto known = reason_numbers_.find(text);
    if (known != reason_numbers_.end()) return known->second;
    const auto number = static_cast<std::uint32_t>(reasons_.size());
    reason_numbers_.emplace(reasons_.emplace_back(text), number);
    return number;
}

std::uint32_t ItemLog::keep_bytes(const MethodBytes& bytes, std::uint64_t size, std::uint8_t method) {
    if (method == no_method || (bytes.bytes[method] == size && bytes.total() == size)) return none;
    split_.push_back(bytes);
    return static_cast<std::uint32_t>(split_.size() - 1);
}

std::size_t ItemLog::size() const {
    const std::lock_guard lock(mutex_);
    return count_;
}

std::vector<ItemRecord> ItemLog::records(std::size_t first, std::size_t count) const {
    const std::lock_guard lock(mutex_);
    std::vector<ItemRecord> part;
    if (first >= count_) return part;
    count = std::min(count, count_ - first);
    part.reserve(count);
    for (std::size_t i = first; i < first + count; ++i) part.push_back(to_public(record(i)));
    return part;
}

std::vector<ItemRecord> ItemLog::records(const std::vector<std::uint32_t>& numbers) const {
    const std::lock_guard lock(mutex_);
    std::vector<ItemRecord> part;
    part.reserve(numbers.size());
    for (const auto number : numbers)
        if (number < count_) part.push_back(to_public(record(number)));
    return part;
}

ItemRecord ItemLog::to_public(const Record& record) const {
    const auto& directory = directories_[record.directory];
    const std::string target(name(record.target));
    ItemRecord item{.source = DirectoryPair::join(directory.source, std::string(name(record.name))),
                    .destination = target.empty() ? "" : DirectoryPair::join(directory.destination, target),
                    .size = record.size,
                    .on_disk = record.on_disk,
                    .bytes = {},
                    .method = std::nullopt,
                    .why = reasons_[record.why],
                    .seconds = record.seconds,
                    .result = record.result,
                    .cause = std::nullopt};
    if (record.method != no_method) item.method = MethodId{record.method};
    if (record.split != none) item.bytes = split_[record.split];
    else if (item.method) item.bytes[*item.method] = record.size;
    if (record.cause != none) item.cause = record.cause;
    return item;
}

ItemLog::View ItemLog::view() const {
    const std::lock_guard lock(mutex_);
    View now;
    now.count = count_;
    for (const auto& block : records_) now.blocks.push_back(block.get());
    for (const auto& block : names_) now.names.push_back(block.get());
    now.directories.reserve(directories_.size());
    for (const auto& directory : directories_) now.directories.push_back(&directory);
    return now;
}

}  // namespace drover::jobs
