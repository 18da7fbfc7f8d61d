// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/payload_mover.h"

#include <lzma.h>

#include <algorithm>
#include <array>
#include <utility>

#include "engine/fs/extent_summary.h"
#include "engine/transfer/accounting.h"
#include "engine/transfer/buffered_method.h"

namespace drover::archive {

namespace {

using transfer::Attempt;
using transfer::Exclusion;
using transfer::Outcome;
using transfer::Side;

constexpr const char* cut_short = "The archive ends before this member does";
constexpr const char* inconsistent = "The archive holds fewer or more bytes of this member than its header says";

ReadError mismatch(const ReadMember& found) {
    return {.reason = inconsistent, .offset = found.payload.header, .error = std::nullopt, .final = false};
}

// A member has its own size, whatever the archive around it has.
sys::FileStatus status_of(const sys::FileStatus& archive, const Member& member) {
    sys::FileStatus status = archive;
    status.size = member.size;
    return status;
}

}  // namespace

std::vector<ByteRange> data_of(const Member& member, std::uint64_t size) {
    return member.sparse ? member.data : std::vector<ByteRange>{{0, size}};
}

// What both ways have in common: the file with its holes.
class PayloadFile {
public:
    PayloadFile(transfer::Workspace& work, const ArchiveFile& archive, const Member& member,
                const PayloadTarget& target, SparseChoice sparse)
        : work_(work),
          status_(status_of(archive.status, member)),
          target_(target),
          sparse_(sparse),
          ends_{.source = archive.fd,
                .status = status_,
                .source_profile = archive.profile,
                .destination = target.fd,
                .destination_device = target.device,
                .destination_profile = target.profile} {
        work_.tally = {};
        method_ends.destination = &target.profile;
        method_ends.zeros_become_holes = sparse == SparseChoice::always;
    }

    const transfer::FileEnds& ends() const { return ends_; }

    bool begin(const Member& member) {
        if (member.size > target_.profile.largest_file)
            return report().fail({std::errc::file_too_large, "write"}, Side::destination);
        report().walked_holes = member.sparse;
        return (member.sparse || method_ends.zeros_become_holes) ? set_size(member.size) : true;
    }

    bool set_size(std::uint64_t size) {
        const auto set = work_.sys.ftruncate(target_.fd, size);
        return set ? true : report().fail(set.error(), Side::destination);
    }

    // From where the last data ended.
    bool add_hole_up_to(std::uint64_t offset) {
        const std::uint64_t length = offset - std::exchange(reached_, offset);
        if (length == 0) return true;
        if (sparse_ == SparseChoice::never) return write_zeros({offset - length, length});
        work_.book(MethodId::hole, length);
        add_step(report().steps, MethodId::hole, Attempt::completed(length));
        return true;
    }
    void passed(std::uint64_t bytes) { reached_ += bytes; }
    std::uint64_t reached() const { return reached_; }

    MovedPayload finish(std::uint64_t size) {
        result.size = size;
        report().bytes = work_.tally;
        if (report().outcome != Outcome::completed) return std::move(result);
        report().saved.clones = confirm_clones();
        if (work_.tally[MethodId::hole] > 0) report().saved.holes = transfer::confirm_holes(work_, ends_);
        return std::move(result);
    }

    transfer::TransferReport& report() { return result.report; }

    MovedPayload result;
    transfer::Ends method_ends;

private:
    bool write_zeros(ByteRange range) {
        static const std::vector<std::byte> zeros(std::size_t{256} * 1024);
        while (!range.empty()) {
            const auto part = std::span(zeros).first(std::min<std::size_t>(zeros.size(), range.length));
            const Attempt attempt = transfer::write_range(work_, target_.fd, part, range.offset);
            if (attempt.outcome != Outcome::completed) return report().fail(attempt);
            range = {range.offset + part.size(), range.length - part.size()};
        }
        return true;
    }

    // The archive may hold preallocation and holes of its own, which are no data.
    SavedBytes confirm_clones() const {
        const std::uint64_t cloned = work_.tally[MethodId::clone];
        if (cloned == 0) return {};
        const auto map = fs::summarize_extents(work_.sys, target_.fd, status_.size, 1);
        return {cloned, map && map->complete && map->data >= cloned ? Precision::exact : Precision::at_most};
    }

    transfer::Workspace& work_;
    sys::FileStatus status_;
    PayloadTarget target_;
    SparseChoice sparse_;
    transfer::FileEnds ends_;
    std::uint64_t reached_ = 0;
};

// Ranges of the archive file become ranges of the new one.
class PayloadMover::Direct {
public:
    Direct(PayloadMover& owner, const ReadMember& found, const PayloadTarget& target)
        : owner_(owner),
          work_(owner.work_),
          found_(found),
          target_(target),
          file_(work_, owner.archive_, found.member, target, owner.options_.sparse),
          mover_(work_, owner.refusals_, file_.ends(), owner.options_.method),
          position_(found.payload.offset.value_or(0)) {}

    MovedPayload move() {
        const Member& member = found_.member;
        bool going = file_.begin(member);
        for (const auto& range : data_of(member, member.size)) {
            if (!going) break;
            going = file_.add_hole_up_to(range.offset) && move_range(range);
        }
        if (going) file_.add_hole_up_to(member.size);
        return file_.finish(member.size);
    }

private:
    bool may_clone() const {
        const auto method = owner_.options_.method;
        return method == MethodChoice::automatic || method == MethodChoice::clone;
    }

    bool move_range(ByteRange range) {
        const bool clonable = may_clone() && target_.profile.clones && !file_.method_ends.zeros_become_holes &&
                              position_ % target_.block == 0 && range.offset % target_.block == 0;
        const std::uint64_t whole = range.length / target_.block * target_.block;
        if (clonable && whole > 0 && !move_by_methods({range.offset, whole}, true)) return false;
        const ByteRange rest = clonable ? ByteRange{range.offset + whole, range.length - whole} : range;
        if (rest.empty()) return true;
        // Less than a block cannot be cloned and is not worth a kernel copy.
        return clonable ? take(transfer::buffered_copy_range(work_, file_.method_ends, copy_of(rest)), rest, true)
                        : move_by_methods(rest, false);
    }

    bool move_by_methods(ByteRange range, bool aligned) {
        std::array<Exclusion, 2> excluded{};
        std::size_t count = 0;
        const bool automatic = owner_.options_.method == MethodChoice::automatic;
        if (automatic && !target_.profile.clones) excluded[count++] = {MethodId::clone, "EOPNOTSUPP"};
        const bool small = range.length < direct_from;
        if (automatic && !aligned && (small || target_.profile.kernel_copy_wants_alignment))
            excluded[count++] = {MethodId::kernel, small ? "small range" : "unaligned"};
        return take(
            mover_.move(copy_of(range), file_.method_ends, std::span(excluded).first(count), file_.report().steps),
            range, false);
    }

    bool take(const Attempt& attempt, ByteRange range, bool add) {
        if (add) add_step(file_.report().steps, MethodId::buffered, attempt);
        file_.passed(attempt.moved);
        position_ += attempt.moved;
        switch (attempt.outcome) {
            case Outcome::completed:
                return attempt.moved == range.length || ended();
            case Outcome::source_ended:
                return ended();
            case Outcome::not_applicable:
                return file_.report().refuse();
            default:
                return file_.report().fail(attempt);
        }
    }

    bool ended() {
        file_.result.damage =
            ReadError{.reason = cut_short, .offset = position_, .error = std::nullopt, .final = false};
        file_.report().outcome = Outcome::failed;
        return false;
    }

    transfer::RangeCopy copy_of(ByteRange range) const {
        return {owner_.archive_.fd, position_, target_.fd, range.offset, range.length, false};
    }

    PayloadMover& owner_;
    transfer::Workspace& work_;
    const ReadMember& found_;
    const PayloadTarget& target_;
    PayloadFile file_;
    transfer::RangeMover mover_;
    std::uint64_t position_;  // in the archive
};

// libarchive's blocks are written.
class PayloadMover::Unpacking {
public:
    Unpacking(PayloadMover& owner, ArchiveReader& reader, const ReadMember& found, const PayloadTarget& target)
        : owner_(owner),
          reader_(reader),
          found_(found),
          target_(target),
          file_(owner.work_, owner.archive_, found.member, target, owner.options_.sparse) {}

    MovedPayload move() {
        if (const char* reason = owner_.refusal(found_)) add_refusals(reason);
        if (!file_.begin(found_.member) || !move_blocks()) return file_.finish(found_.member.size);
        const std::uint64_t size = found_.size_known ? found_.member.size : file_.reached();
        if (moved_ != expected()) {
            damage(mismatch(found_));
        } else if (file_.add_hole_up_to(size) && !found_.size_known && file_.method_ends.zeros_become_holes) {
            file_.set_size(size);
        }
        return file_.finish(size);
    }

private:
    void add_refusals(const char* reason) {
        for (const MethodId method : {MethodId::clone, MethodId::kernel})
            add_step(file_.report().steps, method, Attempt::not_applicable(reason));
    }

    std::uint64_t expected() const { return found_.size_known ? found_.member.stored() : moved_; }

    bool move_blocks() {
        for (;;) {
            const auto block = reader_.next_block();
            // Of a tar only the padding is missing then, which says nothing of the payload.
            if (!block && reader_.is_tar() && found_.size_known && moved_ == expected()) return true;
            if (!block) return damage(block.error());
            if (!*block) return true;
            if ((*block)->bytes.empty()) continue;
            if (!move_block(**block)) return false;
        }
    }

    bool move_block(const DataBlock& block) {
        const std::uint64_t size = found_.size_known ? found_.member.size : UINT64_MAX;
        if (block.offset < file_.reached() || block.offset > size || block.bytes.size() > size - block.offset)
            return damage(mismatch(found_));
        if (!file_.add_hole_up_to(block.offset)) return false;
        const Attempt attempt =
            transfer::write_range(owner_.work_, file_.method_ends, target_.fd, block.bytes, block.offset);
        add_step(file_.report().steps, MethodId::buffered, attempt);
        if (attempt.outcome != Outcome::completed) return file_.report().fail(attempt);
        if (owner_.options_.checksum) file_.result.checksum = add_to_checksum(file_.result.checksum, block.bytes);
        file_.passed(block.bytes.size());
        moved_ += block.bytes.size();
        return true;
    }

    bool damage(ReadError error) {
        file_.report().outcome = error.stopped ? Outcome::stopped : Outcome::failed;
        file_.result.damage = std::move(error);
        return false;
    }

    PayloadMover& owner_;
    ArchiveReader& reader_;
    const ReadMember& found_;
    const PayloadTarget& target_;
    PayloadFile file_;
    std::uint64_t moved_ = 0;
};

MovedPayload PayloadMover::move(ArchiveReader& reader, const ReadMember& found, const PayloadTarget& target) {
    const bool forced = options_.method == MethodChoice::clone || options_.method == MethodChoice::kernel;
    if (goes_directly(found)) {
        MovedPayload moved = Direct(*this, found, target).move();
        if (!options_.checksum || moved.report.outcome != Outcome::completed) return moved;
        const auto sum = checksum_of(work_, archive_.fd, {{*found.payload.offset, found.payload.stored}});
        if (!sum) moved.report.fail(sum.error(), Side::source);
        else if (!*sum) moved.report.fail(Attempt{.outcome = Outcome::stopped});
        else moved.checksum = **sum;
        return moved;
    }
    if (forced && found.member.size > 0) {
        MovedPayload moved;
        const MethodId wanted = options_.method == MethodChoice::clone ? MethodId::clone : MethodId::kernel;
        add_step(moved.report.steps, wanted, Attempt::not_applicable(found.payload.indirect));
        moved.report.refuse();
        return moved;
    }
    return Unpacking(*this, reader, found, target).move();
}

bool PayloadMover::goes_directly(const ReadMember& found) const {
    if (found.payload.indirect != nullptr || !found.payload.offset) return false;
    const bool forced = options_.method == MethodChoice::clone || options_.method == MethodChoice::kernel;
    return forced || found.payload.stored >= direct_from || (found.member.sparse && found.member.data.empty());
}

// Why not directly, where that is worth a word.
const char* PayloadMover::refusal(const ReadMember& found) const {
    const bool asked = options_.method == MethodChoice::automatic && found.payload.stored >= direct_from;
    return asked ? found.payload.indirect : nullptr;
}

std::expected<std::vector<std::byte>, ReadError> read_payload(ArchiveReader& reader, const ReadMember& found) {
    std::vector<std::byte> content;
    content.reserve(static_cast<std::size_t>(found.member.size));
    while (content.size() < found.member.size) {
        const auto block = reader.next_block();
        if (!block) return std::unexpected(block.error());
        if (!*block) break;
        const bool fits =
            (*block)->offset == content.size() && (*block)->bytes.size() <= found.member.size - content.size();
        if (!fits) return std::unexpected(mismatch(found));
        content.insert(content.end(), (*block)->bytes.begin(), (*block)->bytes.end());
    }
    if (content.size() < found.member.size) return std::unexpected(mismatch(found));
    // Some formats tell only at the end that a checksum is wrong.
    if (reader.is_tar()) return content;
    for (;;) {
        const auto rest = reader.next_block();
        if (!rest) return std::unexpected(rest.error());
        if (!*rest) return content;
        if (!(*rest)->bytes.empty()) return std::unexpected(mismatch(found));
    }
}

std::uint64_t add_to_checksum(std::uint64_t sum, std::span<const std::byte> bytes) {
    return lzma_crc64(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), sum);
}

sys::SysResult<std::optional<std::uint64_t>> checksum_of(transfer::Workspace& work, int fd,
                                                         const std::vector<ByteRange>& ranges) {
    std::uint64_t sum = 0;
    for (ByteRange range : ranges) {
        while (!range.empty()) {
            if (!work.control.may_continue()) return std::nullopt;
            const auto buffer = work.buffer();
            const auto part = buffer.first(std::min<std::size_t>(buffer.size(), range.length));
            const auto count = work.sys.pread(fd, part, range.offset);
            if (!count && count.error().is(std::errc::interrupted)) continue;
            if (!count) return std::unexpected(count.error());
            if (*count == 0) return sum;  // too short: no sum of anything else
            sum = add_to_checksum(sum, part.first(*count));
            range = {range.offset + *count, range.length - *count};
        }
    }
    return sum;
}

}  // namespace drover::archive
