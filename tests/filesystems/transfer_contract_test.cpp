// SPDX-License-Identifier: GPL-3.0-or-later
// What every copy of one file promises, for every filesystem, layout, method and choice about holes.
#include <gtest/gtest.h>
#include <unistd.h>

#include <tuple>

#include "tests/filesystems/filesystem_params.h"
#include "tests/filesystems/transfer_run.h"

namespace drover::test {

namespace {

std::vector<std::string> all_shape_names() {
    std::vector<std::string> names;
    for (const auto& shape : file_shapes()) names.emplace_back(shape.name);
    return names;
}

std::string settled_name(Settled settled) {
    return settled == Settled::yes ? "on_disk" : "not_yet_on_disk";
}

// Every way to copy the file that `build` makes, each from a source of its own where reading would change it.
template <typename Build>
void copy_every_way(const FilesystemKind& from, const FilesystemKind& to, Build build) {
    const FreshDirectory source(from);
    const FreshDirectory destination(to);
    int number = 0;
    for (const auto method : method_choices())
        for (const auto sparse : sparse_choices) {
            const std::string name = std::to_string(++number);
            build(source / name);
            copy_and_expect_contract({from, to, method, sparse}, source / name, destination / ("copy-" + name));
            ::unlink((source / name).c_str());
            ::unlink((destination / ("copy-" + name)).c_str());
        }
}

class OnOneFilesystem : public testing::TestWithParam<std::tuple<Place, std::string, Settled>> {};

TEST_P(OnOneFilesystem, EveryMethodKeepsBytesHolesAndTruth) {
    const auto& [kind, shape, settled] = GetParam();
    DROVER_NEED_FILESYSTEM(*kind);
    copy_every_way(*kind, *kind, [&](const std::string& path) { build_file(path, file_shape(shape), settled); });
}

INSTANTIATE_TEST_SUITE_P(Copy, OnOneFilesystem,
                         testing::Combine(testing::ValuesIn(all_places()), testing::ValuesIn(all_shape_names()),
                                          testing::Values(Settled::no, Settled::yes)),
                         [](const auto& chosen) {
                             return std::string(std::get<0>(chosen.param)->name) + "_" + std::get<1>(chosen.param) +
                                    "_" + settled_name(std::get<2>(chosen.param));
                         });

class BetweenFilesystems : public OnEachRoute {};

TEST_P(BetweenFilesystems, EveryLayoutAndMethodKeepsBytesHolesAndTruth) {
    const auto& [from, to] = GetParam();
    DROVER_NEED_ROUTE(GetParam());
    for (const auto& shape : file_shapes()) {
        SCOPED_TRACE(shape.name);
        copy_every_way(*from, *to, [&](const std::string& path) { build_file(path, shape); });
    }
}

INSTANTIATE_TEST_SUITE_P(Copy, BetweenFilesystems, testing::ValuesIn(routes(Routes::between_two)), route_name);

class RandomLayout : public testing::TestWithParam<std::tuple<Place, int>> {};

TEST_P(RandomLayout, IsCopiedWithItsBytesAndHoles) {
    const auto& [kind, seed] = GetParam();
    DROVER_NEED_FILESYSTEM(*kind);
    const auto shape = random_shape(static_cast<std::uint32_t>(seed));
    copy_every_way(*kind, *kind, [&](const std::string& path) { build_file(path, shape, Settled(seed % 2 == 0)); });
}

INSTANTIATE_TEST_SUITE_P(Copy, RandomLayout, testing::Combine(testing::ValuesIn(all_places()), testing::Range(1, 21)),
                         [](const auto& chosen) {
                             return std::string(std::get<0>(chosen.param)->name) + "_seed_" +
                                    std::to_string(std::get<1>(chosen.param));
                         });

}  // namespace

}  // namespace drover::test
