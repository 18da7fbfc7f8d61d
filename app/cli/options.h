// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/api/job_request.h"

namespace drover::cli {

enum class Task : std::uint8_t { job, list, inspect, usage };
enum class Format : std::uint8_t { text, json, csv };

// Of inspect and usage; the paths are the request's sources.
struct InspectOptions {
    Format format = Format::text;
    bool settle = false;
    bool extents = false;  // inspect: also a line for each extent
    unsigned depth = 1;    // usage: levels of directories below the roots
};

struct Options {
    Task task = Task::job;
    JobRequest request;
    InspectOptions inspect;
    bool json = false;
    bool verbose = false;
    bool quiet = false;
};

// What the command line asks for. Otherwise the exit code of a process that has said all there is to say: 0 after
// --help and --version, 2 after a usage error.
struct Parsed {
    std::optional<Options> options;
    int exit_code = 0;
};

Parsed parse_options(int argc, char** argv);

}  // namespace drover::cli
