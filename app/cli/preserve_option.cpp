// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/preserve_option.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <sstream>
#include <string>

#include "engine/base/error.h"

namespace drover::cli {

namespace {

struct Part {
    const char* word;
    bool Preserve::* kept;
};

constexpr std::array<Part, 4> parts{{{"mode", &Preserve::permissions},
                                     {"ownership", &Preserve::owner},
                                     {"timestamps", &Preserve::times},
                                     {"xattr", &Preserve::attributes}}};

std::string all_words() {
    std::string words;
    for (const Part& part : parts) words.append(words.empty() ? "" : ", ").append(part.word);
    return words;
}

void leave_out(Preserve& preserve, const std::string& list) {
    std::istringstream words(list + ',');
    for (std::string word; std::getline(words, word, ',');) {
        const auto* part = std::ranges::find(parts, word, &Part::word);
        if (part == parts.end())
            throw CLI::ValidationError("--no-preserve", escape_name(word) + " is none of " + all_words());
        preserve.*part->kept = false;
    }
}

}  // namespace

void add_no_preserve(CLI::App& command, Preserve& preserve) {
    command
        .add_option_function<std::string>(
            "--no-preserve", [&preserve](const std::string& list) { leave_out(preserve, list); },
            "leave out, separated by commas: mode (with access lists), ownership, timestamps, xattr (with "
            "capabilities)")
        ->type_name("LIST");
}

}  // namespace drover::cli
