// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace drover::ui {

// What the engine says, as it says it. A test fails where one of its sentences is missing here.
struct EnginePhrase {
    const char* text;          // %1 to %4 stand for anything
    const char* phrases = "";  // the digits of those that are phrases themselves; others are names and figures
};

std::span<const EnginePhrase> phrases_of_files();
std::span<const EnginePhrase> phrases_of_archives();
std::span<const EnginePhrase> phrases_of_jobs();
std::span<const EnginePhrase> phrases_of_the_inspector();
std::span<const EnginePhrase> phrases_of_the_system();

}  // namespace drover::ui
