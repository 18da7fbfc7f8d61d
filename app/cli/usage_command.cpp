// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage_command.h"

#include "app/cli/counted.h"
#include "app/cli/exit_code.h"
#include "app/cli/look.h"
#include "app/cli/terminal.h"
#include "app/cli/usage_output.h"

namespace drover::cli {

namespace {

std::string text_of(const UsageProgress& progress) {
    if (progress.comparing) return "comparing " + counted(progress.extents, "extent");
    return counted(progress.files, "file") + "  " + counted(progress.extents, "extent") + "  " +
           escape_name(progress.path);
}

// Of what was cancelled, all is printed: it was waited for.
void print_as(const TreeUsage& usage, const InspectOptions& options, const std::stop_token& stop) {
    switch (options.format) {
        case Format::text:
            return print_usage_text(usage, options.depth, stop);
        case Format::json:
            return print_usage_json(usage, options.depth, stop);
        case Format::csv:
            return print_usage_csv(usage, options.depth, stop);
    }
}

void print_troubles(const TreeUsage& usage) {
    for (const auto& error : usage.errors) print_error("drover-cli: " + error.message() + "\n");
    if (usage.errors_total > usage.errors.size())
        print_error("drover-cli: and " + counted(usage.errors_total - usage.errors.size(), "more error") + "\n");
    if (!usage.complete) print_error("drover-cli: cancelled: the sums cover what was reached\n");
}

}  // namespace

int run_usage(const std::vector<std::string>& paths, const InspectOptions& options) {
    Look look;
    const auto usage = tree_usage({.roots = paths, .settle = options.settle}, look.token(),
                                  [&](const UsageProgress& progress) { look.show(text_of(progress)); });
    look.end_progress();
    if (!usage) {
        if (options.format == Format::json) print_usage_json_failure(usage.error());
        else print_error("drover-cli: " + usage.error().message() + "\n");
        return exit_failed;
    }
    print_as(*usage, options, look.token());
    if (options.format != Format::json) print_troubles(*usage);
    if (look.stopped() || !usage->complete || output_abandoned()) return exit_cancelled;
    return usage->errors_total == 0 ? exit_done : exit_failed;
}

}  // namespace drover::cli
