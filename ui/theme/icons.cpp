// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/icons.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <cmath>

namespace drover::ui {

namespace {

QByteArray symbol_source(const QString& name) {
    static QHash<QString, QByteArray> sources;
    auto found = sources.find(name);
    if (found == sources.end()) {
        QFile file(QStringLiteral(":/drover/icons/%1.svg").arg(name));
        found = sources.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return *found;
}

QPixmap render_symbol(const QString& name, const QSize& pixels, const QColor& color) {
    QByteArray source = symbol_source(name);
    source.replace("currentColor", color.name().toLatin1());
    QPixmap pixmap(pixels);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(source);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(0, 0), QSizeF(pixels)));
    return pixmap;
}

QPixmap symbol_pixmap(const QString& name, const QSize& pixels, const QColor& color) {
    const QString key =
        QStringLiteral("drover/%1/%2x%3/%4").arg(name).arg(pixels.width()).arg(pixels.height()).arg(color.name());
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        pixmap = render_symbol(name, pixels, color);
        QPixmapCache::insert(key, pixmap);
    }
    return pixmap;
}

QColor mode_color(QIcon::Mode mode) {
    const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
    const auto role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
    return QApplication::palette().color(group, role);
}

// Asks the palette at every painting, so that an icon made once follows a change of the colours.
class SymbolEngine : public QIconEngine {
public:
    explicit SymbolEngine(const QString& name) : name_(name) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        paint_symbol(*painter, name_, rect, mode_color(mode));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return symbol_pixmap(name_, size, mode_color(mode));
    }
    QIconEngine* clone() const override { return new SymbolEngine(*this); }

private:
    QString name_;
};

}  // namespace

QIcon symbolic_icon(const QString& name) {
    return QIcon(new SymbolEngine(name));
}

void paint_symbol(QPainter& painter, const QString& name, const QRectF& rect, const QColor& color) {
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize pixels(static_cast<int>(std::ceil(rect.width() * ratio)),
                       static_cast<int>(std::ceil(rect.height() * ratio)));
    if (pixels.isEmpty()) return;
    const QPixmap pixmap = symbol_pixmap(name, pixels, color);
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()));
}

QIcon application_icon() {
    return QIcon(QStringLiteral(":/drover/icons/drover.svg"));
}

}  // namespace drover::ui
