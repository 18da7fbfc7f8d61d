// SPDX-License-Identifier: GPL-3.0-or-later
// Folders: sums, sorting, what deleting would free, and the way to the files.
#include <QAction>
#include <QHeaderView>
#include <QListWidget>
#include <QTreeView>
#include <algorithm>

#include "tests/ui/extents/inspector_fixture.h"
#include "tests/ui/extents/sample_extents.h"
#include "tests/ui/extents/sample_usage.h"
#include "ui/extents/tree/usage_model.h"
#include "ui/extents/tree/usage_words.h"

namespace drover::test {
namespace {

using namespace drover::ui;

class TreeTest : public InspectorTest {
protected:
    TreeTest() {
        usage = believable_usage();
        directories = {"/srv/media"};
        open({"/srv/media"});
        if (!soon([this] { return shows("usage"); })) qFatal("no tree");
    }
    QTreeView& tree() { return part<QTreeView>("usage"); }
    QModelIndex root() { return tree().model()->index(0, 0); }
    QStringList children() {
        QStringList names;
        for (int row = 0; row < tree().model()->rowCount(root()); ++row)
            names << tree().model()->index(row, 0, root()).data().toString();
        return names;
    }
    QModelIndex child(const QString& name) {
        return tree().model()->index(static_cast<int>(children().indexOf(name)), 0, root());
    }
};

TEST_F(TreeTest, ShowsTheRootsAndTheirChildrenBySize) {
    EXPECT_EQ(root().data().toString(), QStringLiteral("/srv/media"));
    EXPECT_EQ(children(), (QStringList{QStringLiteral("films"), QStringLiteral("machines"), QStringLiteral("photos"),
                                       QStringLiteral("notes")}));
}

TEST_F(TreeTest, AClickOnAHeaderSorts) {
    const QHeaderView& header = *tree().header();
    const int x = header.sectionViewportPosition(UsageModel::name_column) + 20;
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, QPoint(x, header.height() / 2));
    QTest::mouseClick(header.viewport(), Qt::LeftButton, {}, QPoint(x, header.height() / 2));
    QStringList sorted = children();
    const QStringList found = sorted;
    sorted.sort();
    QStringList reversed = sorted;
    std::ranges::reverse(reversed);
    EXPECT_TRUE(found == sorted || found == reversed) << found.join(u' ').toStdString();
    EXPECT_EQ(tree().currentIndex().data().toString(), QStringLiteral("/srv/media")) << "the selection stays";
}

TEST_F(TreeTest, SaysWhatDeletingWouldFree) {
    tree().setCurrentIndex(child(QStringLiteral("photos")));
    EXPECT_EQ(
        text("freed"),
        QStringLiteral("Deleting photos would free at least 40,802,189,312 bytes and at most 64,424,509,440 bytes."));
}

TEST_F(TreeTest, WouldFreeShowsTheBoundThatSaysSomething) {
    const QModelIndex row = child(QStringLiteral("photos"));
    EXPECT_EQ(row.siblingAtColumn(UsageModel::freed_column).data().toString(), QStringLiteral("at least 38.0 GiB"));
    UsageModel model;
    auto small = std::make_shared<TreeUsage>(*usage);
    small->nodes[1].totals.freed = {{0, Precision::at_least}, {4096, Precision::at_most}};
    model.show_usage(small);
    const auto cell = [&](int column) { return model.index(0, column).data().toString(); };
    EXPECT_EQ(cell(UsageModel::freed_column), QStringLiteral("at most 4.0 KiB"));
    small->complete = false;
    EXPECT_TRUE(cell(UsageModel::apparent_column).startsWith(QStringLiteral("at least"))) << "the scan was stopped";
}

TEST_F(TreeTest, SeveralRootsHaveASumTogether) {
    EXPECT_FALSE(text("freed").contains(QStringLiteral("together")));
    usage->nodes.push_back(usage->nodes[1]);
    usage->nodes.back().name = "/srv/more";
    usage->nodes[0].totals.freed = {{7, Precision::at_least}, {0, Precision::unknown}};
    open({"/srv/media", "/srv/more"});
    EXPECT_TRUE(soon([this] {
        return text("freed").contains(QStringLiteral("all of this together would free at least 7"));
    })) << text("freed").toStdString();
}

TEST_F(TreeTest, SaysWhyParentsAreMoreThanTheirChildren) {
    EXPECT_TRUE(text("usage_notes").contains(QStringLiteral("may be more than those of its children")));
}

TEST_F(TreeTest, ListsWhatCouldNotBeRead) {
    ASSERT_TRUE(shows("scan_errors"));
    EXPECT_TRUE(part<QListWidget>("scan_errors")
                    .item(0)
                    ->text()
                    .contains(QStringLiteral("/srv/media/photos/private: Permission denied")));
    EXPECT_TRUE(text("scan_result").contains(QStringLiteral("3 files could not be opened")));
}

TEST_F(TreeTest, ADoubleClickOpensTheFilesAndBackReturns) {
    files_of_directory = {"/srv/media/films/a", "/srv/media/films/b"};
    comparison = comparison_of({file_view("/srv/media/films/a", MiB, {data(0, MiB, MiB)}),
                                file_view("/srv/media/films/b", MiB, {data(0, MiB, MiB)})});
    const QRect row = tree().visualRect(child(QStringLiteral("films")));
    QTest::mouseClick(tree().viewport(), Qt::LeftButton, {}, row.center());
    QTest::mouseDClick(tree().viewport(), Qt::LeftButton, {}, row.center());
    ASSERT_TRUE(soon([this] { return shows("pieces"); }));
    EXPECT_EQ(comparisons_asked.front().paths, files_of_directory);
    press(Qt::Key_Left, Qt::AltModifier);
    EXPECT_TRUE(soon([this] { return shows("usage"); }));
    EXPECT_EQ(tree().currentIndex().data().toString(), QStringLiteral("films"));
}

TEST_F(TreeTest, AFolderWithoutFilesSaysSo) {
    tree().setCurrentIndex(child(QStringLiteral("notes")));
    press(Qt::Key_Return);
    ASSERT_TRUE(soon([this] { return !message().isEmpty(); }));
    EXPECT_TRUE(message().contains(QStringLiteral("/srv/media/notes: there are no files directly inside")))
        << message().toStdString();
    EXPECT_TRUE(shows("usage"));
}

TEST(UsageWords, SayHowFarTheyCanBeTrusted) {
    const QString name = QStringLiteral("x");
    EXPECT_EQ(freed_sentence(name, {{4096}, {4096}}), QStringLiteral("Deleting x would free 4,096 bytes."));
    EXPECT_EQ(freed_sentence(name, {{10, Precision::at_least}, {0, Precision::unknown}}),
              QStringLiteral("Deleting x would free at least 10 bytes; how much at most is unknown."));
    EXPECT_EQ(freed_sentence(name, {{0, Precision::unknown}, {0, Precision::unknown}}),
              QStringLiteral("What deleting x would free is unknown."));
    UsageNode node;
    node.name = "x";
    node.totals.exclusive = {0, Precision::unknown};
    EXPECT_TRUE(usage_sentence(node).contains(QStringLiteral("exclusive: unknown")));
}

}  // namespace
}  // namespace drover::test
