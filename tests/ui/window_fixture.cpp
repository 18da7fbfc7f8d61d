// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QToolBar>
#include <algorithm>

#include "ui/bridge/background.h"
#include "ui/main_window/message_bar.h"

namespace drover::test {

WindowTest::WindowTest()
    : settings(std::make_unique<QSettings>(folder.filePath(QStringLiteral("settings")), QSettings::IniFormat)) {
    show_window();
}

WindowTest::~WindowTest() {
    window.reset();
    ui::Background::all_ended(std::chrono::seconds(30));
    QApplication::clipboard()->clear();
}

void WindowTest::show_window() {
    window = std::make_unique<ui::MainWindow>(engine, *settings);
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window does not become active");
}

QString WindowTest::message() {
    return part<ui::MessageBar>("messages").message();
}

void WindowTest::click_toolbar(const char* action_name) {
    QWidget* button = part<QToolBar>("toolbar").widgetForAction(&action(action_name));
    QTest::mouseClick(button, Qt::LeftButton);
}

void WindowTest::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key), modifiers);
}

void WindowTest::select_row(int row) {
    const QRect place = list().visualRect(list().model()->index(row, 0));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, place.center());
}

bool WindowTest::drop(QMimeData& data, Qt::KeyboardModifiers modifiers) {
    const QPoint middle = window->rect().center();
    const Qt::DropActions possible = Qt::CopyAction | Qt::MoveAction | Qt::LinkAction;
    QDragEnterEvent enter(middle, possible, &data, Qt::LeftButton, modifiers);
    QApplication::sendEvent(window.get(), &enter);
    if (!enter.isAccepted()) return false;
    QDragMoveEvent move(middle, possible, &data, Qt::LeftButton, modifiers);
    QApplication::sendEvent(window.get(), &move);
    QDropEvent drop(middle, possible, &data, Qt::LeftButton, modifiers);
    QApplication::sendEvent(window.get(), &drop);
    EXPECT_EQ(drop.dropAction(), Qt::CopyAction) << "anything else lets the source delete files before they are moved";
    return drop.isAccepted();
}

bool WindowTest::drop_uris(const QByteArray& uris, Qt::KeyboardModifiers modifiers) {
    QMimeData data;
    data.setData(QStringLiteral("text/uri-list"), uris);
    return drop(data, modifiers);
}

void WindowTest::copy_to_clipboard(const char* type, const QByteArray& content) {
    auto* data = new QMimeData;
    data->setData(QString::fromLatin1(type), content);
    QApplication::clipboard()->setMimeData(data);
}

void WindowTest::type_destination(const QString& text) {
    QLineEdit* edit = part<QComboBox>("destination").lineEdit();
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
}

bool WindowTest::soon(const std::function<bool()>& condition) {
    return QTest::qWaitFor(condition, 5000);
}

bool WindowTest::rows_become(int count) {
    return soon([&] { return list().model()->rowCount() == count; });
}

bool WindowTest::was_called(const std::string& call) {
    return std::ranges::count(engine.calls(), call) == 1;
}

}  // namespace drover::test
