// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/api/job_snapshot.h"
#include "engine/jobs/common/directory_pair.h"

namespace drover::jobs {

// Items that wait for a person. No worker waits with them: they park here, the snapshot carries their questions, and
// an answer puts them back to work. In the order of the walk, whichever worker came first. Thread-safe.
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
    struct Listed {
        std::shared_ptr<const std::vector<Question>> first;  // JobSnapshot::max_listed at most
        std::uint64_t open = 0;
        std::uint64_t put_off = 0;
    };

    // What was answered for all items, once it was.
    std::optional<Answer> standing_answer() const;

    void park(Parked parked);
    void answer(QuestionId id, Answer answer);
    void answer_all(Answer answer);

    std::optional<Answered> take_answered();
    // Waits until something is answered or nudge() was called; false when nothing is left or wake() was called.
    bool wait_for_answer();
    // Ends one wait: there is other work.
    void nudge();
    // Ends every wait, now and later: the job stops.
    void wake();
    // What was never answered, for the job that stops.
    std::vector<Parked> take_unanswered();

    std::uint64_t open() const;
    Listed listed();
    std::vector<Question> questions(std::size_t first, std::size_t count) const;

private:
    using Place = std::pair<std::uint64_t, QuestionId>;  // the item's place in the walk, then whoever asked first
    using AllParked = std::map<Place, Parked>;

    // With mutex_ held.
    void settle(AllParked::iterator parked, Answer answer);
    void put_off(Parked& parked);

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::uint64_t next_id_ = 1;
    bool woken_ = false;
    bool nudged_ = false;
    std::optional<Answer> standing_;
    AllParked parked_;
    std::unordered_map<QuestionId, std::uint64_t> places_;
    std::uint64_t put_off_ = 0;
    std::deque<Answered> answered_;
    std::shared_ptr<const std::vector<Question>> list_;  // null when it is no longer true
};

}  // namespace drover::jobs
