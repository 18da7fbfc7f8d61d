// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace drover::test {

// Plain makers of entries; each throws where it fails.
void make_directory(const std::string& path, std::uint32_t permissions = 0755);
void write_file(const std::string& path, const std::string& content, std::uint32_t permissions = 0644);
void make_symlink(const std::string& target, const std::string& path);
void make_node(const std::string& path, std::uint32_t mode, unsigned major = 0, unsigned minor = 0);
void make_link(const std::string& existing, const std::string& path);
void set_owner(const std::string& path, std::uint32_t uid, std::uint32_t gid);
void set_permissions(const std::string& path, std::uint32_t permissions);
void set_attribute(const std::string& path, const std::string& name, const std::string& value);
// Nanoseconds since the epoch, of the entry itself.
void set_times(const std::string& path, std::int64_t accessed, std::int64_t modified);
inline void set_time(const std::string& path, std::int64_t modified) {
    set_times(path, modified, modified);
}

inline constexpr std::int64_t second_ns = 1'000'000'000;
inline constexpr std::int64_t year_1950 = -631'152'000 * second_ns + 123'456'789;
inline constexpr std::int64_t year_2001 = 1'000'000'000 * second_ns + 987'654'321;

bool exists(const std::string& path);                             // follows no link
std::vector<std::string> names_in(const std::string& directory);  // sorted
// Paths below the directory that look like something that was not finished.
std::vector<std::string> staging_names_below(const std::string& directory);

// The values of system.posix_acl_access and _default: one more user and group besides the three classes.
std::string acl_with(std::uint32_t user, std::uint32_t user_rights, std::uint32_t group, std::uint32_t group_rights);
// The value of security.capability: cap_net_raw, permitted and effective.
std::string net_raw_capability();

// FS_IOC_GETFLAGS and FS_IOC_SETFLAGS.
bool has_flag(const std::string& path, int flag);
void set_flag(const std::string& path, int flag, bool on);

}  // namespace drover::test
