// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QSize>
#include <QString>
#include <QThreadPool>
#include <cstdint>
#include <string>

namespace drover::ui {

// What can be shown of a file without a program for it: a picture, the beginning of a text, or neither.
struct Preview {
    QImage picture;
    QString text;
};

// Reads files for previews on a thread of its own, because a disk may take its time. Only the latest request counts.
class PreviewLoader : public QObject {
    Q_OBJECT

public:
    explicit PreviewLoader(QObject* parent = nullptr);
    ~PreviewLoader() override;

    void load(const std::string& path, const QSize& pixels);
    void forget();  // what is under way

    static Preview read(const std::string& path, const QSize& pixels);

Q_SIGNALS:
    void loaded(const drover::ui::Preview& preview);

private:
    QThreadPool reader_;
    std::uint64_t ticket_ = 0;
};

}  // namespace drover::ui
