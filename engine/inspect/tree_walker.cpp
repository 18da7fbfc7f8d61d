// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/inspect/tree_walker.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "engine/base/path.h"

namespace drover::inspect {

void TreeWalker::walk(const std::vector<std::string>& roots, std::uint32_t above) {
    for (const auto& root : roots) {
        if (roots.size() == 1) break;
        const auto status = sys_.fstatat(sys::working_directory, root, true);
        if (!status) continue;
        roots_[status->id] = false;
        if (status->type == sys::FileType::regular && status->links > 1) linked_roots_[full_name_of_root(root)] = false;
    }
    for (const auto& root : roots)
        if (visitor_.may_continue()) walk_root(root, above);
}

TreeWalker::FullName TreeWalker::full_name_of_root(const std::string& path) {
    const auto status = sys_.fstatat(sys::working_directory, parent_of(path), true);
    return {status ? status->id : sys::FileId{}, std::string(split_path(path).name)};
}

bool TreeWalker::claim_directory(const sys::FileId& id) {
    const auto root = roots_.find(id);
    return root == roots_.end() || !std::exchange(root->second, true);
}

bool TreeWalker::claim_file(const sys::FileStatus& status, const FullName& full_name) {
    if (status.links < 2) return claim_directory(status.id);
    const auto root = linked_roots_.find(full_name);
    return root == linked_roots_.end() || !std::exchange(root->second, true);
}

void TreeWalker::walk_root(const std::string& path, std::uint32_t above) {
    const Place place{above, path};
    const auto status = sys_.fstatat(sys::working_directory, path, true);
    if (!status) return visitor_.miss(place, above, status.error());
    if (status->type == sys::FileType::regular)
        return open_file(sys::working_directory, full_name_of_root(path), place, sys::OpenMode::read_typed);
    if (status->type != sys::FileType::directory) return visitor_.visit_other(place);
    if (auto top = open_directory(sys::working_directory, place, sys::OpenMode::root)) walk_down(std::move(*top));
}

void TreeWalker::walk_down(Level top) {
    std::vector<Level> levels;
    levels.push_back(std::move(top));
    while (!levels.empty()) {
        auto& level = levels.back();
        if (level.ahead.empty()) {
            levels.pop_back();
            continue;
        }
        const std::string name = std::move(level.ahead.back());
        level.ahead.pop_back();
        if (!visitor_.may_continue()) return;
        if (auto next = open_directory(level.fd.get(), {level.directory, name}, sys::OpenMode::directory))
            levels.push_back(std::move(*next));
    }
}

// A directory that cannot be opened or read is entered all the same, so that it is seen.
std::optional<TreeWalker::Level> TreeWalker::open_directory(int parent, const Place& place, sys::OpenMode mode) {
    auto fd = sys_.openat(parent, place.name, mode);
    Level level;
    std::uint64_t allocated = 0;
    if (const auto status = fd ? sys_.fstat(fd->get()) : sys_.fstatat(parent, place.name, mode == sys::OpenMode::root))
        level.id = status->id, allocated = status->allocated;
    if (!claim_directory(level.id)) {
        visitor_.meet_again();
        return std::nullopt;
    }
    level.directory = visitor_.enter(place, allocated);
    if (!fd) {
        visitor_.miss(place, level.directory, fd.error());
        return std::nullopt;
    }
    level.fd = std::move(*fd);
    for (;;) {
        const auto entries = sys_.getdents(level.fd.get());
        if (!entries) visitor_.miss(place, level.directory, entries.error());
        if (!entries || entries->empty()) break;
        for (const auto& entry : *entries) {
            if (!visitor_.may_continue()) return std::nullopt;
            look_at(level, entry);
        }
    }
    std::ranges::sort(level.ahead, std::greater());
    return level;
}

void TreeWalker::look_at(Level& level, const sys::DirectoryEntry& entry) {
    const Place place{level.directory, entry.name};
    auto type = entry.type;
    if (type == sys::FileType::unknown) {
        const auto status = sys_.fstatat(level.fd.get(), entry.name);
        if (!status) return visitor_.miss(place, level.directory, status.error());
        type = status->type;
    }
    if (type == sys::FileType::directory) level.ahead.push_back(entry.name);
    else if (type == sys::FileType::regular)
        open_file(level.fd.get(), {level.id, entry.name}, place, sys::OpenMode::read);
    else visitor_.visit_other(place);
}

void TreeWalker::open_file(int directory, const FullName& full_name, const Place& place, sys::OpenMode mode) {
    const auto fd = sys_.openat(directory, place.name, mode);
    const auto status =
        fd ? sys_.fstat(fd->get()) : sys_.fstatat(directory, place.name, mode == sys::OpenMode::read_typed);
    if (!status) return visitor_.miss(place, place.directory, fd ? status.error() : fd.error());
    if (status->type != sys::FileType::regular) return visitor_.visit_other(place);
    if (!claim_file(*status, full_name)) return visitor_.meet_again();
    if (fd) visitor_.visit_file(place, fd->get(), *status);
    else visitor_.visit_closed_file(place, *status, fd.error());
}

}  // namespace drover::inspect
