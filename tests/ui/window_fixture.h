// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <QMimeData>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <functional>
#include <memory>

#include "tests/ui/fake_engine.h"
#include "ui/jobs/job_list.h"
#include "ui/main_window/main_window.h"

class QAction;

namespace drover::test {

// A shown window over a scripted engine, driven as a person would: by mouse, keys, drops and the clipboard.
class WindowTest : public testing::Test {
public:
    ~WindowTest() override;

protected:
    WindowTest();

    void show_window();
    template <typename Widget>
    Widget& part(const char* name) {
        auto* found = window->findChild<Widget*>(QString::fromLatin1(name));
        if (!found) qFatal("the window has no %s", name);
        return *found;
    }
    QWidget& widget(const char* name) { return part<QWidget>(name); }
    ui::JobList& list() { return part<ui::JobList>("jobs"); }
    QAction& action(const char* name) { return part<QAction>(name); }
    QString message();

    void click(const char* name) { QTest::mouseClick(&widget(name), Qt::LeftButton); }
    void click_toolbar(const char* action_name);
    void press(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);  // to whatever has the focus
    void select_row(int row);                                               // by a click on it
    // Enters, hovers and lets go over the middle of the window. True when the drop was accepted.
    bool drop(QMimeData& data, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    bool drop_uris(const QByteArray& list, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void copy_to_clipboard(const char* type, const QByteArray& content);
    void type_destination(const QString& text);

    // Runs the event loop until it holds; false after five seconds.
    static bool soon(const std::function<bool()>& condition);
    bool rows_become(int count);
    bool was_called(const std::string& call);

    FakeEngine engine;
    QTemporaryDir folder;
    std::unique_ptr<QSettings> settings;
    std::unique_ptr<ui::MainWindow> window;
};

}  // namespace drover::test
