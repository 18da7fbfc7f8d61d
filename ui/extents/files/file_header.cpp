// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/extents/files/file_header.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QRegion>
#include <QStringList>
#include <QVBoxLayout>

#include "ui/extents/text/extent_words.h"
#include "ui/text/engine_words.h"
#include "ui/text/format.h"
#include "ui/theme/colors.h"

namespace drover::ui {

namespace {

QLabel* quiet_label(const QString& text) {
    auto* label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

QLabel* name_label(const FileView& file, const QString& name) {
    auto* label = new QLabel(name);
    label->setObjectName(QStringLiteral("file_name"));
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    label->setTextFormat(Qt::PlainText);
    label->setToolTip(show_path(file.path));
    return label;
}

// A word on a tinted ground.
class Badge : public QLabel {
public:
    Badge(const QString& text, const QString& help) : QLabel(text) {
        setTextFormat(Qt::PlainText);
        setToolTip(help);
        setAccessibleDescription(help);
        setContentsMargins(7, 1, 7, 1);
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const QColor color = signal_color(Signal::attention, palette());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(mix(palette().color(QPalette::Window), color, 0.18));
        painter.drawRoundedRect(QRectF(rect()), 5, 5);
        painter.setPen(color);
        painter.drawText(rect(), Qt::AlignCenter, text());
    }
};

QString notes_text(const FileView& file) {
    QStringList notes;
    for (const std::string& note : file.notes) notes << tell_state(note);
    return notes.join(QStringLiteral("\n"));
}

}  // namespace

FileHeader::FileHeader(const FileView& file, const QString& name, const QString& same_as, QWidget* parent)
    : QWidget(parent) {
    auto* line = new QHBoxLayout;
    line->setSpacing(10);
    line->addWidget(name_label(file, name));
    line->addWidget(quiet_label(file_facts(file)));
    if (file.changing)
        line->addWidget(new Badge(tr("Changing"), tr("It was written to while it was read: the figures may not fit.")));
    if (file.settled == Settled::no) {
        line->addWidget(new Badge(
            tr("Unsettled"), tr("Some of its data is not on the disk yet, so this may not be what it will be like.")));
        auto* settle = new QPushButton(tr("Settle"));
        settle->setObjectName(QStringLiteral("settle"));
        settle->setToolTip(tr("Write the data out, then look again"));
        settle->setAccessibleName(tr("Settle %1").arg(name));
        connect(settle, &QPushButton::clicked, this, &FileHeader::settle_wanted);
        line->addWidget(settle);
    }
    line->addStretch(1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(line);
    QString more = notes_text(file);
    if (!same_as.isEmpty()) more = tr("The same file as %1, by another name.").arg(same_as);
    if (more.isEmpty()) return;
    QLabel* notes = quiet_label(more);
    notes->setWordWrap(true);
    layout->addWidget(notes);
}

void FileHeader::paintEvent(QPaintEvent*) {
    constexpr int margin = 4;
    QRegion texts;
    for (const QWidget* part : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (part->isVisible()) texts += part->geometry();
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Window));
    painter.drawRoundedRect(QRectF(texts.boundingRect()).adjusted(-margin, 0, margin, 0), margin, margin);
}

}  // namespace drover::ui
