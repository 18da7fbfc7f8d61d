// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/api/item_record.h"
#include "engine/api/job_request.h"
#include "engine/api/job_snapshot.h"

namespace drover::store {

// How enumerations are called in files, in the order of their values. A name once written is never changed.
template <typename Enum>
struct EnumNames;

template <>
struct EnumNames<JobKind> {
    static constexpr auto names = std::to_array<std::string_view>({"copy", "move", "archive", "extract"});
    static_assert(names.size() == static_cast<std::size_t>(JobKind::extract) + 1);
};
template <>
struct EnumNames<MethodChoice> {
    static constexpr auto names = std::to_array<std::string_view>({"auto", "clone", "kernel", "buffered"});
    static_assert(names.size() == static_cast<std::size_t>(MethodChoice::buffered) + 1);
};
template <>
struct EnumNames<SparseChoice> {
    static constexpr auto names = std::to_array<std::string_view>({"auto", "always", "never"});
    static_assert(names.size() == static_cast<std::size_t>(SparseChoice::never) + 1);
};
template <>
struct EnumNames<ConflictPolicy> {
    static constexpr auto names =
        std::to_array<std::string_view>({"fail", "skip", "replace", "newer", "larger", "keep-both", "ask"});
    static_assert(names.size() == static_cast<std::size_t>(ConflictPolicy::ask) + 1);
};
template <>
struct EnumNames<SpecialFiles> {
    static constexpr auto names = std::to_array<std::string_view>({"copy", "skip"});
    static_assert(names.size() == static_cast<std::size_t>(SpecialFiles::skip) + 1);
};
template <>
struct EnumNames<JobState> {
    static constexpr auto names = std::to_array<std::string_view>(
        {"waiting", "running", "paused", "needs attention", "stopping", "done", "partial", "failed", "cancelled"});
    static_assert(names.size() == static_cast<std::size_t>(JobState::cancelled) + 1);
};
template <>
struct EnumNames<ItemResult> {
    static constexpr auto names =
        std::to_array<std::string_view>({"done", "linked", "renamed", "skipped", "warning", "failed"});
    static_assert(names.size() == static_cast<std::size_t>(ItemResult::failed) + 1);
};
template <>
struct EnumNames<Precision> {
    static constexpr auto names = std::to_array<std::string_view>({"exact", "at least", "at most", "unknown"});
    static_assert(names.size() == static_cast<std::size_t>(Precision::unknown) + 1);
};

template <>
struct EnumNames<ErrorKind> {
    static constexpr auto names = std::to_array<std::string_view>(
        {"not found", "permission", "exists", "no space", "io", "unsupported", "invalid", "changed", "conflict",
         "mismatch", "unavailable", "cancelled", "other"});
    static_assert(names.size() == static_cast<std::size_t>(ErrorKind::other) + 1);
};

template <typename Enum>
constexpr std::string_view name_of(Enum value) {
    return EnumNames<Enum>::names[static_cast<std::size_t>(value)];
}

template <typename Enum>
constexpr std::optional<Enum> value_of(std::string_view name) {
    const auto& names = EnumNames<Enum>::names;
    const auto found = std::ranges::find(names, name);
    if (found == names.end()) return std::nullopt;
    return static_cast<Enum>(found - names.begin());
}

}  // namespace drover::store
