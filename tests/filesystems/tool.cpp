// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/filesystems/tool.h"

#include <sys/wait.h>

#include <array>
#include <cstdio>

namespace drover::test {

namespace {

std::string quoted(const std::string& word) {
    std::string text = "'";
    for (const char character : word) text += character == '\'' ? "'\\''" : std::string(1, character);
    return text + "'";
}

}  // namespace

std::optional<std::string> tool_output(const std::vector<std::string>& command) {
    std::string line = "LC_ALL=C PATH=$PATH:/usr/sbin:/sbin";
    for (const auto& word : command) line.append(1, ' ').append(quoted(word));
    std::FILE* pipe = ::popen((line + " 2>&1").c_str(), "re");
    if (pipe == nullptr) return std::nullopt;
    std::string output;
    std::array<char, 4096> buffer;
    while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe))
        output.append(buffer.data(), count);
    const int status = ::pclose(pipe);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) return std::nullopt;
    return output;
}

bool is_installed(const std::string& program) {
    return tool_output({"command", "-v", program}).has_value();
}

}  // namespace drover::test
