// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/question_box.h"

#include <algorithm>
#include <iterator>
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
    const std::uint64_t place = parked.item.place;
    places_.emplace(id, place);
    const auto placed = parked_.emplace(Place{place, id}, std::move(parked)).first;
    list_.reset();
    if (standing_) settle(placed, *standing_);
}

void QuestionBox::answer(QuestionId id, Answer answer) {
    const std::lock_guard lock(mutex_);
    const auto place = places_.find(id);
    if (place == places_.end()) return;
    const auto parked = parked_.find({place->second, id});
    if (answer == Answer::later) put_off(parked->second);
    else settle(parked, answer);
}

void QuestionBox::answer_all(Answer answer) {
    const std::lock_guard lock(mutex_);
    if (answer == Answer::later) {
        for (auto& [place, parked] : parked_) put_off(parked);
        return;
    }
    standing_ = answer;
    while (!parked_.empty()) settle(parked_.begin(), answer);
}

void QuestionBox::put_off(Parked& parked) {
    if (!std::exchange(parked.question.put_off, true)) ++put_off_;
    list_.reset();
}

void QuestionBox::settle(AllParked::iterator parked, Answer answer) {
    if (parked->second.question.put_off) --put_off_;
    places_.erase(parked->second.question.id);
    answered_.push_back({std::move(parked->second), answer});
    parked_.erase(parked);
    list_.reset();
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
    changed_.wait(lock, [&] { return woken_ || nudged_ || !answered_.empty() || parked_.empty(); });
    const bool nudged = std::exchange(nudged_, false);
    return !woken_ && (nudged || !answered_.empty());
}

void QuestionBox::nudge() {
    const std::lock_guard lock(mutex_);
    nudged_ = true;
    changed_.notify_all();
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
    for (auto& [place, parked] : std::exchange(parked_, {})) left.push_back(std::move(parked));
    places_.clear();
    put_off_ = 0;
    list_.reset();
    return left;
}

std::uint64_t QuestionBox::open() const {
    const std::lock_guard lock(mutex_);
    return parked_.size();
}

QuestionBox::Listed QuestionBox::listed() {
    const std::lock_guard lock(mutex_);
    if (!list_) {
        auto list = std::make_shared<std::vector<Question>>();
        for (const auto& [place, parked] : parked_) {
            if (list->size() == JobSnapshot::max_listed) break;
            list->push_back(parked.question);
        }
        list_ = std::move(list);
    }
    return {.first = list_, .open = parked_.size(), .put_off = put_off_};
}

std::vector<Question> QuestionBox::questions(std::size_t first, std::size_t count) const {
    const std::lock_guard lock(mutex_);
    std::vector<Question> part;
    if (first >= parked_.size()) return part;
    count = std::min(count, parked_.size() - first);
    part.reserve(count);
    auto parked = std::next(parked_.begin(), static_cast<std::ptrdiff_t>(first));
    for (; part.size() < count; ++parked) part.push_back(parked->second.question);
    return part;
}

}  // namespace drover::jobs
