// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <string>
#include <vector>

#include "engine/api/tree_usage.h"
#include "ui/bridge/background.h"
#include "ui/extents/archive/archive_picture.h"
#include "ui/extents/reading/comparison_picture.h"
#include "ui/extents/reading/readers.h"

namespace drover::ui {

// Finds out what paths are, and reads them on another thread: directories as a tree, a single archive as its members,
// anything else as files that are compared. One thing at a time; opening another ends what is under way. Each ends
// with exactly one of the signals from `compared` on, unless another begins before.
class Inspection : public QObject {
    Q_OBJECT

public:
    static constexpr std::size_t most_files = 64;  // strips below each other

    explicit Inspection(Readers readers, QObject* parent = nullptr);

    void open(std::vector<std::string> paths);
    void open_directory(const std::string& path);  // the files directly inside
    void compare(std::vector<std::string> paths, bool settle);
    void stop();

Q_SIGNALS:
    void progressed(const QString& text);
    void noted(const QString& text);  // something to be known besides the result
    void compared(drover::ui::SharedPicture picture);
    void scanned(std::shared_ptr<const drover::TreeUsage> usage);
    void listed(drover::ui::SharedArchive archive);
    void failed(const drover::Error& error);
    void stopped();

private:
    std::shared_ptr<const Readers> readers_;
    Background background_;
};

}  // namespace drover::ui
