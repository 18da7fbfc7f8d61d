// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/api/job_snapshot.h"
#include "engine/jobs/directory_pair.h"

namespace drover::jobs {

// Items that wait for a person. No worker waits with them: they park here, the snapshot carries their questions, and
// an answer puts them back to work. Thread-safe.
class QuestionBox {
public:
    struct Parked {
        DirectoryPairPtr directory;
        Item item;
        Question question;
    };
    struct Answered {
        Parked parked;
        Answer answer = Answer::skip;
    };

    // What was answered for all items, once it was.
    std::optional<Answer> standing_answer() const;

    void park(Parked parked);
    void answer(QuestionId id, Answer answer);
    void answer_all(Answer answer);

    std::optional<Answered> take_answered();
    // Waits until something is answered; false when nothing is left or `wake()` was called.
    bool wait_for_answer();
    // Ends every wait, now and later: the job stops.
    void wake();
    // What was never answered, for the job that stops.
    std::vector<Parked> take_unanswered();

    std::uint64_t open() const;
    std::shared_ptr<const std::vector<Question>> questions() const;  // the first JobSnapshot::max_listed

private:
    void settle(std::map<QuestionId, Parked>::iterator parked, Answer answer);  // with mutex_ held

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t next_id_ = 1;
    bool woken_ = false;
    std::optional<Answer> standing_;
    std::map<QuestionId, Parked> parked_;
    std::deque<Answered> answered_;
};

}  // namespace drover::jobs
