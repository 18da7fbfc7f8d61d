// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace drover {

enum class QuestionId : std::uint64_t {};

// One side of a name conflict.
struct ConflictSide {
    std::string path{};
    std::uint64_t size = 0;
    std::int64_t mtime_ns = 0;  // since the epoch
    bool directory = false;
};

struct Question {
    QuestionId id{};
    ConflictSide source;
    ConflictSide existing;
    bool put_off = false;  // "decide later" was said
};

enum class Answer : std::uint8_t {
    skip,
    replace,
    keep_both,
    replace_if_newer,   // else skip; as ConflictPolicy::newer
    replace_if_larger,  // else skip; as ConflictPolicy::larger
    later,              // the question stays, marked as put off; no answer to all
};

}  // namespace drover
