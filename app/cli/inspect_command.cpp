// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/inspect_command.h"

#include <algorithm>

#include "app/cli/counted.h"
#include "app/cli/exit_code.h"
#include "app/cli/inspect_output.h"
#include "app/cli/look.h"
#include "app/cli/terminal.h"

namespace drover::cli {

namespace {

std::string text_of(const ComparisonProgress& progress) {
    return counted(progress.files_read, "file") + "  " + counted(progress.extents_read, "extent");
}

int fail(const Error& error, Format format) {
    if (format == Format::json) print_inspect_json_failure(error);
    else print_error("drover-cli: " + error.message() + "\n");
    return error.kind == ErrorKind::cancelled ? exit_cancelled : exit_failed;
}

void print_as(const Comparison& comparison, const InspectOptions& options, const std::stop_token& stop) {
    switch (options.format) {
        case Format::text:
            return print_inspect_text(comparison, options.extents, stop);
        case Format::json:
            return print_inspect_json(comparison, stop);
        case Format::csv:
            return print_inspect_csv(comparison, stop);
    }
}

}  // namespace

int run_inspect(const std::vector<std::string>& paths, const InspectOptions& options) {
    Look look;
    const auto compared = compare_extents({.paths = paths, .settle = options.settle}, look.token(),
                                          [&](const ComparisonProgress& progress) { look.show(text_of(progress)); });
    look.end_progress();
    if (!compared) return fail(compared.error(), options.format);
    print_as(*compared, options, look.token());
    if (look.stopped() || output_abandoned()) return exit_cancelled;
    const bool all = std::ranges::all_of(compared->files, [](const auto& file) { return file.has_value(); });
    return all ? exit_done : exit_failed;
}

}  // namespace drover::cli
