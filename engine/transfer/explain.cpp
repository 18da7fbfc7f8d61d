// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "engine/transfer/method.h"
#include "engine/transfer/transfer_report.h"

namespace drover::transfer {

namespace {

struct Words {
    std::string_view code;
    std::string_view meaning;
};

constexpr std::array meanings{
    Words{"EXDEV", "other filesystem"},
    Words{"EOPNOTSUPP", "not supported here"},
    Words{"ENOTTY", "not supported here"},
    Words{"ENOSYS", "not supported by this kernel"},
    Words{"EINVAL", "not possible for this file"},
    Words{"ETXTBSY", "the file is in use as swap"},
    Words{"EPERM", "not permitted"},
    Words{"EACCES", "not permitted"},
    Words{"EAGAIN", "the source is not on the disk yet"},
};

std::string_view meaning_of(std::string_view reason) {
    for (const auto& words : meanings)
        if (words.code == reason) return words.meaning;
    return reason;
}

std::string_view name_of(MethodId id) {
    for (const auto& method : all_range_methods())
        if (method.id == id) return method.name;
    return "hole";
}

}  // namespace

std::string explain(const std::vector<Step>& steps, MethodId now) {
    std::string text;
    for (const auto& step : steps) {
        if (step.outcome != Outcome::not_applicable) continue;
        text += name_of(step.method);
        text += " refused: ";
        text += meaning_of(step.reason);
        text += " → ";
    }
    text += name_of(now);
    return text;
}

}  // namespace drover::transfer
