// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

namespace drover::ui {

// Work that may wait for a disk, on a thread of its own. What it hands over runs on the thread of this object, in
// order. When this object goes, its work is asked to stop; what becomes of work that does not is said by AtEnd.
class Background : public QObject {
    Q_OBJECT

public:
    using Message = std::function<void()>;
    using Post = std::function<void(Message)>;
    using Work = std::function<void(const std::stop_token&, const Post&)>;

    enum class AtEnd : std::uint8_t {
        leave_behind,  // to itself, so that a window closes at once; it holds what it uses (see all_ended())
        wait,          // as long as it takes: it uses what goes after this object
    };

    explicit Background(AtEnd at_end = AtEnd::leave_behind);
    ~Background() override;

    void start(Work work);  // what ran before is abandoned
    void stop();            // asks; what the work still posts is heard
    void abandon();         // stops, and nothing more is heard

    // At the end of the program: asks all work to stop and waits for it, also for what was left behind. False: a dead
    // server holds some, which would use what an orderly exit takes away.
    static bool all_ended(std::chrono::milliseconds patience);

private:
    class Mailbox;
    class Everyone;
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
