// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "engine/base/method.h"
#include "engine/sys/sys_error.h"

namespace drover::transfer {

enum class Outcome : std::uint8_t {
    completed,
    source_ended,    // the source is shorter than it was
    not_applicable,  // not an error: the next method goes on from `moved`
    failed,
    stopped,  // by JobControl
};

// Which of the two files an error belongs to.
enum class Side : std::uint8_t { source, destination };

// What a call would answer, known without asking it.
inline constexpr const char* other_filesystem = "other filesystem";
inline constexpr const char* not_supported_here = "not supported here";

// How one method ended on one range.
struct Attempt {
    Outcome outcome = Outcome::completed;
    std::uint64_t moved = 0;   // bytes from the start of the range, whatever the outcome
    sys::SysError error{};     // of not_applicable by a system call, and of failed
    const char* because = "";  // of not_applicable by our own decision; a string literal
    Side side = Side::source;

    // "EXDEV", or a few words.
    std::string reason() const { return *because != '\0' ? because : sys::code_name(error.code); }

    // Not applicable by a system call's answer rather than by our own decision.
    bool by_system_call() const { return outcome == Outcome::not_applicable && *because == '\0'; }

    static Attempt completed(std::uint64_t moved) { return {.outcome = Outcome::completed, .moved = moved}; }
    static Attempt not_applicable(const char* because) {
        return {.outcome = Outcome::not_applicable, .because = because};
    }
};

}  // namespace drover::transfer
