// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/archive/payload/payload_mover.h"

#include "engine/archive/payload/direct_payload.h"
#include "engine/archive/payload/payload_checksum.h"
#include "engine/archive/payload/unpacked_payload.h"

namespace drover::archive {

using transfer::Attempt;
using transfer::Outcome;
using transfer::Side;

MovedPayload PayloadMover::move(ArchiveReader& reader, const ReadMember& found, const PayloadTarget& target) {
    const bool forced = options_.method == MethodChoice::clone || options_.method == MethodChoice::kernel;
    if (goes_directly(found)) {
        MovedPayload moved =
            DirectPayload(work_, refusals_, archive_, found, target, options_.method, options_.sparse).move();
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
    UnpackedPayload unpacked(work_, archive_, reader, found, target, options_.sparse);
    if (const char* reason = refusal(found)) unpacked.add_refusals(reason);
    return unpacked.move(options_.checksum);
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

}  // namespace drover::archive
