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

QFileDialog* file_dialog(QWidget& parent, const FileWish& wish, std::function<void(const QString&)> chosen) {
    auto* dialog = new QFileDialog(&parent, wish.title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(wish.filters);
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent, std::move(chosen));
    return dialog;
}

// "csv" of "Comma-separated values (*.csv)".
QString suffix_of(const QString& filter) {
    return filter.section(QStringLiteral("*."), 1, 1).section(u')', 0, 0);
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

QString csv_filter() {
    return Chooser::tr("Comma-separated values (*.csv)");
}

QString json_filter() {
    return Chooser::tr("JSON (*.json)");
}

void choose_new_file(QWidget& parent, const FileWish& wish, std::function<void(const QString&)> chosen) {
    QFileDialog* dialog = file_dialog(parent, wish, std::move(chosen));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix_of(wish.filters.value(0)));
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                     [dialog](const QString& filter) { dialog->setDefaultSuffix(suffix_of(filter)); });
    dialog->selectFile(wish.name);
    dialog->open();
}

void choose_old_file(QWidget& parent, const FileWish& wish, std::function<void(const QString&)> chosen) {
    QFileDialog* dialog = file_dialog(parent, wish, std::move(chosen));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

}  // namespace drover::ui
