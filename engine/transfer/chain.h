// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/fs/data_ranges.h"
#include "engine/transfer/file_transfer.h"

namespace drover::transfer {

// One file on its way: tries the methods in order and writes down what each said.
class Chain {
public:
    Chain(Workspace& work, RefusalMemory& refusals, const FileEnds& ends, MethodChoice forced, SparseChoice sparse);

    TransferReport run();

private:
    bool allowed(const Method& method) const;
    bool clone_whole_file();
    Attempt attempt_clone(const Method& method);
    const char* clone_excluded() const;

    void move_ranges(RangeChoice choice);
    void move_to_the_end();
    void move_between_holes();
    bool move_fragments(fs::DataRanges& ranges, std::uint64_t& reached, std::optional<ByteRange>& found);
    bool move_range(ByteRange bytes);
    Attempt attempt_range(const Method& method, const RangeCopy& rest);
    const char* range_excluded(const Method& method) const;

    bool set_size();
    void add_hole(std::uint64_t bytes);
    void finish();

    void note(MethodId method, const Attempt& attempt);
    // Each returns false, so that a step can end with it.
    bool fail(const Attempt& attempt);
    bool fail(sys::SysError error, Side side);
    bool refuse();
    bool end_early(std::uint64_t length);
    RangeCopy range(ByteRange bytes, bool whole_file) const;
    std::uint64_t size() const { return ends_.size(); }

    Workspace& work_;
    RefusalMemory& refusals_;
    const FileEnds& ends_;
    const MethodChoice forced_;
    const SparseChoice sparse_;
    Ends method_ends_;
    bool fill_holes_ = false;
    std::optional<MethodId> shown_;  // by the worker's slot
    TransferReport report_;
};

}  // namespace drover::transfer
