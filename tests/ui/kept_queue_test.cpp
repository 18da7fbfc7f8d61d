// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows of a queue that outlived the program: a real engine and a real file.
#include <gtest/gtest.h>

#include <QAbstractItemModel>
#include <QFile>
#include <QListView>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <memory>
#include <stdexcept>

#include "engine/api/queue_keeper.h"
#include "ui/main_window/main_window.h"
#include "ui/main_window/message_bar.h"

namespace drover::ui {

namespace {

// The program from its start to its end.
struct Program {
    explicit Program(const QString& folder)
        : settings(folder + QStringLiteral("/settings.ini"), QSettings::IniFormat),
          window(std::make_unique<MainWindow>(*engine, settings)) {
        auto opened = QueueKeeper::open(*engine, (folder + QStringLiteral("/queue.db")).toStdString());
        if (!opened) throw std::runtime_error(opened.error().message());
        keeper = std::move(*opened);
        window->keep_queue(*keeper);
        window->show();
    }
    ~Program() {
        window.reset();
        keeper.reset();
    }

    QString message() const { return window->findChild<MessageBar*>()->message(); }
    std::size_t jobs() const { return engine->snapshot().size(); }

    std::unique_ptr<Engine> engine = Engine::create();
    QSettings settings;
    std::unique_ptr<MainWindow> window;
    std::unique_ptr<QueueKeeper> keeper;
};

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
        const Program first(place.path());
        EXPECT_EQ(first.message(), QString());
        for (int i = 0; i < 2; ++i)
            ASSERT_TRUE(first.engine->submit(waiting_copy(place.path()), Engine::Start::held).has_value());
    }
    const Program second(place.path());
    EXPECT_TRUE(second.message().contains(QStringLiteral("the last time: 2 jobs"))) << second.message().toStdString();
    ASSERT_EQ(second.jobs(), 2U);
    for (const auto& job : second.engine->snapshot()) EXPECT_EQ(job.state, JobState::paused);
}

TEST(KeptQueue, ClosingSaysThatTheQueueIsKept) {
    const QTemporaryDir place;
    const Program program(place.path());
    ASSERT_TRUE(program.engine->submit(waiting_copy(place.path()), Engine::Start::held).has_value());
    ASSERT_TRUE(QTest::qWaitFor([&] {
        const auto* list = program.window->findChild<QListView*>(QStringLiteral("jobs"));
        return list != nullptr && list->model()->rowCount() == 1;
    }));
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
    const Program program(place.path());
    EXPECT_TRUE(program.message().contains(QStringLiteral("is damaged"))) << program.message().toStdString();
}

}  // namespace drover::ui
