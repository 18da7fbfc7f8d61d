// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <span>

#include "engine/api/engine.h"

namespace drover::ui {

class DetailTab;
class JobJournal;
class ThroughputRecorder;

// What tabs may draw from besides the snapshot.
struct DetailSources {
    Engine& engine;
    ThroughputRecorder& throughput;
    JobJournal& journal;
};

struct DetailTabEntry {
    const char* name;
    QString (*title)();
    QString (*help)();
    std::uint64_t (*count)(const JobSnapshot& job);  // stands beside the title
    DetailTab* (*make)(const DetailSources& sources);
};

// Every tab of the details, in their order.
std::span<const DetailTabEntry> detail_tabs();

}  // namespace drover::ui
