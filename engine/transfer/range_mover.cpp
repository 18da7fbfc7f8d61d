// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transfer/range_mover.h"

#include <algorithm>
#include <utility>

#include "engine/transfer/range_choice.h"

namespace drover::transfer {

Attempt RangeMover::move(const RangeCopy& range, const Ends& method_ends, std::span<const Exclusion> excluded,
                         std::vector<Step>& steps) {
    RangeCopy rest = range;
    Attempt last = Attempt::not_applicable("no method is left");
    for (const auto& method : all_range_methods()) {
        if (!allowed(method)) continue;
        const auto exclusion = std::ranges::find(excluded, method.id, &Exclusion::method);
        if (exclusion == excluded.end()) {
            last = attempt(method, rest, method_ends, steps);
        } else if (exclusion->because) {
            last = Attempt::not_applicable(exclusion->because);
        } else {
            continue;
        }
        add_step(steps, method.id, last);
        rest = rest.after(last.moved);
        if (last.outcome != Outcome::not_applicable) break;
    }
    last.moved = range.length - rest.length;
    return last;
}

Attempt RangeMover::attempt(const Method& method, const RangeCopy& range, const Ends& method_ends,
                            const std::vector<Step>& steps) {
    if (const auto refusal = refusals_.find(ends_, method.id))
        return {.outcome = Outcome::not_applicable, .error = *refusal};
    if (ends_.size() >= large_file && std::exchange(shown_, method.id) != method.id)
        work_.slot.choose(method.id, explain(steps, method.id));
    const Attempt attempt = method.move(work_, method_ends, range);
    if (attempt.by_system_call()) refusals_.remember(ends_, method.id, attempt.error);
    return attempt;
}

}  // namespace drover::transfer
