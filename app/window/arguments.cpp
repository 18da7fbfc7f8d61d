// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/arguments.h"

#include <cstdio>
#include <string_view>

namespace drover::window {

namespace {

constexpr int exit_usage = 2;

constexpr const char* help =
    "Usage: drover [PATH...]\n"
    "       drover --inspect [PATH...]\n"
    "Opens the window, or brings the one that is open to the front. Each PATH, a file or a folder,\n"
    "is offered there as if it had been dropped on it.\n"
    "\n"
    "  --inspect    show the holes and the shared blocks of each PATH instead: of files side by side, of folders,\n"
    "               or of a tar archive\n"
    "  -h, --help   this text\n"
    "  --version    the version\n"
    "  --           all that follows are paths\n"
    "\n"
    "drover-cli does the same without a window.\n";

std::optional<int> answer_option(std::string_view option) {
    if (option == "--help" || option == "-h") {
        std::fputs(help, stdout);
        return 0;
    }
    if (option == "--version") {
        std::puts("drover " DROVER_VERSION);
        return 0;
    }
    std::fprintf(stderr, "drover: unknown option %s; drover --help lists them\n", std::string(option).c_str());
    return exit_usage;
}

}  // namespace

Arguments read_arguments(int argc, char** argv) {
    Arguments arguments;
    bool options_end = false;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        const bool option = !options_end && word.size() > 1 && word.starts_with('-');
        if (!option) arguments.paths.emplace_back(word);
        else if (word == "--") options_end = true;
        else if (word == "--inspect") arguments.inspect = true;
        else return {.paths = {}, .inspect = false, .exit_code = answer_option(word)};
    }
    return arguments;
}

}  // namespace drover::window
