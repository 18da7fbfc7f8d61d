// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/archive_rows.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <algorithm>

#include "engine/base/error.h"
#include "ui/dialogs/option_row.h"
#include "ui/intake/archive_names.h"

namespace drover::ui {

namespace {

// In the order of `new_archive_suffixes`.
std::vector<OptionChoice> type_choices() {
    const QString helps[] = {
        ArchiveRows::tr("Not compressed. Files are cloned into it where the filesystem can."),
        ArchiveRows::tr("Compressed with Zstandard: fast, and small."),
        ArchiveRows::tr("Compressed with gzip: opens on every Unix."),
        ArchiveRows::tr("Compressed with xz: smallest, and slowest."),
        ArchiveRows::tr("Compressed file by file: opens everywhere, keeps less than a tar."),
    };
    static_assert(std::size(helps) == new_archive_suffixes.size());
    std::vector<OptionChoice> choices;
    for (std::size_t i = 0; i < std::size(helps); ++i) {
        const std::string_view suffix = new_archive_suffixes[i];
        choices.push_back({QString::fromLatin1(suffix.data(), static_cast<qsizetype>(suffix.size())), helps[i]});
    }
    return choices;
}

std::vector<OptionChoice> alignment_choices() {
    return {
        {ArchiveRows::tr("Automatic"),
         ArchiveRows::tr("Large files begin on a block of the disk where that lets them be cloned.")},
        {ArchiveRows::tr("None"),
         ArchiveRows::tr("Nothing is padded: a little smaller, but every byte has to be copied.")},
    };
}

}  // namespace

ArchiveRows::ArchiveRows(QObject* parent)
    : QObject(parent),
      name_label_(new QLabel(tr("Fi&le name"))),
      name_(new QLineEdit),
      type_(new OptionRow(tr("File ty&pe"), type_choices(), this)),
      alignment_(new OptionRow(tr("Ali&gnment"), alignment_choices(), this)),
      same_bytes_(new QCheckBox(tr("Same tree, same &bytes"))),
      same_bytes_help_(new QLabel(tr("Leaves out who owns the files, so that equal trees give equal archives."))) {
    name_label_->setBuddy(name_);
    name_->setObjectName(QStringLiteral("archive_name"));
    name_->setAccessibleName(tr("Name of the new archive"));
    name_->setAcceptDrops(false);  // files dropped here join the job instead of being typed as text
    type_->combo()->setObjectName(QStringLiteral("archive_type"));
    alignment_->combo()->setObjectName(QStringLiteral("alignment"));
    same_bytes_->setObjectName(QStringLiteral("same_bytes"));
    same_bytes_->setAccessibleDescription(same_bytes_help_->text());
    same_bytes_help_->setForegroundRole(QPalette::PlaceholderText);
    same_bytes_help_->setWordWrap(true);
    connect(name_, &QLineEdit::textEdited, this, &ArchiveRows::name_edited);
    connect(type_->combo(), &QComboBox::currentIndexChanged, this, &ArchiveRows::type_chosen);
}

void ArchiveRows::add_name_to(QGridLayout& grid, int row) {
    grid.addWidget(name_label_, row, 0);
    grid.addWidget(name_, row, 1, 1, 2);
    type_->add_to(grid, row + 1);
}

void ArchiveRows::add_layout_to(QGridLayout& grid, int row) {
    alignment_->add_to(grid, row);
    grid.addWidget(same_bytes_, row + 1, 1);
    grid.addWidget(same_bytes_help_, row + 1, 2);
}

void ArchiveRows::set_visible(bool name, bool layout) {
    name_shown_ = name;
    layout_shown_ = layout;
    show_rows();
}

void ArchiveRows::show_rows() {
    name_label_->setVisible(name_shown_);
    name_->setVisible(name_shown_);
    type_->set_visible(name_shown_);
    alignment_->set_visible(layout_shown_ && suffix() == ".tar");  // compressed payloads cannot be cloned
    same_bytes_->setVisible(layout_shown_);
    same_bytes_help_->setVisible(layout_shown_);
}

void ArchiveRows::propose(const std::string& stem) {
    if (!typed_) set_text(stem + std::string(suffix()));
}

std::string ArchiveRows::name() const {
    const std::string typed = text();
    if (without_archive_suffix(typed).empty()) return {};
    return new_archive_suffix(typed).empty() ? typed + std::string(suffix()) : typed;
}

QString ArchiveRows::problem() const {
    const std::string full = name();
    if (full.empty()) return tr("Give the archive a name.");
    if (full.find('/') != std::string::npos) return tr("A name cannot contain “/”. The folder is chosen above.");
    return {};
}

void ArchiveRows::focus_name() {
    name_->setFocus(Qt::OtherFocusReason);
    name_->selectAll();
}

ArchiveOptions ArchiveRows::options() const {
    ArchiveOptions options;
    if (alignment_->index() == 1) options.alignment = 0;
    options.deterministic = same_bytes_->isChecked();
    return options;
}

void ArchiveRows::name_edited() {
    typed_ = true;
    const auto* found = std::ranges::find(new_archive_suffixes, new_archive_suffix(text()));
    if (found != new_archive_suffixes.end()) {
        const QSignalBlocker ours(this);  // the type follows the name here, not the other way round
        type_->set_index(static_cast<int>(found - new_archive_suffixes.begin()));
    }
    Q_EMIT name_changed();
}

void ArchiveRows::type_chosen() {
    const std::string wanted = without_archive_suffix(text()) + std::string(suffix());
    if (text() != wanted) set_text(wanted);
    show_rows();
}

void ArchiveRows::set_text(const std::string& name) {
    name_->setText(QString::fromStdString(escape_name(name)));
    Q_EMIT name_changed();
}

std::string ArchiveRows::text() const {
    return unescape_name(name_->text().toStdString());
}

std::string_view ArchiveRows::suffix() const {
    return new_archive_suffixes[static_cast<std::size_t>(type_->index())];
}

}  // namespace drover::ui
