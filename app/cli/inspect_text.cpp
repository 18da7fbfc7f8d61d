// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdio>

#include "app/cli/extent_pieces.h"
#include "app/cli/inspect_output.h"
#include "app/cli/rows.h"
#include "app/cli/terminal.h"

namespace drover::cli {

namespace {

constexpr std::size_t digits = 16;
constexpr std::size_t word = 16;

std::string percent(std::uint64_t part, std::uint64_t whole) {
    if (whole == 0) return "";
    std::array<char, 16> text;
    std::snprintf(text.data(), text.size(), "%.1f %%", static_cast<double>(part) * 100 / static_cast<double>(whole));
    return text.data();
}

void add_figure(Rows& rows, const std::string& name, const Figure& figure, std::uint64_t whole) {
    std::string line = "  " + left(name, word) + right(figure_text(figure), digits);
    if (figure.precision != Precision::unknown) line += right(percent(figure.bytes, whole), 8);
    line.erase(line.find_last_not_of(' ') + 1);
    rows.add(line);
}

bool is_worth_a_line(const Figure& figure) {
    return figure.bytes > 0 || figure.precision != Precision::exact;
}

// Where nothing is known, one question mark will do.
bool is_worth_a_line(const FileView& file, ExtentKind kind) {
    const auto& figure = file.totals.of(kind);
    return is_worth_a_line(figure) && (file.source != MapSource::none || figure.bytes > 0 || kind == ExtentKind::hole);
}

void add_totals(Rows& rows, const FileView& file) {
    const auto& totals = file.totals;
    add_figure(rows, "apparent", {totals.apparent}, 0);
    add_figure(rows, "allocated", {totals.allocated}, 0);
    for (const auto kind : all_extent_kinds)
        if (is_worth_a_line(file, kind)) add_figure(rows, std::string(name_of(kind)), totals.of(kind), totals.apparent);
    if (is_worth_a_line(totals.preallocated_after_end) && file.source != MapSource::none)
        add_figure(rows, "beyond the end", totals.preallocated_after_end, 0);
    add_figure(rows, "exclusive", totals.exclusive, totals.apparent);
    add_figure(rows, "shared", totals.shared, totals.apparent);
    if (!is_worth_a_line(totals.shared)) return;
    add_figure(rows, "- in selection", totals.in_selection, totals.apparent);
    add_figure(rows, "- outside", totals.outside, totals.apparent);
}

std::string address_text(const Extent& extent) {
    return extent.has_address ? std::to_string(extent.address) : "-";
}

// "b.img at 4096, c.img at 0": the other places.
std::string others(const Comparison& comparison, std::size_t file, const SharingRange& range) {
    if (range.segment == no_segment) return "";
    constexpr int most = 4;
    std::string text;
    int listed = 0;
    std::uint64_t left_out = 0;
    const auto& segment = comparison.segments[range.segment];
    for (const auto& use : comparison.uses_of(segment)) {
        const auto& sharing_offset = range.offset;
        if (use.file == file && use.offset <= sharing_offset && sharing_offset < use.offset + segment.length) continue;
        if (++listed > most) {
            ++left_out;
            continue;
        }
        text += (text.empty() ? "" : ", ") + escape_name(comparison.files[use.file]->path) + " at " +
                std::to_string(use.offset);
    }
    if (left_out > 0) text += " and " + std::to_string(left_out) + " more";
    return segment.overlap_known ? text : "same compressed extent, overlap unknown: " + text;
}

void add_extents(Rows& rows, const Comparison& comparison, std::size_t number, const FileView& file) {
    rows.add("  " + right("offset", digits) + right("length", digits) + right("address", digits) + " " +
             left("kind", word) + left("sharing", word) + "with");
    const std::size_t known_as = file.same_as.value_or(number);
    for_each_piece(file, [&](const Extent& extent, const SharingRange& sharing) {
        rows.add("  " + right(std::to_string(extent.offset), digits) + right(std::to_string(extent.length), digits) +
                 right(address_text(extent), digits) + " " + left(std::string(name_of(extent.kind)), word) +
                 left(std::string(name_of(sharing.sharing)), word) + others(comparison, known_as, sharing));
        return !rows.closed();
    });
}

void add_file(Rows& rows, const Comparison& comparison, std::size_t number, bool extents) {
    const FileView& file = *comparison.files[number];
    rows.add(escape_name(file.path) + " (" + file.filesystem.type + ")");
    if (file.same_as) rows.add("  the same file as " + escape_name(comparison.files[*file.same_as]->path));
    else add_totals(rows, file);
    for (const auto& note : file.notes)
        if (!file.same_as) rows.add("  note: " + note);
    if (extents && !file.same_as) add_extents(rows, comparison, number, file);
}

void add_selection(Rows& rows, const ComparisonTotals& totals) {
    rows.add("together");
    add_figure(rows, "apparent", {totals.apparent}, 0);
    add_figure(rows, "allocated", {totals.allocated}, 0);
    add_figure(rows, "mapped", totals.mapped, 0);
    add_figure(rows, "- each byte once", totals.distinct, totals.mapped.bytes);
    add_figure(rows, "overlap", totals.overlap, totals.mapped.bytes);
    add_figure(rows, "saved by sharing", totals.saved, totals.mapped.bytes);
}

}  // namespace

void print_inspect_text(const Comparison& comparison, bool extents, const std::stop_token& stop) {
    {
        Rows rows(stop);
        std::size_t shown = 0;
        for (std::size_t i = 0; i < comparison.files.size(); ++i) {
            if (!comparison.files[i]) continue;
            if (shown++ > 0) rows.add("");
            add_file(rows, comparison, i, extents);
        }
        if (shown > 1) {
            rows.add("");
            add_selection(rows, comparison.totals);
        }
    }
    for (const auto& file : comparison.files)
        if (!file) print_error("drover-cli: " + file.error().message() + "\n");
}

}  // namespace drover::cli
