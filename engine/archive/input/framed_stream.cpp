// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/input/framed_stream.h"

#include <utility>

namespace drover::archive {

namespace {

constexpr std::size_t unpacked_size = std::size_t{128} * 1024;

}  // namespace

FramedStream::FramedStream(ArchiveInput& input)
    : input_(input), unpacked_(std::make_unique_for_overwrite<std::byte[]>(unpacked_size)) {}

std::expected<std::span<const std::byte>, std::string> FramedStream::read() {
    used_ = 0;
    while (failure_.empty() && used_ < unpacked_size && go_on()) {
    }
    if (used_ == 0 && !failure_.empty()) return std::unexpected(failure_);
    return std::span<const std::byte>(unpacked_.get(), used_);
}

bool FramedStream::go_on() {
    if (ended_ || (packed_.empty() && !holds_more_ && !fill())) return false;
    if (!inside_ && !begin_next_frame()) return false;
    Step step = unpack(packed_, {unpacked_.get() + used_, unpacked_size - used_});
    packed_ = packed_.subspan(step.used);
    used_ += step.unpacked;
    inside_ = !step.frame_ends;
    holds_more_ = inside_ && used_ == unpacked_size;
    return step.failure.empty() || fail(std::move(step.failure));
}

bool FramedStream::fill() {
    const auto bytes = input_.read();
    if (!bytes) return fail("The archive cannot be read");
    packed_ = *bytes;
    if (!packed_.empty()) return true;
    end_ = consumed();
    ended_ = true;
    return inside_ && fail(std::string("The ") + name() + " data ends early");
}

bool FramedStream::begin_next_frame() {
    inside_ = begin_frame(packed_.front());
    if (inside_) return true;
    end_ = consumed();
    ended_ = true;
    return !only_zeros_follow(input_, end_) && fail(strange_rest);
}

bool FramedStream::fail(std::string reason) {
    failure_ = std::move(reason);
    return false;
}

}  // namespace drover::archive
