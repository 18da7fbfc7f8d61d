// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <system_error>
#include <utility>

#include "engine/transfer/method.h"
#include "engine/transfer/transfer_report.h"

namespace drover::transfer {

namespace {

struct Words {
    std::errc code;
    const char* meaning;
};

constexpr std::array meanings{
    Words{std::errc::cross_device_link, other_filesystem},
    Words{std::errc::operation_not_supported, not_supported_here},
    Words{std::errc::inappropriate_io_control_operation, not_supported_here},
    Words{std::errc::function_not_supported, "not supported by this kernel"},
    Words{std::errc::invalid_argument, "not possible for this file"},
    Words{std::errc::text_file_busy, "the file is in use as swap"},
    Words{std::errc::operation_not_permitted, "not permitted"},
    Words{std::errc::permission_denied, "not permitted"},
    Words{std::errc::resource_unavailable_try_again, "the source is not on the disk yet"},
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
        if (attempt.error.is(words.code)) return words.meaning;
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
