// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

class QSettings;

namespace drover::ui {

// The last destinations, latest first. Stored percent-encoded, because paths are bytes and settings are text.
class RecentDestinations {
public:
    static constexpr std::size_t most = 12;

    explicit RecentDestinations(QSettings& settings) : settings_(settings) {}

    std::vector<std::string> load() const;
    void add(const std::string& destination);

private:
    QSettings& settings_;
};

}  // namespace drover::ui
