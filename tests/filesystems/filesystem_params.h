// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/support/test_filesystems.h"

namespace drover::test {

// A filesystem kind as a test parameter, printed by its name.
struct Place {
    const FilesystemKind* kind = nullptr;
    const FilesystemKind& operator*() const { return *kind; }
    const FilesystemKind* operator->() const { return kind; }
    bool operator==(const Place&) const = default;
    friend void PrintTo(const Place& place, std::ostream* out) { *out << place.kind->name; }
};

inline std::vector<Place> all_places() {
    std::vector<Place> places;
    for (const auto& kind : filesystem_kinds()) places.push_back({&kind});
    return places;
}

using Route = std::pair<Place, Place>;

enum class Routes : bool { between_two, all };
inline std::vector<Route> routes(Routes wanted) {
    std::vector<Route> list;
    for (const auto& from : all_places())
        for (const auto& to : all_places())
            if (wanted == Routes::all || from != to) list.emplace_back(from, to);
    return list;
}

// Tests that run on each filesystem, in a directory of its own.
class OnEachFilesystem : public testing::TestWithParam<Place> {};
// Tests that run from each filesystem to each.
class OnEachRoute : public testing::TestWithParam<Route> {};

inline std::string place_name(const testing::TestParamInfo<Place>& chosen) {
    return chosen.param->name;
}
inline std::string route_name(const testing::TestParamInfo<Route>& chosen) {
    return std::string(chosen.param.first->name) + "_to_" + chosen.param.second->name;
}

}  // namespace drover::test

#define DROVER_NEED_ROUTE(route)            \
    DROVER_NEED_FILESYSTEM(*(route).first); \
    DROVER_NEED_FILESYSTEM(*(route).second)
