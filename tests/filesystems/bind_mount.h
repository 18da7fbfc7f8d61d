// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/mount.h>

#include <stdexcept>
#include <string>
#include <utility>

namespace drover::test {

// A directory or a file seen at a second place as long as the object lives.
class BindMount {
public:
    BindMount(const std::string& what, std::string where) : where_(std::move(where)) {
        if (::mount(what.c_str(), where_.c_str(), nullptr, MS_BIND, nullptr) < 0)
            throw std::runtime_error("bind mount");
    }
    BindMount(const BindMount&) = delete;
    BindMount& operator=(const BindMount&) = delete;
    ~BindMount() { ::umount2(where_.c_str(), MNT_DETACH); }

    void make_read_only() const {
        if (::mount(nullptr, where_.c_str(), nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY, nullptr) < 0)
            throw std::runtime_error("read-only bind mount");
    }

private:
    std::string where_;
};

}  // namespace drover::test
