// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/method.h"
#include "engine/base/savings.h"
#include "engine/transfer/attempt.h"

namespace drover::transfer {

// One step of the chain, as it is shown.
struct Step {
    MethodId method = MethodId::buffered;
    Outcome outcome = Outcome::completed;
    std::string reason;  // of not_applicable, in words: "other filesystem"
    std::string code;    // the errno's name, where it was a system call's answer
    std::uint64_t bytes = 0;
};

// Why a method cannot serve, in words.
std::string words_for(const Attempt& attempt);

// Adds what a method said; equal steps are joined.
void add_step(std::vector<Step>& steps, MethodId method, const Attempt& attempt);

// "clone refused: other filesystem → kernel copy", from the steps so far and the method now at work.
std::string explain(const std::vector<Step>& steps, MethodId now);

// What happened to the bytes of one file.
struct TransferReport {
    Outcome outcome = Outcome::completed;  // completed, failed or stopped
    sys::SysError error{};                 // when failed by a system call
    std::string refusal;                   // when failed because the forced method cannot serve the file
    Side side = Side::source;
    bool source_changed = false;  // grew or shrank meanwhile; the destination is a true prefix of it
    bool walked_holes = false;
    std::vector<Step> steps;  // in the order of their first use
    MethodBytes bytes;
    Savings saved;

    // Each returns false, so that a step can end with it.
    bool fail(const Attempt& attempt);
    bool fail(sys::SysError reason, Side where);
    bool refuse();  // the forced method cannot serve this file: the steps say why
};

}  // namespace drover::transfer
