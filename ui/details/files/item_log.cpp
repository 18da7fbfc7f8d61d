// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/files/item_log.h"

#include <algorithm>
#include <memory>

namespace drover::ui {

ItemLog::ItemLog(Engine& engine, QObject* parent) : QObject(parent), engine_(engine) {
    searcher_.setMaxThreadCount(1);
}

ItemLog::~ItemLog() {
    searcher_.clear();
    searcher_.waitForDone();
}

bool ItemLog::plain() const {
    const bool chosen = query_.results.empty() && !query_.method && !query_.cause;
    return query_.text.empty() && chosen && query_.order == ItemOrder::settled && !query_.descending;
}

std::uint64_t ItemLog::size() const {
    return plain() ? logged_ : numbers_.size();
}

void ItemLog::show_job(const JobSnapshot& job) {
    const std::uint64_t logged = job.items_logged;
    const bool same_job = job_ == job.id && logged >= logged_;
    const bool news = !same_job || logged > logged_ || ended_ != is_final(job.state);
    ended_ = is_final(job.state);
    if (!news && (plain() || searched_ == logged_)) return;
    // The last page may have been read before it was full.
    if (same_job) pages_.remove(logged_ / page_size);
    else forget_pages();
    job_ = job.id;
    logged_ = logged;
    if (!same_job) {
        numbers_.clear();
        ++ticket_;  // a search for the other job is of no use any more
        searching_ = false;
    }
    if (!plain() && (!same_job || search_due())) search();
    if (same_job && plain()) Q_EMIT grown();
    if (!same_job) Q_EMIT replaced();
}

// While a job runs its log grows all the time, and searching it must not take more than a little of the machine.
bool ItemLog::search_due() const {
    constexpr qint64 share = 20;
    return ended_ || !since_search_.isValid() || since_search_.elapsed() >= share * search_cost_;
}

void ItemLog::show_nothing() {
    job_.reset();
    logged_ = 0;
    numbers_.clear();
    ++ticket_;
    forget_pages();
    Q_EMIT replaced();
}

void ItemLog::set_query(const ItemQuery& query) {
    query_ = query;
    ++ticket_;
    numbers_.clear();
    searching_ = false;
    forget_pages();
    if (!plain()) search();
    Q_EMIT replaced();
    Q_EMIT search_changed();
}

void ItemLog::search() {
    if (!job_ || searching_) return;
    searching_ = true;
    since_search_.start();
    Q_EMIT search_changed();
    const auto ask = [this, id = *job_, query = query_, ticket = ++ticket_, logged = logged_] {
        auto numbers = std::make_shared<std::vector<std::uint32_t>>(engine_.find_items(id, query));
        QMetaObject::invokeMethod(
            this, [this, ticket, numbers, logged] { take(ticket, std::move(*numbers), logged); }, Qt::QueuedConnection);
    };
    searcher_.start(ask);
}

void ItemLog::take(std::uint64_t ticket, std::vector<std::uint32_t> numbers, std::uint64_t searched) {
    if (ticket != ticket_) return;
    searching_ = false;
    searched_ = searched;
    search_cost_ = since_search_.elapsed();
    const auto known = static_cast<std::ptrdiff_t>(std::min(numbers.size(), numbers_.size()));
    const bool only_more =
        known == std::ssize(numbers_) && std::equal(numbers_.begin(), numbers_.end(), numbers.begin());
    if (only_more) pages_.remove(numbers_.size() / page_size);
    else forget_pages();
    numbers_ = std::move(numbers);
    if (only_more) Q_EMIT grown();
    else Q_EMIT replaced();
    Q_EMIT search_changed();
    if (ended_ && searched_ < logged_) search();
}

void ItemLog::forget_pages() {
    pages_.clear();
}

std::vector<ItemRecord> ItemLog::load(std::uint64_t page) const {
    const std::uint64_t first = page * page_size;
    const std::uint64_t count = std::min(page_size, size() - first);
    if (plain()) return engine_.items(*job_, first, count);
    const auto begin = numbers_.begin() + static_cast<std::ptrdiff_t>(first);
    return engine_.items_at(*job_, {begin, begin + static_cast<std::ptrdiff_t>(count)});
}

const ItemRecord& ItemLog::record(std::uint64_t place) const {
    static const ItemRecord gone;  // the job was removed meanwhile
    const std::uint64_t page = place / page_size;
    auto found = pages_.find(page);
    if (found == pages_.end()) {
        if (pages_.size() >= most_pages) pages_.clear();
        found = pages_.insert(page, load(page));
    }
    const auto within = static_cast<std::size_t>(place % page_size);
    return within < found->size() ? (*found)[within] : gone;
}

std::uint32_t ItemLog::number(std::uint64_t place) const {
    return plain() ? static_cast<std::uint32_t>(place) : numbers_[static_cast<std::size_t>(place)];
}

}  // namespace drover::ui
