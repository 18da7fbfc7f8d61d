// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/question_box.h"

#include <utility>

namespace drover::jobs {

std::optional<Answer> QuestionBox::standing_answer() const {
    const std::lock_guard lock(mutex_);
    return standing_;
}

void QuestionBox::park(Parked parked) {
    const std::lock_guard lock(mutex_);
    const QuestionId id{next_id_++};
    parked.question.id = id;
    const auto placed = parked_.emplace(id, std::move(parked)).first;
    if (standing_) settle(placed, *standing_);
}

void QuestionBox::answer(QuestionId id, Answer answer) {
    const std::lock_guard lock(mutex_);
    const auto found = parked_.find(id);
    if (found != parked_.end()) settle(found, answer);
}

void QuestionBox::answer_all(Answer answer) {
    const std::lock_guard lock(mutex_);
    standing_ = answer;
    while (!parked_.empty()) settle(parked_.begin(), answer);
}

void QuestionBox::settle(std::map<QuestionId, Parked>::iterator parked, Answer answer) {
    answered_.push_back({std::move(parked->second), answer});
    parked_.erase(parked);
    changed_.notify_all();
}

std::optional<QuestionBox::Answered> QuestionBox::take_answered() {
    const std::lock_guard lock(mutex_);
    if (answered_.empty()) return std::nullopt;
    auto first = std::move(answered_.front());
    answered_.pop_front();
    return first;
}

bool QuestionBox::wait_for_answer() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return woken_ || !answered_.empty() || parked_.empty(); });
    return !woken_ && !answered_.empty();
}

void QuestionBox::wake() {
    const std::lock_guard lock(mutex_);
    woken_ = true;
    changed_.notify_all();
}

std::vector<QuestionBox::Parked> QuestionBox::take_unanswered() {
    const std::lock_guard lock(mutex_);
    std::vector<Parked> left;
    for (auto& answered : std::exchange(answered_, {})) left.push_back(std::move(answered.parked));
    for (auto& [id, parked] : std::exchange(parked_, {})) left.push_back(std::move(parked));
    return left;
}

std::uint64_t QuestionBox::open() const {
    const std::lock_guard lock(mutex_);
    return parked_.size();
}

std::shared_ptr<const std::vector<Question>> QuestionBox::questions() const {
    const std::lock_guard lock(mutex_);
    auto list = std::make_shared<std::vector<Question>>();
    for (const auto& [id, parked] : parked_) {
        if (list->size() == JobSnapshot::max_listed) break;
        list->push_back(parked.question);
    }
    return list;
}

}  // namespace drover::jobs
