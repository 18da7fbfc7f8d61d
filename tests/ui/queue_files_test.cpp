// SPDX-License-Identifier: GPL-3.0-or-later
// The queue goes into a file and comes out of one.
#include <QAction>
#include <QFile>

#include "engine/api/queue_keeper.h"
#include "tests/ui/choose_file.h"
#include "tests/ui/window_fixture.h"
#include "ui/bridge/background.h"

namespace drover::test {
namespace {

class QueueFilesTest : public WindowTest {
protected:
    QString file() const { return folder.filePath(QStringLiteral("queue.json")); }
};

TEST_F(QueueFilesTest, WhatHasNotEndedIsExported) {
    EXPECT_FALSE(action("export-queue").isEnabled()) << "nothing to write";
    engine.add_job(make_job(JobState::done, {"/old"}, "/to"));
    engine.add_job(make_job(JobState::paused, {"/next"}, "/to"));
    ASSERT_TRUE(rows_become(2));
    action("export-queue").trigger();
    choose_file(*window, file());
    ASSERT_TRUE(soon([&] { return message().contains(QStringLiteral("Saved")); }));
    const auto jobs = import_queue(file().toStdString());
    ASSERT_TRUE(jobs.has_value());
    ASSERT_EQ(jobs->size(), 1U);
    EXPECT_EQ(jobs->front().sources, std::vector<std::string>{"/next"});
}

TEST_F(QueueFilesTest, ImportedJobsWaitToBeStarted) {
    JobRequest request;
    request.sources = {"/a"};
    request.destination = "/b";
    ASSERT_TRUE(export_queue({request, request}, file().toStdString()));
    action("import-queue").trigger();
    choose_file(*window, file());
    ASSERT_TRUE(rows_become(2));
    for (const JobSnapshot& job : engine.snapshot()) EXPECT_EQ(job.state, JobState::paused);
    EXPECT_TRUE(message().contains(QStringLiteral("2 jobs"))) << message().toStdString();
}

TEST_F(QueueFilesTest, WhatIsNoQueueIsSaidSo) {
    QFile other(file());
    ASSERT_TRUE(other.open(QIODevice::WriteOnly));
    other.write("{}");
    other.close();
    action("import-queue").trigger();
    choose_file(*window, file());
    ASSERT_TRUE(soon([&] { return message().contains(QStringLiteral("no queue of Drover")); }))
        << message().toStdString();
    EXPECT_TRUE(engine.requests().empty());
}

TEST_F(QueueFilesTest, TheWindowClosesWhileOneIsRead) {
    QFile large(file());
    ASSERT_TRUE(large.open(QIODevice::WriteOnly) && large.resize(qint64{200} << 20));
    action("import-queue").trigger();
    choose_file(*window, file());
    window.reset();
    EXPECT_TRUE(ui::Background::all_ended(std::chrono::seconds(60)));
    EXPECT_TRUE(engine.requests().empty());
}

}  // namespace
}  // namespace drover::test
