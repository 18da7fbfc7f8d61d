// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows of a queue that outlived the program: a real engine and a real file.
#include <gtest/gtest.h>

#include <QFile>
#include <QTemporaryDir>

#include "tests/ui/kept_program.h"

namespace drover::test {

namespace {

JobRequest waiting_copy(const QString& folder) {
    JobRequest request;
    request.sources = {(folder + QStringLiteral("/source")).toStdString()};
    request.destination = (folder + QStringLiteral("/destination")).toStdString();
    return request;
}

}  // namespace

TEST(KeptQueue, UnfinishedJobsComeBackAndWait) {
    const QTemporaryDir place;
    {
        const KeptProgram first(place.path());
        EXPECT_EQ(first.message(), QString());
        for (int i = 0; i < 2; ++i)
            ASSERT_TRUE(first.engine->submit(waiting_copy(place.path()), Engine::Start::held).has_value());
    }
    const KeptProgram second(place.path());
    EXPECT_TRUE(second.message().contains(QStringLiteral("the last time: 2 jobs"))) << second.message().toStdString();
    ASSERT_EQ(second.jobs(), 2U);
    for (const auto& job : second.engine->snapshot()) EXPECT_EQ(job.state, JobState::paused);
}

TEST(KeptQueue, ClosingSaysThatTheQueueIsKept) {
    const QTemporaryDir place;
    const KeptProgram program(place.path());
    ASSERT_TRUE(program.engine->submit(waiting_copy(place.path()), Engine::Start::held).has_value());
    ASSERT_TRUE(program.lists(1));
    EXPECT_FALSE(program.window->close());
    EXPECT_TRUE(program.message().contains(QStringLiteral("until the next time"))) << program.message().toStdString();
    EXPECT_TRUE(program.window->close());
}

TEST(KeptQueue, AFileThatWasSetAsideIsNamed) {
    const QTemporaryDir place;
    QFile file(place.filePath(QStringLiteral("queue.db")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(5000, 'x'));
    file.close();
    const KeptProgram program(place.path());
    EXPECT_TRUE(program.message().contains(QStringLiteral("is damaged"))) << program.message().toStdString();
}

}  // namespace drover::test
