// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QTemporaryDir>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/ui/fake_engine.h"
#include "ui/main_window/main_window.h"

namespace drover::test {

// A shown window over a scripted engine with believable jobs, files and devices, to be looked at.
class Stage {
public:
    explicit Stage(const std::vector<JobSnapshot>& jobs);

    ui::MainWindow& window() { return *window_; }
    FakeEngine& engine() { return engine_; }
    template <typename Widget>
    Widget* find(const char* name) {
        return window_->findChild<Widget*>(QString::fromLatin1(name));
    }
    void select(std::uint64_t id);
    void open_tab(const char* name);
    void offer(JobKind kind);
    void offer(const std::vector<std::string>& names, std::optional<JobKind> kind);
    void click(const char* name);
    // Lets a job come from its beginning to `end`, with a stall and a flush on the way.
    void play_throughput(std::uint64_t id, const JobSnapshot& end);

private:
    QTemporaryDir folder_;
    QSettings settings_;
    FakeEngine engine_;
    std::unique_ptr<ui::MainWindow> window_;
};

}  // namespace drover::test
