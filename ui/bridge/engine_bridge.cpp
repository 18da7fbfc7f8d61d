// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/engine_bridge.h"

#include <algorithm>
#include <mutex>

namespace drover::ui {

// Outlives the bridge in the engine's hands: a late call from a worker finds no target instead of a dead one.
class EngineBridge::Relay {
public:
    explicit Relay(EngineBridge* target) : target_(target) {}

    void notify() {
        const std::lock_guard lock(mutex_);
        if (!target_ || pending_) return;
        pending_ = true;
        EngineBridge* target = target_;
        QMetaObject::invokeMethod(
            target,
            [this, target] {
                take();
                target->notice();
            },
            Qt::QueuedConnection);
    }
    void detach() {
        const std::lock_guard lock(mutex_);
        target_ = nullptr;
    }

private:
    void take() {
        const std::lock_guard lock(mutex_);
        pending_ = false;
    }

    std::mutex mutex_;
    EngineBridge* target_;
    bool pending_ = false;  // a thousand calls in a row make one event
};

EngineBridge::EngineBridge(Engine& engine, QObject* parent)
    : QObject(parent), engine_(engine), relay_(std::make_shared<Relay>(this)) {
    timer_.setSingleShot(true);
    timer_.setTimerType(Qt::PreciseTimer);  // a coarse one may come early
    connect(&timer_, &QTimer::timeout, this, &EngineBridge::sample);
    observer_ = engine_.add_observer([relay = relay_] { relay->notify(); });
}

EngineBridge::~EngineBridge() {
    relay_->detach();
    engine_.remove_observer(observer_);
}

void EngineBridge::set_watched(bool watched) {
    if (watched == watched_) return;
    watched_ = watched;
    if (watched_) look_soon();
    else timer_.stop();
}

// Out of sight the states still count: something may have to happen when the queue has ended.
void EngineBridge::notice() {
    if (watched_) look_soon();
    else Q_EMIT noticed(engine_.snapshot());
}

void EngineBridge::look_soon() {
    if (timer_.isActive()) return;
    const std::chrono::milliseconds passed(since_sample_.isValid() ? since_sample_.elapsed()
                                                                   : sampling_interval.count());
    timer_.start(std::max(std::chrono::milliseconds(0), sampling_interval - passed));
}

void EngineBridge::sample() {
    since_sample_.restart();
    // Asked first: what ends between the two calls is in the snapshot, and its observer call comes after it.
    const bool again = engine_.active();
    Q_EMIT sampled(engine_.snapshot(), engine_.queue_state());
    if (again && watched_) timer_.start(sampling_interval);
}

}  // namespace drover::ui
