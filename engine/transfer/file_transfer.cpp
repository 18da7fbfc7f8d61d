// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/file_transfer.h"

#include "engine/transfer/chain.h"

namespace drover::transfer {

TransferReport FileTransfer::copy(const FileEnds& ends) {
    return Chain(work_, refusals_, ends, method_, sparse_).run();
}

}  // namespace drover::transfer
