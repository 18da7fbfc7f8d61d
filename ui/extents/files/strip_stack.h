// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "ui/extents/files/ribbons.h"
#include "ui/extents/reading/comparison_picture.h"
#include "ui/extents/strip/lane_strip.h"

class QVBoxLayout;

namespace drover::ui {

class SharedWindow;

// The strips of all files below each other on one scale of bytes, with ribbons between the ranges that they share.
// Ribbons are drawn behind the strips, so one to a file further down passes beneath those between.
class StripStack : public QWidget {
    Q_OBJECT

public:
    explicit StripStack(SharedWindow& window, QWidget* parent = nullptr);

    void show_picture(SharedPicture picture);
    void set_hidden(LaneTopic topic, ClassSet hidden);
    // Puts the cursor there, without taking the focus.
    void select(std::size_t file, std::uint64_t offset);

    std::optional<SelectedRange> selected() const { return selected_; }
    LaneStrip* strip(std::size_t file) const { return strips_[file]; }  // null where the file could not be read
    const std::vector<RibbonPair>& ribbons();

Q_SIGNALS:
    void selection_moved();
    void hovered(const QString& text);
    void settle_wanted();
    void copy_wanted();
    void width_changed(int width);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void clear();
    void add_file(std::size_t file);
    void add_strip(std::size_t file, const FileView& view);
    void add_error(const Error& error);
    void take_cursor(std::size_t file);
    void mark_sharers();
    void offer_sharers(std::size_t file);
    RibbonEdge edge_of(std::size_t file, std::uint64_t offset, std::uint64_t length, bool below) const;
    void draw_ribbon(QPainter& painter, const RibbonPair& ribbon) const;

    SharedWindow& window_;
    QVBoxLayout* layout_;
    QWidget* rows_ = nullptr;
    SharedPicture picture_;
    std::vector<LaneStrip*> strips_;
    std::optional<SelectedRange> selected_;
    std::optional<std::vector<RibbonPair>> ribbons_;
};

}  // namespace drover::ui
