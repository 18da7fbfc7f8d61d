// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace drover::ui {

class JobModel;

// The whole queue in one line: "2 running · 1 waiting · 412 MiB/s · saved 14.2 GiB".
QString queue_summary(const JobModel& model);

}  // namespace drover::ui
