// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/job_store.h"

#include <algorithm>
#include <utility>

#include "engine/store/enum_names.h"
#include "engine/store/item_batch.h"
#include "engine/store/report_text.h"
#include "engine/store/request_text.h"
#include "engine/store/set_aside.h"

namespace drover::store {

namespace {

// "Drvr": what PRAGMA application_id tells a file's owner by.
constexpr std::int64_t application = 0x44727672;
constexpr std::int64_t version = 2;

constexpr const char* schema =
    "BEGIN;"
    "CREATE TABLE job ("
    "  number INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  place INTEGER NOT NULL,"
    "  final INTEGER NOT NULL,"
    "  ended INTEGER,"
    "  paths TEXT NOT NULL,"    // sources and destination, for searching
    "  request TEXT NOT NULL,"  // JSON, as the report
    "  report TEXT NOT NULL) STRICT;"
    "CREATE INDEX job_by_end ON job (final, ended);"
    "PRAGMA application_id = 0x44727672;"
    "COMMIT";

// Also what a file of version 1 lacks.
constexpr const char* schema_of_items =
    "BEGIN;"
    "CREATE TABLE item_batch ("
    "  job INTEGER NOT NULL REFERENCES job ON DELETE CASCADE,"
    "  first INTEGER NOT NULL,"  // the number of its first item
    "  count INTEGER NOT NULL,"
    "  items BLOB NOT NULL) STRICT;"  // pack()
    "CREATE UNIQUE INDEX item_batch_by_job ON item_batch (job, first);"
    "PRAGMA user_version = 2;"
    "COMMIT";

std::string searchable(const JobRequest& request) {
    std::string paths;
    for (const auto& source : request.sources) paths += escape_name(source) + '\n';
    return paths + escape_name(request.destination);
}

Result<std::int64_t> number_of(const Database& database, const char* pragma) {
    auto statement = database.prepare(pragma);
    const auto row = statement.step();
    if (!row) return std::unexpected(row.error());
    return statement.integer(0);
}

Result<std::int64_t> tables_in(const Database& database) {
    return number_of(database, "SELECT count(*) FROM sqlite_schema");
}

// Why the file cannot be used, or "".
Result<std::string> strangeness(const Database& database) {
    const auto owner = number_of(database, "PRAGMA application_id");
    if (!owner) return std::unexpected(owner.error());
    const auto found = number_of(database, "PRAGMA user_version");
    if (!found) return std::unexpected(found.error());
    if (*owner != application) return "is not a queue of Drover";
    if (*found > version) return "was written by a newer version of Drover";
    return "";
}

Status bring_up_to_date(const Database& database) {
    const auto found = number_of(database, "PRAGMA user_version");
    if (!found) return std::unexpected(found.error());
    return *found < version ? database.script(schema_of_items) : Status{};
}

// Makes the tables of a new file, and those that an older version lacked. Why the file cannot be used, or "".
Result<std::string> make_usable(const Database& database) {
    const auto tables = tables_in(database);
    if (tables && *tables == 0)
        if (const auto made = database.script(schema); !made) return std::unexpected(made.error());
    auto strange = strangeness(database);
    if (!strange || !strange->empty()) return strange;
    if (const auto newer = bring_up_to_date(database); !newer) return std::unexpected(newer.error());
    return "";
}

std::string notice_of(const std::string& path, const std::string& why, const std::string& kept_as) {
    return escape_name(path) + " " + why + "; it was kept as " + escape_name(kept_as) + " and a new queue begun";
}

}  // namespace

Result<JobStore::Opened> JobStore::open(sys::Syscalls& sys, const std::string& path) {
    std::string notice;
    for (int attempt = 0; attempt < 2; ++attempt) {
        std::string why;
        auto database = Database::open(path);
        if (database) {
            const auto strange = make_usable(*database);
            if (!strange) return std::unexpected(strange.error());
            if (strange->empty()) return Opened{JobStore(std::move(*database)), notice};
            why = *strange;
        } else {
            auto& [trouble, error] = database.error();
            if (trouble == Database::Trouble::in_use) {
                error.kind = ErrorKind::conflict;
                error.reason = "Another Drover keeps its queue there";
            }
            if (trouble != Database::Trouble::damaged) return std::unexpected(error);
            why = "is damaged";
        }
        database = std::unexpected(Database::OpenError{});  // closes it
        const auto kept_as = set_aside(sys, path);
        if (!kept_as) return std::unexpected(kept_as.error());
        notice = notice_of(path, why, *kept_as);
    }
    return std::unexpected(Error{
        .kind = ErrorKind::io, .operation = "store the queue", .code = "", .reason = "It stays damaged", .path = path});
}

Result<std::int64_t> JobStore::insert(const KeptJob& job) {
    auto statement =
        database_.prepare("INSERT INTO job (place, final, ended, paths, request, report) VALUES (?, ?, ?, ?, ?, ?)");
    if (const auto written = write(statement, job); !written) return std::unexpected(written.error());
    return database_.last_number();
}

Status JobStore::update(const KeptJob& job) {
    auto statement = database_.prepare(
        "UPDATE job SET place = ?1, final = ?2, ended = ?3, paths = ?4, request = ?5, report = ?6 WHERE number = ?7");
    return write(statement, job);
}

// A statement with as many values as the columns of a job, or one more for its number.
Status JobStore::write(Statement& statement, const KeptJob& job) {
    const std::string paths = searchable(job.request);
    const std::string request = to_text(job.request);
    const std::string report = to_text(job.report);
    statement.bind(job.place)
        .bind(std::int64_t{is_final(job.report.state)})
        .bind(job.report.ended)
        .bind(paths)
        .bind(request)
        .bind(report);
    if (job.number != 0) statement.bind(job.number);
    return statement.run();
}

Status JobStore::remove(std::int64_t number) {
    return database_.prepare("DELETE FROM job WHERE number = ?").bind(number).run();
}

Result<JobStore::Listing> JobStore::unfinished() const {
    auto rows = database_.prepare("SELECT number, place, request, report FROM job WHERE final = 0 ORDER BY place");
    return read(rows);
}

Result<JobStore::Listing> JobStore::finished(const std::string& words, std::size_t most) const {
    const std::string wanted = escape_name(words);
    auto rows = database_.prepare(
        "SELECT number, place, request, report FROM job WHERE final = 1 AND (?1 = '' OR instr(lower(paths), "
        "lower(?1))) "
        "ORDER BY ended DESC, number DESC LIMIT ?2");
    rows.bind(wanted).bind(static_cast<std::int64_t>(most));
    return read(rows);
}

Status JobStore::forget_finished() {
    return database_.run("DELETE FROM job WHERE final = 1");
}

Status JobStore::append_items(std::int64_t job, std::uint64_t first, std::span<const ItemRecord> records) {
    const std::string packed = pack(records);
    auto statement = database_.prepare("INSERT INTO item_batch (job, first, count, items) VALUES (?, ?, ?, ?)");
    return statement.bind(job)
        .bind(static_cast<std::int64_t>(first))
        .bind(static_cast<std::int64_t>(records.size()))
        .bind_bytes(packed)
        .run();
}

Result<std::uint64_t> JobStore::item_count(std::int64_t job) const {
    auto statement = database_.prepare("SELECT coalesce(max(first + count), 0) FROM item_batch WHERE job = ?");
    statement.bind(job);
    const auto row = statement.step();
    if (!row) return std::unexpected(row.error());
    return static_cast<std::uint64_t>(statement.integer(0));
}

Result<std::vector<ItemRecord>> JobStore::items(std::int64_t job, std::uint64_t first, std::size_t count) const {
    auto rows = database_.prepare(
        "SELECT first, items FROM item_batch WHERE job = ?1 AND first + count > ?2 AND first < ?3 ORDER BY first");
    const std::uint64_t end = first + std::min<std::uint64_t>(count, INT64_MAX - first);
    rows.bind(job).bind(static_cast<std::int64_t>(first)).bind(static_cast<std::int64_t>(end));
    std::vector<ItemRecord> found;
    for (;;) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return found;
        auto records = unpack(rows.text(1));
        if (!records) return std::unexpected(records.error());
        auto number = static_cast<std::uint64_t>(rows.integer(0));
        for (auto& record : *records) {
            if (number >= first && number < end) found.push_back(std::move(record));
            ++number;
        }
    }
}

Result<JobStore::Listing> JobStore::read(Statement& rows) {
    Listing listing;
    for (;;) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return listing;
        auto job = read_job(rows);
        if (job) listing.jobs.push_back(std::move(*job));
        else listing.unreadable.push_back(std::move(job.error()));
    }
}

Result<KeptJob> JobStore::read_job(const Statement& row) {
    KeptJob job;
    job.number = row.integer(0);
    job.place = row.integer(1);
    auto request = request_from(row.text(2));
    if (!request) return std::unexpected(request.error());
    auto report = report_from(row.text(3));
    if (!report) return std::unexpected(report.error());
    job.request = std::move(*request);
    job.report = std::move(*report);
    return job;
}

}  // namespace drover::store
