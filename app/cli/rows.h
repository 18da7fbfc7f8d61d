// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace drover::cli {

// Lines for standard output, printed some at a time. The rest is printed at the end.
class Rows {
public:
    Rows() = default;
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows();

    void add(std::string_view line);

private:
    std::string waiting_;
};

// Fields by RFC 4180, to be given to Rows::add().
std::string csv_line(const std::vector<std::string>& fields);

// A text at the right or the left end of so many columns, and a space.
std::string right(const std::string& text, std::size_t width);
std::string left(const std::string& text, std::size_t width);

}  // namespace drover::cli
