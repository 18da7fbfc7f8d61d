// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/launcher_entry.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <algorithm>
#include <chrono>
#include <utility>

namespace drover::window {

namespace {

constexpr std::chrono::milliseconds interval{1000};

}  // namespace

LauncherEntry::LauncherEntry(Look look, QObject* parent) : QObject(parent), look_(std::move(look)) {
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);  // a coarse one may come early
    connect(&timer_, &QTimer::timeout, this, &LauncherEntry::tell);
}

LauncherEntry::~LauncherEntry() {
    if (shown_ != State{}) send({});
}

void LauncherEntry::set_busy(bool busy) {
    busy_ = busy;
    if (timer_.isActive()) return;
    const std::chrono::milliseconds passed(since_.isValid() ? since_.elapsed() : interval.count());
    timer_.start(std::max(std::chrono::milliseconds(0), interval - passed));
}

void LauncherEntry::tell() {
    const State state = busy_ ? look_() : State{};
    since_.restart();
    if (state != shown_) send(state);
    if (busy_) timer_.start(interval);
}

void LauncherEntry::send(const State& state) {
    shown_ = state;
    QDBusMessage update = QDBusMessage::createSignal(
        QStringLiteral("/drover"), QStringLiteral("com.canonical.Unity.LauncherEntry"), QStringLiteral("Update"));
    const QVariantMap properties{{QStringLiteral("progress"), state.progress.value_or(0)},
                                 {QStringLiteral("progress-visible"), state.progress.has_value()},
                                 {QStringLiteral("count"), static_cast<qlonglong>(state.running)},
                                 {QStringLiteral("count-visible"), state.running > 0}};
    update << QStringLiteral("application://drover.desktop") << properties;
    QDBusConnection::sessionBus().send(update);
}

}  // namespace drover::window
