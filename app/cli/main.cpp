// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <exception>
#include <string>
#include <system_error>

#include "app/cli/counted.h"
#include "app/cli/exit_code.h"
#include "app/cli/inspect_command.h"
#include "app/cli/interrupt.h"
#include "app/cli/json_output.h"
#include "app/cli/list_command.h"
#include "app/cli/options.h"
#include "app/cli/plan_output.h"
#include "app/cli/progress_line.h"
#include "app/cli/terminal.h"
#include "app/cli/usage_command.h"
#include "engine/api/engine.h"

namespace drover::cli {

namespace {

constexpr std::chrono::milliseconds sample_interval(100);
constexpr int samples_per_json_line = 10;

void print_message(const std::string& text) {
    print_error("drover-cli: " + text + "\n");
}

std::string explain(const std::exception& error) {
    const auto* refused = dynamic_cast<const std::system_error*>(&error);
    const bool thread = refused != nullptr && refused->code() == std::errc::resource_unavailable_try_again;
    return (thread ? "No thread can be started: " : "") + std::string(error.what());
}

std::string stop_text(const JobSnapshot& job) {
    const auto& rest = job.counts.files_not_attempted;
    return "stopped; " +
           (rest ? counted(*rest, "file") + " not attempted" : "what would have come after that was not attempted");
}

bool names_were_taken(const JobSnapshot& job) {
    return job.request->options.on_conflict == ConflictPolicy::fail &&
           std::ranges::any_of(*job.causes, [](const ErrorCause& cause) { return cause.code == "EEXIST"; });
}

void print_outcome(const JobSnapshot& job, const Options& options, bool terminal) {
    for (const auto& warning : job.warnings) print_message("warning: " + warning);
    if (options.json) return print_json_finished(job);
    for (const auto& error : *job.errors) print_message(error.message());
    if (job.errors_total > job.errors->size())
        print_message("and " + counted(job.errors_total - job.errors->size(), "more error"));
    if (!job.state_reason.empty()) print_message(stop_text(job));
    if (names_were_taken(job)) print_message("--on-conflict says what becomes of names that are taken; see --help");
    if (job.state == JobState::cancelled) print_message("cancelled: " + summary_text(job));
    else if (options.request.options.dry_run) {
        if (has_plan(job) && !options.quiet) print(plan_text(*job.plan));
    } else if (terminal) print_error(summary_text(job) + "\n");
}

int run_job(Engine& engine, const Options& options, ProgressLine& line, InterruptWatch& interrupts) {
    const ItemListener listener = options.json && options.verbose ? ItemListener(print_json_item) : ItemListener();
    const auto id = engine.submit(options.request, Engine::Start::when_possible, listener);
    if (!id) {
        print_message(id.error().message());
        return exit_usage;
    }
    interrupts.watch([&engine, job = *id] {
        engine.cancel(job);
        stop_waiting_for_readers();
    });
    for (int sample = 1; !engine.wait(*id, sample_interval); ++sample) {
        if (line.shown()) line.show(engine.snapshot().front());
        if (options.json && sample % samples_per_json_line == 0) print_json_progress(engine.snapshot().front());
    }
    line.clear();
    const auto job = engine.snapshot().front();
    print_outcome(job, options, line.shown());
    interrupts.end();
    if (output_abandoned()) return exit_cancelled;
    return exit_code_of(job.state);
}

int run(int argc, char** argv) {
    auto parsed = parse_options(argc, argv);
    if (!parsed.options) return parsed.exit_code;
    Options& options = *parsed.options;
    switch (options.task) {
        case Task::list:
            return run_list(options.request.sources.front(), options.json);
        case Task::inspect:
            return run_inspect(options.request.sources, options.inspect);
        case Task::usage:
            return run_usage(options.request.sources, options.inspect);
        case Task::job:
            break;
    }
    ProgressLine line(!options.quiet && !options.json);
    options.request.options.count_ahead = line.shown();
    InterruptWatch interrupts;
    const auto engine = Engine::create();
    return run_job(*engine, options, line, interrupts);
}

int run_or_explain(int argc, char** argv) {
    try {
        return run(argc, argv);
    } catch (const std::exception& error) {
        print_message(explain(error));
        return exit_failed;
    }
}

const std::terminate_handler usual_end = std::get_terminate();

// Of a thread that could not start another: nobody else can catch that.
[[noreturn]] void end_at_once() {
    try {
        if (std::current_exception()) throw;
    } catch (const std::system_error& error) {
        print_message(explain(error));
        std::_Exit(exit_failed);
    } catch (...) {
        usual_end();
    }
    std::abort();
}

}  // namespace

int main(int argc, char** argv) {
    occupy_standard_streams();
    std::set_terminate(end_at_once);
    const int code = run_or_explain(argc, argv);
    return code == exit_done && output_lost() ? exit_failed : code;
}

}  // namespace drover::cli

int main(int argc, char** argv) {
    return drover::cli::main(argc, argv);
}
