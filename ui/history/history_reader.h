// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "engine/api/queue_keeper.h"
#include "ui/bridge/background.h"

namespace drover::ui {

// Asks the keeper on threads of its own; answers arrive on the thread that asked. Where a dead disk holds an answer,
// the window that wants it may go: only the end of the reader waits until the keeper is left, so the reader belongs to
// what goes with the program. The keeper must outlive it.
class HistoryReader {
public:
    explicit HistoryReader(QueueKeeper& keeper) : keeper_(keeper) {}

    using Found = std::function<void(Result<std::vector<StoredJob>>)>;
    using Done = std::function<void(Status)>;

    void find(const std::string& words, std::size_t most, Found found);  // an earlier one is not answered any more
    void write_report(const StoredJob& job, ReportFormat format, const std::string& file, Done done);
    void forget(Done done);
    void answer_nobody();  // of what was asked so far; it is still done

private:
    void change(std::function<Status()> work, Done done);

    QueueKeeper& keeper_;
    Background searching_{Background::AtEnd::wait};
    Background writing_{Background::AtEnd::wait};
};

}  // namespace drover::ui
