// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>
#include <chrono>
#include <span>
#include <vector>

#include "engine/api/job_snapshot.h"

namespace drover::ui {

// What is to happen when the last job has ended.
enum class AfterQueue { nothing, close_window, suspend, power_off };

struct AfterQueueChoice {
    AfterQueue choice;
    QString (*title)();
    QString (*countdown)();  // with %1 for the seconds
};

std::span<const AfterQueueChoice> after_queue_choices();

// Watches the queue for its end. The choice holds for one end only, and half a minute remains to think again. A job
// that failed, or that asks something, keeps everything as it is.
class AfterQueueWatch : public QObject {
    Q_OBJECT

public:
    static constexpr std::chrono::seconds grace{30};

    // `second` is shorter in tests only.
    explicit AfterQueueWatch(QObject* parent = nullptr, std::chrono::milliseconds second = std::chrono::seconds(1));

    void choose(AfterQueue choice);
    AfterQueue choice() const { return choice_; }
    void add_sample(const std::vector<JobSnapshot>& jobs);
    bool counting() const { return timer_.isActive(); }
    void stop_counting();

Q_SIGNALS:
    void changed();                     // the choice
    void counted(const QString& text);  // each second, until it is due or stopped
    void stopped();
    void due(drover::ui::AfterQueue choice);

private:
    void count();

    AfterQueue choice_ = AfterQueue::nothing;
    bool was_busy_ = false;
    QTimer timer_;
    int seconds_left_ = 0;
};

}  // namespace drover::ui
