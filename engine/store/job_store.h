// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/api/item_record.h"
#include "engine/api/queue_keeper.h"
#include "engine/store/database.h"
#include "engine/sys/syscalls.h"

namespace drover::store {

// A job as it is kept. A number of 0 is given one by insert().
struct KeptJob : StoredJob {
    std::int64_t place = 0;  // in the queue
};

// The queue and its history in an SQLite file. One process at a time; not thread-safe. Every change is committed when
// its function returns.
class JobStore {
public:
    struct Opened;
    // A file that is damaged, not Drover's or of a newer version is renamed and a new one begun; `notice` says so.
    // Fails where another process has the file, or where none can be made.
    static Result<Opened> open(sys::Syscalls& sys, const std::string& path);

    Result<std::int64_t> insert(const KeptJob& job);
    Status update(const KeptJob& job);
    Status remove(std::int64_t number);

    struct Listing {
        std::vector<KeptJob> jobs;
        std::vector<Error> unreadable;  // one a job; it stays in the file
    };
    // In queue order: jobs that are not final.
    Result<Listing> unfinished() const;
    // The latest first: final jobs whose paths hold `words`; letters of ASCII in any case.
    Result<Listing> finished(const std::string& words, std::size_t most) const;
    Status forget_finished();

    // What became of a job's items, appended in batches.
    Status append_items(std::int64_t job, std::uint64_t first, std::span<const ItemRecord> records);
    Result<std::uint64_t> item_count(std::int64_t job) const;
    // At most `count` from number `first` on.
    Result<std::vector<ItemRecord>> items(std::int64_t job, std::uint64_t first, std::size_t count) const;

private:
    explicit JobStore(Database database) : database_(std::move(database)) {}
    static Result<Listing> read(Statement& rows);
    static Result<KeptJob> read_job(const Statement& row);
    static Status write(Statement& statement, const KeptJob& job);

    Database database_;
};

struct JobStore::Opened {
    JobStore store;
    std::string notice;  // for people; empty where there is nothing to say
};

}  // namespace drover::store
