// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/archive/input/packed_stream.h"

namespace drover::archive {

// A compressed file that is one frame after the other, each with a checksum at its end. Zeros may follow.
class FramedStream : public PackedStream {
public:
    std::expected<std::span<const std::byte>, std::string> read() override;
    std::uint64_t consumed() const override { return ended_ ? end_ : input_.position() - packed_.size(); }

protected:
    explicit FramedStream(ArchiveInput& input);

    struct Step {
        std::size_t used = 0;      // of the packed bytes
        std::size_t unpacked = 0;  // into the room
        bool frame_ends = false;
        std::string failure;
    };
    virtual Step unpack(std::span<const std::byte> packed, std::span<std::byte> room) = 0;
    // Whether a frame can begin so; what was unpacked before is complete.
    virtual bool begin_frame(std::byte first) = 0;
    virtual const char* name() const = 0;

private:
    // False when there is nothing more to unpack: at the end, or for the reason in failure_.
    bool go_on();
    bool fill();
    bool begin_next_frame();
    bool fail(std::string reason);

    ArchiveInput& input_;
    std::span<const std::byte> packed_;  // read, not used yet
    std::unique_ptr<std::byte[]> unpacked_;
    std::size_t used_ = 0;     // of unpacked_
    bool inside_ = true;       // a frame
    bool holds_more_ = false;  // the decoder may, since there was no room
    bool ended_ = false;
    std::uint64_t end_ = 0;  // of the last frame, once it ended
    std::string failure_;
};

}  // namespace drover::archive
