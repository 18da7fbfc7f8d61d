// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QBuffer>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/ui/extents/sample_extents.h"
#include "ui/extents/export/extent_export.h"

namespace drover::test {
namespace {

using namespace drover::ui;

SharedPicture picture() {
    FileView file = file_view("/with \"quotes\", and \xFF", 3 * MiB, {data(MiB, MiB, 10 * MiB)});
    file.extents.push_back(of_kind(ExtentKind::preallocated, 3 * MiB, MiB, 20 * MiB));
    file.totals.outside = {0, Precision::unknown};
    Comparison comparison;
    comparison.files.emplace_back(file);
    Error gone;
    gone.code = "ENOENT";
    gone.path = "/gone";
    comparison.files.emplace_back(std::unexpected(gone));
    return picture_of(std::move(comparison));
}

QList<QByteArray> lines(ExportFormat format) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    EXPECT_TRUE(write_extents(buffer, *picture(), format));
    return QByteArray(buffer.data()).replace("\r\n", "\n").trimmed().split('\n');
}

TEST(Export, CsvHasALineForEachPiece) {
    const auto csv = lines(ExportFormat::csv);
    ASSERT_EQ(csv.size(), 5);
    EXPECT_EQ(csv[0],
              "path,offset,length,kind,sharing,address,flags,segment,filesystem,map,settled,same_as,changing,"
              "overlap_known");
    EXPECT_EQ(csv[1], "\"/with \"\"quotes\"\", and \\xff\",0,1048576,hole,none,,0,,sample,extent_map,yes,,no,");
    EXPECT_EQ(csv[2],
              "\"/with \"\"quotes\"\", and \\xff\",1048576,1048576,data,exclusive,10485760,0,,sample,extent_map,yes,,"
              "no,");
    EXPECT_TRUE(csv[4].contains(",3145728,1048576,preallocated,exclusive,20971520,2048,"));
}

TEST(Export, JsonKeepsIntegersAndPrecision) {
    const auto json = lines(ExportFormat::json);
    ASSERT_EQ(json.size(), 6);
    const QJsonObject file = QJsonDocument::fromJson(json[0]).object();
    EXPECT_EQ(file[QStringLiteral("path")].toString(), QStringLiteral("/with \"quotes\", and \\xff"));
    const QJsonObject bytes = file[QStringLiteral("bytes")].toObject();
    EXPECT_EQ(bytes[QStringLiteral("apparent")].toInteger(), 3145728);
    EXPECT_EQ(bytes[QStringLiteral("outside")].toObject()[QStringLiteral("precision")].toString(),
              QStringLiteral("unknown"));
    EXPECT_TRUE(bytes[QStringLiteral("outside")].toObject()[QStringLiteral("bytes")].isNull());
    EXPECT_EQ(bytes[QStringLiteral("hole")].toObject()[QStringLiteral("bytes")].toInteger(), 2097152);
    const QJsonObject piece = QJsonDocument::fromJson(json[2]).object();
    EXPECT_EQ(piece[QStringLiteral("address")].toInteger(), 10485760);
    EXPECT_TRUE(QJsonDocument::fromJson(json[1]).object()[QStringLiteral("address")].isNull()) << "a hole has none";
    EXPECT_EQ(QJsonDocument::fromJson(json[5]).object()[QStringLiteral("errno")].toString(), QStringLiteral("ENOENT"));
}

TEST(Export, AFullDiskIsNoticed) {
    QBuffer closed;
    EXPECT_FALSE(write_extents(closed, *picture(), ExportFormat::csv));
}

TEST(Export, StopsWhenItIsTold) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(write_extents(buffer, *picture(), ExportFormat::csv, stop.get_token()));
}

}  // namespace
}  // namespace drover::test
