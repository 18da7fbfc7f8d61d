// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "engine/jobs/directory_pair.h"
#include "engine/jobs/job_context.h"
#include "engine/jobs/placement.h"
#include "engine/transfer/file_transfer.h"

namespace drover::jobs {

// Copies (or moves) entries that are not directories: open, look, place, transfer, metadata, close, commit. Every
// failure ends in the job's record and costs nothing but that entry. One a worker; not thread-safe.
class ItemCopier {
public:
    ItemCopier(JobContext& job, transfer::WorkerSlot& slot);

    enum class Fate : std::uint8_t { settled, parked };
    // `answer` is what a person said about this item, if anybody was asked.
    Fate copy(const DirectoryPairPtr& directory, const Item& item, std::optional<Answer> answer = std::nullopt);

private:
    struct OpenSource {
        sys::UniqueFd fd;
        sys::FileStatus status;
    };

    Fate copy_regular(const DirectoryPairPtr& directory, const Item& item, std::optional<Answer> answer);
    Fate copy_unopened(const DirectoryPairPtr& directory, const Item& item, std::optional<Answer> answer);
    Fate settle(const DirectoryPairPtr& directory, const Item& item, Placement placement);

    std::optional<OpenSource> open_source(DirectoryPair& directory, const Item& item);
    bool copy_content(DirectoryPair& directory, const Item& item, OpenSource& source, Place& place,
                      std::optional<Answer> answer);
    bool transfer_and_dress(DirectoryPair& directory, const Item& item, OpenSource& source, sys::UniqueFd target,
                            const Place& place);
    bool verified(DirectoryPair& directory, const Item& item, const OpenSource& source, const Place& place);
    bool make_special(DirectoryPair& directory, const Item& item, const sys::FileStatus& status, Place& place);
    bool finish(DirectoryPair& directory, const Item& item, const sys::FileStatus& status, Place& place,
                std::optional<Answer> answer);
    std::optional<Fate> rename_instead(const DirectoryPairPtr& directory, const Item& item,
                                       const sys::FileStatus& status, std::optional<Answer> answer);
    bool link_instead(DirectoryPair& directory, const Item& item, const sys::FileStatus& status, Place& place,
                      std::optional<Answer> answer);
    void remove_source(DirectoryPair& directory, const Item& item, const sys::FileStatus& copied);

    void report(DirectoryPair& directory, const Item& item, std::uint64_t size, transfer::TransferReport& report);
    void fail_transfer(DirectoryPair& directory, const Item& item, const transfer::TransferReport& report);
    void fail(sys::SysError error, std::string path, transfer::Side side);

    JobContext& job_;
    transfer::WorkerSlot& slot_;
    transfer::Workspace work_;
    transfer::FileTransfer transfer_;
};

}  // namespace drover::jobs
