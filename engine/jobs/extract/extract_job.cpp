// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/extract/extract_job.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "engine/fs/make_directories.h"
#include "engine/jobs/common/flush.h"

namespace drover::jobs {

namespace {

using transfer::Side;

// A bomb of names. Each delivered name takes some 200 bytes of memory.
constexpr std::uint64_t most_members = 20'000'000;
// Damaged places that were passed over.
constexpr int most_damages = 1000;

}  // namespace

void ExtractJob::run() {
    const JobControl::Worker worker(job_.control);
    if (!job_.control.may_continue()) return;
    auto destination = open_destination();
    if (!destination) return;
    tree_.emplace(job_, dresser_, std::move(*destination), job_.request.destination);
    small_.allow(helper_count());
    for (const auto& source : job_.request.sources)
        if (job_.control.may_continue()) extract(source, {});
    ask();
    delivered_.add(small_.settle());
    small_.end();
    tree_->finish([this](const std::string& path) { return delivered_.placed(path); });
    if (wants_flush(job_, tree_->root()) && !job_.control.stop_requested()) flush(job_, tree_->root(), tree_->path());
}

// Threads that write small files beside this one. What has to be looked at again takes one thread from first to last.
std::size_t ExtractJob::helper_count() const {
    const auto& options = job_.request.options;
    const bool by_hand = options.method == MethodChoice::automatic || options.method == MethodChoice::buffered;
    if (options.verify || options.sparse == SparseChoice::always || !by_hand) return 0;
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    const std::size_t suitable = std::min<std::size_t>(cores, tree_->profile().small_file_writers);
    return std::clamp<std::size_t>(options.workers != 0 ? options.workers : suitable, 1, slots_.size()) - 1;
}

std::optional<sys::UniqueFd> ExtractJob::open_destination() {
    const auto& path = job_.request.destination;
    auto fd = job_.sys.openat(sys::working_directory, path, sys::OpenMode::root);
    if (!fd && fd.error().is(std::errc::no_such_file_or_directory)) {
        if (const auto made = fs::make_directories(job_.sys, path); !made) fd = std::unexpected(made.error());
        else fd = job_.sys.openat(sys::working_directory, path, sys::OpenMode::root);
    }
    if (fd) return std::move(*fd);
    for (const auto& source : job_.request.sources)
        job_.fail_entry(sys::to_error(fd.error(), path), Side::destination, source, path, JobRecord::Kind::archive);
    return std::nullopt;
}

void ExtractJob::extract(const std::string& path, const Answers& answers) {
    const auto fd = job_.sys.openat(sys::working_directory, path, sys::OpenMode::read_typed);
    const auto status = fd ? job_.sys.fstat(fd->get()) : std::unexpected(fd.error());
    if (!status) return fail(path, sys::to_error(status.error(), path));
    if (status->type != sys::FileType::regular) return refuse(path, "An archive has to be a regular file");
    const auto open = [&] {
        return archive::ArchiveReader::open(job_.sys, fd->get(), *status, path,
                                            [this] { return job_.control.may_continue(); });
    };
    auto reader = open();
    if (!reader) return static_cast<void>(report(reader.error(), path));
    tree_->set_archive(path);
    delivered_.add(small_.settle());
    delivered_.begin_archive();
    MemberPlacer placer({job_, slots_.front(), work_, *tree_, dresser_, delivered_, small_}, path,
                        {fd->get(), *status, fs::profile_of(job_.sys, fd->get())});
    placer.end(read_members(**reader, placer, path, answers));
    if (placer.wants_again() && job_.control.may_continue())
        if (reader = open(); reader) read_again(**reader, placer);
    placer.give_up();
    const auto now = job_.sys.fstat(fd->get());
    const bool same = now && now->size == status->size && now->modified == status->modified;
    if (!same && !job_.control.stop_requested())
        refuse(path, "It was changed while it was read: what came out of it may be of both versions");
}

// What is damaged was told the first time.
void ExtractJob::read_again(archive::ArchiveReader& reader, MemberPlacer& placer) {
    int damages = 0;
    for (std::uint64_t number = 0; job_.control.may_continue();) {
        const auto found = reader.next();
        if (found && !*found) return;
        if (found && !placer.place_again(reader, **found, number++)) return;
        if (!found && (found.error().final || ++damages > most_damages)) return;
    }
}

bool ExtractJob::read_members(archive::ArchiveReader& reader, MemberPlacer& placer, const std::string& path,
                              const Answers& answers) {
    int damages = 0;
    // A damaged place has no number.
    for (std::uint64_t number = 0; job_.control.may_continue();) {
        const auto found = reader.next();
        if (!found) {
            // Of a second pass, which is for answered members only, the errors are known.
            const bool go_on = answers.empty() ? report(found.error(), path) : !found.error().final;
            if (!go_on || ++damages > most_damages) return end_early();
            continue;
        }
        if (!*found) return damages == 0 && answers.empty();
        if (number == most_members) {
            refuse(path, "It has more than 20 million members");
            return end_early();
        }
        const auto answer = answers.find(number);
        const bool meant = answers.empty() || answer != answers.end();
        const auto given = answer == answers.end() ? std::nullopt : std::optional(answer->second);
        if (meant && !placer.place(reader, **found, number, given)) return end_early();
        ++number;
    }
    return false;
}

// Returns false, so that a step can end with it.
bool ExtractJob::end_early() {
    tree_->be_incomplete();
    return false;
}

bool ExtractJob::report(const archive::ReadError& error, const std::string& path) {
    if (error.stopped) return false;
    if (error.error) fail(path, sys::to_error(*error.error, path));
    else refuse(path, error.reason + " (at byte " + std::to_string(error.offset) + ")");
    return !error.final;
}

// Members that wait for a person are read again once the answers are there.
void ExtractJob::ask() {
    while (!job_.control.stop_requested()) {
        if (job_.questions.open() > 0) set_attention(true);
        const bool more = job_.questions.wait_for_answer();
        set_attention(false);
        if (!more) break;
        std::map<std::string, Answers> answers;
        while (const auto answered = job_.questions.take_answered())
            answers[answered->parked.item.target_name].emplace(answered->parked.item.entry.inode, answered->answer);
        for (const auto& [path, given] : answers)
            if (job_.control.may_continue()) extract(path, given);
    }
    static_cast<void>(job_.questions.take_unanswered());
}

void ExtractJob::refuse(const std::string& path, std::string reason) {
    fail(path, job_.refusal(ErrorKind::invalid, std::move(reason), path));
}

void ExtractJob::fail(const std::string& path, Error error) {
    job_.fail_entry(std::move(error), Side::source, path, job_.request.destination, JobRecord::Kind::archive);
}

}  // namespace drover::jobs
