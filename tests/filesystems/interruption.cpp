// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/interruption.h"

#include <sys/stat.h>

#include <tuple>

#include "tests/filesystems/file_shapes.h"
#include "tests/filesystems/raw_entries.h"

namespace drover::test {

namespace {

constexpr std::uint64_t big_file_bytes = 24 * MiB;

void build_tree(const std::string& root) {
    make_directory(root, 0750);
    for (int sub = 0; sub < 6; ++sub) {
        const std::string directory = root + "/sub-" + std::to_string(sub);
        make_directory(directory, 0711);
        make_directory(directory + "/nested");
        for (int i = 0; i < 12; ++i) {
            const std::string path = directory + "/file-" + std::to_string(i);
            build_file(path, {"load", {{ShapeStep::Kind::random, 0, static_cast<std::uint64_t>(i) * 9001}}});
            make_link(path, directory + "/nested/link-" + std::to_string(i));
        }
        build_file(directory + "/islands", file_shape("islands"));
        make_symlink("file-1", directory + "/symlink");
        make_node(directory + "/fifo", S_IFIFO | 0600);
    }
    build_file(root + "/middling", {"load", {{ShapeStep::Kind::random, 0, 3 * MiB}}});
}

// Times and access lists of a directory that is not finished, and how many links a file has, are allowed to differ.
bool same_file(const EntryFacts& a, const EntryFacts& b) {
    return a.mode == b.mode && a.size == b.size && a.content == b.content && a.link == b.link &&
           a.modified == b.modified;
}

}  // namespace

std::string Disturbed::text() const {
    return std::string(kind == JobKind::copy ? "copy of " : "move of ") +
           (load == Load::tree ? "a tree from " : "a big file from ") + from->name + " to " + to->name + ", method " +
           std::to_string(static_cast<int>(method));
}

Disturbed draw_disturbed(std::mt19937& random) {
    const auto kinds = filesystem_kinds();
    const auto below = [&](std::size_t end) { return std::uniform_int_distribution<std::size_t>(0, end - 1)(random); };
    Disturbed job;
    job.kind = below(2) == 0 ? JobKind::copy : JobKind::move;
    job.load = below(3) == 0 ? Load::big_file : Load::tree;
    job.from = &kinds[below(kinds.size())];
    job.to = &kinds[below(kinds.size())];
    // A rename or a clone is over too soon to be disturbed much.
    if (below(2) == 0) job.method = MethodChoice::buffered;
    return job;
}

void build_load(const FreshDirectory& directory, Load load) {
    if (load == Load::tree) build_tree(directory / "load");
    else build_file(directory / "load", {"big", {{ShapeStep::Kind::random, 0, big_file_bytes}}});
}

JobRequest request_for(const Disturbed& job, const FreshDirectory& from, const FreshDirectory& to) {
    JobOptions options;
    options.method = job.method;
    auto request = copy_of({from / "load"}, to.path(), options);
    request.kind = job.kind;
    return request;
}

std::chrono::microseconds usual_duration(const Disturbed& job) {
    static std::map<std::string, std::chrono::microseconds> known;
    const auto found = known.find(job.text());
    if (found != known.end()) return found->second;
    const FreshDirectory from(*job.from);
    const FreshDirectory to(*job.to);
    build_load(from, job.load);
    const auto begin = std::chrono::steady_clock::now();
    run_job(request_for(job, from, to));
    const auto took = std::chrono::steady_clock::now() - begin;
    return known[job.text()] = std::chrono::duration_cast<std::chrono::microseconds>(took);
}

std::size_t open_descriptors() {
    return names_in("/proc/self/fd").size();
}

std::vector<std::string> partial_entries(const TreeFacts& wanted, const TreeFacts& found) {
    std::vector<std::string> partial;
    for (const auto& [path, facts] : found) {
        if (S_ISDIR(facts.mode)) continue;
        const auto original = wanted.find(path);
        if (original == wanted.end() || !same_file(original->second, facts)) partial.push_back(path);
    }
    return partial;
}

std::vector<std::string> lost_entries(const TreeFacts& wanted, const TreeFacts& source, const TreeFacts& target) {
    std::vector<std::string> lost;
    for (const auto& [path, facts] : wanted) {
        const auto whole_in = [&](const TreeFacts& tree) {
            const auto entry = tree.find(path);
            return entry != tree.end() && (S_ISDIR(facts.mode) || same_file(entry->second, facts));
        };
        if (!whole_in(source) && !whole_in(target)) lost.push_back(path);
    }
    return lost;
}

TreeFacts load_facts(const FreshDirectory& directory) {
    return exists(directory / "load") ? tree_facts(directory / "load") : TreeFacts{};
}

}  // namespace drover::test
