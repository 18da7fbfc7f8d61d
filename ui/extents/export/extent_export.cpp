// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/export/extent_export.h"

#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "engine/api/extent_names.h"

namespace drover::ui {

namespace {

QString escaped(const std::string& path) {
    return QString::fromStdString(escape_name(path));
}

QString word(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QByteArray cell(std::string_view name) {
    return QByteArray(name.data(), static_cast<qsizetype>(name.size()));
}

QJsonValue number(std::uint64_t value) {
    return QJsonValue(static_cast<qint64>(value));
}

QJsonObject figure(const Figure& figure) {
    return {{QStringLiteral("bytes"), number(figure.bytes)},
            {QStringLiteral("precision"), word(name_of(figure.precision))}};
}

QJsonObject totals_json(const FileTotals& totals) {
    QJsonObject json{{QStringLiteral("apparent"), number(totals.apparent)},
                     {QStringLiteral("allocated"), number(totals.allocated)},
                     {QStringLiteral("preallocated_after_end"), figure(totals.preallocated_after_end)},
                     {QStringLiteral("shared"), figure(totals.shared)},
                     {QStringLiteral("exclusive"), figure(totals.exclusive)},
                     {QStringLiteral("in_selection"), figure(totals.in_selection)},
                     {QStringLiteral("outside"), figure(totals.outside)}};
    for (const ExtentKind kind : all_extent_kinds) json[word(name_of(kind))] = figure(totals.of(kind));
    return json;
}

QJsonObject file_json(std::size_t index, const FileView& file) {
    const QJsonObject filesystem{{QStringLiteral("type"), QString::fromStdString(file.filesystem.type)},
                                 {QStringLiteral("key"), QString::fromStdString(file.filesystem.key)},
                                 {QStringLiteral("block"), number(file.filesystem.block)}};
    QJsonArray notes;
    for (const std::string& note : file.notes) notes.append(QString::fromStdString(note));
    return {{QStringLiteral("event"), QStringLiteral("file")},
            {QStringLiteral("file"), number(index)},
            {QStringLiteral("path"), escaped(file.path)},
            {QStringLiteral("same_as"), file.same_as ? number(*file.same_as) : QJsonValue()},
            {QStringLiteral("filesystem"), filesystem},
            {QStringLiteral("map"), word(name_of(file.source))},
            {QStringLiteral("settled"), word(name_of(file.settled))},
            {QStringLiteral("changing"), file.changing},
            {QStringLiteral("bytes"), totals_json(file.totals)},
            {QStringLiteral("notes"), notes}};
}

QJsonObject piece_json(std::size_t file, const Piece& piece) {
    const Extent& extent = piece.extent;
    const bool in_segment = piece.sharing.segment != no_segment;
    return {{QStringLiteral("event"), QStringLiteral("extent")},
            {QStringLiteral("file"), number(file)},
            {QStringLiteral("offset"), number(extent.offset)},
            {QStringLiteral("length"), number(extent.length)},
            {QStringLiteral("kind"), word(name_of(extent.kind))},
            {QStringLiteral("sharing"), word(name_of(piece.sharing.sharing))},
            {QStringLiteral("address"), extent.has_address ? number(extent.address) : QJsonValue()},
            {QStringLiteral("flags"), number(extent.flags)},
            {QStringLiteral("segment"), in_segment ? number(piece.sharing.segment) : QJsonValue()}};
}

QJsonObject error_json(std::size_t file, const Error& error) {
    return {{QStringLiteral("event"), QStringLiteral("error")},
            {QStringLiteral("file"), number(file)},
            {QStringLiteral("path"), escaped(error.path)},
            {QStringLiteral("operation"), QString::fromStdString(error.operation)},
            {QStringLiteral("errno"), QString::fromStdString(error.code)},
            {QStringLiteral("message"), QString::fromStdString(error.message())}};
}

QByteArray json_line(const QJsonObject& object) {
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QByteArray quoted(const QString& text) {
    return '"' + QString(text).replace(u'"', QStringLiteral("\"\"")).toUtf8() + '"';
}

QByteArray csv_line(const QByteArray& path, const QByteArray& filesystem, const FileView& file, const Piece& piece) {
    const Extent& extent = piece.extent;
    const QByteArray cells[] = {
        path,
        QByteArray::number(static_cast<qulonglong>(extent.offset)),
        QByteArray::number(static_cast<qulonglong>(extent.length)),
        cell(name_of(extent.kind)),
        cell(name_of(piece.sharing.sharing)),
        extent.has_address ? QByteArray::number(static_cast<qulonglong>(extent.address)) : QByteArray(),
        QByteArray::number(extent.flags),
        piece.sharing.segment == no_segment ? QByteArray() : QByteArray::number(piece.sharing.segment),
        filesystem,
        cell(name_of(file.source)),
        cell(name_of(file.settled)),
    };
    QByteArray line;
    for (const QByteArray& value : cells) line += (line.isEmpty() ? "" : ",") + value;
    return line + '\n';
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
    const QByteArray path = quoted(escaped(file.path));
    const QByteArray filesystem = quoted(QString::fromStdString(file.filesystem.key));
    for (const PieceIndex piece : picture.files[index].pieces) {
        const Piece own = piece_of(file, piece);
        const QByteArray line =
            format == ExportFormat::json ? json_line(piece_json(index, own)) : csv_line(path, filesystem, file, own);
        if (!writer.add(line)) return false;
    }
    return true;
}

}  // namespace

bool write_extents(QIODevice& device, const ComparisonPicture& picture, ExportFormat format,
                   const std::stop_token& stop) {
    Writer writer(device, stop);
    const bool json = format == ExportFormat::json;
    if (!json && !writer.add("path,offset,length,kind,sharing,address,flags,segment,filesystem,map,settled\n"))
        return false;
    for (std::size_t i = 0; i < picture.files.size(); ++i) {
        const auto& file = picture.comparison.files[i];
        if (!file) {
            if (json && !writer.add(json_line(error_json(i, file.error())))) return false;
            continue;
        }
        if (json && !writer.add(json_line(file_json(i, *file)))) return false;
        if (!write_pieces(writer, picture, i, format)) return false;
    }
    return writer.flush();
}

}  // namespace drover::ui
