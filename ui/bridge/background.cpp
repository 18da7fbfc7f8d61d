// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/bridge/background.h"

#include <condition_variable>
#include <list>
#include <mutex>
#include <utility>

namespace drover::ui {

// All work that runs. Never destroyed, since work may outlive everything else.
class Background::Everyone {
public:
    static Everyone& get() {
        static auto* const everyone = new Everyone;
        return *everyone;
    }
    using Place = std::list<std::stop_source>::iterator;

    Place enter(const std::stop_source& stop) {
        const std::lock_guard lock(mutex_);
        return running_.insert(running_.end(), stop);
    }
    void leave(Place place) {
        const std::lock_guard lock(mutex_);
        running_.erase(place);
        changed_.notify_all();
    }
    bool wait(std::chrono::milliseconds patience) {
        std::unique_lock lock(mutex_);
        for (auto& stop : running_) stop.request_stop();
        return changed_.wait_for(lock, patience, [this] { return running_.empty(); });
    }

private:
    std::mutex mutex_;
    std::condition_variable changed_;
    std::list<std::stop_source> running_;
};

// Between a thread that may outlive its receiver, and the receiver.
class Background::Mailbox : public std::enable_shared_from_this<Mailbox> {
public:
    explicit Mailbox(QObject* receiver) : receiver_(receiver) {}

    void post(Message message) {
        const std::lock_guard lock(mutex_);
        if (!receiver_) return;
        // It may have been closed between the post and its arrival.
        auto deliver = [self = shared_from_this(), message = std::move(message)] {
            if (self->open()) message();
        };
        QMetaObject::invokeMethod(receiver_, std::move(deliver), Qt::QueuedConnection);
    }
    void close() {
        const std::lock_guard lock(mutex_);
        receiver_ = nullptr;
    }
    bool open() {
        const std::lock_guard lock(mutex_);
        return receiver_ != nullptr;
    }
    void end() {
        const std::lock_guard lock(mutex_);
        ended_ = true;
    }
    bool ended() {
        const std::lock_guard lock(mutex_);
        return ended_;
    }

private:
    std::mutex mutex_;
    QObject* receiver_;
    bool ended_ = false;
};

Background::Background(AtEnd at_end) : at_end_(at_end) {}

Background::~Background() {
    for (Run& run : runs_) {
        run.mailbox->close();
        run.stop.request_stop();
    }
    for (Run& run : runs_) {
        if (at_end_ == AtEnd::wait || run.mailbox->ended()) run.thread.join();
        else run.thread.detach();
    }
}

void Background::join_ended() {
    std::erase_if(runs_, [](Run& run) {
        if (!run.mailbox->ended()) return false;
        run.thread.join();
        return true;
    });
}

void Background::start(Work work) {
    abandon();
    join_ended();
    Run run;
    run.mailbox = std::make_shared<Mailbox>(this);
    const auto place = Everyone::get().enter(run.stop);
    auto run_it = [mailbox = run.mailbox, token = run.stop.get_token(), work = std::move(work), place]() mutable {
        work(token, [&mailbox](Message message) { mailbox->post(std::move(message)); });
        work = nullptr;  // what it holds goes before anybody may rely on its end
        mailbox->end();
        Everyone::get().leave(place);
    };
    run.thread = std::thread(std::move(run_it));
    runs_.push_back(std::move(run));
}

void Background::stop() {
    if (!runs_.empty()) runs_.back().stop.request_stop();
}

bool Background::all_ended(std::chrono::milliseconds patience) {
    return Everyone::get().wait(patience);
}

void Background::abandon() {
    if (runs_.empty()) return;
    runs_.back().stop.request_stop();
    runs_.back().mailbox->close();
}

}  // namespace drover::ui
