// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/jobs/copy/type_words.h"

#include <string_view>

namespace drover::jobs {

namespace {

std::string_view word_for(sys::FileType type) {
    switch (type) {
        case sys::FileType::directory:
            return "directory";
        case sys::FileType::symlink:
            return "symlink";
        case sys::FileType::fifo:
            return "FIFO";
        case sys::FileType::socket:
            return "socket";
        case sys::FileType::char_device:
        case sys::FileType::block_device:
            return "device";
        case sys::FileType::regular:
        case sys::FileType::unknown:
            break;
    }
    return "file";
}

}  // namespace

std::string not_replaced(sys::FileType existing, sys::FileType coming) {
    return std::string("A ").append(word_for(existing)).append(" is not replaced by a ").append(word_for(coming));
}

}  // namespace drover::jobs
