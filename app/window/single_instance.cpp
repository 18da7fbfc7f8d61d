// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/single_instance.h"

#include <QDBusConnection>
#include <QDBusMessage>

namespace drover::window {

namespace {

constexpr const char* name = "org.drover.Drover";
constexpr const char* path = "/org/drover/Drover";
constexpr const char* token_variable = "XDG_ACTIVATION_TOKEN";
constexpr int patience_ms = 3000;

// With it the other program may come to the front, although somebody is typing elsewhere.
QVariantMap platform_data() {
    QVariantMap data;
    const QString token = qEnvironmentVariable(token_variable);
    if (!token.isEmpty()) data.insert(QStringLiteral("activation-token"), token);
    return data;
}

bool tell_the_other(QDBusConnection& bus, const QStringList& uris) {
    const QString method = uris.isEmpty() ? QStringLiteral("Activate") : QStringLiteral("Open");
    QDBusMessage call = QDBusMessage::createMethodCall(QString::fromLatin1(name), QString::fromLatin1(path),
                                                       QStringLiteral("org.freedesktop.Application"), method);
    if (!uris.isEmpty()) call << uris;
    call << platform_data();
    return bus.call(call, QDBus::Block, patience_ms).type() == QDBusMessage::ReplyMessage;
}

}  // namespace

bool SingleInstance::hand_over(const QStringList& uris) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) return false;
    bus.registerObject(QString::fromLatin1(path), this, QDBusConnection::ExportAllSlots);
    if (bus.registerService(QString::fromLatin1(name))) return false;
    return tell_the_other(bus, uris);
}

void SingleInstance::Activate(const QVariantMap& platform_data) {
    Open({}, platform_data);
}

void SingleInstance::Open(const QStringList& uris, const QVariantMap& platform_data) {
    const QString token = platform_data.value(QStringLiteral("activation-token")).toString();
    if (!token.isEmpty()) qputenv(token_variable, token.toUtf8());  // where Qt looks for it
    Q_EMIT activated(uris);
}

void SingleInstance::ActivateAction(const QString&, const QVariantList&, const QVariantMap& platform_data) {
    Open({}, platform_data);
}

}  // namespace drover::window
