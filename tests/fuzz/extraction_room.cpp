// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/extraction_room.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "engine/api/archive_listing.h"
#include "engine/jobs/extract/extract_job.h"
#include "engine/sys/unique_fd.h"
#include "tests/support/forwarding_syscalls.h"

namespace drover::fuzz {

namespace {

namespace files = std::filesystem;
using testing::Call;
using testing::CallSite;

// A disk that is soon full, so that no input costs much.
class SmallDisk final : public testing::ForwardingSyscalls {
    static constexpr std::uint64_t room = std::uint64_t{4} << 20;

    std::optional<sys::SysError> before(CallSite& site) override {
        const bool writes = site.call == Call::pwrite || site.call == Call::copy_file_range;
        if (!writes) return std::nullopt;
        if (written_ >= room) return sys::SysError{std::errc::no_space_on_device, "pwrite"};
        site.length = std::min(site.length, room - written_);
        return std::nullopt;
    }
    void moved(Call call, std::uint64_t bytes) override {
        if (call != Call::pread) written_ += bytes;
    }

    std::uint64_t written_ = 0;
};

[[noreturn]] void broken(const std::string& promise) {
    std::fprintf(stderr, "A promise is broken: %s\n", promise.c_str());
    std::abort();
}

std::size_t open_descriptors() {
    const files::directory_iterator all("/proc/self/fd");
    return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

// What must stay as it is.
struct Guarded {
    static constexpr unsigned mode = 0640;
    static constexpr off_t size = 6;
    static constexpr time_t modified = 1'000'000'000;

    static void make(const files::path& path) {
        const sys::UniqueFd fd(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode));
        const std::array<timespec, 2> times{timespec{modified, 0}, timespec{modified, 0}};
        if (!fd || ::write(fd.get(), "secret", size) != size || ::futimens(fd.get(), times.data()) != 0)
            broken("no file can be made in memory");
    }
    static bool untouched(const files::path& path) {
        struct stat now{};
        return ::lstat(path.c_str(), &now) == 0 && S_ISREG(now.st_mode) && (now.st_mode & 07777U) == mode &&
               now.st_size == size && now.st_mtime == modified && now.st_nlink == 1 && now.st_uid == ::geteuid();
    }
};

struct Entry {
    unsigned type = 0;
    off_t size = 0;
    std::string content;
    bool operator==(const Entry&) const = default;
};

std::string beginning_of(const files::path& path) {
    std::string bytes(std::size_t{1} << 18, '\0');
    const sys::UniqueFd fd(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
    const ssize_t count = fd ? ::read(fd.get(), bytes.data(), bytes.size()) : 0;
    bytes.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return bytes;
}

std::map<std::string, Entry> entries_below(const files::path& root) {
    std::map<std::string, Entry> found;
    std::error_code ignored;
    const auto options = files::directory_options::skip_permission_denied;
    for (files::recursive_directory_iterator at(root, options, ignored), end; !ignored && at != end;
         at.increment(ignored)) {
        struct stat now{};
        if (::lstat(at->path().c_str(), &now) != 0) continue;
        const bool regular = S_ISREG(now.st_mode);
        found[at->path().lexically_relative(root)] = {now.st_mode & S_IFMT, regular ? now.st_size : 0,
                                                      regular ? beginning_of(at->path()) : ""};
    }
    return found;
}

}  // namespace

ExtractionRoom::ExtractionRoom() {
    files::create_directory(at("outside"));
    Guarded::make(at("outside/secret"));
}

void ExtractionRoom::put_archive(std::span<const std::byte> bytes) {
    const sys::UniqueFd fd(::open(at("archive").c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
    if (!fd || ::write(fd.get(), bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
        broken("the archive cannot be written");
}

void ExtractionRoom::list() const {
    std::uint64_t members = 0;
    const auto listed = list_archive(at("archive").string(), [&](const ListedMember& member) {
        if (member.holes > member.size.value_or(0)) broken("a member has more holes than bytes");
        if (member.clonable && !member.payload_offset) broken("what is nowhere cannot be cloned");
        return ++members < 100'000;
    });
    if (!listed && listed.error().reason.empty()) broken("an error without words");
}

Extracted ExtractionRoom::extract(const std::string& destination, const JobOptions& options) {
    const std::size_t open_before = open_descriptors();
    files::create_directory(at(destination));
    JobRequest request;
    request.kind = JobKind::extract;
    request.sources = {at("archive").string()};
    request.destination = at(destination).string();
    request.options = options;
    Extracted result;
    {
        SmallDisk disk;
        JobControl control;
        transfer::ProgressCell progress;
        jobs::JobRecord record;
        jobs::QuestionBox questions;
        jobs::JobContext context(disk, request, control, progress, record, questions);
        jobs::WorkerSlots slots(1);  // one thread: the same input does the same every time
        jobs::ExtractJob(context, slots).run();
        result = {record.counts(), *record.errors()};
        if (record.errors_total() > 0 && result.errors.empty()) broken("errors that are counted and not told");
    }
    for (const auto& error : result.errors) {
        if (error.reason.empty()) broken("an error without words");
        if (error.kind == ErrorKind::mismatch) broken("what was written is not what the archive holds");
    }
    if (open_descriptors() != open_before) broken("a descriptor is left open");
    expect_outside_untouched();
    return result;
}

void ExtractionRoom::expect_outside_untouched() const {
    if (!Guarded::untouched(at("outside/secret"))) broken("a file outside of the destination was touched");
    for (const auto& entry : files::directory_iterator(at("outside")))
        if (entry.path().filename() != "secret") broken("something new lies outside of the destination");
    for (const auto& entry : files::directory_iterator(room_.path())) {
        const auto name = entry.path().filename();
        if (name != "archive" && name != "outside" && name != "one" && name != "other")
            broken("something new lies beside the destination: " + name.string());
    }
}

void ExtractionRoom::expect_same(const std::string& one, const std::string& other) const {
    if (entries_below(at(one)) != entries_below(at(other))) broken("two methods give two results");
}

void ExtractionRoom::clear(const std::string& destination) const {
    std::error_code ignored;
    for (files::recursive_directory_iterator at_entry(at(destination), ignored), end; !ignored && at_entry != end;
         at_entry.increment(ignored))
        if (at_entry->is_directory(ignored) && !at_entry->is_symlink(ignored)) ::chmod(at_entry->path().c_str(), 0700);
    ::chmod(at(destination).c_str(), 0700);
    files::remove_all(at(destination), ignored);
    if (files::exists(at(destination))) broken("the destination cannot be cleared");
}

}  // namespace drover::fuzz
