// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace drover::window {

struct Arguments {
    std::vector<std::string> paths;
    bool inspect = false;          // show the paths in the inspector, without the queue
    std::optional<int> exit_code;  // all is said; the program ends with it
};

// Answers --help and --version and refuses other options. Needs no display.
Arguments read_arguments(int argc, char** argv);

}  // namespace drover::window
