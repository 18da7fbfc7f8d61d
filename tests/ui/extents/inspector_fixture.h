// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QTest>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

#include "ui/extents/strip/lane_strip.h"
#include "ui/extents/window/inspector_window.h"

class QAction;

namespace drover::test {

// A shown inspector over readers that answer what the test wants, driven by mouse, keys and drops.
class InspectorTest : public testing::Test {
public:
    ~InspectorTest() override;

protected:
    InspectorTest();

    void open(const std::vector<std::string>& paths) { window->open(paths); }
    void open_comparison(const Comparison& comparison);  // and waits until it is shown

    template <typename Widget>
    Widget& part(const char* name) {
        auto* found = window->findChild<Widget*>(QString::fromLatin1(name));
        if (!found) qFatal("the inspector has no %s", name);
        return *found;
    }
    bool shows(const char* name);  // a part is there and visible
    ui::LaneStrip& strip(int file);
    QString text(const char* label);
    QString message();
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);  // to whatever has the focus
    void drop_uris(const QByteArray& uris);
    static bool soon(const std::function<bool()>& condition);

    // Answers of the readers, and what they were asked. Changed before a reading begins, or under the mutex.
    std::mutex mutex;
    Result<Comparison> comparison;
    Result<TreeUsage> usage;
    Result<ArchiveView> archive;
    std::vector<std::string> files_of_directory;
    std::vector<std::string> directories;
    std::vector<ComparisonRequest> comparisons_asked;
    std::atomic<bool> hold = false;  // the readers wait until they are stopped, or this is false again

    std::unique_ptr<ui::InspectorWindow> window;

private:
    ui::Readers readers();
    bool wait_while_held(const std::stop_token& stop);
};

}  // namespace drover::test
