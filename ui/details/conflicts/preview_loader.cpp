// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/conflicts/preview_loader.h"

#include <QBuffer>
#include <QByteArray>
#include <QImageReader>
#include <filesystem>
#include <fstream>
#include <system_error>

#include "engine/base/error.h"

namespace drover::ui {

namespace {

constexpr std::uintmax_t largest_picture = 64U << 20;  // bytes
constexpr std::uintmax_t text_head = 4096;             // bytes

QByteArray read_head(const std::string& path, std::uintmax_t count) {
    std::ifstream file(path, std::ios::binary);
    QByteArray bytes(static_cast<qsizetype>(count), Qt::Uninitialized);
    file.read(bytes.data(), bytes.size());
    bytes.truncate(static_cast<qsizetype>(file.gcount()));
    return bytes;
}

QImage read_picture(const std::string& path, std::uintmax_t size, const QSize& pixels) {
    if (size > largest_picture) return {};
    QByteArray start = read_head(path, 64);
    QBuffer probe(&start);
    probe.open(QIODevice::ReadOnly);
    if (QImageReader(&probe).format().isEmpty()) return {};
    QByteArray bytes = read_head(path, size);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const QSize full = reader.size();
    if (full.isValid()) reader.setScaledSize(full.scaled(pixels, Qt::KeepAspectRatio).boundedTo(full));
    return reader.read();
}

QString read_text(const std::string& path) {
    QByteArray head = read_head(path, text_head);
    // The cut may have gone through a character; a line is never cut.
    const qsizetype line_end = head.lastIndexOf('\n');
    if (head.size() == static_cast<qsizetype>(text_head) && line_end > 0) head.truncate(line_end);
    return head.contains('\0') || !is_utf8(head.toStdString()) ? QString() : QString::fromUtf8(head);
}

}  // namespace

PreviewLoader::PreviewLoader(QObject* parent) : QObject(parent) {
    reader_.setMaxThreadCount(1);
}

PreviewLoader::~PreviewLoader() {
    reader_.clear();
    reader_.waitForDone();
}

Preview PreviewLoader::read(const std::string& path, const QSize& pixels) {
    std::error_code failure;
    // A FIFO would wait for a writer.
    if (!std::filesystem::is_regular_file(path, failure)) return {};
    const std::uintmax_t size = std::filesystem::file_size(path, failure);
    if (failure) return {};
    const QImage picture = read_picture(path, size, pixels);
    return picture.isNull() ? Preview{{}, read_text(path)} : Preview{picture, {}};
}

void PreviewLoader::load(const std::string& path, const QSize& pixels) {
    reader_.clear();
    reader_.start([this, path, pixels, ticket = ++ticket_] {
        Preview preview = read(path, pixels);
        QMetaObject::invokeMethod(
            this,
            [this, ticket, preview = std::move(preview)] {
                if (ticket == ticket_) Q_EMIT loaded(preview);
            },
            Qt::QueuedConnection);
    });
}

void PreviewLoader::forget() {
    reader_.clear();
    ++ticket_;
}

}  // namespace drover::ui
