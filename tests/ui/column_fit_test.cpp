// SPDX-License-Identifier: GPL-3.0-or-later
// Columns share the room that there is.
#include "ui/lists/column_fit.h"

#include <gtest/gtest.h>

#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

#include "ui/lists/table_look.h"

namespace drover::test {
namespace {

class ColumnFitTest : public testing::Test {
protected:
    ColumnFitTest() : model_(50, 3) {
        model_.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Size"), QStringLiteral("Why")});
        table_.setModel(&model_);
        ui::use_table_look(table_);
        ui::fit_columns(table_, {20, 8, 0});
        show(900);
    }

    void show(int width) {
        table_.resize(width, 200);
        table_.show();
        QTest::qWait(20);
    }
    int width_of(int column) const { return table_.columnWidth(column); }
    int all() const { return table_.horizontalHeader()->length(); }
    bool scrolls_sideways() const { return table_.horizontalScrollBar()->maximum() > 0; }

    QStandardItemModel model_;
    QTableView table_;
};

TEST_F(ColumnFitTest, WhatIsLeftGoesToTheLastOne) {
    EXPECT_EQ(all(), table_.viewport()->width());
    const int name = width_of(0);
    const int why = width_of(2);
    show(1000);
    EXPECT_EQ(width_of(0), name);
    EXPECT_EQ(width_of(2), why + 100);
}

TEST_F(ColumnFitTest, WhereThereIsLittleTheyBecomeNarrowerBeforeAnythingScrolls) {
    const int name = width_of(0);
    show(300);
    EXPECT_LT(width_of(0), name);
    EXPECT_FALSE(scrolls_sideways());
    show(60);
    EXPECT_TRUE(scrolls_sideways()) << "titles stay whole";
}

TEST_F(ColumnFitTest, ADraggedColumnKeepsItsWidth) {
    QHeaderView& header = *table_.horizontalHeader();
    const QPoint edge(header.sectionViewportPosition(1) - 1, header.height() / 2);
    QTest::mousePress(header.viewport(), Qt::LeftButton, {}, edge);
    QTest::mouseMove(header.viewport(), edge + QPoint(37, 0));
    QTest::mouseRelease(header.viewport(), Qt::LeftButton, {}, edge + QPoint(37, 0));
    const int dragged = width_of(0);
    show(700);
    EXPECT_EQ(width_of(0), dragged);
}

TEST_F(ColumnFitTest, TitlesDoNotLookAtEveryRow) {
    table_.selectAll();
    EXPECT_FALSE(table_.horizontalHeader()->selectionModel()->hasSelection());
    EXPECT_TRUE(table_.selectionModel()->hasSelection());
}

}  // namespace
}  // namespace drover::test
