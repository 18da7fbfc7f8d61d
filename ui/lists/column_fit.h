// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

class QHeaderView;
class QWidget;
class QAbstractItemView;

namespace drover::ui {

// Gives the columns of a table or a tree the widths that they want, and what is left to those that take the rest. Where
// there is too little room the others become narrower, down to their titles, before anything scrolls sideways. A column
// that a person has dragged keeps its width.
class ColumnFit : public QObject {
    Q_OBJECT

public:
    // `letters`: wanted widths in digits; 0 takes the rest.
    ColumnFit(QAbstractItemView& view, QHeaderView& header, std::vector<int> letters);

    void fit();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Column {
        int wanted = 0;
        int least = 0;  // what its title needs, or some letters of what takes the rest
        bool rest = false;
    };

    Column column(int section) const;
    static std::vector<int> shares(const std::vector<Column>& columns, int room);
    void apply();

    QAbstractItemView& view_;
    const QObject* viewport_;  // to be known while the view goes away
    QHeaderView& header_;
    std::vector<int> letters_;
    std::vector<int> dragged_;  // widths; 0 where nobody did
    bool fitting_ = false;
    bool again_ = false;
};

}  // namespace drover::ui
