// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/create/tar_writer.h"

#include <algorithm>
#include <array>

#include "engine/archive/tar/tar_header.h"
#include "engine/archive/tar/ustar.h"
#include "engine/fs/extent_summary.h"

namespace drover::archive {

namespace {

using transfer::Attempt;
using transfer::Exclusion;
using transfer::Outcome;
using transfer::Side;
using transfer::TransferReport;

// Below, a kernel copy costs more than it saves: what is buffered has to be written out before it.
constexpr std::uint64_t kernel_from = std::uint64_t{128} * 1024;

}  // namespace

// One member's payload on its way into the archive.
class TarWriter::Payload {
public:
    Payload(TarWriter& writer, const PayloadSource& source)
        : writer_(writer),
          work_(writer.work_),
          out_(writer.out_),
          source_(source),
          ends_{.source = source.fd,
                .status = source.status,
                .source_profile = source.profile,
                .destination = writer.target_.fd,
                .destination_device = writer.target_.device,
                .destination_profile = writer.target_.profile},
          mover_(work_, writer.refusals_, ends_, writer.method_) {
        method_ends_.destination = &writer.target_.profile;
    }

    // False: it failed or was stopped, as the report says.
    bool move(const Member& member) {
        if (!member.sparse) return move_range({0, member.size});
        report_.walked_holes = true;
        std::uint64_t reached = 0;
        for (const auto& range : member.data) {
            add_hole(range.offset - reached);
            if (!move_range(range)) return false;
            reached = range.end();
        }
        add_hole(member.size - reached);
        return true;
    }

    TransferReport finish() {
        report_.bytes = work_.tally;
        report_.saved.clones = confirm_clones();
        report_.saved.holes = {work_.tally[MethodId::hole], Precision::exact};
        return std::move(report_);
    }
    TransferReport& report() { return report_; }

private:
    bool move_range(ByteRange range) {
        if (const std::uint64_t direct = direct_length(range); direct > 0) {
            if (const auto flushed = out_.flush(); !flushed) return report_.fail(flushed.error(), Side::destination);
            const Attempt attempt = move_directly({range.offset, direct});
            out_.passed(attempt.moved);
            range = {range.offset + attempt.moved, range.length - attempt.moved};
            if (attempt.outcome == Outcome::not_applicable) return report_.refuse();
            if (attempt.outcome == Outcome::failed || attempt.outcome == Outcome::stopped) return report_.fail(attempt);
        }
        return move_through_buffer(range);
    }

    Attempt move_directly(ByteRange range) {
        std::array<Exclusion, 1> excluded{Exclusion{MethodId::kernel, "unaligned"}};
        const bool without_kernel = !clonable(range.offset) && writer_.target_.profile.kernel_copy_wants_alignment;
        return mover_.move({source_.fd, range.offset, writer_.target_.fd, out_.position(), range.length, false},
                           method_ends_, std::span(excluded).first(without_kernel ? 1 : 0), report_.steps);
    }

    // How much of the range does not go through the buffer.
    std::uint64_t direct_length(ByteRange range) const {
        const auto method = writer_.method_;
        if (method == MethodChoice::buffered) return 0;
        const std::uint64_t block = writer_.target_.block;
        if (method != MethodChoice::kernel && clonable(range.offset) && range.length >= aligned_from)
            return range.length / block * block;
        if (method == MethodChoice::clone) return range.length / block * block;  // says why it cannot
        const bool kernel = method == MethodChoice::kernel || !writer_.target_.profile.kernel_copy_wants_alignment;
        return kernel && range.length >= kernel_from ? range.length : 0;
    }

    bool clonable(std::uint64_t offset) const {
        const auto& target = writer_.target_;
        return target.profile.clones && source_.profile.name == target.profile.name && offset % target.block == 0 &&
               out_.position() % target.block == 0;
    }

    bool move_through_buffer(ByteRange range) {
        const std::uint64_t begin = range.offset;
        while (range.length > 0) {
            if (!work_.control.may_continue()) return report_.fail(Attempt{.outcome = Outcome::stopped});
            const auto room = out_.room();
            if (!room) return report_.fail(room.error(), Side::destination);
            const auto part = room->first(static_cast<std::size_t>(
                std::min<std::uint64_t>({room->size(), range.length, work_.slice(room->size())})));
            const auto count = work_.sys.pread(source_.fd, part, range.offset);
            if (!count && count.error().is(std::errc::interrupted)) continue;
            if (!count) return report_.fail(count.error(), Side::source);
            if (*count == 0) break;
            out_.filled(*count);
            work_.moved(MethodId::buffered, *count);
            range = {range.offset + *count, range.length - *count};
        }
        if (range.offset > begin) add_step(report_.steps, MethodId::buffered, Attempt::completed(range.offset - begin));
        return fill_up(range.length);
    }

    // The source shrank, and its size stands in the header already.
    bool fill_up(std::uint64_t missing) {
        if (missing == 0) return true;
        report_.source_changed = true;
        const auto filled = out_.append_zeros(missing);
        return filled ? true : report_.fail(filled.error(), Side::destination);
    }

    void add_hole(std::uint64_t bytes) {
        if (bytes == 0) return;
        work_.book(MethodId::hole, bytes);
        add_step(report_.steps, MethodId::hole, Attempt::completed(bytes));
    }

    // A cloned range may hold preallocation and small holes, which are no data.
    SavedBytes confirm_clones() const {
        const std::uint64_t cloned = work_.tally[MethodId::clone];
        if (cloned == 0) return {};
        const auto map = fs::summarize_extents(work_.sys, source_.fd, source_.status.size, 1);
        const bool exact = map && map->complete && map->data >= cloned;
        return {cloned, exact ? Precision::exact : Precision::at_most};
    }

    TarWriter& writer_;
    transfer::Workspace& work_;
    AppendBuffer& out_;
    const PayloadSource& source_;
    transfer::FileEnds ends_;
    transfer::RangeMover mover_;
    transfer::Ends method_ends_;
    TransferReport report_;
};

TarWriter::TarWriter(transfer::Workspace& work, const TarTarget& target, std::uint64_t alignment, MethodChoice method,
                     ResumableTar* resumable)
    : work_(work),
      target_(target),
      alignment_(alignment),
      method_(method),
      resumable_(resumable),
      out_(work.sys, target.fd) {}

std::string TarWriter::header_of(const Member& member) {
    const bool aligned = alignment_ > 0 && member.type == MemberType::regular && member.stored() >= aligned_from;
    std::string header = encode_member(member, out_.position(), aligned ? alignment_ : 0);
    if (aligned) padding_ += header.size() - encode_member(member, out_.position(), 0).size();
    return header;
}

void TarWriter::pass_kept() {
    out_.passed(resumable_->kept() - out_.position());
}

sys::SysStatus TarWriter::begin(const std::string& header) {
    if (keeping())
        if (const auto cut = resumable_->write_from(out_.position()); !cut) return cut;
    return out_.append(header);
}

sys::SysStatus TarWriter::end_payload() {
    const auto ended = out_.append_zeros(to_tar_blocks(out_.position()) - out_.position());
    if (!ended || resumable_ == nullptr || !resumable_->wants_to_note()) return ended;
    if (const auto flushed = out_.flush(); !flushed) return flushed;
    resumable_->note(out_.position());
    return {};
}

sys::SysStatus TarWriter::add(const Member& member, std::span<const std::byte> content) {
    const std::string header = header_of(member);
    if (keeping() && resumable_->holds(out_.position(), header, content)) {
        pass_kept();
        return {};
    }
    if (const auto begun = begin(header); !begun) return begun;
    if (content.empty()) return {};
    work_.moved(MethodId::buffered, content.size());
    const std::string_view bytes(reinterpret_cast<const char*>(content.data()), content.size());
    if (const auto written = out_.append(bytes); !written) return written;
    return end_payload();
}

TransferReport TarWriter::add(const Member& member, const PayloadSource& source) {
    const std::uint64_t start = out_.position();
    work_.tally = {};
    Payload payload(*this, source);
    TransferReport& report = payload.report();
    const std::string header = header_of(member);
    if (keeping() && resumable_->holds(start, header, member, source)) {
        pass_kept();
        return std::move(report);
    }
    if (const auto begun = begin(header); !begun) report.fail(begun.error(), Side::destination);
    else if (payload.move(member))
        if (const auto ended = end_payload(); !ended) report.fail(ended.error(), Side::destination);
    if (report.outcome == Outcome::completed) return payload.finish();
    // Whoever goes on after an error of the source finds the archive as it was.
    if (const auto back = out_.rewind(start); !back) report.fail(back.error(), Side::destination);
    report.bytes = work_.tally;
    return std::move(report);
}

sys::SysStatus TarWriter::finish() {
    if (const auto ended = begin(encode_end()); !ended) return ended;
    return out_.flush();
}

}  // namespace drover::archive
