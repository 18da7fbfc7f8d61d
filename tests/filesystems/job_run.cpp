// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/job_run.h"

#include <algorithm>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace drover::test {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::minutes patience{5};

JobRequest request(JobKind kind, std::vector<std::string> sources, std::string destination, JobOptions options) {
    return {.kind = kind,
            .sources = std::move(sources),
            .destination = std::move(destination),
            .destination_is_target = false,
            .options = options};
}

}  // namespace

JobRequest copy_of(std::vector<std::string> sources, std::string destination, JobOptions options) {
    return request(JobKind::copy, std::move(sources), std::move(destination), options);
}

JobRequest move_of(std::vector<std::string> sources, std::string destination, JobOptions options) {
    return request(JobKind::move, std::move(sources), std::move(destination), options);
}

std::string FinishedJob::errors() const {
    std::string text;
    for (const auto& error : *last.errors) text += error.message() + "\n";
    return text;
}

std::string FinishedJob::warnings() const {
    std::string text;
    for (const auto& warning : last.warnings) text += warning + "\n";
    return text;
}

ErrorKind FinishedJob::first_error() const {
    if (last.errors->empty()) throw std::runtime_error("the job has no error");
    return last.errors->front().kind;
}

const ItemReport& FinishedJob::item(const std::string& source_name) const {
    const auto found = std::ranges::find_if(items, [&](const auto& item) {
        return item.source == source_name || item.source.ends_with("/" + source_name);
    });
    if (found == items.end()) throw std::runtime_error("no report of " + source_name);
    return *found;
}

JobSnapshot snapshot_of(Engine& engine, JobId id) {
    for (auto& shot : engine.snapshot())
        if (shot.id == id) return shot;
    throw std::runtime_error("the job is gone");
}

JobSnapshot wait_for_end(Engine& engine, JobId id, const Answering& answering) {
    const auto deadline = Clock::now() + patience;
    while (Clock::now() < deadline) {
        if (!engine.wait(id, std::chrono::milliseconds(200))) continue;
        auto shot = snapshot_of(engine, id);
        if (is_final(shot.state)) return shot;
        if (shot.state != JobState::needs_attention) {  // cancelled with open questions, and not yet at its end
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            continue;
        }
        if (!answering && !shot.questions->empty()) throw std::runtime_error("a question that nobody expected");
        for (const auto& question : *shot.questions) engine.answer(id, question.id, answering(question));
    }
    throw std::runtime_error("the job does not end");
}

FinishedJob run_job(JobRequest wanted, const Answering& answering, const ItemListener& listener) {
    FinishedJob job;
    const auto engine = Engine::create();
    const auto id = engine->submit(std::move(wanted), Engine::Start::when_possible, [&](const ItemReport& report) {
        job.items.push_back(report);
        if (listener) listener(report);
    });
    if (!id) throw std::runtime_error("refused: " + id.error().message());
    job.last = wait_for_end(*engine, *id, answering);
    return job;
}

}  // namespace drover::test
