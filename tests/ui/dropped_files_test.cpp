// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/intake/dropped_files.h"

#include <gtest/gtest.h>

#include <QMimeData>
#include <QSysInfo>

namespace drover::ui {
namespace {

using Paths = std::vector<std::string>;

DroppedFiles read(const char* type, const QByteArray& content) {
    QMimeData data;
    data.setData(QString::fromLatin1(type), content);
    return read_files(data);
}

TEST(LocalPath, DecodesToTheExactBytes) {
    EXPECT_EQ(local_path("file:///home/a%20b/%7Bx%7D%60"), "/home/a b/{x}`");
    EXPECT_EQ(local_path("file:///caf%E9"), "/caf\xE9") << "Latin-1 names are not UTF-8 and must survive";
    EXPECT_EQ(local_path("file:///caf%C3%A9"), "/caf\xC3\xA9");
    EXPECT_EQ(local_path("file:///100%25"), "/100%");
    EXPECT_EQ(local_path("file:///%2541"), "/%41") << "decoded once, not twice";
    EXPECT_EQ(local_path("file:///line%0Abreak"), "/line\nbreak");
}

TEST(LocalPath, TakesWhatIsNotEncodedAsItIs) {
    EXPECT_EQ(local_path("file:///{a} [b] `c`"), "/{a} [b] `c`");
    EXPECT_EQ(local_path("file:///50%"), "/50%");
    EXPECT_EQ(local_path("file:///%zz%4"), "/%zz%4");
    EXPECT_EQ(local_path("file:///a#b?c"), "/a#b?c");
}

TEST(LocalPath, KnowsThisMachineFromOthers) {
    const QByteArray host = QSysInfo::machineHostName().toUtf8();
    EXPECT_EQ(local_path("file://localhost/etc"), "/etc");
    EXPECT_EQ(local_path("file://" + host.toStdString() + "/etc"), "/etc");
    EXPECT_EQ(local_path("file:/etc"), "/etc");
    EXPECT_EQ(local_path("FILE:///etc"), "/etc");
    EXPECT_EQ(local_path("file://elsewhere.example/etc"), std::nullopt);
    EXPECT_EQ(local_path("sftp://host/etc"), std::nullopt);
    EXPECT_EQ(local_path("file:///a%00b"), std::nullopt) << "no file has a NUL in its name";
    EXPECT_EQ(local_path("file:relative"), std::nullopt);
}

TEST(LocalPath, DropsTrailingSlashesSoThatFoldersKeepTheirName) {
    EXPECT_EQ(local_path("file:///home/me/"), "/home/me");
    EXPECT_EQ(local_path("file:///"), "/");
}

TEST(UriList, SkipsCommentsAndEmptyLinesAndTakesBothLineEnds) {
    const DroppedFiles files = read("text/uri-list", "# from a test\r\nfile:///a\r\n\r\nfile:///b\n");
    EXPECT_EQ(files.paths, (Paths{"/a", "/b"}));
    EXPECT_EQ(files.kind, std::nullopt);
    EXPECT_EQ(files.remote, 0U);
}

TEST(UriList, CountsWhatItCannotServe) {
    const DroppedFiles files = read("text/uri-list", "https://x.example/1\r\nfile:///a\r\nsmb://y/2\r\n");
    EXPECT_EQ(files.paths, Paths{"/a"});
    EXPECT_EQ(files.remote, 2U);
    EXPECT_EQ(files.first_remote, "https://x.example/1");
}

TEST(GnomeList, HonoursCutAndCopyWithAndWithoutTrailingLineFeed) {
    EXPECT_EQ(read("x-special/gnome-copied-files", "cut\nfile:///a").kind, JobKind::move);
    const DroppedFiles copied = read("x-special/gnome-copied-files", "copy\nfile:///a\nfile:///b%FF\n");
    EXPECT_EQ(copied.kind, JobKind::copy);
    EXPECT_EQ(copied.paths, (Paths{"/a", "/b\xFF"}));
    EXPECT_TRUE(read("x-special/gnome-copied-files", "copy").empty());
}

TEST(KdeList, TellsCutFromCopy) {
    QMimeData data;
    data.setData(QStringLiteral("text/uri-list"), "file:///a");
    data.setData(QStringLiteral("application/x-kde-cutselection"), "1");
    EXPECT_EQ(read_files(data).kind, JobKind::move);
    data.setData(QStringLiteral("application/x-kde-cutselection"), "0");
    EXPECT_EQ(read_files(data).kind, JobKind::copy);
}

TEST(Arguments, BecomeAbsolutePaths) {
    const std::vector<std::string> words{"a b", "/c/", "../d", "file:///e%20f", ".", "..", "g/..", "", "--x\xFF"};
    const DroppedFiles files = read_arguments(words, "/home/me");
    EXPECT_EQ(files.paths, (Paths{"/home/me/a b", "/c", "/home/me/../d", "/e f", "/home/me", "/home", "/home/me",
                                  "/home/me/--x\xFF"}));
    EXPECT_EQ(files.remote, 0U);
}

TEST(PlainText, IsTakenWhenItsLinesArePaths) {
    EXPECT_EQ(read("text/plain", "/home/me/a b\nfile:///c%20d\n").paths, (Paths{"/home/me/a b", "/c d"}));
    EXPECT_TRUE(read("text/plain", "a sentence about nothing").empty());
}

}  // namespace
}  // namespace drover::ui
