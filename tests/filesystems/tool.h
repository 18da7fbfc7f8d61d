// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace drover::test {

// What another program prints, with its complaints; nothing where it is not installed or failed.
std::optional<std::string> tool_output(const std::vector<std::string>& command);
bool is_installed(const std::string& program);

}  // namespace drover::test
