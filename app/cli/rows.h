// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace drover::cli {

// Lines for standard output, printed some at a time. The rest is printed at the end. After a stop nothing is added.
class Rows {
public:
    explicit Rows(std::stop_token stop = {}) : stop_(std::move(stop)) {}
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;
    ~Rows();

    // Asked before a line is made that takes long to make, or is one of many.
    bool closed() const { return stop_.stop_requested(); }
    void add(std::string_view line);
    void add_last(std::string_view line);  // after a stop, too

private:
    std::stop_token stop_;
    std::string waiting_;
};

// Fields by RFC 4180, to be given to Rows::add().
std::string csv_line(const std::vector<std::string>& fields);

// A text at the right or the left end of so many columns, and a space.
std::string right(const std::string& text, std::size_t width);
std::string left(const std::string& text, std::size_t width);

}  // namespace drover::cli
