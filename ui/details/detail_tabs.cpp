// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/detail_tabs.h"

#include <QCoreApplication>

#include "ui/details/conflicts/conflicts_tab.h"
#include "ui/details/errors/errors_tab.h"
#include "ui/details/files/files_tab.h"
#include "ui/details/log/log_tab.h"
#include "ui/details/overview/overview_tab.h"
#include "ui/details/plan/plan_tab.h"

namespace drover::ui {

namespace {

struct Tabs {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Tabs)
};

std::uint64_t no_count(const JobSnapshot&) {
    return 0;
}

constexpr DetailTabEntry tabs[] = {
    {"overview", [] { return Tabs::tr("Overview"); },
     [] { return Tabs::tr("How fast it goes, by which methods, and why"); }, no_count,
     [](const DetailSources& from) -> DetailTab* { return new OverviewTab(from.throughput); }},
    {"files", [] { return Tabs::tr("Files"); }, [] { return Tabs::tr("What became of each file"); },
     [](const JobSnapshot& job) { return job.items_logged; },
     [](const DetailSources& from) -> DetailTab* { return new FilesTab(from.engine); }},
    {"conflicts", [] { return Tabs::tr("Conflicts"); },
     [] { return Tabs::tr("Names that are taken at the destination"); },
     [](const JobSnapshot& job) { return job.questions_open; },
     [](const DetailSources& from) -> DetailTab* { return new ConflictsTab(from.engine); }},
    {"errors", [] { return Tabs::tr("Errors"); }, [] { return Tabs::tr("What failed, by cause"); },
     [](const JobSnapshot& job) { return job.errors_total; },
     [](const DetailSources& from) -> DetailTab* { return new ErrorsTab(from.engine); }},
    {"plan", [] { return Tabs::tr("Plan"); }, [] { return Tabs::tr("What would happen, before a byte moves"); },
     no_count, [](const DetailSources& from) -> DetailTab* { return new PlanTab(from.engine); }},
    {"log", [] { return Tabs::tr("Log"); }, [] { return Tabs::tr("What happened, and when"); }, no_count,
     [](const DetailSources& from) -> DetailTab* { return new LogTab(from.journal); }},
};

}  // namespace

std::span<const DetailTabEntry> detail_tabs() {
    return tabs;
}

}  // namespace drover::ui
