// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fs/owner_names.h"

#include <array>
#include <charconv>
#include <string_view>

namespace drover::fs {

namespace {

std::string read_whole(sys::Syscalls& sys, const std::string& path) {
    std::string text;
    const auto fd = sys.openat(sys::working_directory, path, sys::OpenMode::read);
    if (!fd) return text;
    std::array<char, 16 * 1024> part;
    for (;;) {
        const auto count = sys.pread(fd->get(), std::as_writable_bytes(std::span(part)), text.size());
        if (!count || *count == 0) return text;
        text.append(part.data(), *count);
    }
}

// Lines of "name:password:number:...", the same in both files. The first name of a number counts.
std::map<std::uint64_t, std::string> parse(std::string_view text) {
    std::map<std::uint64_t, std::string> names;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        const std::size_t first = line.find(':');
        const std::size_t second = first == std::string_view::npos ? std::string_view::npos : line.find(':', first + 1);
        if (second == std::string_view::npos) continue;
        std::uint64_t number = 0;
        const auto [end, error] = std::from_chars(line.data() + second + 1, line.data() + line.size(), number);
        if (error == std::errc{}) names.emplace(number, line.substr(0, first));
    }
    return names;
}

std::map<std::string, std::uint32_t> inverse(const std::map<std::uint64_t, std::string>& names) {
    std::map<std::string, std::uint32_t> numbers;
    for (const auto& [number, name] : names)
        if (number < UINT32_MAX) numbers.emplace(name, static_cast<std::uint32_t>(number));
    return numbers;
}

std::optional<std::uint32_t> find(const std::map<std::string, std::uint32_t>& numbers, const std::string& name) {
    const auto found = numbers.find(name);
    return found == numbers.end() ? std::nullopt : std::optional(found->second);
}

const std::string& find(const std::map<std::uint64_t, std::string>& names, std::uint32_t number) {
    static const std::string none;
    const auto found = names.find(number);
    return found == names.end() ? none : found->second;
}

}  // namespace

void OwnerNames::load() {
    if (std::exchange(loaded_, true)) return;
    users_ = parse(read_whole(sys_, "/etc/passwd"));
    groups_ = parse(read_whole(sys_, "/etc/group"));
    uids_ = inverse(users_);
    gids_ = inverse(groups_);
}

std::optional<std::uint32_t> OwnerNames::uid(const std::string& user) {
    load();
    return find(uids_, user);
}

std::optional<std::uint32_t> OwnerNames::gid(const std::string& group) {
    load();
    return find(gids_, group);
}

const std::string& OwnerNames::user(std::uint32_t uid) {
    load();
    return find(users_, uid);
}

const std::string& OwnerNames::group(std::uint32_t gid) {
    load();
    return find(groups_, gid);
}

}  // namespace drover::fs
