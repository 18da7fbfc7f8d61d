// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/fs/data_ranges.h"
#include "engine/transfer/file_transfer.h"
#include "engine/transfer/range_mover.h"

namespace drover::transfer {

// One file on its way: tries the methods in order and writes down what each said.
class Chain {
public:
    Chain(Workspace& work, RefusalMemory& refusals, const FileEnds& ends, MethodChoice forced, SparseChoice sparse);

    TransferReport run();

private:
    bool clone_whole_file();
    Attempt attempt_clone(const Method& method);

    void move_noting_checkpoints();
    void move_ranges(RangeChoice choice);
    void move_to_the_end();
    void move_between_holes();
    bool move_fragments(fs::DataRanges& ranges, std::uint64_t& reached, std::optional<ByteRange>& found);
    bool move_range(ByteRange bytes);

    bool set_size();
    void add_hole(std::uint64_t bytes);
    void finish();

    bool end_early(std::uint64_t length);
    RangeCopy range(ByteRange bytes, bool whole_file) const;
    std::uint64_t size() const { return ends_.size(); }
    ByteRange whole() const { return {ends_.start, size() - ends_.start}; }  // what is not there yet

    Workspace& work_;
    const FileEnds& ends_;
    const MethodChoice forced_;
    const SparseChoice sparse_;
    RangeMover mover_;
    Ends method_ends_;
    RangeChoice ranges_ = RangeChoice::dense;
    TransferReport report_;
};

}  // namespace drover::transfer
