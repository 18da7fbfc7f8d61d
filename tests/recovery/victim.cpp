// SPDX-License-Identifier: GPL-3.0-or-later
// A program to be killed: an engine with a queue that is kept, as the window has it, and no window.
//
//     victim QUEUE copy|move|archive|extract DESTINATION SOURCE...     0 done, 1 not
//     victim QUEUE resume          goes on with what is left over: 0 all done, 1 not, 3 nothing was left over,
//                                  4 nothing, and the last job had ended as done; 5 the queue cannot be read
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/api/engine.h"
#include "engine/api/queue_keeper.h"

namespace {

using namespace drover;

constexpr int done = 0;
constexpr int not_done = 1;
constexpr int usage = 2;
constexpr int nothing_left = 3;
constexpr int had_ended = 4;
constexpr int unreadable = 5;

int wait_for(Engine& engine, JobId id) {
    while (!engine.wait(id, std::chrono::seconds(1))) {
    }
    for (const auto& job : engine.snapshot()) {
        if (job.id != id) continue;
        for (const auto& error : *job.errors) std::fprintf(stderr, "%s\n", error.message().c_str());
        for (const auto& warning : job.warnings) std::fprintf(stderr, "warning: %s\n", warning.c_str());
        // Of an archive that was gone on with, the last line says where.
        const std::size_t last = job.items_logged == 0 ? 0 : job.items_logged - 1;
        for (const auto& item : engine.items(id, last, 1)) std::printf("%s\n", item.why.c_str());
        return job.state == JobState::done ? done : not_done;
    }
    return not_done;
}

int resume(Engine& engine, QueueKeeper& keeper) {
    const auto left = keeper.left_over();
    if (left.empty()) {
        const auto history = keeper.history("", 1);
        if (!history) return unreadable;
        return !history->empty() && history->front().report.state == JobState::done ? had_ended : nothing_left;
    }
    int worst = done;
    for (const auto& job : left) {
        const auto id = keeper.go_on(job.number, Engine::Start::when_possible);
        if (!id || wait_for(engine, *id) != done) worst = not_done;
    }
    return worst;
}

int run(Engine& engine, std::string_view kind, const std::vector<std::string>& paths) {
    JobRequest request;
    for (const auto& [name, value] : {std::pair{"copy", JobKind::copy}, std::pair{"move", JobKind::move},
                                      std::pair{"archive", JobKind::archive}, std::pair{"extract", JobKind::extract}})
        if (kind == name) request.kind = value;
    request.destination = paths.front();
    request.sources.assign(paths.begin() + 1, paths.end());
    request.options.log_items = true;
    const auto id = engine.submit(std::move(request));
    return id ? wait_for(engine, *id) : usage;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> words(argv + 1, argv + argc);
    if (words.size() < 2) return usage;
    const auto engine = Engine::create();
    const auto keeper = QueueKeeper::open(*engine, words[0]);
    if (!keeper) {
        std::fprintf(stderr, "%s\n", keeper.error().message().c_str());
        return unreadable;
    }
    for (const auto& notice : (*keeper)->take_notices()) {
        std::fprintf(stderr, "%s\n", notice.c_str());
        return unreadable;
    }
    if (words[1] == "resume") return resume(*engine, **keeper);
    return words.size() < 4 ? usage : run(*engine, words[1], {words.begin() + 2, words.end()});
}
