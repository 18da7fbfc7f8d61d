// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/choose.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <utility>

namespace drover::ui {

namespace {

struct Chooser {
    Q_DECLARE_TR_FUNCTIONS(drover::ui::Chooser)
};

void open_chooser(QWidget& parent, const QString& title, const QString& accept, QFileDialog::FileMode mode,
                  Chosen chosen) {
    auto* dialog = new QFileDialog(&parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(mode);
    dialog->setOption(QFileDialog::ShowDirsOnly, mode == QFileDialog::Directory);
    dialog->setLabelText(QFileDialog::Accept, accept);
    // URLs, because a desktop's own chooser may know bytes that a QString cannot hold.
    QObject::connect(dialog, &QDialog::accepted, &parent,
                     [dialog, chosen = std::move(chosen)] { chosen(read_urls(dialog->selectedUrls())); });
    dialog->open();
}

}  // namespace

void choose_files(QWidget& parent, Chosen chosen) {
    open_chooser(parent, Chooser::tr("Add files"), Chooser::tr("Add"), QFileDialog::ExistingFiles, std::move(chosen));
}

void choose_source_folder(QWidget& parent, Chosen chosen) {
    open_chooser(parent, Chooser::tr("Add a folder"), Chooser::tr("Add"), QFileDialog::Directory, std::move(chosen));
}

void choose_destination(QWidget& parent, Chosen chosen) {
    open_chooser(parent, Chooser::tr("Destination"), Chooser::tr("Choose"), QFileDialog::Directory, std::move(chosen));
}

}  // namespace drover::ui
