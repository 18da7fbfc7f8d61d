// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/store/database.h"

#include <sqlite3.h>

#include <utility>

namespace drover::store {

// --- statements ------------------------------------------------------------------------------------------------------

Statement::Statement(const Database& database, const char* sql)
    : database_(database), statement_(nullptr, sqlite3_finalize) {
    sqlite3_stmt* prepared = nullptr;
    status_ = sqlite3_prepare_v2(database.handle_.get(), sql, -1, &prepared, nullptr);
    statement_.reset(prepared);
}

Statement& Statement::bind(std::int64_t value) {
    if (status_ == SQLITE_OK) status_ = sqlite3_bind_int64(statement_.get(), ++bound_, value);
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    if (status_ == SQLITE_OK)
        status_ = sqlite3_bind_text64(statement_.get(), ++bound_, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8);
    return *this;
}

Statement& Statement::bind_bytes(std::string_view bytes) {
    if (status_ == SQLITE_OK)
        status_ = sqlite3_bind_blob64(statement_.get(), ++bound_, bytes.data(), bytes.size(), SQLITE_STATIC);
    return *this;
}

Statement& Statement::bind(std::optional<std::int64_t> value) {
    if (value) return bind(*value);
    if (status_ == SQLITE_OK) status_ = sqlite3_bind_null(statement_.get(), ++bound_);
    return *this;
}

Result<bool> Statement::step() {
    if (status_ == SQLITE_OK || status_ == SQLITE_ROW) status_ = sqlite3_step(statement_.get());
    if (status_ == SQLITE_ROW) return true;
    if (status_ == SQLITE_DONE) return false;
    return std::unexpected(database_.error(status_));
}

Status Statement::run() {
    for (;;) {
        const auto row = step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return {};
    }
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

std::optional<std::int64_t> Statement::maybe_integer(int column) const {
    if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return std::nullopt;
    return integer(column);
}

std::string Statement::text(int column) const {
    const void* bytes = sqlite3_column_blob(statement_.get(), column);
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? "" : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

// --- the file --------------------------------------------------------------------------------------------------------

Database::Database(std::string path, sqlite3* handle) : path_(std::move(path)), handle_(handle, sqlite3_close_v2) {}

std::expected<Database, Database::OpenError> Database::open(const std::string& path) {
    sqlite3* handle = nullptr;
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW;
    const int status = sqlite3_open_v2(path.c_str(), &handle, flags, nullptr);
    Database database(path, handle);
    if (status != SQLITE_OK) return std::unexpected(OpenError{trouble_of(status), database.error(status)});
    // The lock is taken by the first write and kept. Without a checkpoint's fsync after each commit a power cut may
    // lose the last of them, but never breaks the file (sqlite.org/pragma.html#pragma_synchronous).
    for (const char* sql :
         {"PRAGMA locking_mode = EXCLUSIVE", "PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL",
          "PRAGMA foreign_keys = ON", "BEGIN IMMEDIATE", "COMMIT", "PRAGMA quick_check(1)"}) {
        auto statement = database.prepare(sql);
        const auto row = statement.step();
        const bool broken =
            row && *row && sql == std::string_view("PRAGMA quick_check(1)") && statement.text(0) != "ok";
        if (row && !broken) {
            if (const auto rest = statement.run(); rest) continue;
        }
        const int code = broken ? SQLITE_CORRUPT : sqlite3_errcode(handle);
        return std::unexpected(OpenError{trouble_of(code), database.error(code)});
    }
    return database;
}

Database::Trouble Database::trouble_of(int status) {
    switch (status & 0xFF) {  // the rest tells the details
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return Trouble::in_use;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
            return Trouble::damaged;
        default:
            return Trouble::other;
    }
}

Error Database::error(int status) const {
    const int primary = status & 0xFF;
    ErrorKind kind = ErrorKind::other;
    if (primary == SQLITE_FULL) kind = ErrorKind::no_space;
    if (primary == SQLITE_IOERR || primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB) kind = ErrorKind::io;
    if (primary == SQLITE_CANTOPEN || primary == SQLITE_READONLY || primary == SQLITE_PERM)
        kind = ErrorKind::permission;
    return {.kind = kind, .operation = "store the queue", .code = "", .reason = sqlite3_errstr(status), .path = path_};
}

Status Database::script(const char* sql) const {
    const int status = sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr);
    if (status != SQLITE_OK) return std::unexpected(error(status));
    return {};
}

std::int64_t Database::last_number() const {
    return sqlite3_last_insert_rowid(handle_.get());
}

Transaction::~Transaction() {
    // After a failure SQLite may have rolled back by itself, so an error here says nothing.
    if (begun_ && !ended_) static_cast<void>(database_.run("ROLLBACK"));
}

Status Transaction::commit() {
    if (!begun_) return begun_;
    auto status = database_.run("COMMIT");
    ended_ = status.has_value();
    return status;
}

}  // namespace drover::store
