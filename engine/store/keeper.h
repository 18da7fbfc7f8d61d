// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "engine/api/queue_keeper.h"
#include "engine/store/job_store.h"

namespace drover::store {

// The QueueKeeper: looks at the engine's snapshots when the engine says that something has changed, and writes what is
// different from what the file has.
class Keeper final : public QueueKeeper {
public:
    Keeper(Engine& engine, JobStore::Opened opened);
    ~Keeper() override;

    Status load();  // what an earlier run left

    std::vector<std::string> take_notices() override;
    std::vector<StoredJob> left_over() override;
    Result<JobId> go_on(std::int64_t number, Engine::Start start) override;
    void drop(std::int64_t number) override;
    Result<std::vector<StoredJob>> history(const std::string& words, std::size_t most) override;
    Status forget_history() override;
    Result<std::vector<ItemRecord>> items(std::int64_t number, std::uint64_t first, std::size_t count) override;
    Status export_report(const StoredJob& job, ReportFormat format, const std::string& file) override;

private:
    struct Known {
        KeptJob kept;
        std::uint64_t revision = 0;
        std::uint64_t items_before = 0;  // that earlier runs left in the file
        std::size_t items_written = 0;   // of this run
    };

    void work(const std::stop_token& stop);
    bool wait(const std::stop_token& stop);
    // With mutex_ held.
    void write_changes(bool progress);
    void write(const JobSnapshot& job, std::int64_t place, bool progress);
    void write_items(const JobSnapshot& job, Known& known);
    void write_removed(const std::vector<JobSnapshot>& jobs);
    void end_as_cancelled(KeptJob& job);
    void tell(const Status& status);
    void tell(std::string notice);

    Engine& engine_;
    Engine::ObserverId observer_{};

    std::mutex signal_;  // never held while anything else is
    std::condition_variable_any woken_;
    bool look_ = false;

    std::mutex mutex_;
    JobStore store_;
    std::map<std::int64_t, KeptJob> left_;
    std::map<JobId, Known> known_;
    std::vector<std::string> notices_;
    std::string last_trouble_;
    std::jthread thread_;  // ends before the rest
};

}  // namespace drover::store
