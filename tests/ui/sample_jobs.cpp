// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/sample_jobs.h"

#include <cmath>

#include "tests/ui/fake_engine.h"

namespace drover::test {

namespace {

using Seconds = std::chrono::duration<double>;

constexpr std::uint64_t mib(double count) {
    return static_cast<std::uint64_t>(count * 1024 * 1024);
}
constexpr std::uint64_t gib(double count) {
    return mib(count * 1024);
}

void set_bytes(JobSnapshot& job, double clone, double kernel, double buffered, double hole) {
    job.bytes[MethodId::clone] = gib(clone);
    job.bytes[MethodId::kernel] = gib(kernel);
    job.bytes[MethodId::buffered] = gib(buffered);
    job.bytes[MethodId::hole] = gib(hole);
    job.counts.bytes_done = job.bytes.total();
    job.saved.clones = {gib(clone), Precision::exact};
    job.saved.holes = {gib(hole), Precision::exact};
    if (job.totals && job.totals->complete)
        job.progress = static_cast<double>(job.counts.bytes_done) / static_cast<double>(job.totals->bytes);
}

void set_device(JobSnapshot& job, const std::string& id, const std::string& label, const std::string& mount_point) {
    Device device{.id = id, .label = label, .model = {}, .mount_point = mount_point, .filesystem = "btrfs"};
    device.removable = id == "sdb";
    device.busy = true;
    job.devices = std::make_shared<const std::vector<Device>>(std::vector{device});
}

void set_totals(JobSnapshot& job, std::uint64_t files, double gibibytes) {
    job.totals = JobTotals{files, gib(gibibytes), true};
}

void set_kind(JobSnapshot& job, JobKind kind) {
    auto request = std::make_shared<JobRequest>(*job.request);
    request->kind = kind;
    job.request = request;
}

std::vector<std::string> many(const std::string& folder, std::size_t count) {
    std::vector<std::string> sources;
    for (std::size_t i = 0; i < count; ++i) sources.push_back(folder + "/take-" + std::to_string(i + 1) + ".mov");
    return sources;
}

ConflictSide side(const std::string& path, double mebibytes, int day) {
    return {path, mib(mebibytes), (1'795'000'000LL + day * 86'400LL) * 1'000'000'000LL, false};
}

}  // namespace

JobSnapshot running_job() {
    JobSnapshot job = make_job(JobState::running, many("/home/me/Films", 12), "/srv/Backup");
    set_totals(job, 5214, 8.0);
    set_bytes(job, 1.3, 0.75, 0.35, 0.7);
    job.counts.files_done = 1234;
    job.counts.directories_done = 87;
    job.phase = JobPhase::transferring;
    set_device(job, "nvme0n1", "Backup", "/srv/Backup");
    job.items_logged = job.counts.files_done + job.counts.directories_done;
    job.bytes_per_second = 412e6;
    job.elapsed = Seconds(73);
    job.remaining = Seconds(184);
    job.current = {
        {"/home/me/Films/holiday.mov", mib(940), mib(512), MethodId::kernel,
         "clone refused: other filesystem → kernel copy"},
        {"/home/me/Films/machine.qcow2", gib(20), gib(7.3), MethodId::clone, "clone"},
        {"/home/me/Films/take-7.mov", mib(310), mib(18), MethodId::buffered,
         "kernel copy refused: not supported here → buffered"},
    };
    job.warnings = {"/srv/Backup cannot hold extended attributes; 14 files lose theirs"};
    return job;
}

JobSnapshot attention_job() {
    JobSnapshot job = make_job(JobState::needs_attention, {"/home/me/Pictures/Norway", "/home/me/Pictures/Iceland"},
                               "/media/me/Archive");
    set_totals(job, 860, 14.2);
    set_bytes(job, 0, 12.1, 1.2, 0);
    job.counts.files_done = 856;
    job.elapsed = Seconds(131);
    job.questions = std::make_shared<const std::vector<Question>>(std::vector<Question>{
        {QuestionId{1}, side("/home/me/Pictures/Norway/fjord.jpg", 8.4, 20),
         side("/media/me/Archive/Norway/fjord.jpg", 7.9, 3)},
        {QuestionId{2}, side("/home/me/Pictures/Norway/ferry.jpg", 5.1, 8),
         side("/media/me/Archive/Norway/ferry.jpg", 5.1, 8)},
        {QuestionId{3}, side("/home/me/Pictures/Iceland/geyser.raw", 48, 4),
         side("/media/me/Archive/Iceland/geyser.raw", 51, 11)},
    });
    job.questions_open = 3;
    job.errors = std::make_shared<const std::vector<Error>>(std::vector<Error>{
        {ErrorKind::permission, "openat", "EACCES", "Permission denied", "/home/me/Pictures/Norway/.thumbs"},
    });
    job.errors_total = 1;
    job.causes = std::make_shared<const std::vector<ErrorCause>>(
        std::vector<ErrorCause>{{ErrorKind::permission, "openat", "EACCES", "Permission denied", 1}});
    job.counts.files_failed = 1;
    set_device(job, "sdc", "Archive", "/media/me/Archive");
    return job;
}

JobSnapshot archiving_job() {
    JobSnapshot job = make_job(JobState::running, many("/home/me/Films", 3), "/srv/Backup/films.tar");
    set_kind(job, JobKind::archive);
    set_totals(job, 412, 8.0);
    set_bytes(job, 4.2, 0, 0.1, 0.7);
    job.counts.files_done = 96;
    job.counts.directories_done = 8;
    job.bytes_per_second = 212e6;
    job.elapsed = Seconds(9);
    job.remaining = Seconds(11);
    job.current = {{"/home/me/Films/holiday.mov", mib(940), mib(512), MethodId::clone, "clone"}};
    return job;
}

JobSnapshot extracting_job() {
    JobSnapshot job = make_job(JobState::running, {"/home/me/Downloads/photos.tar.zst"}, "/home/me/Pictures");
    set_kind(job, JobKind::extract);
    set_bytes(job, 0, 0, 1.2, 0);
    job.saved = {};
    job.counts.files_done = 1311;
    job.counts.files_skipped = 2;
    job.bytes_per_second = 188e6;
    job.elapsed = Seconds(7);
    job.current = {{"Norway/fjord.jpg", mib(8.4), mib(2.1), MethodId::buffered, "compressed → buffered"}};
    return job;
}

std::vector<JobSnapshot> archive_jobs() {
    JobSnapshot done = archiving_job();
    done.state = JobState::done;
    done.current.clear();
    JobSnapshot cancelled = archiving_job();
    cancelled.state = JobState::cancelled;
    cancelled.current.clear();
    return {archiving_job(), extracting_job(), done, cancelled};
}

QueueState sample_queue() {
    QueueState queue;
    for (const JobSnapshot& job : {running_job(), attention_job()}) queue.lanes.push_back({job.devices->front(), 1, 0});
    JobSnapshot player = make_job(JobState::waiting, {"/a"}, "/b");
    set_device(player, "sdb", "Player", "/media/me/Player");
    queue.lanes.push_back({player.devices->front(), 0, 1});
    return queue;
}

std::vector<JobSnapshot> sample_jobs() {
    JobSnapshot moving = make_job(JobState::running, {"/home/me/Downloads/debian-13-amd64.iso"}, "/home/me/Images");
    set_kind(moving, JobKind::move);
    set_totals(moving, 1, 3.9);
    moving.totals->complete = false;
    moving.phase = JobPhase::transferring;
    set_bytes(moving, 0, 0, 1.1, 0);
    moving.saved = {};
    moving.bytes_per_second = 118e6;
    moving.remaining = Seconds(25);
    moving.elapsed = Seconds(11);
    moving.current = {{"/home/me/Downloads/debian-13-amd64.iso", gib(3.9), gib(1.1), MethodId::buffered,
                       "kernel copy refused: not supported here → buffered"}};

    JobSnapshot paused = make_job(JobState::paused, {"/home/me/Music"}, "/media/me/Player");
    set_totals(paused, 18'420, 96);
    set_bytes(paused, 0, 31, 4.5, 0);
    paused.counts.files_done = 6120;
    paused.elapsed = Seconds(620);
    set_device(paused, "sdb", "Player", "/media/me/Player");

    JobSnapshot waiting = make_job(JobState::waiting, many("/home/me/Projects", 3), "/media/me/Player");
    waiting.state_reason = "waiting for Player";
    set_totals(waiting, 1204, 2.6);
    set_device(waiting, "sdb", "Player", "/media/me/Player");

    JobSnapshot done = make_job(JobState::done, {"/home/me/Machines/windows.qcow2"}, "/home/me/Machines/Copies");
    set_totals(done, 1, 64);
    set_bytes(done, 21.4, 0, 0, 42.6);
    done.counts.files_done = 1;
    done.elapsed = Seconds(1.4);

    JobSnapshot failed = make_job(JobState::failed, {"/srv/video/2026"}, "/media/me/Stick");
    set_totals(failed, 212, 40);
    set_bytes(failed, 0, 13.9, 0.6, 0);
    failed.state_reason = "No space left on /media/me/Stick";
    failed.counts.files_done = 71;
    failed.errors = std::make_shared<const std::vector<Error>>(
        std::vector<Error>{{ErrorKind::no_space, "copy_file_range", "ENOSPC", "No space left on device",
                            "/media/me/Stick/2026/raw-17.mov"}});
    failed.errors_total = 1;
    failed.causes = std::make_shared<const std::vector<ErrorCause>>(
        std::vector<ErrorCause>{{ErrorKind::no_space, "copy_file_range", "ENOSPC", "No space left on device", 1}});
    return {running_job(), moving, attention_job(), paused, waiting, done, failed};
}

std::vector<ItemRecord> sample_items(std::size_t count) {
    struct Shape {
        const char* name;
        double mebibytes;
        std::optional<MethodId> method;
        const char* why;
        double seconds;
        ItemResult result;
    };
    const Shape shapes[] = {
        {"holiday.mov", 940, MethodId::kernel, "clone refused: other filesystem → kernel copy", 2.3, ItemResult::done},
        {"machine.qcow2", 20480, MethodId::clone, "clone", 0.012, ItemResult::done},
        {"notes.txt", 0.01, MethodId::buffered, "kernel copy refused: small file → buffered", 0.0004, ItemResult::done},
        {"empty.img", 512, MethodId::hole, "hole", 0.0001, ItemResult::done},
        {"take-7.mov", 310, MethodId::buffered, "kernel copy refused: not supported here → buffered", 1.1,
         ItemResult::warning},
        {"locked.db", 12, std::nullopt, "Permission denied (EACCES)", 0, ItemResult::failed},
        {"fjord.jpg", 8.4, std::nullopt, "the name is taken", 0, ItemResult::skipped},
    };
    std::vector<ItemRecord> items(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Shape& shape = shapes[i % std::size(shapes)];
        ItemRecord& item = items[i];
        item.source = "/home/me/Films/" + std::to_string(i / std::size(shapes)) + '/' + shape.name;
        item.destination = "/srv/Backup/" + std::to_string(i / std::size(shapes)) + '/' + shape.name;
        item.size = mib(shape.mebibytes);
        item.on_disk = shape.method == MethodId::hole ? 0 : item.size;
        item.method = shape.method;
        if (shape.method) item.bytes[*shape.method] = item.size;
        item.why = shape.why;
        item.seconds = shape.seconds;
        item.result = shape.result;
        if (shape.result == ItemResult::failed) item.cause = 0;
    }
    return items;
}

JobSnapshot planned_job() {
    JobSnapshot job = make_job(JobState::paused, {"/home/me/Projects"}, "/media/me/Player");
    set_device(job, "sdb", "Player", "/media/me/Player");
    auto plan = std::make_shared<Plan>();
    plan->complete = true;
    plan->directories = 312;
    plan->found = {1204, gib(2.6)};
    plan->methods[static_cast<std::size_t>(MethodId::kernel)] = {1100, gib(2.4)};
    plan->methods[static_cast<std::size_t>(MethodId::buffered)] = {104, gib(0.2)};
    plan->conflict_counts[static_cast<std::size_t>(PlannedFate::ask)] = 12;
    plan->obstacles = {
        {Obstacle::name_characters, "/home/me/Projects/notes: 2026.txt", "/media/me/Player/notes: 2026.txt", mib(1),
         "notes_ 2026.txt"},
        {Obstacle::too_large, "/home/me/Projects/disk.img", "/media/me/Player/disk.img", gib(6), ""},
        {Obstacle::name_reserved, "/home/me/Projects/con", "/media/me/Player/con", mib(1), "con_"},
    };
    plan->obstacles_total = plan->obstacles.size();
    plan->space = {.needed = gib(2.7), .available = gib(14)};
    job.plan = plan;
    return job;
}

}  // namespace drover::test
