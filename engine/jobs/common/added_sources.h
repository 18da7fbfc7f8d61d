// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace drover::jobs {

// Sources that come while their job runs. Thread-safe.
class AddedSources {
public:
    // False when the job is past the point where it could take more.
    bool add(const std::vector<std::string>& sources) {
        const std::lock_guard lock(mutex_);
        if (!closed_) sources_.insert(sources_.end(), sources.begin(), sources.end());
        return !closed_;
    }
    std::optional<std::vector<std::string>> take() {
        const std::lock_guard lock(mutex_);
        if (sources_.empty()) return std::nullopt;
        return std::exchange(sources_, {});
    }
    // The same, but when there are none, no more are taken.
    std::optional<std::vector<std::string>> take_or_close() {
        const std::lock_guard lock(mutex_);
        closed_ = sources_.empty();
        if (closed_) return std::nullopt;
        return std::exchange(sources_, {});
    }
    void close() {
        const std::lock_guard lock(mutex_);
        closed_ = true;
    }

private:
    std::mutex mutex_;
    bool closed_ = false;
    std::vector<std::string> sources_;
};

}  // namespace drover::jobs
