// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

namespace drover::cli {

bool error_output_is_terminal() {
    return ::isatty(STDERR_FILENO) == 1;
}

std::size_t terminal_columns() {
    winsize size{};
    const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

}  // namespace drover::cli
