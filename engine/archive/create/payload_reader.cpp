// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/payload_reader.h"

#include <algorithm>
#include <cstring>

namespace drover::archive {

namespace {

using transfer::Attempt;
using transfer::Outcome;
using transfer::Side;
using transfer::TransferReport;
using Put = std::function<sys::SysStatus(std::string_view)>;

class PayloadReader {
public:
    PayloadReader(transfer::Workspace& work, const PayloadSource& source, const Put& put)
        : work_(work), source_(source), put_(put) {}

    TransferReport read(const Member& member) {
        work_.tally = {};
        if (member.sparse) read_between_holes(member);
        else read_range({0, member.size});
        if (const std::uint64_t bytes = work_.tally[MethodId::buffered]; bytes > 0)
            add_step(report_.steps, MethodId::buffered, Attempt::completed(bytes));
        report_.bytes = work_.tally;
        report_.saved.holes = {work_.tally[MethodId::hole], Precision::exact};
        return std::move(report_);
    }

private:
    bool over() const { return report_.outcome == Outcome::stopped || report_.side == Side::destination; }

    void read_between_holes(const Member& member) {
        report_.walked_holes = true;
        for (const auto& range : member.data) {
            if (over()) return;
            read_range(range);
        }
        const std::uint64_t holes = member.size - member.stored();
        work_.book(MethodId::hole, holes);
        add_step(report_.steps, MethodId::hole, Attempt::completed(holes));
    }

    void read_range(ByteRange range) {
        while (range.length > 0) {
            if (!work_.control.may_continue()) {
                report_.fail(Attempt{.outcome = Outcome::stopped});
                return;
            }
            const auto buffer = work_.buffer();
            const std::uint64_t wanted = std::min(work_.slice(buffer.size()), range.length);
            const auto part = buffer.first(static_cast<std::size_t>(wanted));
            const std::size_t count = fill(part, range.offset);
            const std::string_view bytes(reinterpret_cast<const char*>(part.data()), count);
            if (const auto taken = put_(bytes); !taken) {
                report_.fail(taken.error(), Side::destination);
                return;
            }
            work_.moved(MethodId::buffered, count);
            range = {range.offset + count, range.length - count};
        }
    }

    // Zeros once the source gave up or ended.
    std::size_t fill(std::span<std::byte> part, std::uint64_t offset) {
        while (report_.outcome == Outcome::completed && !report_.source_changed) {
            const auto count = work_.sys.pread(source_.fd, part, offset);
            if (count && *count > 0) return *count;
            if (count) report_.source_changed = true;
            else if (!count.error().is(std::errc::interrupted)) report_.fail(count.error(), Side::source);
        }
        std::memset(part.data(), 0, part.size());
        return part.size();
    }

    transfer::Workspace& work_;
    const PayloadSource& source_;
    const Put& put_;
    TransferReport report_;
};

}  // namespace

TransferReport read_payload(transfer::Workspace& work, const Member& member, const PayloadSource& source,
                            const Put& put) {
    return PayloadReader(work, source, put).read(member);
}

}  // namespace drover::archive
