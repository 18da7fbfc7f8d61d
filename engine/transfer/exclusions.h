// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/transfer_options.h"
#include "engine/transfer/file_ends.h"
#include "engine/transfer/method.h"
#include "engine/transfer/range_choice.h"

namespace drover::transfer {

// Why a file is not even offered to a method; nullptr: it is. The chain goes by this, and so does who foresees what it
// will do: `ends` may lack the destination file.

// The whole file to a clone.
const char* clone_excluded(sys::Syscalls& sys, const FileEnds& ends, MethodChoice forced, SparseChoice sparse);
// Its ranges to a kernel copy.
const char* kernel_excluded(const FileEnds& ends, MethodChoice forced, RangeChoice ranges);
// A file that is read to its end to the method that is forced.
const char* reading_to_the_end_excluded(MethodChoice forced);

// Of a choice other than `automatic`.
const Method& method_forced_by(MethodChoice choice);

}  // namespace drover::transfer
