// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/engine_words.h"

#include <QCoreApplication>
#include <QStringList>

namespace drover::ui {

namespace {

constexpr const char* context = "drover::ui::EngineWords";

constexpr const char* phrases[] = {
    // Methods and why one was not taken: engine/transfer.
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "clone"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "kernel copy"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "buffered"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "hole"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "other filesystem"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not supported here"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not supported by this kernel"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not possible for this file"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the file is in use as swap"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not permitted"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the source is not on the disk yet"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "blocks of zeros are looked for"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "holes are to be filled"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "small file"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "small range"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "unaligned"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "unknown block size"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "less than a block"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "it moved nothing"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the size of this file is not known before it is read"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "compressed archive"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the archive is no tar"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the holes are stored"),
    // What became of an entry: engine/jobs.
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "the name is taken"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not newer"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "not larger"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "only files are compared by size"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "special files are left out"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "this format cannot hold it"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It changed while it was being copied"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "It changed while it was being moved; the original stays"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "A directory cannot go into itself"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Another source of this job has the same name"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "This directory does not exist"),
    // Errors of the system, as strerror(3) has them.
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Permission denied"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Operation not permitted"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No such file or directory"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No space left on device"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Disk quota exceeded"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Input/output error"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Read-only file system"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "File exists"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "File too large"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "File name too long"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Invalid argument"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Device or resource busy"),
    // States and warnings.
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "pausing"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "all jobs are paused"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Hard links become separate files: this filesystem cannot hold them"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Hard links become separate files: this format cannot hold them"),
    QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Not all of it is on the device yet: the system goes on writing"),
};

QString translated(const QString& phrase) {
    if (phrase.isEmpty()) return {};
    return QCoreApplication::translate(context, phrase.toUtf8().constData());
}

// "clone refused: other filesystem"
QString tell_step(const QString& step) {
    const QString refused = QStringLiteral(" refused: ");
    const qsizetype cut = step.indexOf(refused);
    if (cut < 0) return translated(step);
    return QCoreApplication::translate("drover::ui::EngineWords", "%1 refused: %2")
        .arg(translated(step.left(cut)), translated(step.mid(cut + refused.size())));
}

}  // namespace

QString tell_reason(const std::string& text) {
    const QString arrow = QStringLiteral(" → ");
    QStringList steps = QString::fromStdString(text).split(arrow);
    for (QString& step : steps) step = tell_step(step);
    return steps.join(arrow);
}

QString tell_state(const std::string& text) {
    const QString waiting = QStringLiteral("waiting for ");
    QString state = QString::fromStdString(text);
    if (state.startsWith(waiting))
        state = QCoreApplication::translate("drover::ui::EngineWords", "waiting for %1").arg(state.mid(waiting.size()));
    else state = translated(state);
    if (!state.isEmpty()) state[0] = state[0].toUpper();
    return state;
}

std::span<const char* const> engine_phrases() {
    return phrases;
}

}  // namespace drover::ui
