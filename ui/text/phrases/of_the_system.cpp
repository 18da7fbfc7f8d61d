// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "ui/text/phrases/phrases.h"

namespace drover::ui {

namespace {

constexpr EnginePhrase phrases[] = {
    // As strerror(3) has them.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Permission denied")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Operation not permitted")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No such file or directory")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No space left on device")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Disk quota exceeded")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Input/output error")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Read-only file system")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "File exists")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "File too large")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "File name too long")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Invalid argument")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Device or resource busy")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Not a directory")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Is a directory")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Directory not empty")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Too many open files")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Too many open files in system")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Too many levels of symbolic links")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Cannot allocate memory")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Operation not supported")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Function not implemented")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Invalid cross-device link")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Stale file handle")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No such device")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No such device or address")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Text file busy")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Resource temporarily unavailable")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Connection timed out")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Remote I/O error")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Transport endpoint is not connected")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Too many links")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Numerical result out of range")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Argument list too long")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No data available")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Bad file descriptor")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Value too large for defined data type")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Structure needs cleaning")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Required key not available")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Host is down")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Illegal seek")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "No locks available")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Inappropriate ioctl for device")},
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "Bad message")},
    // The end of an error: the call and its errno.
    {QT_TRANSLATE_NOOP("drover::ui::EngineWords", "%1 (%2, %3)"), "1"},
};

}  // namespace

std::span<const EnginePhrase> phrases_of_the_system() {
    return phrases;
}

}  // namespace drover::ui
