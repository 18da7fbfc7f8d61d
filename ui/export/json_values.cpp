// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/json_values.h"

#include <algorithm>
#include <limits>

#include "engine/api/extent_names.h"

namespace drover::ui {

QJsonValue json_number(std::uint64_t value) {
    constexpr std::uint64_t most = std::numeric_limits<qint64>::max();
    return QJsonValue(static_cast<qint64>(std::min(value, most)));
}

QString json_word(std::string_view word) {
    return QString::fromLatin1(word.data(), static_cast<qsizetype>(word.size()));
}

QString json_path(const std::string& path) {
    return QString::fromStdString(escape_name(path));
}

QJsonObject json_figure(const Figure& figure) {
    const bool known = figure.precision != Precision::unknown;
    return {{QStringLiteral("bytes"), known ? json_number(figure.bytes) : QJsonValue()},
            {QStringLiteral("precision"), json_word(name_of(figure.precision))}};
}

QJsonObject json_error(const Error& error) {
    return {{QStringLiteral("path"), json_path(error.path)},
            {QStringLiteral("operation"), QString::fromStdString(error.operation)},
            {QStringLiteral("errno"), QString::fromStdString(error.code)},
            {QStringLiteral("message"), QString::fromStdString(error.message())}};
}

}  // namespace drover::ui
