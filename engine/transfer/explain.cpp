// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cerrno>
#include <utility>

#include "engine/transfer/method.h"
#include "engine/transfer/transfer_report.h"

namespace drover::transfer {

namespace {

struct Words {
    int code;
    const char* meaning;
};

constexpr std::array meanings{
    Words{EXDEV, other_filesystem},
    Words{EOPNOTSUPP, not_supported_here},
    Words{ENOTTY, not_supported_here},
    Words{ENOSYS, "not supported by this kernel"},
    Words{EINVAL, "not possible for this file"},
    Words{ETXTBSY, "the file is in use as swap"},
    Words{EPERM, "not permitted"},
    Words{EACCES, "not permitted"},
    Words{EAGAIN, "the source is not on the disk yet"},
};

std::string_view name_of(MethodId id) {
    for (const auto& method : all_range_methods())
        if (method.id == id) return method.name;
    return "hole";
}

}  // namespace

std::string words_for(const Attempt& attempt) {
    if (!attempt.by_system_call()) return attempt.because;
    for (const auto& words : meanings)
        if (attempt.error.is(std::errc{words.code})) return words.meaning;
    return sys::code_text(attempt.error.code);
}

std::string explain(const std::vector<Step>& steps, MethodId now) {
    std::string text;
    for (const auto& step : steps) {
        if (step.outcome != Outcome::not_applicable) continue;
        text += name_of(step.method);
        text += " refused: ";
        text += step.reason;
        text += " → ";
    }
    text += name_of(now);
    return text;
}

}  // namespace drover::transfer
