// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/api/job_request.h"

namespace drover::cli {

struct Options {
    JobRequest request;
    bool json = false;
    bool verbose = false;
    bool quiet = false;
    bool list = false;  // not a job: the one source is listed
};

// What the command line asks for. Otherwise the exit code of a process that has said all there is to say: 0 after
// --help and --version, 2 after a usage error.
struct Parsed {
    std::optional<Options> options;
    int exit_code = 0;
};

Parsed parse_options(int argc, char** argv);

}  // namespace drover::cli
