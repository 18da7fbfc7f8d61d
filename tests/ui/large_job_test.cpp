// SPDX-License-Identifier: GPL-3.0-or-later
// A million files, a thousand errors, a thousand questions and sixteen workers must not be felt.
#include <QApplication>
#include <QTableView>
#include <algorithm>
#include <iostream>
#include <thread>

#include "tests/ui/stall_watch.h"
#include "tests/ui/window_fixture.h"

namespace drover::test {
namespace {

constexpr std::uint64_t million = 1'000'000;

Question question(std::uint64_t number) {
    const std::string name = "file-" + std::to_string(number);
    return {QuestionId{number}, {"/source/" + name, number, 2, false}, {"/to/" + name, number + 1, 1, false}};
}

Error error(std::size_t number) {
    return {ErrorKind::permission, "openat", "EACCES", "Permission denied", "/source/locked-" + std::to_string(number)};
}

JobSnapshot large_job() {
    JobSnapshot job = make_job(JobState::running, {"/source"}, "/to");
    job.totals = JobTotals{million, million << 16, true};
    std::vector<Question> questions;
    std::vector<Error> errors;
    for (std::size_t i = 0; i < JobSnapshot::max_listed; ++i) {
        questions.push_back(question(i));
        errors.push_back(error(i));
    }
    job.questions = std::make_shared<const std::vector<Question>>(std::move(questions));
    job.questions_open = 40'000;
    job.errors = std::make_shared<const std::vector<Error>>(std::move(errors));
    job.errors_total = 12'345;
    return job;
}

void advance(JobSnapshot& job, std::uint64_t step) {
    job.counts.files_done = std::min(million, step * 97);
    job.counts.bytes_done = job.counts.files_done << 16;
    job.bytes[all_methods[step % method_count]] += 1U << 20;
    job.current.clear();
    for (std::uint64_t worker = 0; worker < 16; ++worker) {
        const std::string path = "/source/folder/file-" + std::to_string(step * 16 + worker);
        job.current.push_back({path, 1U << 16, step % (1U << 16), all_methods[worker % method_count],
                               "clone refused: other filesystem → kernel copy"});
    }
    // Answers leave in the middle and others move up, as the engine's list of the first thousand does.
    if (step % 50 != 0) return;
    auto questions = *job.questions;
    questions.erase(questions.begin() + static_cast<std::ptrdiff_t>(step % questions.size()));
    questions.push_back(question(JobSnapshot::max_listed + step));
    job.questions = std::make_shared<const std::vector<Question>>(std::move(questions));
}

class LargeJobTest : public WindowTest {};

TEST_F(LargeJobTest, NeverStallsTheWindow) {
    const JobId id = engine.add_job(large_job());
    ASSERT_TRUE(rows_become(1));
    press(Qt::Key_3, Qt::ControlModifier);
    QTest::qWait(200);
    std::jthread worker([&](const std::stop_token& stop) {
        for (std::uint64_t step = 1; !stop.stop_requested(); ++step) {
            engine.change(id, [step](JobSnapshot& job) { advance(job, step); });
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    });
    Longest stall;
    stall.run_events(3000);
    worker.request_stop();
    worker.join();
    stall.check("longest stall of the event loop");
    EXPECT_GE(engine.snapshots_taken(), 10) << "the window kept up to date meanwhile";
    EXPECT_EQ(part<QTableView>("questions").model()->rowCount(), 1000);
}

TEST_F(LargeJobTest, RedrawsWithinFiftyMilliseconds) {
    const JobId id = engine.add_job(large_job());
    engine.change(id, [](JobSnapshot& job) { advance(job, 7); });
    ASSERT_TRUE(rows_become(1));
    QTest::qWait(200);
    Longest redraw;
    for (int i = 0; i < 10; ++i) {
        const Effort effort;
        for (QWidget* child : window->findChildren<QWidget*>()) {
            if (child->isVisible()) child->update();
        }
        window->repaint();
        QApplication::processEvents(QEventLoop::AllEvents);
        redraw.add(effort);
    }
    redraw.check("slowest redraw of the whole window");
}

TEST_F(LargeJobTest, AThousandJobsDoNotStallEither) {
    for (int i = 0; i < 1000; ++i) {
        engine.change(
            engine.add_job(make_job(JobState::running, {"/source"}, "/to")), [](JobSnapshot& job) { advance(job, 3); },
            false);
    }
    ASSERT_TRUE(rows_become(1000));
    std::uint64_t step = 4;
    Longest stall;
    for (int round = 0; round < 10; ++round, ++step) {
        for (std::uint64_t id = 1; id <= 1000; ++id) {
            engine.change(JobId{id}, [step](JobSnapshot& job) { advance(job, step); }, false);
        }
        engine.notify();
        stall.run_events(130);
    }
    stall.check("longest stall with a thousand running jobs");
}

TEST_F(LargeJobTest, ADropOfAHundredThousandFilesDoesNotStall) {
    QByteArray uris;
    for (int i = 0; i < 100'000; ++i)
        uris += "file:///home/me/pictures/raw/image-" + QByteArray::number(i) + ".dng\r\n";
    type_destination(QStringLiteral("/to"));
    QMimeData data;
    data.setData(QStringLiteral("text/uri-list"), uris);
    const Effort effort;
    ASSERT_TRUE(drop(data));
    std::cout << "a drop of 100,000 files: " << effort.cpu_ms() << " ms computing\n";
    EXPECT_LT(effort.cpu_ms(), 4 * stall_limit_ms) << "half of it is Qt, which turns every URL into an object and back";
    press(Qt::Key_Return);
    EXPECT_EQ(engine.requests().at(0).sources.size(), 100'000U);
}

}  // namespace
}  // namespace drover::test
