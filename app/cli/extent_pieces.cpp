// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/extent_pieces.h"

#include <algorithm>

namespace drover::cli {

namespace {

Extent part_of(const Extent& extent, std::uint64_t begin, std::uint64_t end) {
    Extent part = extent;
    part.offset = begin;
    part.length = end - begin;
    if (end < extent.end()) part.flags &= ~extent_flag_last;
    if (extent.has_address && extent.kind != ExtentKind::compressed) part.address += begin - extent.offset;
    return part;
}

// What lies beyond the end of the file shares with nobody as far as anybody says.
SharingRange beyond_the_end(const Extent& extent) {
    const auto sharing = extent.reported_shared ? Sharing::outside : Sharing::exclusive;
    return {.offset = extent.offset, .length = extent.length, .sharing = sharing};
}

}  // namespace

std::string figure_text(const Figure& figure) {
    switch (figure.precision) {
        case Precision::exact:
            return std::to_string(figure.bytes);
        case Precision::at_least:
            return ">=" + std::to_string(figure.bytes);
        case Precision::at_most:
            return "<=" + std::to_string(figure.bytes);
        case Precision::unknown:
            return "?";
    }
    return "";
}

void for_each_piece(const FileView& file, const std::function<bool(const Extent&, const SharingRange&)>& visit) {
    auto range = file.sharing.begin();
    for (const auto& extent : file.extents) {
        if (extent.offset >= file.size && !visit(extent, beyond_the_end(extent))) return;
        while (range != file.sharing.end() && range->offset < extent.end()) {
            const auto piece =
                part_of(extent, std::max(extent.offset, range->offset), std::min(extent.end(), range->end()));
            SharingRange sharing = *range;
            sharing.offset = piece.offset;
            sharing.length = piece.length;
            if (!visit(piece, sharing)) return;
            if (range->end() > extent.end()) break;
            ++range;
        }
    }
}

}  // namespace drover::cli
