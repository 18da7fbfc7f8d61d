// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstring>

#include "engine/api/queue_keeper.h"
#include "engine/store/json_fields.h"
#include "engine/store/new_file.h"
#include "engine/store/request_text.h"

namespace drover {

namespace {

constexpr std::int64_t version = 1;
constexpr const char* version_field = "drover_queue";
constexpr std::size_t largest_file = std::size_t{256} << 20;

std::unexpected<Error> unreadable(const std::string& file, std::string reason) {
    return std::unexpected(Error{.kind = ErrorKind::invalid,
                                 .operation = "read a queue",
                                 .code = "",
                                 .reason = std::move(reason),
                                 .path = file});
}

sys::SysResult<std::string> load(sys::Syscalls& sys, const std::string& file) {
    const auto fd = sys.openat(sys::working_directory, file, sys::OpenMode::read_typed);
    if (!fd) return std::unexpected(fd.error());
    std::string text;
    std::array<std::byte, 65536> buffer;
    while (text.size() <= largest_file) {
        const auto count = sys.pread(fd->get(), buffer, text.size());
        if (!count) return std::unexpected(count.error());
        if (*count == 0) return text;
        text.append(reinterpret_cast<const char*>(buffer.data()), *count);
    }
    return std::unexpected(sys::SysError{std::errc::file_too_large, "pread"});
}

Result<std::vector<JobRequest>> jobs_of(const store::Json& json, const std::string& file) {
    const auto jobs = json.find("jobs");
    if (jobs == json.end() || !jobs->is_array()) return unreadable(file, "It has no list of jobs");
    std::vector<JobRequest> requests;
    for (const auto& job : *jobs) {
        auto request = store::request_from_json(job);
        if (!request)
            return unreadable(file, "Job " + std::to_string(requests.size() + 1) + ": " + request.error().reason);
        requests.push_back(std::move(*request));
    }
    return requests;
}

}  // namespace

Status export_queue(const std::vector<JobRequest>& jobs, const std::string& file) {
    store::Json json{{version_field, version}, {"jobs", store::Json::array()}};
    for (const auto& job : jobs) json["jobs"].push_back(store::to_json(job));
    store::NewFile saved(sys::linux_syscalls(), file);
    saved.add(json.dump(2) + '\n');
    return saved.finish();
}

Result<std::vector<JobRequest>> import_queue(const std::string& file) {
    const auto text = load(sys::linux_syscalls(), file);
    if (!text) return std::unexpected(sys::to_error(text.error(), file));
    const auto json = store::Json::parse(*text, nullptr, false);
    if (!json.is_object() || !json.contains(version_field)) return unreadable(file, "It is no queue of Drover");
    const auto& found = json[version_field];
    if (!found.is_number_integer()) return unreadable(file, "It is no queue of Drover");
    if (found != version) return unreadable(file, "It was written by a newer version of Drover");
    return jobs_of(json, file);
}

}  // namespace drover
