// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include <CLI/CLI.hpp>
#include <map>
#include <string>

#include "app/cli/exit_code.h"

namespace drover::cli {

namespace {

constexpr const char* footer =
    R"(Everything is preserved, as with cp -a. An existing directory as DESTINATION receives the sources inside it.

Names that are not UTF-8 are printed with \xHH for each byte that is no part of UTF-8; control characters and the
backslash itself are printed the same way, so that every name can be told from every other.

Exit status: 0 all done, 1 some items failed, 2 usage, 130 cancelled.)";

const std::map<std::string, MethodChoice> methods{{"auto", MethodChoice::automatic},
                                                  {"clone", MethodChoice::clone},
                                                  {"kernel", MethodChoice::kernel},
                                                  {"buffered", MethodChoice::buffered}};
const std::map<std::string, SparseChoice> sparse_choices{
    {"auto", SparseChoice::automatic}, {"always", SparseChoice::always}, {"never", SparseChoice::never}};
const std::map<std::string, ConflictPolicy> policies{{"fail", ConflictPolicy::fail},
                                                     {"skip", ConflictPolicy::skip},
                                                     {"replace", ConflictPolicy::replace},
                                                     {"newer", ConflictPolicy::newer},
                                                     {"keep-both", ConflictPolicy::keep_both}};

void add_transfer_options(CLI::App& command, JobOptions& options) {
    command
        .add_option("--method", options.method, "force one method; a file that it cannot serve fails, with the reason")
        ->transform(CLI::CheckedTransformer(methods))
        ->type_name("auto|clone|kernel|buffered");
    command.add_option("--sparse", options.sparse, "keep holes / also turn blocks of zeros into holes / fill holes")
        ->transform(CLI::CheckedTransformer(sparse_choices))
        ->type_name("auto|always|never");
    command.add_option("--on-conflict", options.on_conflict, "what to do when a name is taken (default: fail)")
        ->transform(CLI::CheckedTransformer(policies))
        ->type_name("fail|skip|replace|newer|keep-both");
    command.add_flag("--verify", options.verify, "read each copy back from the disk and compare");
    command.add_flag("--sync", options.sync, "end only when everything is on the disk");
    command.add_option("--workers", options.workers, "threads that copy (default: what suits the filesystem)")
        ->check(CLI::Range(1, 64))
        ->type_name("N");
    command.add_option("--limit", options.bytes_per_second, "bytes per second, for example 20M")
        ->transform(CLI::AsSizeValue(false))
        ->type_name("RATE");
    command.add_flag("--dry-run", options.dry_run, "count what would be done, change nothing");
}

void add_command(CLI::App& app, Options& options, std::vector<std::string>& paths, const char* name,
                 const char* description) {
    CLI::App& command = *app.add_subcommand(name, description);
    command.footer(footer);
    add_transfer_options(command, options.request.options);
    command.add_flag("-T,--no-target-directory", options.request.destination_is_target,
                     "DESTINATION is the target itself, not a directory to copy into");
    auto* json = command.add_flag("--json", options.json, "print one JSON object a line; the last tells the outcome");
    command.add_flag("--verbose", options.verbose, "with --json, also an object for each file: its method and why");
    command.add_flag("--quiet", options.quiet, "no progress line, only errors")->excludes(json);
    command.add_option("paths", paths, "one or more sources, then the destination")
        ->required()
        ->expected(2, -1)
        ->type_name("SOURCE... DESTINATION");
}

}  // namespace

Parsed parse_options(int argc, char** argv) {
    Options options;
    std::vector<std::string> paths;
    CLI::App app("Copies and moves files by the cheapest method the filesystem allows", "drover-cli");
    app.set_version_flag("--version", std::string("drover-cli ") + DROVER_VERSION);
    app.require_subcommand(1);
    add_command(app, options, paths, "copy", "copy files and directories");
    add_command(app, options, paths, "move", "move files and directories");
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        const bool asked = app.exit(error) == 0;
        return {std::nullopt, asked ? exit_done : exit_usage};
    }
    options.request.kind = app.got_subcommand("move") ? JobKind::move : JobKind::copy;
    options.request.destination = std::move(paths.back());
    paths.pop_back();
    options.request.sources = std::move(paths);
    return {std::move(options), exit_done};
}

}  // namespace drover::cli
