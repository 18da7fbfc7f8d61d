// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace drover::ui {

// One line of comma-separated values (RFC 4180), with its end. Values are bytes and stay as they are.
std::string csv_line(std::initializer_list<std::string_view> values);

}  // namespace drover::ui
