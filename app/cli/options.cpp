// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/exit_code.h"
#include "app/cli/help_texts.h"
#include "app/cli/option_values.h"
#include "app/cli/preserve_option.h"
#include "app/cli/terminal.h"

namespace drover::cli {

namespace {

// CLI11 would print the names that positionals have in this file.
class HelpFormatter final : public CLI::Formatter {
    std::string make_option_name(const CLI::Option* option, bool positional) const override {
        return positional ? option->get_type_name() : CLI::Formatter::make_option_name(option, positional);
    }
    std::string make_option_opts(const CLI::Option* option) const override {
        return option->get_positional() ? "" : CLI::Formatter::make_option_opts(option);
    }
    std::string make_option_usage(const CLI::Option* option) const override { return option->get_type_name(); }
};

void add_transfer_options(CLI::App& command, JobOptions& options) {
    add_method(command, options.method);
    add_sparse(command, options.sparse);
    add_on_conflict(command, options.on_conflict);
    command.add_flag("--resume", options.go_on,
                     "go on where an earlier run of the same command ended: what it finished is left alone");
    command.add_flag("--verify", options.verify, "read what was written back from the disk and compare");
    command.add_flag("--sync", options.sync, "end only when everything is on the disk");
    command.add_option("--workers", options.workers, "threads that copy (default: what suits the filesystem)")
        ->check(CLI::Range(1, 64))
        ->type_name("N");
    const auto limit = [&options](const std::string& text) { options.bytes_per_second = rate_of(text); };
    command
        .add_option_function<std::string>("--limit", limit,
                                          "bytes per second, for example 20M (K, M, G, T: powers of 1024)")
        ->type_name("RATE");
    command.add_flag("--dry-run", options.dry_run,
                     "say what would be done, by which methods, what is in the way and whether there is room; change "
                     "nothing (exit status 1: some items would fail)");
}

CLI::App& add_command(CLI::App& app, Options& options, const char* name, const char* description, const char* more) {
    CLI::App& command = *app.add_subcommand(name, description);
    command.footer(more + std::string(footer));
    add_transfer_options(command, options.request.options);
    auto* json = command.add_flag("--json", options.json, "print one JSON object a line; the last tells the outcome");
    command.add_flag("--verbose", options.verbose, "with --json, also an object for each file: its method and why")
        ->needs(json);
    command.add_flag("-q,--quiet", options.quiet, "no progress line, only errors")->excludes(json);
    return command;
}

void add_extract(CLI::App& app, Options& options) {
    CLI::App& command = add_command(app, options, "extract", "unpack archives", extract_footer);
    JobRequest& request = options.request;
    const auto* into =
        command
            .add_option("--into", request.destination, "the directory that receives the members (default: this one)")
            ->type_name("DIR");
    command.callback([&request, into] {
        request.kind = JobKind::extract;
        if (into->count() == 0) request.destination = ".";
    });
    command.add_option("archives", request.sources, "tar, zip, 7z, cpio, iso, ...; compressed or not")
        ->required()
        ->type_name("ARCHIVE...");
}

void add_list(CLI::App& app, Options& options) {
    CLI::App& command = *app.add_subcommand("list", "list what is in an archive");
    command.footer(footer);
    command.add_flag("--json", options.json, "print one JSON object a line; the last tells the outcome");
    command.add_option("archive", options.request.sources, "the archive")
        ->required()
        ->expected(1)
        ->type_name("ARCHIVE");
    command.callback([&options] { options.task = Task::list; });
}

CLI::App& add_look(CLI::App& app, Options& options, Task task, const char* name, const char* description,
                   const char* more) {
    CLI::App& command = *app.add_subcommand(name, description);
    command.footer(more + std::string(footer));
    auto& format = options.inspect.format;
    auto* json = command.add_flag_callback(
        "--json", [&format] { format = Format::json; }, "print one JSON object a line; the last tells the outcome");
    command.add_flag_callback(
               "--csv", [&format] { format = Format::csv; }, "print comma-separated values (RFC 4180)")
        ->excludes(json);
    command.add_flag("--settle", options.inspect.settle, "write data that is not yet on the disk out first");
    command.callback([&options, task] { options.task = task; });
    return command;
}

std::string is_a_name(const std::string& path) {
    return path.empty() ? "an empty name" : "";
}

void add_inspect(CLI::App& app, Options& options) {
    CLI::App& command = add_look(app, options, Task::inspect, "inspect",
                                 "show what files are made of, and what they share", inspect_footer);
    command.add_flag("--extents", options.inspect.extents, "also a line for each extent (--json and --csv have them)");
    command.add_option("files", options.request.sources, "regular files")
        ->required()
        ->check(is_a_name, "")
        ->type_name("FILE...");
}

void add_usage(CLI::App& app, Options& options) {
    CLI::App& command = add_look(app, options, Task::usage, "usage",
                                 "sum up directories: what is shared, and what deleting them would free", usage_footer);
    command.add_option("--depth", options.inspect.depth, "also directories so many levels below DIR (default: 1)")
        ->type_name("N");
    command.add_option("directories", options.request.sources, "directories or files")
        ->required()
        ->check(is_a_name, "")
        ->type_name("DIR...");
}

// Copy or move.
void add_transfer(CLI::App& app, Options& options, std::vector<std::string>& paths, JobKind kind, const char* name,
                  const char* description) {
    CLI::App& command = add_command(app, options, name, description, copy_footer);
    command.callback([&request = options.request, &paths, kind] {
        request.kind = kind;
        request.destination = std::move(paths.back());
        paths.pop_back();
        request.sources = std::move(paths);
    });
    command.add_flag("--adapt-names", options.request.options.adapt_names,
                     "change names that the destination cannot take, as --dry-run proposes");
    command.add_flag("-T,--no-target-directory", options.request.destination_is_target,
                     "DESTINATION is the target itself, not a directory to copy into");
    // A move keeps everything, because the original goes.
    if (kind == JobKind::copy) add_no_preserve(command, options.request.options.preserve);
    command.add_option("paths", paths, "one or more sources, then the destination")
        ->required()
        ->expected(2, -1)
        ->type_name("SOURCE... DESTINATION");
}

void add_archive(CLI::App& app, Options& options) {
    JobRequest& request = options.request;
    CLI::App& command =
        add_command(app, options, "archive", "make an archive of files and directories", archive_footer);
    command.callback([&request] {
        request.kind = JobKind::archive;
        if (request.archive.deterministic) request.archive.latest_time = source_date_epoch();
    });
    command.add_option("-o,--output", request.destination, "the new archive; its name tells the format")
        ->required()
        ->type_name("FILE");
    const auto align = [&request](const std::string& text) { request.archive.alignment = alignment_of(text); };
    command
        .add_option_function<std::string>(
            "--align", align,
            "begin large payloads on a multiple of BYTES, for example 4K; auto: where that lets them be cloned")
        ->type_name("auto|none|BYTES");
    command.add_flag("--deterministic", request.archive.deterministic,
                     "the same tree gives the same bytes on every filesystem: owner 0, no holes (but blocks of zeros "
                     "with --sparse always), times at most $SOURCE_DATE_EPOCH");
    command.add_option("sources", request.sources, "what becomes members")->required()->type_name("SOURCE...");
}

std::string names_of_commands(const CLI::App& app) {
    std::string names;
    for (const CLI::App* command : app.get_subcommands({})) names += (names.empty() ? "" : ", ") + command->get_name();
    return names;
}

// What is wrong, in place of CLI11's words about subcommands.
std::string complaint(const CLI::App& app, const CLI::Error& error) {
    const auto strange = app.remaining();
    const auto word = std::ranges::find_if(strange, [](const std::string& text) { return !text.starts_with('-'); });
    if (word != strange.end()) return escape_name(*word) + " is no command (" + names_of_commands(app) + ")";
    if (app.get_subcommands().empty()) return "a command is missing (" + names_of_commands(app) + ")";
    return error.what();
}

std::string usage_error(const CLI::App* app, const CLI::Error& error) {
    return "drover-cli: " + complaint(*app, error) + "\nRun with --help for more information.\n";
}

}  // namespace

Parsed parse_options(int argc, char** argv) {
    // CLI11 answers this by an exception, and the first one of a static program sorts all its unwinding tables: 2 ms.
    if (argc == 2 && std::string_view(argv[1]) == "--version") {
        print(std::string("drover-cli ") + DROVER_VERSION + "\n");
        return {std::nullopt, exit_done};
    }
    Options options;
    std::vector<std::string> paths;
    CLI::App app("Copies and moves files by the cheapest method the filesystem allows", "drover-cli");
    app.set_version_flag("--version", std::string("drover-cli ") + DROVER_VERSION);
    app.require_subcommand(1);
    app.failure_message(usage_error);
    app.formatter(std::make_shared<HelpFormatter>());
    add_transfer(app, options, paths, JobKind::copy, "copy", "copy files and directories");
    add_transfer(app, options, paths, JobKind::move, "move", "move files and directories");
    add_archive(app, options);
    add_extract(app, options);
    add_list(app, options);
    add_inspect(app, options);
    add_usage(app, options);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        std::ostringstream out;
        std::ostringstream err;
        const bool asked = app.exit(error, out, err) == 0;
        print(out.str());
        print_error(err.str());
        return {std::nullopt, asked ? exit_done : exit_usage};
    }
    return {std::move(options), exit_done};
}

}  // namespace drover::cli
