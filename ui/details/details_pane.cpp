// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/details/details_pane.h"

#include <QShortcut>

#include "ui/details/detail_tab.h"
#include "ui/text/format.h"

namespace drover::ui {

DetailsPane::DetailsPane(const DetailSources& sources, QWidget* parent) : QTabWidget(parent) {
    setObjectName(QStringLiteral("details"));
    setAccessibleName(tr("Details of the selected job"));
    setDocumentMode(true);
    for (const DetailTabEntry& entry : detail_tabs()) {
        DetailTab* content = entry.make(sources);
        content->setObjectName(QString::fromLatin1(entry.name) + QStringLiteral("_tab"));
        const int index = addTab(content, entry.title());
        add_key(index, entry.help());
        connect(content, &DetailTab::tab_wanted, this, &DetailsPane::open_tab);
        connect(content, &DetailTab::focus_left, this, &DetailsPane::focus_left);
        connect(content, &DetailTab::problem_found, this, &DetailsPane::problem_found);
        connect(content, &DetailTab::inspect_wanted, this, &DetailsPane::inspect_wanted);
    }
    connect(this, &QTabWidget::currentChanged, this, &DetailsPane::show_front);
    show_nothing();
}

// Ctrl+1 and so on, from anywhere in the window.
void DetailsPane::add_key(int index, const QString& help) {
    const QKeySequence key(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + index));
    auto* shortcut = new QShortcut(key, this);
    shortcut->setContext(Qt::WindowShortcut);
    connect(shortcut, &QShortcut::activated, this, [this, index] { open(index); });
    setTabToolTip(index, tr("%1 (%2)").arg(help, key.toString(QKeySequence::NativeText)));
}

DetailTab* DetailsPane::tab(int index) const {
    return static_cast<DetailTab*>(widget(index));
}

void DetailsPane::show_job(const JobSnapshot& job) {
    if (job_ && job_->id == job.id && job_->revision == job.revision) return;
    job_ = job;
    show_counts();
    show_front();
}

void DetailsPane::show_nothing() {
    job_.reset();
    show_counts();
    for (int i = 0; i < count(); ++i) tab(i)->show_nothing();
}

void DetailsPane::show_front() {
    if (job_ && currentIndex() >= 0) tab(currentIndex())->show_job(*job_);
}

void DetailsPane::show_counts() {
    for (int i = 0; i < count(); ++i) {
        const DetailTabEntry& entry = detail_tabs()[static_cast<std::size_t>(i)];
        const std::uint64_t number = job_ ? entry.count(*job_) : 0;
        const QString title = number > 0 ? tr("%1 (%2)").arg(entry.title(), format_count(number)) : entry.title();
        if (tabText(i) != title) setTabText(i, title);
    }
}

void DetailsPane::open_tab(const QString& name) {
    for (int i = 0; i < count(); ++i) {
        if (name == QLatin1String(detail_tabs()[static_cast<std::size_t>(i)].name)) open(i);
    }
}

void DetailsPane::open(int index) {
    Q_EMIT opened();
    setCurrentIndex(index);
    tab(index)->focus_content();
}

}  // namespace drover::ui
