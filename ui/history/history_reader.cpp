// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_reader.h"

#include <memory>
#include <utility>

namespace drover::ui {

void HistoryReader::find(const std::string& words, std::size_t most, Found found) {
    searching_.start([&keeper = keeper_, words, most, found = std::move(found)](const std::stop_token&,
                                                                                const Background::Post& post) {
        const auto answer = std::make_shared<Result<std::vector<StoredJob>>>(keeper.history(words, most));
        post([found, answer] { found(std::move(*answer)); });
    });
}

void HistoryReader::write_report(const StoredJob& job, ReportFormat format, const std::string& file, Done done) {
    change([&keeper = keeper_, job, format, file] { return keeper.export_report(job, format, file); }, std::move(done));
}

void HistoryReader::forget(Done done) {
    change([&keeper = keeper_] { return keeper.forget_history(); }, std::move(done));
}

void HistoryReader::change(std::function<Status()> work, Done done) {
    writing_.start(
        [work = std::move(work), done = std::move(done)](const std::stop_token&, const Background::Post& post) {
            post([done, result = work()] { done(result); });
        });
}

void HistoryReader::answer_nobody() {
    searching_.abandon();
    writing_.abandon();
}

}  // namespace drover::ui
