// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>

namespace drover::window {

// One window a session: a program that is started while another one runs hands its files over and ends. Speaks
// org.freedesktop.Application, which is also what a desktop starts programs by. Without a bus every program is alone.
class SingleInstance : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Application")

public:
    using QObject::QObject;

    // True when another program has taken the files (URIs) over, so that this one has nothing left to do. Otherwise
    // this one answers from now on.
    bool hand_over(const QStringList& uris);

public Q_SLOTS:
    void Activate(const QVariantMap& platform_data);
    void Open(const QStringList& uris, const QVariantMap& platform_data);
    void ActivateAction(const QString& name, const QVariantList& parameter, const QVariantMap& platform_data);

Q_SIGNALS:
    void activated(const QStringList& uris);  // somebody wants to see the window, perhaps with files
};

}  // namespace drover::window
