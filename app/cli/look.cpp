// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/look.h"

#include "app/cli/terminal.h"

namespace drover::cli {

Look::Look() {
    interrupts_.watch([this] {
        stop_.request_stop();
        stop_waiting_for_readers();
    });
}

}  // namespace drover::cli
