// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/text/extent_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "ui/extents/drawing/file_lanes.h"
#include "ui/extents/table/pieces.h"
#include "ui/text/format.h"

namespace drover::ui {

namespace {

struct Extents {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Extents)
};

const QString separator = QStringLiteral(" · ");

// The names of FIEMAP's flags, which people look up: not translated.
constexpr std::array<std::pair<std::uint32_t, const char*>, 11> flag_names{{{0x1, "last"},
                                                                            {0x2, "unknown"},
                                                                            {0x4, "delalloc"},
                                                                            {0x8, "encoded"},
                                                                            {0x80, "encrypted"},
                                                                            {0x100, "not_aligned"},
                                                                            {0x200, "inline"},
                                                                            {0x400, "tail"},
                                                                            {0x800, "unwritten"},
                                                                            {0x1000, "merged"},
                                                                            {0x2000, "shared"}}};

template <typename Range>
const Range* range_at(const std::vector<Range>& ranges, std::uint64_t offset) {
    const auto after = std::ranges::upper_bound(ranges, offset, {}, &Range::offset);
    if (after == ranges.begin()) return nullptr;
    const Range& found = *std::prev(after);
    return offset < found.end() ? &found : nullptr;
}

bool worth_saying(const Figure& figure) {
    return figure.bytes > 0 || figure.precision != Precision::exact;
}

// The last `parts` of a path; all of it where it has no more.
std::string_view tail(std::string_view path, std::size_t parts) {
    std::size_t begin = path.find_last_not_of('/') + 1;
    for (; parts > 0 && begin != std::string::npos && begin > 0; --parts) begin = path.rfind('/', begin - 1);
    return begin == std::string::npos || parts > 0 ? path : path.substr(begin + 1);
}

const std::string& path_of(const Result<FileView>& file) {
    return file ? file->path : file.error().path;
}

// Whether another file's path ends in the same way.
bool is_ambiguous(const Comparison& comparison, const std::string& path, std::string_view end, std::size_t parts) {
    return std::ranges::any_of(comparison.files, [&](const auto& other) {
        return path_of(other) != path && tail(path_of(other), parts) == end;
    });
}

enum class SharedPart { none, some, all };

// How much of a range lies in ranges that are shared.
SharedPart shared_part(const std::vector<SharingRange>& ranges, ByteRange range) {
    auto one = std::ranges::upper_bound(ranges, range.offset, {}, &SharingRange::end);
    if (one == ranges.end()) return SharedPart::none;
    if (one->end() >= range.end()) return one->segment == no_segment ? SharedPart::none : SharedPart::all;
    for (; one != ranges.end() && one->offset < range.end(); ++one)
        if (one->segment != no_segment) return SharedPart::some;
    return SharedPart::none;
}

QString place_text(ByteRange range) {
    return Extents::tr("%1 at offset %2").arg(exact_bytes(range.length), exact_number(range.offset));
}

}  // namespace

QString exact_number(std::uint64_t number) {
    return format_count(number);
}

QString exact_bytes(std::uint64_t bytes) {
    return bytes == 1 ? Extents::tr("1 byte") : Extents::tr("%1 bytes").arg(exact_number(bytes));
}

QString exact_figure(const Figure& figure) {
    switch (figure.precision) {
        case Precision::exact:
            return exact_number(figure.bytes);
        case Precision::at_least:
            return Extents::tr("at least %1").arg(exact_number(figure.bytes));
        case Precision::at_most:
            return Extents::tr("at most %1").arg(exact_number(figure.bytes));
        case Precision::unknown:
            break;
    }
    return Extents::tr("unknown");
}

QString share_text(const Figure& part, std::uint64_t whole) {
    if (part.precision == Precision::unknown || whole == 0) return {};
    return format_share(static_cast<double>(part.bytes) / static_cast<double>(whole));
}

QString ranges_text(std::uint64_t count) {
    return count == 1 ? Extents::tr("1 range") : Extents::tr("%1 ranges").arg(exact_number(count));
}

QString address_text(const Extent& extent) {
    return extent.has_address ? exact_number(extent.address) : Extents::tr("–");
}

QString flags_text(std::uint32_t flags) {
    QStringList names;
    for (const auto& [flag, name] : flag_names) {
        if (flags & flag) names << QString::fromLatin1(name);
    }
    return names.join(QStringLiteral(", "));
}

QString name_among(const Comparison& comparison, std::size_t file) {
    const std::string& path = path_of(comparison.files[file]);
    std::string_view name = tail(path, 1);
    for (std::size_t parts = 1; name.size() < path.size() && is_ambiguous(comparison, path, name, parts);)
        name = tail(path, ++parts);
    return show_path(std::string(name));
}

QString file_facts(const FileView& file) {
    QStringList parts{format_size(file.size), QString::fromStdString(file.filesystem.type)};
    const auto holes = std::ranges::count(file.extents, ExtentKind::hole, &Extent::kind);
    const auto extents = file.extents.size() - static_cast<std::size_t>(holes);
    if (file.source == MapSource::extent_map)
        parts << (extents == 1 ? Extents::tr("1 extent") : Extents::tr("%1 extents").arg(exact_number(extents)));
    if (file.source == MapSource::seek) parts << Extents::tr("holes and data only, no extents");
    if (file.source == MapSource::none) parts << Extents::tr("the filesystem does not say");
    if (file.filesystem.via_overlay) parts << Extents::tr("through an overlay");
    if (file.links > 1) parts << Extents::tr("%1 names").arg(exact_number(file.links));
    return parts.join(separator);
}

QString summary_sentence(const FileView& file) {
    const QString whole = Extents::tr("%1, %2.").arg(show_name(file.path), exact_bytes(file.size));
    if (file.source == MapSource::none)
        return Extents::tr("%1 What it is made of and who shares it is unknown: the filesystem does not say.")
            .arg(whole);
    QStringList parts;
    const auto add = [&](const QString& name, const Figure& figure) {
        if (!worth_saying(figure)) return;
        const bool known = figure.precision != Precision::unknown;
        parts << (known ? Extents::tr("%1: %2 bytes") : Extents::tr("%1: %2")).arg(name, exact_figure(figure));
    };
    for (const ClassLook& look : classes_of(LaneTopic::state))
        add(look.name, file.totals.of(static_cast<ExtentKind>(look.id)));
    add(Extents::tr("Preallocated beyond the end"), file.totals.preallocated_after_end);
    add(class_name(LaneTopic::sharing, class_of(Sharing::exclusive)), file.totals.exclusive);
    add(class_name(LaneTopic::sharing, class_of(Sharing::in_selection)), file.totals.in_selection);
    add(class_name(LaneTopic::sharing, class_of(Sharing::outside)), file.totals.outside);
    return parts.isEmpty() ? whole : Extents::tr("%1 %2.").arg(whole, parts.join(QStringLiteral(", ")));
}

QString sharers_text(const Comparison& comparison, std::size_t file, const SharingRange& range, std::size_t most) {
    if (range.segment == no_segment) return {};
    const Segment& segment = comparison.segments[range.segment];
    QStringList places;
    std::size_t others = 0;
    for (const SegmentUse& use : comparison.uses_of(segment)) {
        const bool itself =
            use.file == file && use.offset <= range.offset && range.offset < use.offset + segment.length;
        if (itself || ++others > most) continue;
        places << Extents::tr("%1 at %2").arg(name_among(comparison, use.file), exact_number(use.offset));
    }
    QString text = places.join(QStringLiteral(", "));
    if (others > most) text = Extents::tr("%1, and %2 more").arg(text, exact_number(others - most));
    // Their maps are the same, but each may use another part of it: never call them identical.
    if (!segment.overlap_known) text = Extents::tr("same compressed extent, overlap unknown: %1").arg(text);
    return text;
}

QString range_text(const Comparison& comparison, std::size_t file, LaneTopic topic, ByteRange range) {
    const FileView& view = *comparison.files[file];
    const Extent* extent = range_at(view.extents, range.offset);
    const SharingRange* sharing = range_at(view.sharing, range.offset);
    QStringList parts;
    if (topic == LaneTopic::sharing) {
        const Sharing own = sharing ? sharing->sharing : extent ? sharing_beyond_the_end(*extent) : Sharing::none;
        parts << class_name(topic, class_of(own));
    } else {
        parts << (extent ? class_name(LaneTopic::state, class_of(extent->kind)) : class_name(topic, no_file));
    }
    parts << place_text(range);
    if (range.offset >= view.size) parts << Extents::tr("beyond the end of the file");
    if (extent && extent->has_address)
        parts << Extents::tr("filesystem address %1").arg(exact_number(address_at(*extent, range.offset)));
    const SharedPart shared = shared_part(view.sharing, range);
    if (shared == SharedPart::some) parts << Extents::tr("partly shared: see the lane below");
    if (shared == SharedPart::all) {
        constexpr std::size_t most = 3;
        const QString others = sharers_text(comparison, view.same_as.value_or(file), *sharing, most);
        if (!others.isEmpty()) parts << Extents::tr("shared with %1").arg(others);
    }
    return parts.join(separator);
}

QString mixture_text(LaneTopic topic, ByteRange range, std::size_t ranges, const ClassBytes& bytes) {
    QStringList parts{Extents::tr("%1 in %2").arg(ranges_text(ranges), place_text(range))};
    for (const ClassLook& look : classes_of(topic)) {
        if (bytes[look.id] > 0) parts << Extents::tr("%1: %2").arg(look.name, exact_bytes(bytes[look.id]));
    }
    return parts.join(separator);
}

}  // namespace drover::ui
