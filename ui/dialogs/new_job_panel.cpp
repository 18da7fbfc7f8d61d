// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/new_job_panel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <set>

#include "ui/dialogs/archive_rows.h"
#include "ui/dialogs/job_options_form.h"
#include "ui/dialogs/kind_choice.h"
#include "ui/intake/archive_names.h"
#include "ui/text/format.h"
#include "ui/text/kind_words.h"
#include "ui/text/words.h"
#include "ui/theme/colors.h"
#include "ui/theme/icons.h"

namespace drover::ui {

namespace {

QString names_text(const std::vector<std::string>& sources) {
    if (sources.size() == 1) return show_path(sources.front());
    constexpr std::size_t most = 4;
    QStringList names;
    for (std::size_t i = 0; i < std::min(most, sources.size()); ++i) names << show_name(sources[i]);
    QString list = names.join(QStringLiteral(", "));
    if (sources.size() <= most) return list;
    return NewJobPanel::tr("%1 and %2 more").arg(list, format_count(sources.size() - most));
}

std::string without_trailing_slash(std::string path) {
    while (path.ends_with('/')) path.pop_back();
    return path;
}

QHBoxLayout* row_layout(QWidget* widget) {
    auto* layout = new QHBoxLayout(widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    return layout;
}

}  // namespace

NewJobPanel::NewJobPanel(QWidget* parent)
    : QFrame(parent),
      title_(new QLabel),
      names_(new QLabel),
      kinds_(new KindChoice),
      more_(new QToolButton),
      form_(new JobOptionsForm),
      error_(new QLabel),
      hold_(new QPushButton(tr("Add, &don’t start"))),
      start_(new QPushButton) {
    setObjectName(QStringLiteral("new_job"));
    setAccessibleName(tr("New job"));
    build();
    connect(kinds_, &KindChoice::changed, this, [this] {
        error_->hide();
        describe();
        Q_EMIT kind_changed();
    });
    connect(&form_->archive(), &ArchiveRows::name_changed, this, [this] {
        error_->hide();  // it may have been about the name
        title_->setText(title());
    });
    connect(hold_, &QPushButton::clicked, this, [this] { Q_EMIT submit_wanted(Engine::Start::held); });
    connect(start_, &QPushButton::clicked, this, [this] { Q_EMIT submit_wanted(Engine::Start::when_possible); });
    connect(more_, &QToolButton::toggled, this, [this](bool expanded) {
        form_->set_expanded(expanded);
        more_->setText(expanded ? tr("Fewer &options") : tr("More &options"));
    });
    hide();
}

void NewJobPanel::build() {
    error_->setObjectName(QStringLiteral("new_job_error"));
    error_->setWordWrap(true);
    error_->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 12, 12, 14);
    layout->setSpacing(10);
    layout->addWidget(build_header());
    layout->addWidget(kinds_);
    layout->addWidget(form_);
    layout->addWidget(error_);
    layout->addWidget(build_buttons());
}

QWidget* NewJobPanel::build_header() {
    auto* header = new QWidget;
    auto* layout = row_layout(header);
    QFont bold = title_->font();
    bold.setWeight(QFont::DemiBold);
    bold.setPointSizeF(bold.pointSizeF() * 1.1);
    title_->setFont(bold);
    names_->setForegroundRole(QPalette::PlaceholderText);
    names_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* close = new QToolButton;
    close->setObjectName(QStringLiteral("close_new_job"));
    close->setAutoRaise(true);
    close->setIcon(symbolic_icon(QStringLiteral("close")));
    close->setAccessibleName(tr("Put the new job away"));
    close->setToolTip(tr("Put the new job away (Esc)"));
    connect(close, &QToolButton::clicked, this, &NewJobPanel::dismiss);
    layout->addWidget(title_);
    layout->addWidget(names_, 1);
    layout->addWidget(close);
    return header;
}

QWidget* NewJobPanel::build_buttons() {
    auto* buttons = new QWidget;
    auto* layout = row_layout(buttons);
    more_->setObjectName(QStringLiteral("more_options"));
    more_->setText(tr("More &options"));
    more_->setCheckable(true);
    more_->setToolTip(tr("How exactly it is done"));
    hold_->setObjectName(QStringLiteral("hold"));
    hold_->setToolTip(tr("Puts the job into the queue, paused"));
    start_->setObjectName(QStringLiteral("start"));
    start_->setIcon(symbolic_icon(QStringLiteral("resume")));
    start_->setDefault(true);
    layout->addWidget(more_);
    layout->addStretch(1);
    layout->addWidget(hold_);
    layout->addWidget(start_);
    for (QPushButton* button : {hold_, start_}) button->setMinimumSize(132, 30);
    more_->setMinimumHeight(30);
    return buttons;
}

void NewJobPanel::offer(const std::vector<std::string>& sources, std::optional<JobKind> wish) {
    const JobKind wanted = kind_for(all_name_archives(sources), wish);
    if (isHidden()) {
        sources_.clear();
        form_->archive().forget_typed();
        form_->set_options(defaults_);
    }
    std::set<std::string> named(sources_.begin(), sources_.end());
    for (const std::string& source : sources)
        if (named.insert(source).second) sources_.push_back(source);
    kinds_->set_extractable(all_name_archives(sources_));
    kinds_->set_kind(wanted);
    form_->archive().propose(proposed_archive_stem(sources_));
    error_->hide();
    describe();
    show();
    Q_EMIT kind_changed();
}

void NewJobPanel::set_defaults(const JobOptions& options, bool hold) {
    defaults_ = options;
    hold_by_default_ = hold;
    if (isHidden()) form_->set_options(defaults_);
    start_->setDefault(!hold);
    hold_->setDefault(hold);
}

Engine::Start NewJobPanel::usual_start() const {
    return hold_by_default_ ? Engine::Start::held : Engine::Start::when_possible;
}

void NewJobPanel::propose_for(const std::string& destination) {
    if (isHidden()) return;
    const auto stays = [folder = without_trailing_slash(destination)](const std::string& source) {
        return source.substr(0, source.rfind('/')) == folder;
    };
    const bool home = kind() == JobKind::copy && std::ranges::any_of(sources_, stays);
    form_->propose_conflict(home ? ConflictPolicy::keep_both : defaults_.on_conflict);
}

// What joins an open panel leaves the kind as it is, where that still fits.
JobKind NewJobPanel::kind_for(bool archives_only, std::optional<JobKind> wish) const {
    if (wish) return *wish;
    if (isHidden()) return archives_only ? JobKind::extract : JobKind::copy;
    return kind() == JobKind::extract && !archives_only ? JobKind::copy : kind();
}

void NewJobPanel::describe() {
    form_->set_kind(kind());
    title_->setText(title());
    names_->setText(names_text(sources_));
    start_->setText(kind_words(kind()).start);
    start_->setToolTip(tr("Start (Enter)"));
}

QString NewJobPanel::title() const {
    const QString offer = kind_words(kind()).offer;
    const QString items = sources_title(sources_);
    if (kind() != JobKind::archive) return offer.arg(items);
    const std::string name = form_->archive().name();
    return offer.arg(items, name.empty() ? tr("…") : show_path(name));
}

bool NewJobPanel::complete() {
    if (kind() != JobKind::archive) return true;
    const QString problem = form_->archive().problem();
    if (problem.isEmpty()) return true;
    show_error(problem);
    form_->archive().focus_name();
    return false;
}

void NewJobPanel::show_error(const QString& text) {
    color_error();
    error_->setText(text);
    error_->show();
    QAccessibleEvent event(error_, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void NewJobPanel::color_error() {
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, signal_color(Signal::bad, colors));
    error_->setPalette(colors);
}

void NewJobPanel::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) color_error();
}

void NewJobPanel::focus_start() {
    (hold_by_default_ ? hold_ : start_)->setFocus(Qt::OtherFocusReason);
}

void NewJobPanel::dismiss() {
    sources_.clear();
    hide();
    Q_EMIT dismissed();
}

JobKind NewJobPanel::kind() const {
    return kinds_->kind();
}

JobRequest NewJobPanel::request(const std::string& folder) const {
    JobRequest request;
    request.kind = kind();
    request.sources = sources_;
    request.destination = folder;
    request.create_destination = true;
    request.options = form_->options();
    if (request.kind == JobKind::archive) {
        if (!folder.ends_with('/')) request.destination += '/';
        request.destination += form_->archive().name();
        request.archive = form_->archive().options();
    }
    return request;
}

void NewJobPanel::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter) Q_EMIT submit_wanted(usual_start());
    else if (event->key() == Qt::Key_Escape) dismiss();
    else QFrame::keyPressEvent(event);
}

void NewJobPanel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), mix(palette().color(QPalette::Window), palette().color(QPalette::Highlight), 0.07));
    painter.fillRect(QRect(0, 0, 3, height()), palette().color(QPalette::Highlight));
    painter.fillRect(QRect(0, height() - 1, width(), 1), hairline(palette()));
}

}  // namespace drover::ui
