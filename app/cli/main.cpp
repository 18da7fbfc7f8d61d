// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include "app/cli/exit_code.h"
#include "app/cli/interrupt.h"
#include "app/cli/json_output.h"
#include "app/cli/options.h"
#include "app/cli/progress_line.h"
#include "engine/api/engine.h"

namespace drover::cli {

namespace {

constexpr std::chrono::milliseconds sample_interval(100);
constexpr int samples_per_json_line = 10;

void print_outcome(const JobSnapshot& job, const Options& options, bool terminal) {
    for (const auto& warning : job.warnings) std::fprintf(stderr, "drover-cli: warning: %s\n", warning.c_str());
    if (options.json) return print_json_finished(job);
    for (const auto& error : *job.errors) std::fprintf(stderr, "drover-cli: %s\n", error.message().c_str());
    if (job.errors_total > job.errors->size())
        std::fprintf(stderr, "drover-cli: and %llu more errors\n",
                     static_cast<unsigned long long>(job.errors_total - job.errors->size()));
    if (job.state == JobState::cancelled) std::fputs("drover-cli: cancelled\n", stderr);
    if (options.request.options.dry_run && job.totals && !options.quiet)
        std::printf("would transfer %llu files, %llu bytes\n", static_cast<unsigned long long>(job.totals->files),
                    static_cast<unsigned long long>(job.totals->bytes));
    else if (terminal) std::fprintf(stderr, "%s\n", summary_text(job).c_str());
}

int run_job(Engine& engine, const Options& options, ProgressLine& line, InterruptWatch& interrupts) {
    const ItemListener listener = options.json && options.verbose ? ItemListener(print_json_item) : ItemListener();
    const auto id = engine.submit(options.request, Engine::Start::when_possible, listener);
    if (!id) {
        std::fprintf(stderr, "drover-cli: %s\n", id.error().message().c_str());
        return exit_usage;
    }
    interrupts.watch([&engine, job = *id] { engine.cancel(job); });
    for (int sample = 1; !engine.wait(*id, sample_interval); ++sample) {
        if (line.shown()) line.show(engine.snapshot().front());
        if (options.json && sample % samples_per_json_line == 0) print_json_progress(engine.snapshot().front());
    }
    interrupts.end();
    line.clear();
    const auto job = engine.snapshot().front();
    print_outcome(job, options, line.shown());
    return exit_code_of(job.state);
}

}  // namespace

int main(int argc, char** argv) {
    auto parsed = parse_options(argc, argv);
    if (!parsed.options) return parsed.exit_code;
    Options& options = *parsed.options;
    ProgressLine line(!options.quiet && !options.json);
    options.request.options.count_ahead = line.shown();
    InterruptWatch interrupts;
    const auto engine = Engine::create();
    return run_job(*engine, options, line, interrupts);
}

}  // namespace drover::cli

int main(int argc, char** argv) {
    return drover::cli::main(argc, argv);
}
