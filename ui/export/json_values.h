// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/base/figure.h"

namespace drover::ui {

// The engine's values in JSON, as the command line has them: integers, fixed words, names escaped without loss.
QJsonValue json_number(std::uint64_t value);
QString json_word(std::string_view word);
QString json_path(const std::string& path);
QJsonObject json_figure(const Figure& figure);
QJsonObject json_error(const Error& error);

}  // namespace drover::ui
