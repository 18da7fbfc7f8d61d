// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/common/job_context.h"

#include <utility>

#include "engine/base/path.h"
#include "engine/fs/make_directories.h"

namespace drover::jobs {

const char* JobContext::operation() const {
    switch (request.kind) {
        case JobKind::copy:
            return "copy";
        case JobKind::move:
            return "move";
        case JobKind::archive:
            return "archive";
        case JobKind::extract:
            return "extract";
    }
    std::unreachable();
}

Error JobContext::refusal(ErrorKind kind, std::string reason, std::string path) const {
    return {.kind = kind, .operation = operation(), .code = "", .reason = std::move(reason), .path = std::move(path)};
}

bool JobContext::is_mounted_read_only(const std::string& path) {
    const auto nearest = fs::open_nearest(sys, path);
    const auto writable = nearest ? sys.faccessat(nearest->get(), ".", sys::Right::write) : sys::SysStatus{};
    return !writable && writable.error().is(std::errc::read_only_file_system);
}

bool JobContext::loses_destination(const Error& error) {
    if (error.kind == ErrorKind::no_space || error.kind == ErrorKind::io) return true;
    if (error.code != "EROFS" || record.counts().files_done == 0) return false;
    // A filesystem that found itself damaged takes nothing more. ext4 may go on to call itself writable; a part of the
    // destination that was mounted read-only does not.
    return is_mounted_read_only(request.destination) || !is_mounted_read_only(parent_of(error.path));
}

std::uint32_t JobContext::fail(Error error, transfer::Side side) {
    const bool destination_is_lost = side == transfer::Side::destination && loses_destination(error);
    if (destination_is_lost) {
        const std::lock_guard lock(mutex_);
        if (!stop_reason_) stop_reason_ = error.message();
    }
    const std::uint32_t cause = record.add_error(std::move(error));
    if (destination_is_lost) control.stop();
    return cause;
}

void JobContext::fail_entry(Error error, transfer::Side side, std::string_view source, std::string_view destination,
                            JobRecord::Kind kind) {
    const std::string why = error.reason;
    const std::uint32_t cause = fail(std::move(error), side);
    record.tell_by_path(source, destination, {.why = why, .result = ItemResult::failed, .cause = cause}, kind);
}

void JobContext::skip_item(std::string_view source, std::string_view destination, const char* why, std::uint64_t size,
                           JobRecord::Kind kind) {
    record.leave_out(static_cast<std::int64_t>(size));
    record.tell_by_path(source, destination, {.size = size, .why = why, .result = ItemResult::skipped}, kind);
}

void JobContext::not_attempted(std::uint64_t files) {
    if (stop_reason()) record.not_attempted(files);
}

std::optional<std::string> JobContext::stop_reason() const {
    const std::lock_guard lock(mutex_);
    return stop_reason_;
}

}  // namespace drover::jobs
