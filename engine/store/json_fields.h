// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstdint>
#include <expected>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/base/error.h"
#include "engine/store/enum_names.h"

namespace drover::store {

using Json = nlohmann::json;

// Names of any bytes.
inline Json escaped(const std::vector<std::string>& names) {
    Json all = Json::array();
    for (const auto& name : names) all.push_back(escape_name(name));
    return all;
}

// Of a text that cannot be understood.
inline std::unexpected<Error> no_job(std::string reason) {
    return std::unexpected(Error{
        .kind = ErrorKind::invalid, .operation = "read a job", .code = "", .reason = std::move(reason), .path = ""});
}

// Takes values out of a JSON object and remembers the first that means nothing.
class JsonFields {
public:
    explicit JsonFields(const Json& json) : json_(json) {}

    template <typename Value>
    void take(const char* field, Value& target) {
        if (const Json* value = find(field)) set(field, *value, target);
    }

    // `read` takes the fields of the object inside.
    void take_object(const char* field, auto read) {
        if (const Json* value = find(field)) read_object(field, *value, read);
    }
    // The same for each object of an array.
    void take_objects(const char* field, auto read) {
        const Json* value = find(field);
        if (value == nullptr) return;
        if (!value->is_array()) return complain(field);
        for (const Json& object : *value) read_object(field, object, read);
    }

    // The first field whose value means nothing, or "".
    const std::string& wrong() const { return wrong_; }

private:
    void read_object(const char* field, const Json& value, auto& read) {
        if (!value.is_object()) return complain(field);
        JsonFields inside(value);
        read(inside);
        if (wrong_.empty()) wrong_ = inside.wrong_;
    }
    const Json* find(const char* field) const {
        const auto found = json_.find(field);
        return found == json_.end() ? nullptr : &*found;
    }
    void complain(const char* field) {
        if (wrong_.empty()) wrong_ = field;
    }

    void set(const char* field, const Json& value, bool& target) {
        if (value.is_boolean()) target = value.get<bool>();
        else complain(field);
    }
    template <std::unsigned_integral Number>
    void set(const char* field, const Json& value, Number& target) {
        if (value.is_number_unsigned() && std::in_range<Number>(value.get<std::uint64_t>()))
            target = static_cast<Number>(value.get<std::uint64_t>());
        else complain(field);
    }
    void set(const char* field, const Json& value, std::int64_t& target) {
        if (value.is_number_integer() && !(value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX))
            target = value.get<std::int64_t>();
        else complain(field);
    }
    void set(const char* field, const Json& value, double& target) {
        if (value.is_number()) target = value.get<double>();
        else complain(field);
    }
    template <typename Number>
    void set(const char* field, const Json& value, std::optional<Number>& target) {
        set(field, value, target.emplace());
    }
    void set(const char* field, const Json& value, std::string& target) {
        if (value.is_string()) target = unescape_name(value.get<std::string>());
        else complain(field);
    }
    void set(const char* field, const Json& value, std::vector<std::string>& target) {
        if (!value.is_array()) return complain(field);
        for (const Json& path : value) set(field, path, target.emplace_back());
    }
    template <typename Choice>
        requires std::is_enum_v<Choice>
    void set(const char* field, const Json& value, Choice& target) {
        const auto known = value.is_string() ? value_of<Choice>(value.get<std::string>()) : std::nullopt;
        if (known) target = *known;
        else complain(field);
    }

    const Json& json_;
    std::string wrong_;
};

}  // namespace drover::store
