// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/rows.h"

#include <algorithm>
#include <utility>

#include "app/cli/columns.h"
#include "app/cli/terminal.h"

namespace drover::cli {

namespace {

std::string csv_field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"') quoted += '"';
        quoted += character;
    }
    return quoted + "\"";
}

std::string spaces(const std::string& text, std::size_t width) {
    return std::string(width - std::min(width, columns_of(text)), ' ');
}

}  // namespace

Rows::~Rows() {
    print(waiting_);
}

void Rows::add(std::string_view line) {
    if (!closed()) add_last(line);
}

void Rows::add_last(std::string_view line) {
    constexpr std::size_t enough = 1 << 14;
    waiting_ += line;
    waiting_ += '\n';
    if (waiting_.size() >= enough) print(std::exchange(waiting_, {}));
}

std::string csv_line(const std::vector<std::string>& fields) {
    std::string line;
    for (const auto& field : fields) {
        if (&field != fields.data()) line += ',';
        line += csv_field(field);
    }
    return line;
}

std::string right(const std::string& text, std::size_t width) {
    return spaces(text, width) + text + " ";
}

std::string left(const std::string& text, std::size_t width) {
    return text + spaces(text, width) + " ";
}

}  // namespace drover::cli
