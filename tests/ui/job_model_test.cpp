// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/jobs/job_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QMimeData>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <algorithm>
#include <random>

#include "tests/ui/fake_engine.h"
#include "ui/main_window/queue_summary.h"

namespace drover::ui {
namespace {

JobSnapshot job(std::uint64_t id, std::uint64_t revision = 1) {
    JobSnapshot snapshot = test::make_job(JobState::running, {"/source" + std::to_string(id)}, "/to");
    snapshot.id = JobId{id};
    snapshot.revision = revision;
    return snapshot;
}

std::vector<JobSnapshot> jobs(std::initializer_list<std::uint64_t> ids) {
    std::vector<JobSnapshot> list;
    for (const std::uint64_t id : ids) list.push_back(job(id));
    return list;
}

std::vector<std::uint64_t> ids_of(const JobModel& model) {
    std::vector<std::uint64_t> ids;
    for (int i = 0; i < model.rowCount(); ++i) ids.push_back(static_cast<std::uint64_t>(model.row(i).live().id));
    return ids;
}

class JobModelTest : public testing::Test {
protected:
    JobModel model;
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
    QSignalSpy resets{&model, &QAbstractItemModel::modelReset};
    QSignalSpy changes{&model, &QAbstractItemModel::dataChanged};
    QSignalSpy inserts{&model, &QAbstractItemModel::rowsInserted};
    QSignalSpy moves{&model, &QAbstractItemModel::rowsMoved};
};

TEST_F(JobModelTest, UnchangedJobsCauseNothing) {
    model.set_jobs(jobs({1, 2, 3}));
    changes.clear();
    model.set_jobs(jobs({1, 2, 3}));
    EXPECT_EQ(changes.size(), 0);
    EXPECT_EQ(resets.size(), 0);
}

TEST_F(JobModelTest, EndedJobsAreNotDrawnAgainWithEverySample) {
    JobSnapshot ended = job(1);
    ended.state = JobState::done;
    model.set_jobs({ended});
    changes.clear();
    ended.revision = 9;
    model.set_jobs({ended});
    EXPECT_EQ(changes.size(), 0);
}

TEST_F(JobModelTest, ChangedNeighboursAreAnnouncedTogether) {
    model.set_jobs(jobs({1, 2, 3, 4}));
    changes.clear();
    model.set_jobs({job(1), job(2, 2), job(3, 2), job(4)});
    ASSERT_EQ(changes.size(), 1);
    EXPECT_EQ(changes[0][0].toModelIndex().row(), 1);
    EXPECT_EQ(changes[0][1].toModelIndex().row(), 2);
}

TEST_F(JobModelTest, SelectionFollowsTheJobThroughEveryKindOfChange) {
    model.set_jobs(jobs({1, 2, 3, 4}));
    QItemSelectionModel selection(&model);
    selection.setCurrentIndex(model.index(2), QItemSelectionModel::ClearAndSelect);
    model.set_jobs(jobs({3, 1, 4, 5}));
    EXPECT_EQ(ids_of(model), (std::vector<std::uint64_t>{3, 1, 4, 5}));
    EXPECT_EQ(selection.currentIndex().row(), 0);
    EXPECT_EQ(selection.selectedRows().size(), 1);
    EXPECT_EQ(moves.size(), 1);
    EXPECT_EQ(resets.size(), 0);
}

TEST_F(JobModelTest, AnyOrderIsReachedWithoutAReset) {
    std::mt19937 random(20261130);
    std::vector<JobSnapshot> pool;
    for (std::uint64_t id = 1; id <= 24; ++id) pool.push_back(job(id));
    for (int round = 0; round < 200; ++round) {
        std::ranges::shuffle(pool, random);
        const std::vector<JobSnapshot> some(pool.begin(),
                                            pool.begin() + static_cast<std::ptrdiff_t>(random() % pool.size()));
        model.set_jobs(some);
        ASSERT_EQ(ids_of(model).size(), some.size());
        for (std::size_t i = 0; i < some.size(); ++i) ASSERT_EQ(model.row(static_cast<int>(i)).live().id, some[i].id);
    }
    EXPECT_EQ(resets.size(), 0);
}

TEST_F(JobModelTest, BarsFollowAtOnceAndTextsWaitForHalfASecond) {
    model.set_jobs({job(1)});
    JobSnapshot later = job(1, 2);
    later.bytes_per_second = 5;
    model.set_jobs({later});
    EXPECT_EQ(model.row(0).live().bytes_per_second, 5);
    EXPECT_EQ(model.row(0).text().bytes_per_second, 0);
    JobSnapshot ended = job(1, 3);
    ended.state = JobState::done;
    model.set_jobs({ended});
    EXPECT_EQ(model.row(0).text().state, JobState::done) << "a new state never waits";
}

TEST_F(JobModelTest, TheRowSaysItselfInWords) {
    JobSnapshot half = job(1);
    half.totals = JobTotals{4, 4096, true};
    half.progress = 0.5;
    half.counts.bytes_done = 2048;
    half.bytes[MethodId::clone] = 1024;
    half.bytes[MethodId::hole] = 1024;
    model.set_jobs({half});
    const QString text = model.index(0).data(Qt::AccessibleTextRole).toString();
    for (const char* part : {"source1 → to", "Copying", "50 %", "Clone 1.0 KiB", "Holes 1.0 KiB"}) {
        EXPECT_TRUE(text.contains(QString::fromUtf8(part))) << part << " in " << text.toStdString();
    }
}

TEST_F(JobModelTest, ADropBetweenRowsAsksForTheRightPlace) {
    model.set_jobs(jobs({1, 2, 3}));
    QSignalSpy wanted(&model, &JobModel::move_wanted);
    const auto drop = [&](int from, int gap) {
        const std::unique_ptr<QMimeData> data(model.mimeData({model.index(from)}));
        model.dropMimeData(data.get(), Qt::MoveAction, gap, 0, {});
        return wanted.takeFirst()[1].toInt();
    };
    EXPECT_EQ(drop(0, 3), 2);
    EXPECT_EQ(drop(0, 2), 1);
    EXPECT_EQ(drop(2, 0), 0);
}

TEST(QueueSummary, CountsFilesWhereOnlyEmptyOnesArrive) {
    JobModel model;
    JobSnapshot job = test::make_job(JobState::running, {"/a"}, "/b");
    job.files_per_second = 40;
    model.set_jobs({job});
    EXPECT_EQ(queue_summary(model), QStringLiteral("1 running · 40 files/s"));
}

}  // namespace
}  // namespace drover::ui
