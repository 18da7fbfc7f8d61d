// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/api/queue_keeper.h"

namespace drover::test {

// A history of believable jobs, without a file.
class SampleKeeper : public QueueKeeper {
public:
    std::vector<std::string> take_notices() override { return {}; }
    std::vector<StoredJob> left_over() override { return {}; }
    Result<JobId> go_on(std::int64_t, Engine::Start) override { return JobId{1}; }
    void drop(std::int64_t) override {}
    Result<std::vector<StoredJob>> history(const std::string& words, std::size_t most) override;
    Status forget_history() override { return {}; }
    Result<std::vector<ItemRecord>> items(std::int64_t, std::uint64_t, std::size_t) override { return {}; }
    Status export_report(const StoredJob&, ReportFormat, const std::string&) override { return {}; }
};

}  // namespace drover::test
