// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faulty_syscalls.h"

#include <algorithm>

#include "engine/fs/filesystem_profile.h"

namespace drover::testing {

Fault& FaultySyscalls::fail(Call call, int code) {
    const std::lock_guard lock(mutex_);
    return faults_.emplace_back(call, code);
}

void FaultySyscalls::observe(Call call, std::uint64_t number, Observer see) {
    const std::lock_guard lock(mutex_);
    observers_.push_back({call, number, std::move(see)});
}

std::uint64_t FaultySyscalls::count(Call call) const {
    const std::lock_guard lock(mutex_);
    return counts_[index(call)];
}

std::uint64_t FaultySyscalls::bytes(Call call) const {
    const std::lock_guard lock(mutex_);
    return bytes_[index(call)];
}

std::vector<Call> FaultySyscalls::calls() const {
    const std::lock_guard lock(mutex_);
    return calls_;
}

std::optional<sys::SysError> FaultySyscalls::before(CallSite& site) {
    std::vector<Observer> interested;
    std::uint64_t number_of_all = 0;
    {
        const std::lock_guard lock(mutex_);
        calls_.push_back(site.call);
        number_of_all = calls_.size();  // one call each, also where threads call at once
        const std::uint64_t number = ++counts_[index(site.call)];
        for (const auto& watch : observers_)
            if (watch.call == site.call && (watch.number == 0 || watch.number == number))
                interested.push_back(watch.see);
    }
    for (const auto& see : interested) see(site);
    const std::lock_guard lock(mutex_);
    if (on_any_call)
        if (const int code = on_any_call(site, number_of_all); code != 0)
            return sys::SysError{static_cast<std::errc>(code), call_name(site.call).data()};
    return judge(site);
}

std::optional<sys::SysError> FaultySyscalls::judge(CallSite& site) {
    if (const std::uint64_t most = most_[index(site.call)]; most > 0) site.length = std::min(site.length, most);
    const std::uint64_t so_far = bytes_[index(site.call)];
    for (auto& fault : faults_) {
        if (fault.call_ != site.call || !fault.where_(site)) continue;
        if (so_far < fault.after_bytes_) {
            site.length = std::min(site.length, fault.after_bytes_ - so_far);
            continue;
        }
        const std::uint64_t number = ++fault.seen_;
        if (number >= fault.first_ && number - fault.first_ < fault.times_)
            return sys::SysError{fault.code_, call_name(site.call).data()};
    }
    return std::nullopt;
}

void FaultySyscalls::moved(Call call, std::uint64_t bytes) {
    const std::lock_guard lock(mutex_);
    bytes_[index(call)] += bytes;
}

sys::SysResult<sys::FileStatus> FaultySyscalls::fstat(int fd) {
    auto status = ForwardingSyscalls::fstat(fd);
    if (status && on_status) on_status(*status);
    return status;
}

sys::SysResult<sys::FileStatus> FaultySyscalls::fstatat(int directory, const std::string& name, bool follow) {
    auto status = ForwardingSyscalls::fstatat(directory, name, follow);
    if (status && on_status) on_status(*status);
    return status;
}

sys::SysResult<sys::FilesystemFacts> FaultySyscalls::fstatfs(int fd) {
    auto facts = ForwardingSyscalls::fstatfs(fd);
    if (facts && on_facts) on_facts(*facts);
    return facts;
}

std::function<bool(const CallSite&)> names(std::string wanted) {
    return [wanted = std::move(wanted)](const CallSite& site) { return site.names(wanted); };
}

std::function<void(sys::FilesystemFacts&)> pretend_filesystem(std::string_view name) {
    const auto& known = fs::known_filesystems();
    const auto found = std::ranges::find(known, name, &fs::FilesystemProfile::name);
    const std::uint64_t magic = found == known.end() ? 0 : found->magic;
    return [magic](sys::FilesystemFacts& facts) { facts.magic = magic; };
}

}  // namespace drover::testing
