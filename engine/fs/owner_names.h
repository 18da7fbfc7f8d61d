// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "engine/sys/syscalls.h"

namespace drover::fs {

// Names of users and groups from /etc/passwd and /etc/group. Only those files are asked: the system's other sources
// need its dynamic C library, and an owner without a name is stored by number. Not thread-safe.
class OwnerNames {
public:
    explicit OwnerNames(sys::Syscalls& sys) : sys_(sys) {}

    // Empty where there is none.
    const std::string& user(std::uint32_t uid);
    const std::string& group(std::uint32_t gid);
    // The other way round.
    std::optional<std::uint32_t> uid(const std::string& user);
    std::optional<std::uint32_t> gid(const std::string& group);

private:
    using Names = std::map<std::uint64_t, std::string>;
    using Numbers = std::map<std::string, std::uint32_t>;

    void load();

    sys::Syscalls& sys_;
    bool loaded_ = false;
    Names users_;
    Names groups_;
    Numbers uids_;
    Numbers gids_;
};

}  // namespace drover::fs
