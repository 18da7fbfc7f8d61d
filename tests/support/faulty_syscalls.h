// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "tests/support/forwarding_syscalls.h"

namespace drover::testing {

// A rule for one call, told in words:
//     faulty.fail(Call::ficlone, EINVAL);                          always
//     faulty.fail(Call::fsync, EIO).at(2);                         the second call only
//     faulty.fail(Call::pwrite, ENOSPC).once_moved(1 << 20);       every call after 1 MiB; the one before comes short
//     faulty.fail(Call::openat, EACCES).where(names("secret"));
class Fault {
public:
    Fault(Call call, int code) : call_(call), code_(static_cast<std::errc>(code)) {}

    Fault& at(std::uint64_t number) { return from(number).times(1); }
    Fault& from(std::uint64_t number) { return first_ = number, *this; }
    Fault& times(std::uint64_t count) { return times_ = count, *this; }
    Fault& once_moved(std::uint64_t bytes) { return after_bytes_ = bytes, *this; }
    Fault& where(std::function<bool(const CallSite&)> applies) { return where_ = std::move(applies), *this; }

private:
    friend class FaultySyscalls;

    Call call_;
    std::errc code_;
    std::uint64_t first_ = 1;
    std::uint64_t times_ = UINT64_MAX;
    std::uint64_t after_bytes_ = 0;
    std::function<bool(const CallSite&)> where_ = [](const CallSite&) { return true; };
    std::uint64_t seen_ = 0;
};

// The operating system with faults, short counts, lies and an observer. Counts every call. Rules are made before the
// calls they are meant for; the calls themselves may come from any thread.
class FaultySyscalls : public ForwardingSyscalls {
public:
    using ForwardingSyscalls::ForwardingSyscalls;

    using Observer = std::function<void(const CallSite&)>;

    Fault& fail(Call call, int code);
    // Each call moves at most so many bytes.
    void shorten(Call call, std::uint64_t most) { most_[index(call)] = most; }
    // Calls `see` before the `number`th call of its kind (0: before each), outside of the lock.
    void observe(Call call, std::uint64_t number, Observer see);
    void observe_all(Observer see) { observers_.push_back({Call{}, true, 0, std::move(see)}); }

    // Lies: change what the system said before the engine hears it.
    std::function<void(sys::FileStatus&)> on_status;
    std::function<void(sys::FilesystemFacts&)> on_facts;

    std::uint64_t count(Call call) const;
    std::uint64_t bytes(Call call) const;
    // Every call so far, in order.
    std::vector<Call> calls() const;

    sys::SysResult<sys::FileStatus> fstat(int fd) override;
    sys::SysResult<sys::FileStatus> fstatat(int directory, const std::string& name, bool follow) override;
    sys::SysResult<sys::FilesystemFacts> fstatfs(int fd) override;

protected:
    std::optional<sys::SysError> before(CallSite& site) override;
    void moved(Call call, std::uint64_t bytes) override;

private:
    struct Watch {
        Call call;
        bool any_call;
        std::uint64_t number;
        Observer see;
    };
    static std::size_t index(Call call) { return static_cast<std::size_t>(call); }
    std::optional<sys::SysError> judge(CallSite& site);

    mutable std::mutex mutex_;
    std::deque<Fault> faults_;
    std::vector<Watch> observers_;
    std::array<std::uint64_t, call_count> most_{};
    std::array<std::uint64_t, call_count> counts_{};
    std::array<std::uint64_t, call_count> bytes_{};
    std::vector<Call> calls_;
};

// For Fault::where.
std::function<bool(const CallSite&)> names(std::string wanted);

// Makes every file look as if it lay on the filesystem with this name in fs::known_filesystems().
std::function<void(sys::FilesystemFacts&)> pretend_filesystem(std::string_view name);

}  // namespace drover::testing
