// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QFileDialog;
class QString;
class QWidget;

namespace drover::test {

// The file chooser that a window has opened; null when none comes.
QFileDialog* file_chooser(const QWidget& window);
// Types a path into it, at a person's pace, and presses Enter.
void choose_file(QFileDialog& dialog, const QString& path);
void choose_file(const QWidget& window, const QString& path);

}  // namespace drover::test
