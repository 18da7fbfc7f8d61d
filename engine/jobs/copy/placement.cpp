// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/placement.h"

#include "engine/fs/leftover.h"
#include "engine/jobs/copy/type_words.h"

namespace drover::jobs {

namespace {

constexpr int most_names_tried = 10'000;
constexpr const char* no_size = "only files are compared by size";

ConflictPolicy policy_for(const JobContext& job, std::optional<Answer> answer) {
    if (!answer && job.request.options.on_conflict == ConflictPolicy::ask) answer = job.questions.standing_answer();
    if (!answer) return job.request.options.on_conflict;
    switch (*answer) {
        case Answer::skip:
            return ConflictPolicy::skip;
        case Answer::replace:
            return ConflictPolicy::replace;
        case Answer::keep_both:
            return ConflictPolicy::keep_both;
        case Answer::replace_if_newer:
            return ConflictPolicy::newer;
        case Answer::replace_if_larger:
            return ConflictPolicy::larger;
        case Answer::later:  // stays in the question box
            break;
    }
    return ConflictPolicy::ask;
}

Place hidden(JobContext& job, DirectoryPair& directory, const std::string& name, fs::Replace replace) {
    return {fs::StagedEntry::hidden(job.sys, directory.destination.get(), name), replace};
}

Placement keep_both(JobContext& job, DirectoryPair& directory, const Item& item) {
    auto name = free_name(job.sys, directory.destination.get(), item.target_name);
    if (!name) return sys::to_error(name.error(), directory.destination_of(item.target_name));
    return hidden(job, directory, *name, fs::Replace::no);
}

// A link over the file that it leads to would leave a link to itself, and the file would be gone.
bool leads_to(const JobContext& job, const DirectoryPair& directory, const Item& item, const sys::FileStatus& source,
              const sys::FileStatus& existing) {
    if (source.type != sys::FileType::symlink) return false;
    const auto target = job.sys.fstatat(directory.source.get(), item.entry.name, true);
    return target && target->id == existing.id;
}

// As with cp, a copy of a file leaves a link that leads to a directory; a move takes its place, as with mv.
bool is_way_to_directory(const JobContext& job, const DirectoryPair& directory, const Item& item,
                         const sys::FileStatus& source, const sys::FileStatus& existing) {
    const bool asked = job.request.kind == JobKind::copy && source.type == sys::FileType::regular &&
                       existing.type == sys::FileType::symlink;
    const auto there =
        asked ? job.sys.fstatat(directory.destination.get(), item.target_name, true) : std::unexpected(sys::SysError{});
    return there && there->type == sys::FileType::directory;
}

Placement resolve(JobContext& job, DirectoryPair& directory, const Item& item, const sys::FileStatus& source,
                  const sys::FileStatus& existing, std::optional<Answer> answer) {
    const std::string path = directory.destination_of(item.target_name);
    const ConflictPolicy policy = policy_for(job, answer);
    const bool same_file = existing.id == source.id;
    if (policy == ConflictPolicy::keep_both) return keep_both(job, directory, item);
    if (policy == ConflictPolicy::skip) return Skip{};
    if (same_file) return job.refusal(ErrorKind::invalid, "Source and destination are the same file", path);
    if (policy == ConflictPolicy::ask)
        return Park{{.id = {},
                     .source = conflict_side(directory.source_of(item.entry.name), source),
                     .existing = conflict_side(path, existing)}};
    if (policy == ConflictPolicy::fail) return taken(job, path);
    if (policy == ConflictPolicy::newer && source.modified <= existing.modified) return Skip{"not newer"};
    if (policy == ConflictPolicy::larger) {
        if (source.type != sys::FileType::regular || existing.type != sys::FileType::regular) return Skip{no_size};
        if (source.size <= existing.size) return Skip{"not larger"};
    }
    if (leads_to(job, directory, item, source, existing))
        return job.refusal(ErrorKind::conflict, "The file that a link leads to is not replaced by that link", path);
    const bool never = existing.type == sys::FileType::directory || existing.type == sys::FileType::char_device ||
                       existing.type == sys::FileType::block_device;
    if (never || is_way_to_directory(job, directory, item, source, existing))
        return job.refusal(ErrorKind::conflict, not_replaced(existing.type, source.type), path);
    return hidden(job, directory, item.target_name, fs::Replace::yes);
}

}  // namespace

namespace {

// One character less, which is several bytes in UTF-8.
void shorten(std::string& text) {
    while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.pop_back();
    if (!text.empty()) text.pop_back();
}

struct NameParts {
    std::string stem;
    std::string ending;  // with its dot

    std::string numbered(int number) const { return stem + " (" + std::to_string(number) + ")" + ending; }
};

NameParts parts_of(const std::string& name) {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string::npos || dot == 0) return {name, ""};
    return {name.substr(0, dot), name.substr(dot)};
}

}  // namespace

ConflictSide conflict_side(std::string path, const sys::FileStatus& status) {
    return {.path = std::move(path),
            .size = status.size,
            .mtime_ns = nanoseconds_64(status.modified),
            .directory = status.type == sys::FileType::directory};
}

Error taken(const JobContext& job, const std::string& path) {
    return {.kind = ErrorKind::conflict,
            .operation = job.operation(),
            .code = "EEXIST",
            .reason = "File exists",
            .path = path};
}

std::string numbered_name(const std::string& name, int number) {
    return parts_of(name).numbered(number);
}

sys::SysResult<std::string> free_name(sys::Syscalls& sys, int directory, const std::string& taken_name) {
    auto names = names_beside(sys, directory, taken_name);
    if (!names) return std::unexpected(names.error());
    return std::move(names->free);
}

sys::SysResult<NamesBeside> names_beside(sys::Syscalls& sys, int directory, const std::string& taken_name) {
    NamesBeside names;
    NameParts parts = parts_of(taken_name);
    for (int number = 2; number < most_names_tried; ++number) {
        std::string name = parts.numbered(number);
        auto status = sys.fstatat(directory, name);
        while (!status && status.error().is(std::errc::filename_too_long) && !parts.stem.empty()) {
            shorten(parts.stem);
            name = parts.numbered(number);
            status = sys.fstatat(directory, name);
        }
        if (!status && status.error().is(std::errc::no_such_file_or_directory)) {
            names.free = std::move(name);
            return names;
        }
        if (status) {
            names.taken.push_back(std::move(name));
            continue;
        }
        return std::unexpected(status.error());
    }
    return std::unexpected(sys::SysError{std::errc::file_exists, "fstatat"});
}

std::string name_in_new_directory(JobContext& job, const DirectoryPair& directory, const std::string& wanted) {
    if (!job.request.options.adapt_names || directory.destination_profile->names == fs::NameRules::posix) return wanted;
    const int fd = directory.destination.get();
    return job.sys.fstatat(fd, wanted) ? free_name(job.sys, fd, wanted).value_or(wanted) : wanted;
}

Place place_over(JobContext& job, DirectoryPair& directory, const Item& item) {
    if (!directory.taken_over) return hidden(job, directory, item.target_name, fs::Replace::yes);
    return {fs::StagedEntry::in_leftover(job.sys, directory.destination.get(), item.target_name), fs::Replace::no};
}

void remove_leftovers(JobContext& job, DirectoryPair& directory, const Item& item) {
    if (!directory.taken_over) fs::remove_leftovers(job.sys, directory.destination.get(), item.target_name);
}

Placement place_entry(JobContext& job, DirectoryPair& directory, const Item& item, const sys::FileStatus& source,
                      std::optional<Answer> answer) {
    if (directory.taken_over) return place_over(job, directory, item);  // nobody else puts anything there
    if (directory.fresh)
        return Place{fs::StagedEntry::direct(job.sys, directory.destination.get(),
                                             name_in_new_directory(job, directory, item.target_name)),
                     fs::Replace::no};
    return place_among_others(job, directory, item, source, answer);
}

Placement place_among_others(JobContext& job, DirectoryPair& directory, const Item& item, const sys::FileStatus& source,
                             std::optional<Answer> answer) {
    const auto existing = job.sys.fstatat(directory.destination.get(), item.target_name);
    if (existing) return resolve(job, directory, item, source, *existing, answer);
    if (existing.error().is(std::errc::no_such_file_or_directory))
        return hidden(job, directory, item.target_name, fs::Replace::no);
    return sys::to_error(existing.error(), directory.destination_of(item.target_name));
}

bool forbids_moving(sys::SysError error) {
    return error.is(std::errc::operation_not_permitted) || error.is(std::errc::permission_denied) ||
           error.is(std::errc::read_only_file_system) || error.is(std::errc::device_or_resource_busy);
}

std::variant<std::monostate, Skip, Error> commit_entry(JobContext& job, DirectoryPair& directory, const Item& item,
                                                       Place& place, std::optional<Answer> answer) {
    const std::string path = directory.destination_of(item.target_name);
    const auto status = place.entry.commit(place.replace);
    if (status) return {};
    if (!status.error().is(std::errc::file_exists)) return sys::to_error(status.error(), path);
    // The name was free before the copy and is taken now.
    switch (policy_for(job, answer)) {
        case ConflictPolicy::skip:
            return Skip{};
        case ConflictPolicy::replace:
            if (const auto again = place.entry.commit(fs::Replace::yes); !again)
                return sys::to_error(again.error(), path);
            return {};
        case ConflictPolicy::keep_both: {
            const auto name = free_name(job.sys, directory.destination.get(), item.target_name);
            if (!name) return sys::to_error(name.error(), path);
            if (const auto again = place.entry.commit_as(*name); !again) return sys::to_error(again.error(), path);
            return {};
        }
        default:
            return taken(job, path);
    }
}

bool was_committed(JobContext& job, const std::variant<std::monostate, Skip, Error>& committed,
                   const std::string& source, const std::string& destination, std::uint64_t size) {
    if (const auto* error = std::get_if<Error>(&committed))
        job.fail_entry(*error, transfer::Side::destination, source, destination);
    if (const auto* left = std::get_if<Skip>(&committed)) job.skip_item(source, destination, left->why, size);
    return std::holds_alternative<std::monostate>(committed);
}

}  // namespace drover::jobs
