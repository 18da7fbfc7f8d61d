// SPDX-License-Identifier: GPL-3.0-or-later
// The small parts of the jobs room: links, questions, added sources, lanes, the record.
#include <gtest/gtest.h>

#include <cerrno>
#include <map>
#include <thread>

#include "engine/jobs/common/job_context.h"
#include "engine/jobs/common/link_table.h"
#include "engine/jobs/queue/lanes.h"
#include "tests/support/faulty_syscalls.h"
#include "tests/support/temporary_directory.h"
#include "tests/support/tree_builder.h"

namespace drover::jobs {

namespace {

using namespace std::chrono_literals;

sys::FileStatus inode(std::uint64_t number, std::uint64_t links = 2) {
    sys::FileStatus status;
    status.id = {1, number};
    status.links = links;
    return status;
}

TEST(LinkTable, lets_the_first_name_be_copied_and_links_the_others) {
    LinkTable table;
    EXPECT_FALSE(table.claim(inode(7, 3)).has_value());
    table.copied(inode(7, 3), {nullptr, "first"});
    EXPECT_EQ(table.claim(inode(7, 3))->name, "first");
    EXPECT_EQ(table.claim(inode(7, 3))->name, "first");
    EXPECT_FALSE(table.claim(inode(7, 3)).has_value()) << "all names have come up, the entry is gone";
    EXPECT_FALSE(table.claim(inode(8)).has_value());
}

TEST(LinkTable, makes_a_second_worker_wait_for_the_copy_of_the_first) {
    LinkTable table;
    ASSERT_FALSE(table.claim(inode(7)).has_value());
    std::optional<LinkTable::Copy> seen;
    std::jthread second([&] { seen = table.claim(inode(7)); });
    std::this_thread::sleep_for(30ms);
    table.copied(inode(7), {nullptr, "first"});
    second.join();
    ASSERT_TRUE(seen.has_value());
    EXPECT_EQ(seen->name, "first");
}

TEST(LinkTable, lets_the_next_name_try_when_a_copy_failed) {
    LinkTable table;
    ASSERT_FALSE(table.claim(inode(7)).has_value());
    std::atomic<bool> next_copies{false};
    std::jthread second([&] { next_copies = !table.claim(inode(7)).has_value(); });
    std::this_thread::sleep_for(30ms);
    table.failed(inode(7));
    second.join();
    EXPECT_TRUE(next_copies);
}

TEST(LinkTable, forgets_the_oldest_beyond_its_bound_and_says_so) {
    LinkTable table(2);
    for (const std::uint64_t number : {1, 2, 3}) {
        EXPECT_EQ(table.forgotten(), false);
        ASSERT_FALSE(table.claim(inode(number)).has_value());
        table.copied(inode(number), {nullptr, std::to_string(number)});
    }
    EXPECT_TRUE(table.forgotten());
    EXPECT_EQ(table.claim(inode(3))->name, "3");
    EXPECT_FALSE(table.claim(inode(1)).has_value());
}

QuestionBox::Parked parked(const std::string& name) {
    QuestionBox::Parked item;
    item.item.entry.name = name;
    return item;
}

TEST(QuestionBox, gives_each_item_a_question_and_its_answer) {
    QuestionBox box;
    for (const std::string name : {"a", "b"}) box.park(parked(name));
    const auto questions = box.listed().first;
    ASSERT_EQ(questions->size(), 2U);
    EXPECT_NE((*questions)[0].id, (*questions)[1].id);
    box.answer((*questions)[1].id, Answer::replace);
    box.answer(QuestionId{99}, Answer::skip);  // nobody asked
    const auto answered = box.take_answered();
    ASSERT_TRUE(answered.has_value());
    EXPECT_EQ(answered->parked.item.entry.name, "b");
    EXPECT_EQ(answered->answer, Answer::replace);
    EXPECT_FALSE(box.take_answered().has_value());
    EXPECT_EQ(box.open(), 1U);
    box.answer((*questions)[1].id, Answer::skip);  // too late
    EXPECT_FALSE(box.take_answered().has_value());
}

TEST(QuestionBox, answers_all_also_those_still_to_come) {
    QuestionBox box;
    box.park(parked("now"));
    box.answer_all(Answer::keep_both);
    box.park(parked("later"));
    EXPECT_EQ(box.standing_answer(), Answer::keep_both);
    EXPECT_EQ(box.open(), 0U);
    EXPECT_EQ(box.take_answered()->parked.item.entry.name, "now");
    EXPECT_EQ(box.take_answered()->parked.item.entry.name, "later");
}

TEST(QuestionBox, waits_for_an_answer_and_no_longer_than_there_are_questions) {
    QuestionBox box;
    EXPECT_FALSE(box.wait_for_answer()) << "there is no question";
    box.park(parked("a"));
    std::jthread person([&] { box.answer_all(Answer::skip); });
    EXPECT_TRUE(box.wait_for_answer());
}

TEST(QuestionBox, woken_up_it_waits_no_more_and_gives_back_what_was_never_answered) {
    QuestionBox box;
    box.park(parked("a"));
    box.park(parked("b"));
    std::jthread stopper([&] { box.wake(); });
    EXPECT_FALSE(box.wait_for_answer());
    EXPECT_EQ(box.take_unanswered().size(), 2U);
    EXPECT_EQ(box.open(), 0U);
}

TEST(QuestionBox, lists_no_more_than_a_snapshot_holds) {
    QuestionBox box;
    for (std::size_t i = 0; i < JobSnapshot::max_listed + 5; ++i) box.park(parked("x"));
    EXPECT_EQ(box.listed().first->size(), JobSnapshot::max_listed);
    EXPECT_EQ(box.listed().open, JobSnapshot::max_listed + 5);
    EXPECT_EQ(box.questions(JobSnapshot::max_listed, 100).size(), 5U);
    EXPECT_TRUE(box.questions(JobSnapshot::max_listed + 5, 100).empty());
}

TEST(QuestionBox, lists_in_the_order_of_the_walk_whoever_parked_first) {
    QuestionBox box;
    for (const std::uint64_t place : {30, 10, 20}) {
        auto item = parked("x");
        item.item.place = place;
        item.question.source.path = std::to_string(place);
        box.park(std::move(item));
    }
    std::vector<std::string> paths;
    for (const auto& question : *box.listed().first) paths.push_back(question.source.path);
    EXPECT_EQ(paths, (std::vector<std::string>{"10", "20", "30"}));
    EXPECT_EQ(box.questions(1, 1).front().source.path, "20");
}

TEST(QuestionBox, keeps_what_is_put_off_until_it_is_answered) {
    QuestionBox box;
    box.park(parked("a"));
    box.park(parked("b"));
    const auto id = box.listed().first->front().id;
    box.answer(id, Answer::later);
    box.answer(id, Answer::later);
    EXPECT_FALSE(box.take_answered().has_value());
    EXPECT_EQ(box.listed().open, 2U);
    EXPECT_EQ(box.listed().put_off, 1U);
    EXPECT_TRUE(box.listed().first->front().put_off);
    box.answer(id, Answer::skip);
    EXPECT_EQ(box.listed().put_off, 0U);
    EXPECT_EQ(box.take_answered()->parked.item.entry.name, "a");
    box.answer_all(Answer::later);
    EXPECT_FALSE(box.standing_answer().has_value()) << "it is no answer";
}

TEST(QuestionBox, ends_one_wait_for_other_work) {
    QuestionBox box;
    box.park(parked("a"));
    std::jthread other([&] { box.nudge(); });
    EXPECT_TRUE(box.wait_for_answer());
    EXPECT_FALSE(box.take_answered().has_value());
    std::jthread stopper([&] { box.wake(); });
    EXPECT_FALSE(box.wait_for_answer());
}

TEST(AddedSources, are_taken_once_and_refused_at_the_end) {
    AddedSources added;
    EXPECT_TRUE(added.add({"a"}));
    EXPECT_TRUE(added.add({"b"}));
    EXPECT_EQ(added.take_or_close(), (std::vector<std::string>{"a", "b"}));
    EXPECT_FALSE(added.take().has_value());
    EXPECT_TRUE(added.add({"c"}));
    EXPECT_EQ(added.take(), (std::vector<std::string>{"c"}));
    EXPECT_FALSE(added.take_or_close().has_value());
    EXPECT_FALSE(added.add({"d"}));
}

TEST(LaneTable, names_the_lane_that_is_busy) {
    LaneTable table;
    table.take({"sda", "sdb"});
    EXPECT_EQ(table.busy({"sdc", "sdb"}), "sdb");
    EXPECT_EQ(table.busy({"sdc"}), "");
    EXPECT_EQ(table.busy({}), "");
    table.release({"sda", "sdb"});
    EXPECT_EQ(table.busy({"sda", "sdb"}), "");
}

TEST(LaneTable, is_busy_with_as_many_jobs_as_it_is_wide) {
    LaneTable table;
    table.set_width(2);
    table.take({"sda"});
    EXPECT_EQ(table.busy({"sda"}), "");
    table.take({"sda", "sdb"});
    EXPECT_EQ(table.busy({"sda", "sdb"}), "sda");
    table.set_width(1);
    table.release({"sda"});
    EXPECT_EQ(table.busy({"sda"}), "sda") << "one of the two is still there";
    table.release({"sda", "sdb"});
    EXPECT_EQ(table.busy({"sda", "sdb"}), "");
}

// Each directory on a device of its own name and number.
class Devices : public testing::FaultySyscalls {
public:
    sys::SysResult<std::string> storage_device(int fd) override {
        return "disk" + std::to_string(fstat(fd)->id.device);
    }
    sys::SysResult<sys::FileStatus> fstat(int fd) override {
        auto status = FaultySyscalls::fstat(fd);
        if (status && devices.contains(status->id.inode)) status->id.device = devices.at(status->id.inode);
        return status;
    }
    std::map<std::uint64_t, std::uint64_t> devices;
};

TEST(Lanes, are_the_devices_of_both_sides_but_for_what_moves_no_bytes) {
    const testing::TemporaryDirectory place;
    testing::TreeBuilder(place.path()).directory("a").directory("b").file("a/file", "x");
    Devices sys;
    const auto set_device = [&](const std::string& name, std::uint64_t device) {
        sys.devices[sys.fstatat(sys::working_directory, place / name, true)->id.inode] = device;
    };
    set_device("a", 1), set_device("b", 2);
    JobRequest request{.kind = JobKind::copy,
                       .sources = {place / "a/file"},
                       .destination = place / "b/new",
                       .destination_is_target = false,
                       .options = {}};
    EXPECT_EQ(lanes_of(sys, request), (LaneSet{"disk1", "disk2"}));
    set_device("b", 1);
    EXPECT_EQ(lanes_of(sys, request), LaneSet{"disk1"});
    sys.on_facts = testing::pretend_filesystem("btrfs");
    EXPECT_EQ(lanes_of(sys, request), LaneSet{}) << "a clone";
    request.options.method = MethodChoice::buffered;
    EXPECT_EQ(lanes_of(sys, request), LaneSet{"disk1"});
    request.kind = JobKind::move;
    EXPECT_EQ(lanes_of(sys, request), LaneSet{}) << "a rename";
    request.destination = "/nowhere/at/all";
    EXPECT_EQ(lanes_of(sys, request), LaneSet{}) << "the job itself will say what is wrong";
}

TEST(JobRecord, lists_the_first_errors_and_counts_all) {
    JobRecord record;
    for (std::size_t i = 0; i < JobSnapshot::max_listed + 7; ++i) record.add_error({});
    record.warn("same"), record.warn("same"), record.warn("other");
    EXPECT_EQ(record.errors()->size(), JobSnapshot::max_listed);
    EXPECT_EQ(record.errors_total(), JobSnapshot::max_listed + 7);
    EXPECT_EQ(record.warnings(), (std::vector<std::string>{"same", "other"}));
}

TEST(JobRecord, counts_its_errors_by_cause) {
    JobRecord record;
    const auto error = [](const char* code, const char* reason, const char* path) {
        return Error{.kind = ErrorKind::other, .operation = "openat", .code = code, .reason = reason, .path = path};
    };
    EXPECT_EQ(record.add_error(error("EACCES", "Permission denied", "/a")), 0U);
    EXPECT_EQ(record.add_error(error("ENOENT", "No such file", "/b")), 1U);
    EXPECT_EQ(record.add_error(error("EACCES", "Permission denied", "/c")), 0U);
    const auto before = record.causes();
    EXPECT_EQ(record.add_error(error("", "In words", "/d")), 2U);
    EXPECT_EQ(record.add_error(error("", "In other words", "/e")), 3U);
    EXPECT_EQ(before->size(), 2U) << "what was shown does not change";
    const auto causes = record.causes();
    ASSERT_EQ(causes->size(), 4U);
    EXPECT_EQ(causes->front().count, 2U);
    EXPECT_EQ(causes->front().reason, "Permission denied");
    EXPECT_EQ(record.errors_total(), 5U);
}

TEST(JobRecord, counts_what_it_is_told_of_once) {
    JobRecord record;
    for (const auto result : {ItemResult::done, ItemResult::linked, ItemResult::renamed, ItemResult::warning,
                              ItemResult::skipped, ItemResult::failed})
        record.tell_by_path("from", "to", {.result = result});
    for (const auto result : {ItemResult::renamed, ItemResult::skipped, ItemResult::failed})
        record.tell_by_path("from", "to", {.result = result}, JobRecord::Kind::directory);
    const auto counts = record.counts();
    EXPECT_EQ(counts.files_done, 4U);
    EXPECT_EQ(counts.files_warned_of, 1U);
    EXPECT_EQ(counts.files_skipped, 2U);
    EXPECT_EQ(counts.files_failed, 2U);
    EXPECT_EQ(counts.directories_done, 1U);
    EXPECT_EQ(record.files_settled(), 6U);
}

TEST(JobRecord, does_not_make_a_cause_of_every_reason) {
    JobRecord record;
    for (int i = 0; i < 1000; ++i)
        record.add_error({.kind = ErrorKind::invalid,
                          .operation = "extract",
                          .code = "",
                          .reason = "damaged at byte " + std::to_string(i),
                          .path = ""});
    EXPECT_LE(record.causes()->size(), 65U);
    std::uint64_t all = 0;
    for (const auto& cause : *record.causes()) all += cause.count;
    EXPECT_EQ(all, 1000U);
}

}  // namespace

}  // namespace drover::jobs
