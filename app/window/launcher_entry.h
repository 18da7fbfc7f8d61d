// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>
#include <optional>

namespace drover::window {

// Shows progress and the number of running jobs where docks and task bars show the program, also while its window is
// minimised: com.canonical.Unity.LauncherEntry, which Plasma's task bar hears as well. Tells at most once a second and
// only what is new; looks at nothing while nothing runs.
class LauncherEntry : public QObject {
    Q_OBJECT

public:
    struct State {
        unsigned running = 0;
        std::optional<double> progress;  // 0 to 1

        bool operator==(const State&) const = default;
    };
    using Look = std::function<State()>;  // called on the thread of this object

    explicit LauncherEntry(Look look, QObject* parent = nullptr);
    ~LauncherEntry() override;  // leaves nothing shown

    void set_busy(bool busy);  // whether jobs run

private:
    void tell();
    void send(const State& state);

    Look look_;
    bool busy_ = false;
    State shown_;
    QElapsedTimer since_;  // it was told
    QTimer timer_;
};

}  // namespace drover::window
