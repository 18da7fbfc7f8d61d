// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/csv.h"

namespace drover::ui {

namespace {

void append_value(std::string& line, std::string_view value) {
    if (value.find_first_of(",\"\r\n") == std::string_view::npos) {
        line.append(value);
        return;
    }
    line.append(1, '"');
    for (const char c : value) {
        if (c == '"') line.append(1, '"');
        line.append(1, c);
    }
    line.append(1, '"');
}

}  // namespace

std::string csv_line(std::initializer_list<std::string_view> values) {
    std::string line;
    bool first = true;
    for (const std::string_view value : values) {
        if (!first) line.append(1, ',');
        append_value(line, value);
        first = false;
    }
    return line.append("\r\n");
}

}  // namespace drover::ui
