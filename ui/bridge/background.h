// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace drover::ui {

// Work that may wait for a disk, on a thread of its own. What it hands over runs on the thread of this object, in
// order. When this object goes, it waits a moment for the work to heed its stop; what work that a dead server holds
// then becomes of is said by AtEnd.
class Background : public QObject {
    Q_OBJECT

public:
    using Message = std::function<void()>;
    using Post = std::function<void(Message)>;
    using Work = std::function<void(const std::stop_token&, const Post&)>;

    enum class AtEnd : std::uint8_t {
        leave_behind,  // to itself, so that a window can always be closed; it holds what it uses
        wait,          // as long as it takes: it uses what goes after this object
    };

    explicit Background(AtEnd at_end = AtEnd::leave_behind);
    ~Background() override;

    void start(Work work);  // what ran before is abandoned
    void stop();            // asks; what the work still posts is heard
    void abandon();         // stops, and nothing more is heard

private:
    class Mailbox;
    struct Run {
        std::shared_ptr<Mailbox> mailbox;
        std::stop_source stop;
        std::thread thread;
    };

    void join_ended();

    AtEnd at_end_;
    std::vector<Run> runs_;  // the last one is the current one
};

}  // namespace drover::ui
