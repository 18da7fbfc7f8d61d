// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace drover::store {

class Database;

// A prepared statement. Values are bound in the order of the question marks; each step gives a row until there is none.
// The first error stays and is the answer of the next step.
class Statement {
public:
    Statement& bind(std::int64_t value);
    Statement& bind(std::string_view text);  // must live until the statement ends
    Statement& bind(std::optional<std::int64_t> value);
    Statement& bind_bytes(std::string_view bytes);  // as a BLOB; must live until the statement ends

    // True where there is a row to read.
    Result<bool> step();
    // All rows are read, or there are none to be had.
    Status run();

    std::int64_t integer(int column) const;
    std::optional<std::int64_t> maybe_integer(int column) const;
    std::string text(int column) const;  // or the bytes of a BLOB

private:
    friend class Database;
    Statement(const Database& database, const char* sql);

    const Database& database_;
    std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> statement_;
    int status_;
    int bound_ = 0;
};

// An SQLite file that this process alone may use, until it is closed. Not thread-safe.
class Database {
public:
    enum class Trouble : std::uint8_t {
        in_use,   // by another process
        damaged,  // no database, or one that is broken
        other,
    };
    struct OpenError {
        Trouble trouble;
        Error error;
    };

    // Makes the file where there is none. Reads enough of it to know that it is one, and locks it.
    static std::expected<Database, OpenError> open(const std::string& path);

    Statement prepare(const char* sql) const { return {*this, sql}; }
    Status run(const char* sql) const { return prepare(sql).run(); }
    // Several statements, without values.
    Status script(const char* sql) const;

    std::int64_t last_number() const;  // of the row that was inserted last

private:
    friend class Statement;
    Database(std::string path, sqlite3* handle);
    Error error(int status) const;
    static Trouble trouble_of(int status);

    std::string path_;
    std::unique_ptr<sqlite3, int (*)(sqlite3*)> handle_;
};

// Undoes what was done in it unless committed.
class Transaction {
public:
    explicit Transaction(const Database& database) : database_(database), begun_(database.run("BEGIN")) {}
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();

    Status commit();

private:
    const Database& database_;
    Status begun_;
    bool ended_ = false;
};

}  // namespace drover::store
