// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/notifier.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace drover::window {

namespace {

const QString service = QStringLiteral("org.freedesktop.Notifications");
const QString path = QStringLiteral("/org/freedesktop/Notifications");
const QString clicked = QStringLiteral("default");

}  // namespace

Notifier::Notifier(QObject* parent) : QObject(parent) {
    QDBusConnection::sessionBus().connect(service, path, service, QStringLiteral("ActionInvoked"), this,
                                          SLOT(take_action(uint, QString)));
}

void Notifier::tell(const QString& title, const QString& text) {
    QDBusMessage call = QDBusMessage::createMethodCall(service, path, service, QStringLiteral("Notify"));
    constexpr int as_the_desktop_likes = -1;
    const QVariantMap hints{{QStringLiteral("desktop-entry"), QStringLiteral("drover")}};
    call << QStringLiteral("Drover") << id_ << QStringLiteral("drover") << title << text.toHtmlEscaped()
         << QStringList{clicked, QString()} << hints << as_the_desktop_likes;
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, &Notifier::take_id);
}

void Notifier::take_id(QDBusPendingCallWatcher* answer) {
    const QDBusPendingReply<uint> reply = *answer;
    answer->deleteLater();
    if (reply.isValid()) id_ = reply.value();
}

void Notifier::take_action(uint id, const QString& action) {
    if (id == id_ && action == clicked) Q_EMIT chosen();
}

}  // namespace drover::window
