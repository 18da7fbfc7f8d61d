// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/export/extent_export.h"

#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "engine/api/extent_names.h"
#include "ui/export/csv.h"
#include "ui/export/json_values.h"

namespace drover::ui {

namespace {

QJsonObject totals_json(const FileTotals& totals) {
    QJsonObject json{{QStringLiteral("apparent"), json_number(totals.apparent)},
                     {QStringLiteral("allocated"), json_number(totals.allocated)},
                     {QStringLiteral("preallocated_after_end"), json_figure(totals.preallocated_after_end)},
                     {QStringLiteral("shared"), json_figure(totals.shared)},
                     {QStringLiteral("exclusive"), json_figure(totals.exclusive)},
                     {QStringLiteral("in_selection"), json_figure(totals.in_selection)},
                     {QStringLiteral("outside"), json_figure(totals.outside)}};
    for (const ExtentKind kind : all_extent_kinds) json[json_word(name_of(kind))] = json_figure(totals.of(kind));
    return json;
}

QJsonObject file_json(std::size_t index, const FileView& file) {
    const QJsonObject filesystem{{QStringLiteral("type"), QString::fromStdString(file.filesystem.type)},
                                 {QStringLiteral("key"), QString::fromStdString(file.filesystem.key)},
                                 {QStringLiteral("block"), json_number(file.filesystem.block)}};
    QJsonArray notes;
    for (const std::string& note : file.notes) notes.append(QString::fromStdString(note));
    return {{QStringLiteral("event"), QStringLiteral("file")},
            {QStringLiteral("file"), json_number(index)},
            {QStringLiteral("path"), json_path(file.path)},
            {QStringLiteral("same_as"), file.same_as ? json_number(*file.same_as) : QJsonValue()},
            {QStringLiteral("filesystem"), filesystem},
            {QStringLiteral("map"), json_word(name_of(file.source))},
            {QStringLiteral("settled"), json_word(name_of(file.settled))},
            {QStringLiteral("changing"), file.changing},
            {QStringLiteral("bytes"), totals_json(file.totals)},
            {QStringLiteral("notes"), notes}};
}

QJsonObject piece_json(std::size_t file, const Piece& piece) {
    const Extent& extent = piece.extent;
    const bool in_segment = piece.sharing.segment != no_segment;
    return {{QStringLiteral("event"), QStringLiteral("extent")},
            {QStringLiteral("file"), json_number(file)},
            {QStringLiteral("offset"), json_number(extent.offset)},
            {QStringLiteral("length"), json_number(extent.length)},
            {QStringLiteral("kind"), json_word(name_of(extent.kind))},
            {QStringLiteral("sharing"), json_word(name_of(piece.sharing.sharing))},
            {QStringLiteral("address"), extent.has_address ? json_number(extent.address) : QJsonValue()},
            {QStringLiteral("flags"), json_number(extent.flags)},
            {QStringLiteral("segment"), in_segment ? json_number(piece.sharing.segment) : QJsonValue()}};
}

QJsonObject failure_json(std::size_t file, const Error& error) {
    QJsonObject json = json_error(error);
    json[QStringLiteral("event")] = QStringLiteral("error");
    json[QStringLiteral("file")] = json_number(file);
    return json;
}

QByteArray json_line(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

std::string extent_line(const Comparison& comparison, const FileView& file, const Piece& piece) {
    const Extent& extent = piece.extent;
    const bool in_segment = piece.sharing.segment != no_segment;
    return csv_line({escape_name(file.path), std::to_string(extent.offset), std::to_string(extent.length),
                     name_of(extent.kind), name_of(piece.sharing.sharing),
                     extent.has_address ? std::to_string(extent.address) : std::string(), std::to_string(extent.flags),
                     in_segment ? std::to_string(piece.sharing.segment) : std::string(), file.filesystem.key,
                     name_of(file.source), name_of(file.settled),
                     file.same_as ? std::to_string(*file.same_as) : std::string(), file.changing ? "yes" : "no",
                     !in_segment                                                ? ""
                     : comparison.segments[piece.sharing.segment].overlap_known ? "yes"
                                                                                : "no"});
}

class Writer {
public:
    Writer(QIODevice& device, const std::stop_token& stop) : device_(device), stop_(stop) {}

    bool add(const QByteArray& line) {
        buffer_ += line;
        return buffer_.size() < enough || flush();
    }
    bool flush() {
        const bool written = !stop_.stop_requested() && device_.write(buffer_) == buffer_.size();
        buffer_.clear();
        return written;
    }

private:
    static constexpr qsizetype enough = 1 << 16;

    QIODevice& device_;
    const std::stop_token& stop_;
    QByteArray buffer_;
};

bool write_pieces(Writer& writer, const ComparisonPicture& picture, std::size_t index, ExportFormat format) {
    const FileView& file = *picture.comparison.files[index];
    for (const PieceIndex piece : picture.files[index].pieces) {
        const Piece own = piece_of(file, piece);
        const bool json = format == ExportFormat::json;
        const QByteArray line = json ? json_line(piece_json(index, own))
                                     : QByteArray::fromStdString(extent_line(picture.comparison, file, own));
        if (!writer.add(line)) return false;
    }
    return true;
}

}  // namespace

bool write_extents(QIODevice& device, const ComparisonPicture& picture, ExportFormat format,
                   const std::stop_token& stop) {
    Writer writer(device, stop);
    const bool json = format == ExportFormat::json;
    if (!json &&
        !writer.add("path,offset,length,kind,sharing,address,flags,segment,filesystem,map,settled,same_as,changing,"
                    "overlap_known\r\n"))
        return false;
    for (std::size_t i = 0; i < picture.files.size(); ++i) {
        const auto& file = picture.comparison.files[i];
        if (!file) {
            if (json && !writer.add(json_line(failure_json(i, file.error())))) return false;
            continue;
        }
        if (json && !writer.add(json_line(file_json(i, *file)))) return false;
        if (!write_pieces(writer, picture, i, format)) return false;
    }
    return writer.flush();
}

}  // namespace drover::ui
