// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <chrono>
#include <memory>
#include <vector>

#include "engine/api/engine.h"

namespace drover::ui {

// Turns the engine's "look now" into snapshots on the window's thread: at most one every `sampling_interval`, repeated
// while the engine is active and someone watches. While nobody does, a change of states is told and nothing else.
class EngineBridge : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds sampling_interval{100};

    explicit EngineBridge(Engine& engine, QObject* parent = nullptr);
    ~EngineBridge() override;
    EngineBridge(const EngineBridge&) = delete;
    EngineBridge& operator=(const EngineBridge&) = delete;

    Engine& engine() { return engine_; }
    void set_watched(bool watched);
    bool sampling() const { return timer_.isActive(); }

Q_SIGNALS:
    void sampled(const std::vector<drover::JobSnapshot>& jobs, const drover::QueueState& queue);
    void noticed(const std::vector<drover::JobSnapshot>& jobs);  // only while nobody watches

private:
    class Relay;

    void notice();
    void look_soon();
    void sample();

    Engine& engine_;
    std::shared_ptr<Relay> relay_;
    Engine::ObserverId observer_{};
    QTimer timer_;
    QElapsedTimer since_sample_;
    bool watched_ = false;
};

}  // namespace drover::ui
