// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/extent_pieces.h"
#include "app/cli/inspect_output.h"
#include "app/cli/rows.h"
#include "app/cli/terminal.h"

namespace drover::cli {

namespace {

void add_file(Rows& rows, const Comparison& comparison, const FileView& file) {
    const std::string path = escape_name(file.path);
    for_each_piece(file, [&](const Extent& extent, const SharingRange& sharing) {
        const bool in_segment = sharing.segment != no_segment;
        const bool overlap_known = in_segment && comparison.segments[sharing.segment].overlap_known;
        rows.add(csv_line({path, std::to_string(extent.offset), std::to_string(extent.length),
                           std::string(name_of(extent.kind)), std::string(name_of(sharing.sharing)),
                           extent.has_address ? std::to_string(extent.address) : "", std::to_string(extent.flags),
                           in_segment ? std::to_string(sharing.segment) : "", file.filesystem.key,
                           std::string(name_of(file.source)), std::string(name_of(file.settled)),
                           file.same_as ? std::to_string(*file.same_as) : "", file.changing ? "yes" : "no",
                           !in_segment     ? ""
                           : overlap_known ? "yes"
                                           : "no"}));
        return !rows.closed();
    });
}

}  // namespace

void print_inspect_csv(const Comparison& comparison, const std::stop_token& stop) {
    {
        Rows rows(stop);
        rows.add(
            "path,offset,length,kind,sharing,address,flags,segment,filesystem,map,settled,same_as,changing,overlap_"
            "known");
        for (const auto& file : comparison.files)
            if (file) add_file(rows, comparison, *file);
    }
    for (const auto& file : comparison.files)
        if (!file) print_error("drover-cli: " + file.error().message() + "\n");
}

}  // namespace drover::cli
