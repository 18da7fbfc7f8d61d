// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/api/engine.h"

namespace drover::ui {

// A view of a job's item log, of which only the records in sight are ever held: all of them in the order of the log, or
// those that a query lets pass in its order. Queries run on a thread of their own and tell when they are done.
class ItemLog : public QObject {
    Q_OBJECT

public:
    explicit ItemLog(Engine& engine, QObject* parent = nullptr);
    ~ItemLog() override;

    void show_job(const JobSnapshot& job);
    void show_nothing();
    void set_query(const ItemQuery& query);
    const ItemQuery& query() const { return query_; }

    std::uint64_t size() const;  // of what is shown
    std::uint64_t logged() const { return logged_; }
    bool searching() const { return searching_; }
    const ItemRecord& record(std::uint64_t place) const;
    std::uint32_t number(std::uint64_t place) const;  // in the log, as Engine::retry() wants it
    std::optional<JobId> job() const { return job_; }

Q_SIGNALS:
    void replaced();  // everything may be different
    void grown();     // records were added at the end
    void search_changed();

private:
    static constexpr std::uint64_t page_size = 128;
    static constexpr qsizetype most_pages = 64;

    bool plain() const;  // no query: the log itself
    bool search_due() const;
    void search();
    void take(std::uint64_t ticket, std::vector<std::uint32_t> numbers, std::uint64_t searched);
    void forget_pages();
    std::vector<ItemRecord> load(std::uint64_t page) const;

    Engine& engine_;
    std::optional<JobId> job_;
    std::uint64_t logged_ = 0;
    ItemQuery query_;
    std::vector<std::uint32_t> numbers_;  // what the query let pass
    std::uint64_t searched_ = 0;          // how many records it saw
    qint64 search_cost_ = 0;              // milliseconds that the last search took
    QElapsedTimer since_search_;          // since it began
    bool ended_ = false;                  // the log does not grow any more
    std::uint64_t ticket_ = 0;            // of the latest search; answers to earlier ones are dropped
    bool searching_ = false;
    mutable QHash<std::uint64_t, std::vector<ItemRecord>> pages_;
    QThreadPool searcher_;
};

}  // namespace drover::ui
